import GalleyImage

/// The file of a golden and what it says of itself.
struct GoldenFile {
    /// What the keywords of the texts begin with that a golden carries.
    static let keyword = "Galley "

    let bytes: [UInt8]
    /// The SHA-256 of the file.
    let hash: String

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        hash = SHA256.hexDigest(of: bytes)
    }

    /// Writes what a golden was drawn with into its PNG; its pixels stay as they are.
    ///
    /// Equal arguments give equal bytes, so that recording again changes nothing.
    static func png(
        _ png: [UInt8], pixelHash: String, environment: GoldenEnvironment, inputHash: String?,
        layout: String?
    ) throws(ImageError) -> [UInt8] {
        var texts = [
            PNGText(keyword: keyword + "pixels", text: pixelHash),
            PNGText(keyword: keyword + "environment", text: environment.json.line),
        ]
        if let inputHash { texts.append(PNGText(keyword: keyword + "input", text: inputHash)) }
        if let layout { texts.append(PNGText(keyword: keyword + "layout", text: ascii(layout))) }
        return try PNGText.insert(texts, into: png) { $0.hasPrefix(keyword) }
    }

    /// Decodes the picture and what the file says of it.
    func decode() throws(ImageError) -> (
        picture: StraightBitmap, claimedPixels: String?, layout: String?
    ) {
        let (picture, metadata) = try StraightBitmap.decode(png: bytes)
        func text(_ name: String) -> String? {
            metadata.texts.first { $0.keyword == Self.keyword + name }?.text
        }
        return (picture, text("pixels"), text("layout"))
    }

    /// Escapes what Latin-1 lacks the way JSON texts can.
    private static func ascii(_ json: String) -> String {
        guard !json.utf8.allSatisfy({ $0 < 0x80 }) else { return json }
        return json.unicodeScalars.map { scalar in
            if scalar.isASCII { return String(scalar) }
            return String(scalar).utf16.map { unit in
                let digits = String(unit, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            }.joined()
        }.joined()
    }
}
