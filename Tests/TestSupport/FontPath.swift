import Foundation

extension PackagePaths {
    /// Returns the path of a shipped font, or of a test font below Fixtures/Fonts.
    public static func anyFont(_ name: String) -> String {
        let shipped = font(name)
        return FileManager.default.fileExists(atPath: shipped)
            ? shipped : fixture("Fonts/\(name)")
    }
}
