public import GalleyButtons
public import GalleyGeometry
public import GalleyGoldens

/// Fails the test unless a button looks as its golden does.
///
/// See ``assertGolden(_:named:scale:update:metric:tolerance:mask:fileID:filePath:function:line:column:)``
/// for names, folders and the parameters of every golden. State, appearance and direction are part of the
/// name unless they are the usual ones, and the golden keeps the layout to tell what moved.
///
/// - Parameters:
///   - button: The button.
///   - renderer: Draws it, with the fonts it names.
///   - named: What tells the picture from others of its suite.
///   - scale: How many pixels a point spans.
///   - state: The state whose look the button has.
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
    _ button: IconButton, renderer: ButtonRenderer, named: String? = nil, scale: Int = 1,
    state: ButtonState = .normal, direction: LayoutDirection = .leftToRight,
    update: GoldenUpdate? = nil, metric: Metric? = nil, tolerance: Tolerance? = nil,
    mask: Mask = .none, ignoring: Set<ButtonPart> = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> GoldenResult? {
    let check = GoldenAssertion(
        named: named,
        options: GoldenOptions(update: update?.mode, metric: metric, tolerance: tolerance),
        mask: mask,
        site: GoldenSite(
            fileID: fileID, filePath: filePath, function: function, line: line, column: column))
    return check.report { _ throws(GoldenTestError) in
        try GoldenTestError.wrap { () throws(ButtonsError) in
            try GoldenDrawing(
                renderer.compose(
                    button, grid: PixelGrid(scale: Double(scale)), direction: direction,
                    state: state),
                renderer: renderer,
                values: GoldenDrawing.values(state, button.appearance, direction),
                ignoring: ignoring)
        }
    }
}

/// Fails the test unless a screen of buttons looks as its golden does.
///
/// See ``assertGolden(_:named:scale:update:metric:tolerance:mask:fileID:filePath:function:line:column:)``
/// for names, folders and the parameters of every golden.
///
/// - Parameters:
///   - screen: The screen.
///   - buttons: The buttons that it names.
///   - renderer: Draws it, with the fonts that the buttons name.
///   - named: What tells the picture from others of its suite.
///   - scale: How many pixels a point spans.
///   - state: The state whose look the buttons have.
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
    _ screen: Screen, buttons: [IconButton], renderer: ButtonRenderer, named: String? = nil,
    scale: Int = 1, state: ButtonState = .normal, direction: LayoutDirection = .leftToRight,
    update: GoldenUpdate? = nil, metric: Metric? = nil, tolerance: Tolerance? = nil,
    mask: Mask = .none, ignoring: Set<ButtonPart> = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> GoldenResult? {
    let check = GoldenAssertion(
        named: named,
        options: GoldenOptions(update: update?.mode, metric: metric, tolerance: tolerance),
        mask: mask,
        site: GoldenSite(
            fileID: fileID, filePath: filePath, function: function, line: line, column: column))
    return check.report { _ throws(GoldenTestError) in
        try GoldenTestError.wrap { () throws(ButtonsError) in
            let appearance = buttons.first?.appearance ?? .light
            return try GoldenDrawing(
                renderer.composer.compose(
                    screen, buttons: buttons, grid: PixelGrid(scale: Double(scale)),
                    direction: direction, state: state),
                renderer: renderer, values: GoldenDrawing.values(state, appearance, direction),
                ignoring: ignoring)
        }
    }
}
