public import GalleyImage
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes the cases of a run to its result file as the run goes on, so that a crash keeps them.
///
/// Until the run is over the file holds a line for its head and a line for each case, which
/// ``RunResult/init(json:)`` reads as an incomplete run; a line that was cut off counts for nothing.
/// The whole result then takes the file's place.
public final class ResultJournal: Sendable {
    private let path: String
    private let descriptor: Int32
    private let failure = Mutex<ImageError?>(nil)

    /// Begins the file with what is known before the first case; what it held is gone.
    ///
    /// - Parameters:
    ///   - path: The result file; its folder is made where it is missing.
    ///   - result: The result without cases.
    /// - Throws: ``ImageError/cannotCreate(path:reason:)`` or
    ///   ``ImageError/writeFailed(path:reason:)``.
    public init(path: String, _ result: RunResult) throws(ImageError) {
        var head = result
        head.isComplete = false
        self.path = path
        let folder = StoreFolder.folder(of: path)
        if folder != "." { try AtomicFile.createFolder(folder) }
        try AtomicFile.replace(path, with: Array((head.head.line + "\n").utf8))
        descriptor = unsafe open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw .cannotCreate(path: path, reason: StoreFolder.reason(errno))
        }
    }

    deinit { close(descriptor) }

    /// Removes the result file of an earlier run, so that nothing of it is taken for this one's.
    ///
    /// What is no plain file stays.
    public static func clear(_ path: String) {
        var status = stat()
        guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        unsafe unlink(path)
    }

    /// Adds a case, whole or, where the process ends meanwhile, not at all.
    ///
    /// Any thread may add; what fails is told by ``check()``.
    public func append(_ item: CaseResult) {
        let bytes = Array((item.document.line + "\n").utf8)
        failure.withLock { failure in
            guard failure == nil else { return }
            var written = 0
            while written < bytes.count {
                let count = unsafe bytes.withUnsafeBytes { buffer in
                    let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
                    return unsafe write(descriptor, rest.baseAddress, rest.count)
                }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else {
                    failure = .writeFailed(path: path, reason: StoreFolder.reason(errno))
                    return
                }
                written += count
            }
        }
    }

    /// Tells whether every case was added; the whole result is to be written in the journal's place.
    ///
    /// - Throws: ``ImageError/writeFailed(path:reason:)``.
    public func check() throws(ImageError) {
        if let failure = failure.withLock({ $0 }) { throw failure }
    }
}
