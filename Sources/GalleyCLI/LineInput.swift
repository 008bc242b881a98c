#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads lines one after the other, without holding the whole input.
enum LineInput {
    /// The longest line in bytes: a million scalars of four bytes.
    private static let lineLimit = 4_000_000
    private static let chunkSize = 1 << 16

    /// Hands over each line of a file, or of standard input, with its number from 1.
    ///
    /// A line ends with a line feed, before which a carriage return counts to the end; the last one
    /// may go without. An empty input has no lines.
    static func forEach(
        of path: String?, _ body: (String, Int) throws(CommandError) -> Void
    ) throws(CommandError) {
        let descriptor = path.map { unsafe open($0, O_RDONLY | O_CLOEXEC) } ?? STDIN_FILENO
        guard descriptor >= 0 else { throw failure(path, errno) }
        defer { if path != nil { close(descriptor) } }
        var pending: [UInt8] = []
        var number = 0
        func handOver(_ bytes: ArraySlice<UInt8>) throws(CommandError) {
            number += 1
            let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
            guard let text = String(validating: line, as: UTF8.self) else {
                throw CommandError(
                    exitCode: .badData,
                    message:
                        "\(path ?? "standard input"):\(number): the line is not UTF-8; save it so")
            }
            try body(text, number)
        }
        while true {
            let chunk = try read(descriptor, path)
            if chunk.isEmpty { break }
            var start = 0
            while let end = chunk[start...].firstIndex(of: UInt8(ascii: "\n")) {
                pending += chunk[start..<end]
                try handOver(pending[...])
                pending.removeAll(keepingCapacity: true)
                start = end + 1
            }
            pending += chunk[start...]
            guard pending.count <= lineLimit else {
                throw CommandError(
                    exitCode: .badData,
                    message: "\(path ?? "standard input"):\(number + 1): the line is longer than "
                        + "\(lineLimit) bytes; break it")
            }
        }
        if !pending.isEmpty { try handOver(pending[...]) }
    }

    /// Reads some bytes; none at the input's end.
    private static func read(
        _ descriptor: Int32, _ path: String?
    ) throws(CommandError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: chunkSize)
        while true {
            let count = unsafe bytes.withUnsafeMutableBytes { buffer in
                #if canImport(Glibc)
                    unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
                #else
                    unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count)
                #endif
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure(path, errno) }
            bytes.removeLast(bytes.count - count)
            return bytes
        }
    }

    private static func failure(_ path: String?, _ code: Int32) -> CommandError {
        let reason = unsafe String(cString: strerror(code))
        return CommandError(
            exitCode: .missingInput,
            message: "\(path ?? "standard input") can't be read (\(reason)); check the path")
    }
}
