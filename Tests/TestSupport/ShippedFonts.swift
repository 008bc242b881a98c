import Foundation

/// The fonts in Fonts/, found by their file names.
public enum ShippedFonts {
    /// The names of all font files, sorted.
    public static let all: [String] = {
        let names =
            (try? FileManager.default.contentsOfDirectory(atPath: "\(PackagePaths.root)/Fonts"))
        return (names ?? []).filter { name in
            [".ttf", ".otf", ".ttc", ".woff", ".woff2"].contains { name.hasSuffix($0) }
        }.sorted()
    }()

    /// The fonts FreeType and HarfBuzz read as they are, without unpacking.
    public static let unpacked = all.filter { !$0.contains(".woff") }
}
