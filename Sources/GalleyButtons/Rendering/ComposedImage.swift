public import GalleyGeometry
import GalleyImage

/// A picture at its place in a button; points from the button's top left, y down.
public struct ComposedImage: Hashable, Sendable {
    /// What is drawn and how.
    public let image: ButtonImage
    /// The decoded picture.
    public let file: ImageFile
    /// The frame the layout gave it, to which it is stretched on each axis.
    public let frame: Rect

    /// The size of the picture that is not stretched, in points.
    public var natural: Size { image.size(of: file) }
}

extension ButtonImage {
    /// The natural size of a picture in points.
    func size(of file: ImageFile) -> Size {
        Size(
            width: Double(file.bitmap.width) / scale, height: Double(file.bitmap.height) / scale)
    }
}
