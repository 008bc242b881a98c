import GalleyGeometry

/// How much of each pixel a clip lets through.
final class ClipMask: Sendable {
    /// The pixels of the picture that the clip may let through.
    let rect: PixelRect
    /// A byte for each pixel, rows top down.
    let opacity: [UInt8]

    init(rect: PixelRect, opacity: [UInt8]) {
        self.rect = rect
        self.opacity = opacity
    }
}
