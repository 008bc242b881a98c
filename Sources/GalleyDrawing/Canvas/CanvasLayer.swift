import GalleyGeometry
import GalleyImage

/// What ``Canvas/beginLayer(alpha:mode:shadow:)`` puts aside, and how the layer is put onto it.
struct CanvasLayer {
    /// What was drawn on before, and where its top left lies.
    var bitmap: Bitmap
    var corner: (x: Int, y: Int)
    var clip: PixelRect
    var clipMask: ClipMask?
    /// The pixels that the layer may change.
    var shown: PixelRect
    var alpha: Double
    var mode: BlendMode
    var shadow: DeviceShadow?
    /// How many states had been saved.
    var stateCount: Int

    /// The most layers that are open at a time.
    static let depthLimit = 64
}
