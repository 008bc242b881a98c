/// The image header of a PNG (IHDR; PNG specification, 11.2.1), within the limits of a bitmap.
struct PNGHeader {
    let width: Int
    let height: Int
    let bitDepth: Int
    let colorType: PNGColorType
    let isInterlaced: Bool

    /// The bytes of an image header.
    static let size = 13

    init(payload: Span<UInt8>) throws(ImageError) {
        guard payload.count == Self.size else {
            throw .corruptPNG(reason: "an image header of \(payload.count) bytes")
        }
        width = Int(payload.bigEndian(at: 0))
        height = Int(payload.bigEndian(at: 4))
        try Bitmap.checkLimits(width: width, height: height)
        bitDepth = Int(payload[8])
        guard let type = PNGColorType(rawValue: payload[9]), type.allows(bitDepth: bitDepth) else {
            throw .corruptPNG(reason: "colour type \(payload[9]) with \(payload[8]) bits")
        }
        colorType = type
        guard payload[10] == 0, payload[11] == 0, payload[12] <= 1 else {
            throw .corruptPNG(reason: "an unknown compression, filter or interlace method")
        }
        isInterlaced = payload[12] == 1
    }

    /// The least bytes that the pixels take before compression, filter bytes left out.
    var leastImageSize: Int {
        (width * height * colorType.samplesPerPixel * bitDepth + 7) / 8
    }
}

extension Span where Element == UInt8 {
    /// Returns the four bytes from an offset as a number, most significant byte first.
    func bigEndian(at offset: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 << 8 | UInt32(self[offset + $1]) }
    }
}
