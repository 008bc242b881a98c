#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads whole files of bounded size.
package enum InputFile {
    /// Reads a regular file.
    ///
    /// - Throws: ``ImageError/fileNotFound(path:)``, ``ImageError/fileNotReadable(path:reason:)``
    ///   or ``ImageError/fileTooLarge(path:limit:)``.
    package static func read(_ path: String, limit: Int) throws(ImageError) -> [UInt8] {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw failure(path, errno) }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw failure(path, errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .fileNotReadable(path: path, reason: "not a regular file")
        }
        guard status.st_size <= limit else { throw .fileTooLarge(path: path, limit: limit) }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        var filled = 0
        while filled < bytes.count {
            let count = unsafe bytes.withUnsafeMutableBytes { buffer in
                let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
                #if canImport(Glibc)
                    return unsafe Glibc.read(descriptor, rest.baseAddress, rest.count)
                #else
                    return unsafe Darwin.read(descriptor, rest.baseAddress, rest.count)
                #endif
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure(path, errno) }
            guard count > 0 else { break }
            filled += count
        }
        // The file may have become shorter since its size was asked for.
        return filled == bytes.count ? bytes : Array(bytes[..<filled])
    }

    private static func failure(_ path: String, _ code: Int32) -> ImageError {
        code == ENOENT || code == ENOTDIR
            ? .fileNotFound(path: path)
            : .fileNotReadable(path: path, reason: unsafe String(cString: strerror(code)))
    }
}
