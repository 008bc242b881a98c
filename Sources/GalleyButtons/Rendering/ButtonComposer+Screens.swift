public import GalleyGeometry

extension ButtonComposer {
    /// Measures and lays out the buttons of a screen: at their frames, or where equations put them.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - buttons: The buttons its items name, and any others.
    ///   - grid: The pixels of the screen.
    ///   - direction: The direction in which leading becomes trailing.
    ///   - state: The state whose look the buttons have.
    /// - Returns: The screen with its buttons' frames and what its designer should know.
    /// - Throws: ``ButtonsError`` for what does not resolve, for numbers that are no lengths, and
    ///   ``ButtonsError/constraint(screen:_:)`` for the first equation at fault.
    public func compose(
        _ screen: Screen, buttons: [IconButton], grid: PixelGrid,
        direction: LayoutDirection = .leftToRight, state: ButtonState = .normal
    ) throws(ButtonsError) -> ComposedScreen {
        if screen.isConstrained {
            var layout = try ScreenLayout(
                screen, buttons: buttons, composer: self, grid: grid, direction: direction,
                state: state)
            return try layout.compose()
        }
        var composed: [ComposedButton] = []
        for (item, button) in zip(screen.items, try screen.chosen(from: buttons)) {
            guard case .frame(let frame) = item.placement else { continue }
            composed.append(
                try compose(
                    button, grid: grid, frame: screen.snapped(frame, to: grid),
                    direction: direction, state: state))
        }
        return ComposedScreen(screen, grid: grid, buttons: composed)
    }
}
