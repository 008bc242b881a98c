import GalleyDrawing
public import GalleyGeometry
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
        [icon?.ink, title?.ink, subtitle?.ink].compactMap(\.self).union
    }

    /// The area that the shadow may darken, or nil without a shadow or without what casts one.
    public var shadowReach: Rect? {
        guard let shadow = button.effects.drawnShadow else { return nil }
        let casts = button.effects.shadow?.silhouette == .bounds || hasSurface
        let caster = (contents + (casts ? [ownBounds] : [])).union
        return caster.map { shadow.bounds(of: $0, scale: grid.scale) }
    }

    /// The bounds and everything that is drawn outside them: glyphs, images, shadow and badge.
    ///
    /// A picture that holds this rectangle cuts nothing.
    public var reach: Rect {
        let isMasked = button.effects.masksToBounds == true
        let parts = isMasked ? [] : contents
        return (parts + [ownBounds, shadowReach, badge?.frame].compactMap(\.self)).union
            ?? ownBounds
    }

    private var ownBounds: Rect { Rect(origin: .zero, size: bounds.size) }

    /// Whether fill, border or background image show the bounds themselves.
    private var hasSurface: Bool {
        button.background?.isClear == false || button.border != nil || backgroundImage != nil
    }

    /// What is drawn of labels and images, as far as it has area.
    private var contents: [Rect] {
        // Glyphs are drawn up to an eighth of a pixel beside their exact place.
        let slack = grid.hairline / 8
        let glyphs = ink?.inset(by: EdgeInsets(top: 0, left: -slack, bottom: 0, right: -slack))
        let frames = [
            image?.frame, backgroundImage?.frame, showsActivityIndicator ? self.frames.icon : nil,
        ].compactMap(\.self).map(grid.roundedEdges).filter { !$0.isEmpty }
        return frames + (glyphs.map { [$0] } ?? [])
    }
}

extension [Rect] {
    /// The smallest rectangle that holds all, or nil for none.
    fileprivate var union: Rect? {
        guard let first else { return nil }
        return dropFirst().reduce(first) { $0.union($1) }
    }
}
