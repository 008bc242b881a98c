#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The part of a test that Bazel asks for by environment variables.
///
/// Source: Bazel's Test Encyclopedia, "Test sharding": the index counts from 0, and a runner touches the
/// status file to say that it shares out its tests.
struct BazelShard {
    private let index: String?
    private let total: String?
    private let statusFile: String?

    init(_ console: Console) {
        index = console.variable("TEST_SHARD_INDEX")
        total = console.variable("TEST_TOTAL_SHARDS")
        statusFile = console.variable("TEST_SHARD_STATUS_FILE")
    }

    /// The part; nil where Bazel asks for none.
    func number() throws(CommandError) -> ShardNumber? {
        guard index != nil || total != nil else { return nil }
        guard let total, let count = Int(total), let index, let place = Int(index),
            (0..<count).contains(place), let number = ShardNumber(index: place + 1, count: count)
        else {
            throw .usage(
                "TEST_SHARD_INDEX=\(index ?? "") and TEST_TOTAL_SHARDS=\(total ?? "") are no part of a "
                    + "test; the index counts from 0 up to the total, or unset both")
        }
        return number
    }

    /// Creates Bazel's file, or gives it a new date.
    func touchStatusFile() throws(CommandError) {
        guard let statusFile else { return }
        let descriptor = unsafe open(
            statusFile, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, mode_t(0o666))
        guard descriptor >= 0 else {
            throw CommandError(
                exitCode: .cannotCreate,
                message: "TEST_SHARD_STATUS_FILE: \(statusFile) can't be created; check its folder")
        }
        defer { close(descriptor) }
        futimens(descriptor, nil)
    }
}
