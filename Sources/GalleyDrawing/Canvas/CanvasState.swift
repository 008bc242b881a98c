import GalleyGeometry

/// What ``Canvas/save()`` keeps.
struct CanvasState {
    var origin: Point
    var transform: AffineTransform
    var clip: PixelRect
    var clipMask: ClipMask?
}
