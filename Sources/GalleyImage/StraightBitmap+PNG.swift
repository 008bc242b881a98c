import CPNGCodec

extension StraightBitmap {
    /// Decodes a PNG of any colour type, depth and interlacing, without touching its colours.
    ///
    /// Samples of 16 bits become the nearest of 8; nothing else is lost. Gamma and colour profiles
    /// are not applied; the metadata reports them. A palette index without an entry is opaque
    /// black. Of an animation the still picture counts.
    ///
    /// - Throws: `ImageError.emptyFile`, `.gitLFSPointer` or `.notPNG` for what is no PNG;
    ///   `.noPixels`, `.sideTooLong`, `.tooManyPixels` or `.chunkTooLong`, before anything is
    ///   allocated; `.truncatedPNG`, `.corruptPNG` or `.outOfMemory`.
    public init(png: [UInt8]) throws(ImageError) {
        try self.init(png: png, metadata: PNGStructure(png.span).metadata)
    }

    /// Decodes a PNG and returns what it says beside its pixels.
    ///
    /// - Parameter png: The bytes of the file.
    /// - Returns: The picture and the file's metadata.
    /// - Throws: The same as `init(png:)`.
    public static func decode(
        png: [UInt8]
    ) throws(ImageError) -> (picture: StraightBitmap, metadata: PNGMetadata) {
        let metadata = try PNGStructure(png.span).metadata
        return (try StraightBitmap(png: png, metadata: metadata), metadata)
    }

    private init(png: [UInt8], metadata: PNGMetadata) throws(ImageError) {
        var reason = [CChar](repeating: 0, count: GALLEY_PNG_REASON_SIZE)
        var status = GALLEY_PNG_OK
        let count = metadata.width * metadata.height * Bitmap.bytesPerPixel
        let pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { pixels, filled in
            status = unsafe galley_png_read(
                png, png.count, UInt32(metadata.width), UInt32(metadata.height),
                pixels.baseAddress, &reason)
            filled = status == GALLEY_PNG_OK ? count : 0
        }
        switch status {
        case GALLEY_PNG_OK: break
        case GALLEY_PNG_TRUNCATED: throw .truncatedPNG
        case GALLEY_PNG_OUT_OF_MEMORY: throw .outOfMemory
        default: throw .corruptPNG(reason: Bitmap.text(reason))
        }
        try self.init(width: metadata.width, height: metadata.height, bytes: pixels)
    }
}
