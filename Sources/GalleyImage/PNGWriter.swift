/// Puts the chunks of a PNG one after another (PNG specification, 5.3).
struct PNGWriter {
    /// The bytes of the file so far.
    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The bytes of a chunk beside its payload: its length, name and check.
    static let frameSize = 12

    /// Makes room for so many bytes more.
    mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

    /// Adds a chunk of bytes.
    ///
    /// - Precondition: The name is four letters, and the payload is shorter than 2³¹ bytes.
    mutating func append(_ name: StaticString, _ payload: [UInt8]) {
        append(name) { $0.append(contentsOf: payload) }
    }

    /// Adds what a picture begins with: its size and format, and that its colours are sRGB.
    mutating func appendHeader(
        width: Int, height: Int, bitDepth: Int, colorType: PNGColorType
    ) {
        append("IHDR") { bytes in
            Self.append(UInt32(width), to: &bytes)
            Self.append(UInt32(height), to: &bytes)
            bytes.append(UInt8(bitDepth))
            bytes.append(colorType.rawValue)
            // Compression, filter and interlace method.
            for _ in 0..<3 { bytes.append(0) }
        }
        append("sRGB") { $0.append(0) }  // perceptual
    }

    /// Adds how dense pixels lie, the same in both directions.
    mutating func append(pixelsPerMetre: UInt32) {
        append("pHYs") { bytes in
            Self.append(pixelsPerMetre, to: &bytes)
            Self.append(pixelsPerMetre, to: &bytes)
            bytes.append(1)
        }
    }

    /// Adds a chunk of what is appended to the file's bytes.
    private mutating func append(_ name: StaticString, _ payload: (inout [UInt8]) -> Void) {
        precondition(name.utf8CodeUnitCount == 4)
        let start = bytes.count
        Self.append(0, to: &bytes)
        name.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
        payload(&bytes)
        let length = bytes.count - start - 8
        precondition(length < 1 << 31)
        for place in 0..<4 { bytes[start + place] = Self.byte(place, of: UInt32(length)) }
        Self.append(CRC32.checksum(bytes.span.extracting((start + 4)...)), to: &bytes)
    }

    /// Appends a number as four bytes, the highest first.
    private static func append(_ value: UInt32, to bytes: inout [UInt8]) {
        for place in 0..<4 { bytes.append(byte(place, of: value)) }
    }

    /// Returns a byte of a number, the highest at place 0.
    private static func byte(_ place: Int, of value: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * place))
    }
}
