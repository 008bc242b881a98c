#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes files so that a reader sees the whole of one or nothing of it.
package enum AtomicFile {
    /// Gives a file new contents, or creates it.
    ///
    /// The bytes go to a temporary file in the same folder, which then takes the name. A file that
    /// holds them already is left alone, with its date.
    ///
    /// - Throws: ``ImageError/cannotCreate(path:reason:)`` or
    ///   ``ImageError/writeFailed(path:reason:)``; nothing is left behind.
    package static func replace(_ path: String, with bytes: [UInt8]) throws(ImageError) {
        if let held = try? InputFile.read(path, limit: bytes.count), held == bytes { return }
        let temporary = "\(path).\(getpid()).tmp"
        let descriptor = unsafe open(
            temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode_t(0o666))
        guard descriptor >= 0 else { throw .cannotCreate(path: path, reason: reason(errno)) }
        var failure = writeAll(bytes, to: descriptor)
        if close(descriptor) != 0, failure == nil { failure = errno }
        if failure == nil, unsafe rename(temporary, path) != 0 { failure = errno }
        if let failure {
            unsafe unlink(temporary)
            throw .writeFailed(path: path, reason: reason(failure))
        }
    }

    /// Creates a folder and the folders above it where they are missing.
    ///
    /// - Throws: ``ImageError/cannotCreate(path:reason:)``.
    package static func createFolder(_ path: String) throws(ImageError) {
        if try makeFolder(path) { return }
        var prefix = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            prefix += prefix.isEmpty || prefix == "/" ? String(part) : "/" + part
            guard try makeFolder(prefix) else {
                throw .cannotCreate(path: prefix, reason: reason(ENOENT))
            }
        }
    }

    /// Creates one folder, or finds it there; false where the folder above it is missing.
    private static func makeFolder(_ path: String) throws(ImageError) -> Bool {
        if unsafe mkdir(path, mode_t(0o777)) == 0 { return true }
        let code = errno
        if code == ENOENT { return false }
        var status = stat()
        guard unsafe stat(path, &status) == 0 else {
            throw .cannotCreate(path: path, reason: reason(code))
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw .cannotCreate(path: path, reason: "a file is in its place")
        }
        return true
    }

    /// Writes all bytes; returns the system's error number, or nil.
    private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                let rest = unsafe buffer[written...]
                return unsafe write(
                    descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            }
            if count < 0 {
                if errno == EINTR { continue }
                return errno
            }
            written += count
        }
        return nil
    }

    private static func reason(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }
}
