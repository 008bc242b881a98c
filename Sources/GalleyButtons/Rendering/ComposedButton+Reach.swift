import GalleyDrawing
public import GalleyGeometry
import GalleyImage
import GalleyLayout

extension ComposedButton {
    /// The radii of background and border, in points.
    public var cornerRadii: CornerRadii { button.cornerRadii(in: bounds.size) }

    /// The largest radius of background and border, in points.
    public var cornerRadius: Double {
        let radii = cornerRadii
        return max(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    }

    /// The smallest rectangle that holds all drawn glyphs, or nil where none is drawn.
    public var ink: Rect? {
        var area = Area()
        area.grow(to: icon?.ink)
        area.grow(to: title?.ink)
        area.grow(to: subtitle?.ink)
        return area.rect
    }

    /// The area that the shadow may darken, or nil without a shadow or without what casts one.
    public var shadowReach: Rect? {
        guard let shadow = button.effects.drawnShadow else { return nil }
        var caster = contents
        let casts = button.effects.shadow?.silhouette == .bounds || hasSurface
        if casts { caster.grow(to: ownBounds) }
        return caster.rect.map { shadow.bounds(of: $0, scale: grid.scale) }
    }

    /// The bounds and everything that is drawn outside them: glyphs, images, shadow and badge.
    ///
    /// A picture that holds this rectangle cuts nothing.
    public var reach: Rect {
        var area = button.effects.masksToBounds == true ? Area() : contents
        area.grow(to: ownBounds)
        area.grow(to: shadowReach)
        area.grow(to: badge?.frame)
        return area.rect ?? ownBounds
    }

    /// The opaque colour that covers all pixels of the bounds before anything else is drawn on them,
    /// or nil where they are not all covered alike.
    var ground: Color? {
        guard let color = button.background?.color, color.alpha == 255, cornerRadii.isZero,
            button.effects.opacity ?? 1 >= 1, button.effects.drawnShadow == nil,
            grid.contains(bounds.width), grid.contains(bounds.height)
        else { return nil }
        return color
    }

    private var ownBounds: Rect { Rect(origin: .zero, size: bounds.size) }

    /// Whether fill, border or background image show the bounds themselves.
    private var hasSurface: Bool {
        button.background?.isClear == false || button.border != nil || backgroundImage != nil
    }

    /// What is drawn of labels and images, as far as it has area.
    private var contents: Area {
        var area = Area()
        func grow(to frame: Rect?) {
            guard let frame = frame.map(grid.roundedEdges), !frame.isEmpty else { return }
            area.grow(to: frame)
        }
        grow(to: image?.frame)
        grow(to: backgroundImage?.frame)
        if showsActivityIndicator { grow(to: frames.icon) }
        // Glyphs are drawn up to an eighth of a pixel beside their exact place.
        let slack = grid.hairline / 8
        area.grow(to: ink?.inset(by: EdgeInsets(top: 0, left: -slack, bottom: 0, right: -slack)))
        return area
    }

    /// The smallest rectangle that holds what was added to it.
    private struct Area {
        private(set) var rect: Rect?

        mutating func grow(to other: Rect?) {
            guard let other else { return }
            rect = rect?.union(other) ?? other
        }
    }
}
