public import GalleyGeometry
public import GalleyLayout

/// A screen whose buttons stand where constraints put them, and that can change without being rebuilt.
///
/// Buttons are measured once and again when they change; ``compose()`` solves what has changed since
/// the last time. Layouts are values: a copy goes its own way.
///
/// ```swift
/// var layout = try ScreenLayout(screen, buttons: spec.buttons, composer: renderer.composer, grid: grid)
/// try layout.constrain { try $0.makeConstraints(for: save) { $0.top.equalTo(20) } }
/// let before = try layout.compose()
/// try layout.setTitle("Save all", of: "save")
/// let after = try layout.compose()
/// ```
public struct ScreenLayout: Sendable {
    /// The screen.
    public let screen: Screen
    /// The pixels it is made of.
    public let grid: PixelGrid
    /// The direction in which leading becomes trailing.
    public let direction: LayoutDirection
    /// The state whose look the buttons have.
    public let state: ButtonState
    /// The screen's buttons, from back to front.
    public private(set) var buttons: [IconButton]
    /// The constraints; the items have the names of the buttons.
    public private(set) var constraints: ConstraintLayout

    private let composer: ButtonComposer
    private var indices: [String: Int] = [:]

    /// How often buttons are placed again because their heights or baselines have changed.
    private static let roundLimit = 32

    /// Measures a screen's buttons and collects their constraints; frames become constraints too.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - buttons: The buttons its items name, and any others.
    ///   - composer: Measures the buttons.
    ///   - grid: The pixels of the screen.
    ///   - direction: The direction in which leading becomes trailing.
    ///   - state: The state whose look the buttons have.
    /// - Throws: ``ButtonsError`` for buttons that are missing or can't be measured, and
    ///   ``ButtonsError/constraint(screen:_:)`` for the first equation at fault.
    public init(
        _ screen: Screen, buttons: [IconButton], composer: ButtonComposer, grid: PixelGrid,
        direction: LayoutDirection = .leftToRight, state: ButtonState = .normal
    ) throws(ButtonsError) {
        self.screen = screen
        self.grid = grid
        self.direction = direction
        self.state = state
        self.composer = composer
        self.buttons = try screen.chosen(from: buttons)
        var contents: [ItemContent] = []
        for (index, button) in self.buttons.enumerated() {
            indices[button.name] = index
            contents.append(
                try composer.content(of: button, grid: grid, direction: direction, state: state))
        }
        do {
            constraints = try screen.constraintLayout(direction: direction, contents: contents)
        } catch {
            throw .constraint(screen: screen.name, error)
        }
    }

    /// Changes the constraints: adds guides, and constraints with Masonry's words or as equations.
    ///
    /// - Throws: ``ButtonsError/constraint(screen:_:)`` with what the change throws.
    public mutating func constrain(
        _ change: (inout ConstraintLayout) throws(ConstraintError) -> Void
    ) throws(ButtonsError) {
        do {
            try change(&constraints)
        } catch {
            throw .constraint(screen: screen.name, error)
        }
    }

    /// Replaces the text of a button's title, if it has one; its constraints stay, and other buttons
    /// follow.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - button: The name of a button of the screen.
    /// - Throws: ``ButtonsError`` for another name and for a text that can't be measured.
    public mutating func setTitle(_ text: String, of button: String) throws(ButtonsError) {
        var changed = buttons[try index(of: button)]
        changed.title?.text = text
        try replace(changed)
    }

    /// Replaces the button of the same name by a changed one; its constraints stay.
    ///
    /// - Throws: ``ButtonsError`` for another name and for a button that can't be measured.
    public mutating func replace(_ button: IconButton) throws(ButtonsError) {
        let index = try index(of: button.name)
        let content = try composer.content(
            of: button, grid: grid, direction: direction, state: state)
        try constrain { (layout) throws(ConstraintError) in
            try layout.setContent(content, of: LayoutItem(button.name))
        }
        buttons[index] = button
    }

    /// Solves what has changed and composes the buttons at their frames, snapped to the pixel grid.
    ///
    /// - Returns: The screen; conflicts and what is left open are among its diagnostics.
    /// - Throws: ``ButtonsError`` for buttons that can't be laid out at their frames, and
    ///   ``ButtonsError/constraint(screen:_:)`` for a system that is too large to solve.
    public mutating func compose() throws(ButtonsError) -> ComposedScreen {
        let unsettled = try solve()
        var composed: [ComposedButton] = []
        for button in buttons { composed.append(try compose(button)) }
        do {
            let diagnostics =
                constraints.conflicts.map(ScreenDiagnostic.conflict)
                + (try constraints.ambiguities()).map(ScreenDiagnostic.ambiguity)
                + unsettled.map(ScreenDiagnostic.unsettledBaseline)
            return ComposedScreen(
                screen, grid: grid, buttons: composed, diagnostics: diagnostics)
        } catch {
            throw .constraint(screen: screen.name, error)
        }
    }

    /// Solves, and again while buttons get other heights and baselines in the widths they have now.
    private mutating func solve() throws(ButtonsError) -> [LayoutItem] {
        let aligned = Set(constraints.itemsAlignedByBaseline)
        let followed = buttons.filter { aligned.contains(LayoutItem($0.name)) || $0.breaksLines }
        try constrain { (layout) throws(ConstraintError) in try layout.solve() }
        var moved: [LayoutItem] = []
        for _ in 0..<(followed.isEmpty ? 0 : Self.roundLimit) {
            moved = []
            for button in followed {
                let item = LayoutItem(button.name)
                guard let before = constraints.content(of: item) else { continue }
                let content = try content(of: button, measured: before)
                if content == before { continue }
                moved.append(item)
                do {
                    try constraints.setContent(content, of: item)
                } catch {
                    // It has moved beyond all screens; the last place stays.
                    return moved
                }
            }
            if moved.isEmpty { break }
            try constrain { (layout) throws(ConstraintError) in try layout.solve() }
        }
        return moved
    }

    /// What a button's content is at the frame it has now.
    private func content(
        of button: IconButton, measured: ItemContent
    ) throws(ButtonsError) -> ItemContent {
        var content = measured
        let composed = try compose(button)
        content.setBaselines(of: composed)
        if button.breaksLines {
            var narrow = button
            narrow.width = min(composed.bounds.width, measured.width ?? .infinity)
            content.height = try composer.compose(
                narrow, grid: grid, direction: direction, state: state
            ).bounds.height
        }
        return content
    }

    private func compose(_ button: IconButton) throws(ButtonsError) -> ComposedButton {
        var frame: Rect
        do {
            frame = try constraints.frame(of: LayoutItem(button.name))
        } catch {
            throw .constraint(screen: screen.name, error)
        }
        // What an extent of zero lacks after arithmetic is no negative length.
        frame.size = Size(width: max(0, frame.width), height: max(0, frame.height))
        return try composer.compose(
            button, grid: grid, frame: screen.snapped(frame, to: grid), direction: direction,
            state: state)
    }

    private func index(of button: String) throws(ButtonsError) -> Int {
        guard let index = indices[button] else {
            throw .constraint(
                screen: screen.name, .noSuchItem(button, known: buttons.map(\.name)))
        }
        return index
    }
}
