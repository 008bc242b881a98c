public import GalleyGeometry
import GalleyImage

extension Canvas {
    /// Draws the shadow of a path, without the path.
    ///
    /// The spread moves the path's outline with round corners. ``Shadow/bounds(of:scale:)`` says
    /// which area it takes.
    ///
    /// - Parameters:
    ///   - path: The silhouette in points.
    ///   - rule: Which points it encloses.
    ///   - shadow: The shadow.
    /// - Throws: ``DrawingError/numberOutOfRange(_:value:range:)`` for a number of the shadow that
    ///   can't be drawn, or as filling a path does.
    public mutating func drawShadow(
        of path: Path, rule: FillRule = .nonZero, shadow: Shadow
    ) throws(DrawingError) {
        let device = try DeviceShadow(shadow, transform: toDevice)
        let moved = path.transformed(by: toDevice)
            .transformed(by: .translation(x: device.x, y: device.y))
        let reach = AlphaPlane.reach(ofSigma: device.sigma)
        let shown = visible
        if shown.isEmpty || device.color.alpha == 0 { return }
        let region = PixelRect(
            x: shown.x - reach, y: shown.y - reach, width: shown.width + 2 * reach,
            height: shown.height + 2 * reach)
        var silhouette = try plane(of: moved, rule: rule, within: region)
        if device.spread != 0 {
            let pen = StrokeStyle(width: 2 * abs(device.spread), join: .round)
            let rim = try plane(of: moved.closed.stroked(pen), rule: .nonZero, within: region)
            silhouette = silhouette.combined(with: rim, grows: device.spread > 0)
        }
        let blurred = silhouette.blurred(sigma: device.sigma, x: 0, y: 0, within: shown)
        blend(.color(device.color), coverage: blurred.bytes.span, in: blurred.rect)
    }

    /// Draws the shadow of a rectangle, without the rectangle.
    ///
    /// The spread moves its edges; round corners grow with it and square ones stay square, as in
    /// CSS Backgrounds and Borders 3, section 7.1.
    ///
    /// - Parameters:
    ///   - rect: The silhouette in points.
    ///   - radii: The radii of its corners.
    ///   - style: The curve of its corners.
    ///   - shadow: The shadow.
    /// - Throws: ``DrawingError``, as drawing the shadow of a path does.
    public mutating func drawShadow(
        of rect: Rect, radii: CornerRadii = .zero, style: CornerStyle = .circular, shadow: Shadow
    ) throws(DrawingError) {
        try radii.check()
        _ = try DeviceShadow(shadow, transform: toDevice)
        let out = -shadow.spread
        let grown = rect.inset(by: EdgeInsets(top: out, left: out, bottom: out, right: out))
        if grown.isEmpty && shadow.spread < 0 { return }
        let outer = radii.fitted(to: rect.size).outset(by: shadow.spread)
        var plain = shadow
        plain.spread = 0
        try drawShadow(of: Path(roundedRect: grown, radii: outer, style: style), shadow: plain)
    }

    private mutating func plane(
        of path: Path, rule: FillRule, within region: PixelRect
    ) throws(DrawingError) -> AlphaPlane {
        var plane = AlphaPlane(clear: .zero)
        try withCoverage(of: path, rule: rule, clip: region) { (_, rect, coverage) in
            var bytes: [UInt8] = []
            bytes.reserveCapacity(coverage.count)
            for index in coverage.indices { bytes.append(coverage[index]) }
            plane = AlphaPlane(rect: rect, bytes: bytes)
        }
        return plane
    }
}

extension AlphaPlane {
    /// Returns the plane of a shape with its rim added or taken away.
    ///
    /// The rim covers the shape's own edge whole, so that the greater of both is the union's
    /// coverage, and the difference the remainder's.
    func combined(with rim: AlphaPlane, grows: Bool) -> AlphaPlane {
        let frame = grows && !rim.rect.isEmpty ? rim.rect : rect
        var result = AlphaPlane(clear: frame)
        var index = 0
        for y in frame.y..<frame.maxY {
            for x in frame.x..<frame.maxX {
                let (inside, edge) = (self[x, y], rim[x, y])
                result.bytes[index] = grows ? max(inside, edge) : inside > edge ? inside - edge : 0
                index += 1
            }
        }
        return result
    }

    private subscript(x: Int, y: Int) -> UInt8 {
        guard x >= rect.x && x < rect.maxX && y >= rect.y && y < rect.maxY else { return 0 }
        return bytes[(y - rect.y) * rect.width + x - rect.x]
    }
}

extension Path {
    /// The path with every contour closed, as filling closes them.
    fileprivate var closed: Path {
        var result = Path()
        var index = 0
        for verb in verbs {
            let next = index + verb.pointCount
            switch verb {
            case .move:
                if !result.isEmpty { result.close() }
                result.move(to: points[index])
            case .line: result.line(to: points[index])
            case .quad: result.quad(to: points[index + 1], control: points[index])
            case .cubic:
                result.cubic(
                    to: points[index + 2], control1: points[index], control2: points[index + 1])
            case .close: result.close()
            }
            index = next
        }
        if !result.isEmpty { result.close() }
        return result
    }
}
