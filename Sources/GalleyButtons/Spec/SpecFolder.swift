/// The folder of a spec, which its relative paths start from.
struct SpecFolder {
    /// Empty or with a trailing slash.
    private let prefix: String

    init(ofSpec path: String) {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        prefix = slash.map { String(path[...$0]) } ?? ""
    }

    /// Returns a path of the spec as seen from where the spec's own path is seen.
    ///
    /// `..` stays as it is: behind a symbolic link it does not lead back to where it came from.
    func resolve(_ path: String) -> String { path.hasPrefix("/") ? path : prefix + path }
}
