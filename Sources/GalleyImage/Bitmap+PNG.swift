import CPNGCodec

extension Bitmap {
    /// Encodes the bitmap as a PNG.
    ///
    /// No pixel changes on the way to the file and back. The colour type and depth are the smallest
    /// that hold the pixels; rows are unfiltered and compressed by Galley's own fixed rules, so that
    /// equal bitmaps give equal bytes with every version of every library. The file says that it is
    /// sRGB and how dense its pixels lie.
    ///
    /// - Parameters:
    ///   - scale: How many pixels one point of 1/72 inch spans; 1 is 2835 pixels per metre.
    ///   - texts: Pairs to store as tEXt chunks, in this order.
    /// - Returns: The bytes of the file.
    /// - Throws: `ImageError.scaleOutOfRange`, `.invalidKeyword`, `.invalidText` or `.chunkTooLong`
    ///   for a pair of more than 16 MiB.
    public func encodedPNG(
        scale: Double = 1, texts: [PNGText] = []
    ) throws(ImageError) -> [UInt8] {
        let density = try PNGMetadata.pixelsPerMetre(scale: scale)
        var payloads: [[UInt8]] = []
        for text in texts { payloads.append(try text.payload()) }
        let pixels = PNGPixels(self)
        let imageData = pixels.compressed
        var file = PNGWriter()
        // Seven chunks beside the texts, of which the palette's take four bytes a colour at most.
        file.reserve(
            imageData.count + 4 * PNGColorTable.capacity + 7 * (PNGWriter.frameSize + 13)
                + payloads.reduce(0) { $0 + $1.count + PNGWriter.frameSize })
        file.appendHeader(
            width: width, height: height, bitDepth: pixels.bitDepth, colorType: pixels.colorType)
        pixels.append(paletteTo: &file)
        file.append(pixelsPerMetre: density)
        for payload in payloads { file.append("tEXt", payload) }
        file.append("IDAT", imageData)
        file.append("IEND", [])
        return file.bytes
    }

    /// Decodes a PNG of any colour type, depth and interlacing.
    ///
    /// Samples of 16 bits become the nearest of 8, and straight alpha is premultiplied with
    /// rounding to nearest. Gamma and colour profiles are not applied; the metadata reports them.
    /// A palette index without an entry is opaque black. Of an animation the still picture counts.
    ///
    /// - Throws: `ImageError.emptyFile`, `.gitLFSPointer` or `.notPNG` for what is no PNG;
    ///   `.noPixels`, `.sideTooLong`, `.tooManyPixels` or `.chunkTooLong`, before anything is
    ///   allocated; `.truncatedPNG`, `.corruptPNG` or `.outOfMemory`.
    public init(png: [UInt8]) throws(ImageError) {
        let picture = try StraightBitmap(png: png)
        try self.init(width: picture.width, height: picture.height, straight: picture.bytes)
    }

    /// Returns the text before the null.
    static func text(_ reason: [CChar]) -> String {
        String(
            decoding: reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
