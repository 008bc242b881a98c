import GalleyImage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Keeps a folder to one writer at a time, among all processes, for as long as the value lives.
///
/// The lock is the system's on the folder itself: it leaves no file behind, and it ends with the
/// process, however that ends.
struct FolderLock: ~Copyable {
    private let descriptor: Int32

    /// Waits until nobody else holds the folder.
    init(_ folder: String) throws(GoldenStoreError) {
        descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw .file(.cannotCreate(path: folder, reason: StoreFolder.reason(errno)))
        }
        while flock(descriptor, LOCK_EX) != 0 {
            let code = errno
            if code == EINTR { continue }
            close(descriptor)
            throw .file(.writeFailed(path: folder, reason: StoreFolder.reason(code)))
        }
    }

    deinit { close(descriptor) }
}
