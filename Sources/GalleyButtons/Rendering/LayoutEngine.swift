import GalleyGeometry
import GalleyLayout

/// The layout a button asks for, with its choices filled in.
struct LayoutEngine {
    private enum Rules {
        case stack(StackLayout)
        case iconFont(IconFontLayout)
    }

    private let rules: Rules
    private let direction: LayoutDirection

    init(_ button: IconButton, direction: LayoutDirection) {
        self.direction = direction
        switch button.layout {
        case .stack:
            rules = .stack(
                StackLayout(
                    placement: button.placement, spacing: button.spacing,
                    contentInsets: button.contentInsets.resolved(for: direction),
                    horizontalAlignment: button.horizontalAlignment,
                    verticalAlignment: button.verticalAlignment))
        case .iconFont:
            let keepsFaults = button.policy.seedCompatible
            rules = .iconFont(
                IconFontLayout(
                    placement: button.placement, margin: button.spacing,
                    seedCompatible: keepsFaults,
                    // ZMButton computes its width when it is made, with its default margin.
                    marginAtInit: keepsFaults ? ButtonLayout.iconFont.defaultSpacing : nil))
        }
    }

    func intrinsicSize(icon: Size?, title: Size?, grid: PixelGrid) -> Size {
        switch rules {
        case .stack(let layout): layout.intrinsicSize(icon: icon, title: title, grid: grid)
        case .iconFont(let layout): layout.intrinsicSize(icon: icon, title: title, grid: grid)
        }
    }

    func frames(icon: Size?, title: Size?, bounds: Size, grid: PixelGrid) -> ButtonFrames {
        switch rules {
        case .stack(let layout):
            layout.frames(
                icon: icon, title: title, bounds: bounds, grid: grid, direction: direction)
        case .iconFont(let layout):
            layout.frames(
                icon: icon, title: title, bounds: bounds, grid: grid, direction: direction)
        }
    }
}
