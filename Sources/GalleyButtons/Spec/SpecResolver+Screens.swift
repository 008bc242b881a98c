import GalleyGeometry

extension SpecResolver {
    /// Returns a screen whose places name declared buttons.
    func screen(
        _ declared: Named<ScreenDraft>, buttons: [String], known: Set<String>
    ) throws(ButtonsError) -> Screen {
        let draft = declared.value
        var items: [Screen.Item] = []
        for place in draft.place ?? [] {
            guard known.contains(place.name) else {
                throw Located(value: place.name, site: place.site).unknown(.button, among: buttons)
            }
            items.append(Screen.Item(button: place.name, frame: place.value))
        }
        return Screen(
            name: declared.name, size: draft.size ?? .zero,
            background: try color(draft.background), items: items)
    }
}
