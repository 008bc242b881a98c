/// Where the headers of C libraries may be included.
///
/// The module maps of FreeType and HarfBuzz may name them in their shim. ICU's and libpng's may be
/// seen by the files of their target alone, not by the headers it shows: ICU's would clash with Foundation's copy in every
/// client, and libpng's errors jump over Swift frames.
enum HeaderFence {
    /// The start of a header's name and the files that may include it, by the start of their path.
    private static let fences: [(header: String, files: String, ending: String)] = [
        ("ft2build.h", "Sources/CFreeType/", ".h"),
        ("freetype", "Sources/CFreeType/", ".h"),
        ("hb.h", "Sources/CHarfBuzz/", ".h"),
        ("hb-", "Sources/CHarfBuzz/", ".h"),
        ("unicode/", "Sources/CUnicode/icu", ""),
        ("png.h", "Sources/CPNGCodec/", ".c"),
        ("pngconf.h", "Sources/CPNGCodec/", ".c"),
        ("pnglibconf.h", "Sources/CPNGCodec/", ".c"),
    ]

    static func findings(in file: PackageFile) -> [Finding] {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { number, line in
            let directive = line.filter { !$0.isWhitespace }
            guard directive.hasPrefix("#include<") || directive.hasPrefix("#include\"") else {
                return nil
            }
            let header = directive.dropFirst("#include<".count).prefix { $0 != ">" && $0 != "\"" }
            guard let fence = fences.first(where: { header.hasPrefix($0.header) }) else {
                return nil
            }
            if file.path.hasPrefix(fence.files) && file.path.hasSuffix(fence.ending) { return nil }
            return Finding(
                file: file.path, line: number + 1,
                message: "\(header) may be included only by \(fence.files)*\(fence.ending)")
        }
    }
}
