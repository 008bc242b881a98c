import Foundation

/// Where the package's files are, found from this file's own path.
public enum PackagePaths {
    /// The folder that holds Package.swift, without a trailing slash.
    public static let root: String = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    /// Returns the path of a shipped font.
    public static func font(_ name: String) -> String { "\(root)/Fonts/\(name)" }

    /// Returns the path of a file or folder below Fixtures.
    public static func fixture(_ name: String) -> String { "\(root)/Fixtures/\(name)" }

    /// The folder of conformance data made by others, or nil where it is not at hand.
    public static let conformance: String? = ProcessInfo.processInfo.environment[
        "GALLEY_CONFORMANCE"]
}
