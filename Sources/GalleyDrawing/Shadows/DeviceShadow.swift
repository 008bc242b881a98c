import GalleyGeometry
import GalleyImage

/// A shadow in device pixels.
struct DeviceShadow {
    let color: Color
    let sigma: Double
    let x: Double
    let y: Double
    let spread: Double

    /// Creates the shadow of what a transform takes to device pixels.
    ///
    /// The offset turns and mirrors with what casts the shadow (layout reference R54); the radius
    /// and the spread grow as the square root of areas.
    init(_ shadow: Shadow, transform: AffineTransform) throws(DrawingError) {
        guard transform.isFinite else { throw .transformNotInvertible }
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        let offset = transform.apply(toVector: shadow.offset)
        color = shadow.color
        sigma = shadow.radius * scale
        x = offset.x
        y = offset.y
        spread = shadow.spread * scale
        try DrawingError.check(sigma, "shadow radius in pixels", within: 0...AlphaPlane.sigmaLimit)
        try DrawingError.check(x, "shadow offset in pixels", within: -Self.limit...Self.limit)
        try DrawingError.check(y, "shadow offset in pixels", within: -Self.limit...Self.limit)
        try DrawingError.check(
            spread, "shadow spread in pixels",
            within: -AlphaPlane.spreadLimit...AlphaPlane.spreadLimit)
    }

    private static let limit = 65_536.0

    /// Returns the pixels whose opacity may darken pixels of a rectangle.
    func casters(of shown: PixelRect) -> PixelRect {
        let reach = AlphaPlane.reach(ofSigma: sigma) + Int(max(0, spread).rounded(.up)) + 1
        let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        return PixelRect(
            x: shown.x - left - 1 - reach, y: shown.y - top - 1 - reach,
            width: shown.width + 2 * reach + 1, height: shown.height + 2 * reach + 1)
    }
}
