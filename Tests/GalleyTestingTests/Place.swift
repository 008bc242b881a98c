@testable import GalleyTesting

/// Places in files for assertions that are looked at from outside.
enum Place {
    /// The place that asks.
    static func here(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        function: StaticString = #function, line: UInt = #line, column: UInt = #column
    ) -> GoldenSite {
        GoldenSite(
            fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    }
}
