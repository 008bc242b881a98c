import GalleyImage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder of which every file is reached by a path below it and none through a symbolic link.
struct StoreFolder: Sendable {
    /// The largest file that is read, in bytes: 256 MiB.
    static let fileLimit = 256 << 20

    /// The folder's path, which may itself be a link.
    let path: String

    /// Returns the full path of a file below the folder.
    ///
    /// - Throws: ``GoldenStoreError/symbolicLink(path:)`` where a part of the way is a link.
    func resolve(_ file: String) throws(GoldenStoreError) -> String {
        var full = path
        for part in file.split(separator: "/") {
            precondition(part != "..", "a path of the store stays below it")
            full += "/" + part
            var status = stat()
            guard unsafe lstat(full, &status) == 0 else { continue }
            guard status.st_mode & S_IFMT != S_IFLNK else { throw .symbolicLink(path: full) }
        }
        return full
    }

    /// Reads a file; nil where there is none.
    func read(_ file: String) throws(GoldenStoreError) -> [UInt8]? {
        let full = try resolve(file)
        do {
            return try InputFile.read(full, limit: Self.fileLimit)
        } catch .fileNotFound {
            return nil
        } catch {
            throw .file(error)
        }
    }

    /// Gives a file new contents, whole or not at all; a file that holds them is left alone.
    func write(
        _ file: String, _ bytes: [UInt8], isDurable: Bool = false
    ) throws(GoldenStoreError) {
        let full = try resolve(file)
        do {
            try AtomicFile.createFolder(Self.folder(of: full))
            try AtomicFile.replace(full, with: bytes, isDurable: isDurable)
        } catch {
            throw .file(error)
        }
    }

    /// Removes a file, and the folders above it that are empty then; no file is no mistake.
    func remove(_ file: String) throws(GoldenStoreError) {
        let full = try resolve(file)
        guard unsafe unlink(full) == 0 || errno == ENOENT || errno == ENOTDIR else {
            throw .file(.writeFailed(path: full, reason: Self.reason(errno)))
        }
        var folder = file
        while let slash = folder.lastIndex(of: "/") {
            folder = String(folder[..<slash])
            guard unsafe rmdir("\(path)/\(folder)") == 0 else { return }
        }
    }

    /// Whether a file or folder is there.
    func contains(_ file: String) -> Bool {
        var status = stat()
        return unsafe lstat("\(path)/\(file)", &status) == 0
    }

    /// The paths of all files below the folder in order; links and hidden names are left out.
    func files(below folder: String = "") -> [String] {
        Self.list(folder.isEmpty ? path : "\(path)/\(folder)").flatMap { entry -> [String] in
            guard !entry.name.hasPrefix(".") else { return [] }
            let file = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
            switch entry.kind {
            case .file: return [file]
            case .folder: return files(below: file)
            case .other: return []
            }
        }
    }

    /// Whether a folder, or a link to one, is at a path.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// What an entry of a folder is.
    enum Kind {
        case file
        case folder
        case other
    }

    /// Lists a folder in the order of names; one that can't be read is empty.
    static func list(_ folder: String) -> [(name: String, kind: Kind)] {
        guard let stream = unsafe opendir(folder) else { return [] }
        defer { unsafe closedir(stream) }
        var entries: [(name: String, kind: Kind)] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
                unsafe String(cString: UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
            }
            if name == "." || name == ".." { continue }
            var status = stat()
            guard unsafe lstat("\(folder)/\(name)", &status) == 0 else { continue }
            let kind: Kind =
                switch status.st_mode & S_IFMT {
                case S_IFREG: .file
                case S_IFDIR: .folder
                default: .other
                }
            entries.append((name, kind))
        }
        return entries.sorted { $0.name < $1.name }
    }

    /// The folder that holds a file.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    static func reason(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }
}
