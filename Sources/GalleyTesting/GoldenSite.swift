#if canImport(Testing)
    import Testing
#endif

/// Where a golden is asserted.
struct GoldenSite: Sendable {
    /// The module and the file's name.
    let fileID: StaticString
    /// The file's path.
    let filePath: StaticString
    /// The function that asserts.
    let function: StaticString
    /// The line, counted from 1.
    let line: UInt
    /// The column, counted from 1.
    let column: UInt

    /// The path of the file's folder; `.` where the path has none.
    var folder: String {
        let path = "\(filePath)"
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The file's name without its ending.
    var stem: String {
        let name = "\(filePath)".split(separator: "/").last.map(String.init) ?? ""
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }

    #if canImport(Testing)
        /// The place as Swift Testing takes it.
        var sourceLocation: SourceLocation {
            SourceLocation(
                fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        }
    #endif
}
