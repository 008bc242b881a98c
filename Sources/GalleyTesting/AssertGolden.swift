public import GalleyGoldens
public import GalleyImage

/// Fails the test unless a picture is the same as its golden.
///
/// The golden is `Goldens/<suite>/<test>[@2x].png` in the package's folder: the suite's type and the
/// function as Swift Testing knows them, or the file and the function of an XCTest. The folder and what
/// failed (`.galley`) can be elsewhere by `galley.json5` or `GALLEY_GOLDENS` and `GALLEY_ARTIFACTS`.
/// A golden that is missing fails too. What failed waits there, and `swift package goldens accept NAME`
/// makes it the golden.
///
/// - Parameters:
///   - picture: The picture.
///   - named: What tells the picture from others of its suite, in place of the function's name; a
///     test with arguments has to say it.
///   - scale: How many pixels of the picture a point spans, which its name says from 2 on.
///   - update: Which goldens may be written, whatever traits and environment say; none with `CI` set.
///   - metric: How far apart pixels are, whatever traits and settings say.
///   - tolerance: What the picture may differ by, whatever traits and settings say.
///   - mask: What is left out of the comparison.
///   - fileID: The module and file of the test.
///   - filePath: The path of the test's file.
///   - function: The function of the test.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The verdict with what was measured; nil where there could be none.
@discardableResult
public func assertGolden(
    _ picture: Bitmap, named: String? = nil, scale: Int = 1, update: GoldenUpdate? = nil,
    metric: Metric? = nil, tolerance: Tolerance? = nil, mask: Mask = .none,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> GoldenResult? {
    let check = GoldenAssertion(
        named: named,
        options: GoldenOptions(update: update?.mode, metric: metric, tolerance: tolerance),
        mask: mask,
        site: GoldenSite(
            fileID: fileID, filePath: filePath, function: function, line: line, column: column))
    return check.report { _ in GoldenDrawing(picture: picture, scale: scale) }
}

extension GoldenAssertion {
    /// Draws, verifies and tells the framework that runs the test.
    func report(
        _ draw: (TestProject) throws(GoldenTestError) -> GoldenDrawing
    ) -> GoldenResult? {
        let outcome = outcome(
            in: GoldenSession.current, by: TestIdentity(at: site), testFolder: site.folder, draw)
        IssueReporter.report(outcome, at: site)
        return outcome.result
    }
}
