import GalleyGoldens

/// How goldens are compared and whether they may be written; what is nil is left to others.
///
/// Of several the nearest counts: the call of ``assertGolden(_:named:scale:update:metric:tolerance:mask:fileID:filePath:function:line:column:)``,
/// the traits from the test outwards, the environment, `galley.json5`, and then none may be written and
/// no pixel may differ.
struct GoldenOptions: Sendable {
    /// Which goldens may be written.
    var update: UpdateMode?
    /// How far apart pixels are.
    var metric: Metric?
    /// What pictures may differ by.
    var tolerance: Tolerance?

    /// The options of the traits around the running test.
    @TaskLocal static var ofTraits = GoldenOptions()

    /// Returns these options, completed by those that count less.
    func over(_ outer: GoldenOptions) -> GoldenOptions {
        GoldenOptions(
            update: update ?? outer.update, metric: metric ?? outer.metric,
            tolerance: tolerance ?? outer.tolerance)
    }
}
