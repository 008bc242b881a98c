import Synchronization

/// New contents of a file, written beside it and not yet in its place.
///
/// Several threads may write pending files while one puts them in their places in order. One that is
/// never committed is removed.
package final class PendingFile: Sendable {
    private enum Content {
        /// A temporary file with all bytes.
        case temporary(String)
        /// The bytes of a device or pipe, which can't wait beside it.
        case stream([UInt8])
        /// The file holds the bytes already.
        case unchanged
    }

    /// The file that gets the contents.
    package let path: String
    private let content: Content
    private let isDone = Atomic(false)

    /// Writes the contents of a file to a temporary one in the same folder; a file that holds them
    /// already is left alone, with its date.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - bytes: What it is to hold.
    ///   - isDurable: Whether the bytes are on the disk when the initializer returns.
    /// - Throws: ``ImageError/cannotCreate(path:reason:)`` or
    ///   ``ImageError/writeFailed(path:reason:)``; nothing is left behind.
    package init(
        _ path: String, _ bytes: [UInt8], isDurable: Bool = false
    ) throws(ImageError) {
        self.path = path
        switch AtomicFile.occupant(of: path) {
        case .stream: content = .stream(bytes)
        case .file(bytes.count) where (try? InputFile.read(path, limit: bytes.count)) == bytes:
            content = .unchanged
        default:
            content = .temporary(
                try AtomicFile.writeTemporary(for: path, bytes, isDurable: isDurable))
        }
    }

    /// Puts the contents in their place.
    ///
    /// - Throws: ``ImageError/writeFailed(path:reason:)``, or ``ImageError/cannotCreate(path:reason:)``
    ///   for a device or pipe that can't be opened; nothing is left behind.
    package func commit() throws(ImageError) {
        precondition(
            !isDone.exchange(true, ordering: .relaxed), "a file takes its contents once")
        switch content {
        case .temporary(let temporary): try AtomicFile.move(temporary, to: path)
        case .stream(let bytes): try AtomicFile.writeInPlace(bytes, to: path)
        case .unchanged: break
        }
    }

    deinit {
        if case .temporary(let temporary) = content, !isDone.load(ordering: .relaxed) {
            AtomicFile.remove(temporary)
        }
    }
}
