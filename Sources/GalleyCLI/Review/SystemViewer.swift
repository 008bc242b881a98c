#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Opens files with the program that the system has for them.
enum SystemViewer {
    #if canImport(Darwin)
        private static let command = "open"
    #else
        private static let command = "xdg-open"
    #endif

    /// Starts the viewer and does not wait for it; false where it can't be started.
    static func open(_ path: String) -> Bool {
        var words: [UnsafeMutablePointer<CChar>?] = unsafe [strdup(command), strdup(path), nil]
        defer { unsafe words.forEach { unsafe free($0) } }
        var child = pid_t()
        return unsafe posix_spawnp(&child, command, nil, nil, &words, environ) == 0
    }
}
