import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes files so that a reader sees the whole of one or nothing of it.
package enum AtomicFile {
    /// What ends the name of a file that is still being written.
    package static let temporaryEnding = ".galley-tmp"
    private static let counter = Atomic(0)
    private static let process = getpid()

    /// Gives a file new contents, or creates it.
    ///
    /// The bytes go to a temporary file in the same folder, which then takes the name. A file that
    /// holds them already is left alone, with its date. A device or a pipe, such as `/dev/null` or
    /// `/dev/stdout`, is written to in place.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - bytes: What it is to hold.
    ///   - isDurable: Whether the bytes and the name are on the disk when the function returns.
    /// - Throws: ``ImageError/cannotCreate(path:reason:)`` or
    ///   ``ImageError/writeFailed(path:reason:)``; nothing is left behind.
    package static func replace(
        _ path: String, with bytes: [UInt8], isDurable: Bool = false
    ) throws(ImageError) {
        try PendingFile(path, bytes, isDurable: isDurable).commit()
        if isDurable { try syncFolder(of: path) }
    }

    /// What stands at a path before something is written there.
    enum Occupant {
        case nothing
        /// A file of so many bytes.
        case file(size: Int)
        /// A device, a pipe or a socket, which a rename would put a file in place of.
        case stream
        /// A folder, or what can't be looked at.
        case other
    }

    /// Looks at what stands at a path.
    static func occupant(of path: String) -> Occupant {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return errno == ENOENT ? .nothing : .other }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file(size: Int(status.st_size))
        case S_IFDIR: .other
        default: .stream
        }
    }

    /// Gives a temporary file its name, or removes it where it can't have that.
    ///
    /// - Throws: ``ImageError/writeFailed(path:reason:)``.
    static func move(_ temporary: String, to path: String) throws(ImageError) {
        guard unsafe rename(temporary, path) == 0 else {
            let code = errno
            unsafe unlink(temporary)
            throw .writeFailed(path: path, reason: reason(code))
        }
    }

    /// Removes a temporary file.
    static func remove(_ temporary: String) { _ = unsafe unlink(temporary) }

    /// Writes bytes to a device or a pipe.
    ///
    /// - Throws: As ``replace(_:with:isDurable:)`` does.
    static func writeInPlace(_ bytes: [UInt8], to path: String) throws(ImageError) {
        let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .cannotCreate(path: path, reason: reason(errno)) }
        defer { close(descriptor) }
        if let failure = writeAll(bytes, to: descriptor) {
            throw .writeFailed(path: path, reason: reason(failure))
        }
    }

    /// Writes the future contents of a file beside it, to a name no one else writes to.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - bytes: What it is to hold.
    ///   - isDurable: Whether the bytes are on the disk when the function returns.
    /// - Returns: The path of the temporary file.
    /// - Throws: As ``replace(_:with:isDurable:)`` does.
    package static func writeTemporary(
        for path: String, _ bytes: [UInt8], isDurable: Bool
    ) throws(ImageError) -> String {
        let number = counter.add(1, ordering: .relaxed).newValue
        let temporary = "\(path).\(process)-\(number)\(temporaryEnding)"
        let descriptor = unsafe open(
            temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode_t(0o666))
        guard descriptor >= 0 else { throw .cannotCreate(path: path, reason: reason(errno)) }
        var failure = writeAll(bytes, to: descriptor)
        if isDurable, failure == nil, fsync(descriptor) != 0 { failure = errno }
        if close(descriptor) != 0, failure == nil { failure = errno }
        if let failure {
            unsafe unlink(temporary)
            throw .writeFailed(path: path, reason: reason(failure))
        }
        return temporary
    }

    /// Waits until the names in a file's folder are on the disk.
    ///
    /// - Throws: ``ImageError/writeFailed(path:reason:)``.
    package static func syncFolder(of path: String) throws(ImageError) {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .writeFailed(path: folder, reason: reason(errno)) }
        defer { close(descriptor) }
        // Some file systems have nothing to wait for and say so.
        guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else {
            throw .writeFailed(path: folder, reason: reason(errno))
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
