public import GalleyImage

/// A decoded picture of a button and where it came from.
public final class ImageFile: Sendable {
    /// The largest file that is read, in bytes.
    public static let sizeLimit = 268_435_456

    /// The file's path.
    public let path: String
    /// The pixels.
    public let bitmap: Bitmap

    init(path: String) throws(ImageError) {
        self.path = path
        bitmap = try Bitmap(png: InputFile.read(path, limit: Self.sizeLimit))
    }
}

extension ImageFile: Hashable {
    /// Whether two values are the same decoded file.
    public static func == (left: ImageFile, right: ImageFile) -> Bool { left === right }

    /// Hashes the file's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
