public import GalleyButtons
public import GalleyGeometry
public import GalleyGoldens

/// Fails the test unless a button or screen of a spec file looks as its golden does.
///
/// See ``assertGolden(_:named:scale:update:metric:tolerance:mask:fileID:filePath:function:line:column:)``
/// for names, folders and the parameters of every golden. State, appearance and direction are part of the
/// name unless they are the usual ones, and the golden keeps the layout to tell what moved.
///
/// - Parameters:
///   - part: The button or screen, such as `.button("save")`.
///   - path: The spec file's path, from the package's folder where it is relative.
///   - named: What tells the picture from others of its suite.
///   - scale: How many pixels a point spans.
///   - state: The state whose look buttons have.
///   - appearance: Whether the surroundings are light or dark.
///   - direction: The direction in which leading becomes trailing.
///   - update: Which goldens may be written.
///   - metric: How far apart pixels are.
///   - tolerance: What the picture may differ by.
///   - mask: Pixels that are left out of the comparison.
///   - ignoring: Parts that are left out of the comparison, where the layout has them now.
///   - fileID: The module and file of the test.
///   - filePath: The path of the test's file.
///   - function: The function of the test.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The verdict with what was measured; nil where there could be none.
@discardableResult
public func assertGolden(
    _ part: SpecPart, ofSpec path: String, named: String? = nil, scale: Int = 1,
    state: ButtonState = .normal, appearance: Appearance = .light,
    direction: LayoutDirection = .leftToRight, update: GoldenUpdate? = nil,
    metric: Metric? = nil, tolerance: Tolerance? = nil, mask: Mask = .none,
    ignoring: Set<ButtonPart> = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> GoldenResult? {
    let check = GoldenAssertion(
        named: named,
        options: GoldenOptions(update: update?.mode, metric: metric, tolerance: tolerance),
        mask: mask,
        site: GoldenSite(
            fileID: fileID, filePath: filePath, function: function, line: line, column: column))
    return check.report { project throws(GoldenTestError) in
        try part.drawing(
            spec: project.path(path), shown: path, grid: PixelGrid(scale: Double(scale)),
            state: state, appearance: appearance, direction: direction, ignoring: ignoring)
    }
}

/// A button or screen of a spec file, by its name.
public enum SpecPart: Hashable, Sendable {
    /// A button.
    case button(String)
    /// A screen.
    case screen(String)
}

extension SpecPart {
    /// Draws the part.
    func drawing(
        spec path: String, shown: String, grid: PixelGrid, state: ButtonState,
        appearance: Appearance, direction: LayoutDirection, ignoring: Set<ButtonPart>
    ) throws(GoldenTestError) -> GoldenDrawing {
        let (file, spec) = try GoldenTestError.wrap { () throws(ButtonsError) in
            let file = try SpecFile(path: path)
            return (file, try file.spec(for: appearance))
        }
        let renderer = ButtonRenderer(fonts: ButtonFonts(spec.fonts))
        let values = GoldenDrawing.values(state, appearance, direction)
        switch self {
        case .button(let name):
            guard let button = spec.buttons.first(where: { $0.name == name }) else {
                throw .unknownName(
                    name, kind: "button", path: shown, known: spec.buttons.map(\.name))
            }
            return try GoldenTestError.wrap { () throws(ButtonsError) in
                try GoldenDrawing(
                    renderer.compose(button, grid: grid, direction: direction, state: state),
                    renderer: renderer, values: values, ignoring: ignoring, inputHash: file.hash)
            }
        case .screen(let name):
            guard let screen = spec.screens.first(where: { $0.name == name }) else {
                throw .unknownName(
                    name, kind: "screen", path: shown, known: spec.screens.map(\.name))
            }
            return try GoldenTestError.wrap { () throws(ButtonsError) in
                try GoldenDrawing(
                    renderer.composer.compose(
                        screen, buttons: spec.buttons, grid: grid, direction: direction,
                        state: state),
                    renderer: renderer, values: values, ignoring: ignoring, inputHash: file.hash)
            }
        }
    }
}
