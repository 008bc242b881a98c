import Foundation

/// Where files of benchmarks lie: in memory where that is possible, so that no disk is measured.
enum MemoryDisk {
    /// How much room has to be there, in bytes: 100 000 pictures and their goldens need half of it.
    private static let room: Int64 = 2 << 30

    /// Makes the system's folder in memory that of temporary files, unless the user chose another.
    static func use() {
        let path = "/dev/shm"
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: path)
        let free = (attributes?[.systemFreeSize] as? NSNumber)?.int64Value ?? 0
        guard free >= room, FileManager.default.isWritableFile(atPath: path) else { return }
        unsafe setenv("TMPDIR", path, 0)
    }
}
