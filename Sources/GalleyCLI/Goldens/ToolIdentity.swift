import GalleyButtons

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Tells one build of the command from another.
enum ToolIdentity {
    /// The version, and what the system says of the program's file, which no new build keeps.
    static var text: String {
        var status = stat()
        #if canImport(Glibc)
            let isKnown = unsafe stat("/proc/self/exe", &status) == 0
        #else
            let isKnown = unsafe stat(CommandLine.arguments.first ?? "", &status) == 0
        #endif
        guard isKnown else { return DrawingEnvironment.version }
        #if canImport(Darwin)
            let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (written, changed) = (status.st_mtim, status.st_ctim)
        #endif
        return "\(DrawingEnvironment.version) \(status.st_dev) \(status.st_ino) \(status.st_size) "
            + "\(written.tv_sec).\(written.tv_nsec) \(changed.tv_sec).\(changed.tv_nsec)"
    }
}
