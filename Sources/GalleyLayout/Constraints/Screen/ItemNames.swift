/// The names that constraints of a layout may refer to.
struct ItemNames {
    let items: [LayoutItem]
    let entries: [String: ScreenSystem.Entry]

    /// Whether there is an item of a name.
    func contains(_ name: String) -> Bool {
        entries[name] != nil || name == LayoutItem.parent.name || name == LayoutItem.safeArea.name
    }

    /// The names in the order the items were added, then the screen's.
    var all: [String] { (items + [.parent, .safeArea]).map(\.name) }
}
