import GalleyGeometry
import GalleyLayout
import GalleyText

extension Screen {
    /// Returns the buttons of the items, in order.
    func chosen(from buttons: [IconButton]) throws(ButtonsError) -> [IconButton] {
        var byName: [String: IconButton] = [:]
        for button in buttons where byName[button.name] == nil { byName[button.name] = button }
        var chosen: [IconButton] = []
        for item in items {
            guard let button = byName[item.button] else {
                throw .constraint(
                    screen: name, .noSuchItem(item.button, known: buttons.map(\.name)))
            }
            chosen.append(button)
        }
        return chosen
    }

    /// Returns a frame on the grid if the screen says how; else the button's policy does.
    func snapped(_ frame: Rect, to grid: PixelGrid) -> Rect {
        snapping?.snapped(frame, to: grid) ?? frame
    }
}

extension ButtonComposer {
    /// Measures a button's content: its own size, or where it has none the intrinsic one.
    func content(
        of button: IconButton, grid: PixelGrid, direction: LayoutDirection, state: ButtonState
    ) throws(ButtonsError) -> ItemContent {
        let composed = try compose(button, grid: grid, direction: direction, state: state)
        var content = ItemContent(
            Size(
                width: button.width ?? composed.intrinsicSize.width,
                height: button.height ?? composed.intrinsicSize.height))
        content.setBaselines(of: composed)
        return content
    }
}

extension ItemContent {
    /// Takes over the baselines of a button's title; a button without one has none.
    mutating func setBaselines(of composed: ComposedButton) {
        guard let title = composed.title, let last = title.text.lines.last else { return }
        firstBaseline = title.baseline
        lastBaseline =
            composed.bounds.height - (title.origin.y + last.baseline * title.stretch.height)
    }
}

extension ConstraintLayout {
    /// The items whose baselines constraints mention, each once.
    var itemsAlignedByBaseline: [LayoutItem] {
        var found: [LayoutItem] = []
        var seen: Set<LayoutItem> = []
        for item in items + [.parent, .safeArea] {
            for constraint in constraints(about: item) {
                for anchor in [constraint.first, constraint.second].compactMap(\.self)
                where anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline {
                    if seen.insert(anchor.item).inserted { found.append(anchor.item) }
                }
            }
        }
        return found
    }
}
