#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The bytes of a font, fixed in memory and never changed, for two engines to point into.
///
/// Bytes from a file are mapped, so that only what is used is read. A file that someone else
/// shortens while it is mapped ends the process; that is outside what this type can promise.
@safe final class FontBytes: Sendable {
    // Written once, in init; the memory behind it is read-only until deinit.
    nonisolated(unsafe) private let base: UnsafeRawPointer
    let count: Int
    private let isMapped: Bool

    /// Copies bytes.
    init(copying bytes: Span<UInt8>) {
        let copy = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytes.count), alignment: 16)
        unsafe bytes.withUnsafeBytes { source in
            if let start = source.baseAddress {
                unsafe copy.copyMemory(from: start, byteCount: source.count)
            }
        }
        unsafe base = UnsafeRawPointer(copy)
        count = bytes.count
        isMapped = false
    }

    /// Maps a regular file.
    init(mapping path: String) throws(FontError) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Self.failure(path, errno) }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw Self.failure(path, errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .fileNotReadable(path: path, reason: "not a regular file")
        }
        guard status.st_size > 0 else { throw .fileEmpty(path: path) }
        guard status.st_size <= FontFile.byteLimit else {
            throw .fileTooLarge(path: path, limit: FontFile.byteLimit)
        }
        let size = Int(status.st_size)
        guard
            let start = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0),
            unsafe start != MAP_FAILED
        else { throw Self.failure(path, errno) }
        unsafe base = UnsafeRawPointer(start)
        count = size
        isMapped = true
    }

    deinit {
        if isMapped {
            unsafe munmap(UnsafeMutableRawPointer(mutating: base), count)
        } else {
            unsafe UnsafeMutableRawPointer(mutating: base).deallocate()
        }
    }

    private static func failure(_ path: String, _ code: Int32) -> FontError {
        code == ENOENT || code == ENOTDIR
            ? .fileNotFound(path: path)
            : .fileNotReadable(path: path, reason: unsafe String(cString: strerror(code)))
    }

    /// Lends the bytes; they must not be kept beyond this object's life.
    func withUnsafeBytes<Result, Failure>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try unsafe body(UnsafeRawBufferPointer(start: base, count: count))
    }

    /// Lends the bytes, bounds-checked.
    func withSpan<Result, Failure>(
        _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let bytes = unsafe UnsafeRawBufferPointer(start: base, count: count)
        return try unsafe body(bytes.bindMemory(to: UInt8.self).span)
    }
}
