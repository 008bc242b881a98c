import GalleyButtons

extension Console {
    /// Notes what is wrong with a screen's constraints, each thing once whatever the scale.
    func note(_ composed: ComposedScreen, told: inout Set<String>) {
        for diagnostic in composed.diagnostics {
            let text = "\(composed.screen.name): \(diagnostic.message)"
            if told.insert(text).inserted { note(text) }
        }
    }
}
