/// Puts the chunks of a PNG one after another (PNG specification, 5.3).
struct PNGWriter {
    /// The bytes of the file so far.
    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Adds a chunk of bytes.
    ///
    /// - Precondition: The name is four letters, and the payload is shorter than 2³¹ bytes.
    mutating func append(_ name: StaticString, _ payload: [UInt8]) {
        precondition(name.utf8CodeUnitCount == 4 && payload.count < 1 << 31)
        bytes.reserveCapacity(bytes.count + payload.count + 12)
        append(UInt32(payload.count))
        let start = bytes.count
        name.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: payload)
        append(CRC32.checksum(bytes.span.extracting(start...)))
    }

    /// Adds what a picture begins with: its size and format, and that its colours are sRGB.
    mutating func appendHeader(
        width: Int, height: Int, bitDepth: Int, colorType: PNGColorType
    ) {
        let size = Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height))
        append("IHDR", size + [UInt8(bitDepth), colorType.rawValue, 0, 0, 0])
        append("sRGB", [0])  // perceptual
    }

    /// Adds how dense pixels lie, the same in both directions.
    mutating func append(pixelsPerMetre: UInt32) {
        let density = Self.bigEndian(pixelsPerMetre)
        append("pHYs", density + density + [1])
    }

    /// Returns a number as four bytes, the highest first.
    static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private mutating func append(_ value: UInt32) {
        bytes.append(contentsOf: Self.bigEndian(value))
    }
}
