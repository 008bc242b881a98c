#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Paths as the system knows them and as a person reads them.
enum FilePath {
    /// Returns the absolute path of what is there, links followed; of nothing the path as it is.
    static func real(_ path: String) -> String {
        guard let resolved = unsafe realpath(path.isEmpty ? "." : path, nil) else { return path }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// Whether a file or folder is there.
    static func isThere(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

    /// Returns a path as seen from the present folder where that is shorter.
    static func shown(_ path: String) -> String { relative(path, to: real(".")) }

    /// Returns the part of a path below a folder, or the path where it lies elsewhere.
    static func relative(_ path: String, to folder: String) -> String {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        guard path.hasPrefix(prefix), path.utf8.count > prefix.utf8.count else { return path }
        return String(path.dropFirst(prefix.count))
    }

    /// The folder that holds a file; empty for the present one.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
