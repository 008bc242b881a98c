/// The immutable bytes of a font file, shared by every face that is opened from it.
///
/// TrueType, OpenType (CFF and CFF2) and collections are used as they are, mapped when they come
/// from a path; WOFF and WOFF2 are unpacked once, when the file is opened.
public final class FontFile: Sendable {
    /// The largest font file, and the largest unpacked font, in bytes: 256 MiB.
    public static let byteLimit = 256 << 20

    /// The path the bytes came from, or the name they were given, for messages.
    public let path: String
    /// The sfnt container both engines read.
    let bytes: FontBytes

    /// Opens the font file at a path.
    ///
    /// - Throws: ``FontError`` for a missing, unreadable, empty, too large or unknown file.
    public convenience init(path: String) throws(FontError) {
        try self.init(bytes: FontBytes(mapping: path), path: path)
    }

    /// Opens a font file that is in memory; the name stands for a path in messages.
    ///
    /// - Throws: ``FontError`` for an empty, too large or unknown file.
    public convenience init(bytes: [UInt8], name: String = "font") throws(FontError) {
        guard !bytes.isEmpty else { throw .fileEmpty(path: name) }
        guard bytes.count <= Self.byteLimit else {
            throw .fileTooLarge(path: name, limit: Self.byteLimit)
        }
        try self.init(bytes: FontBytes(copying: bytes.span), path: name)
    }

    private init(bytes: FontBytes, path: String) throws(FontError) {
        guard let format = Format(bytes) else { throw .notAFont(path: path) }
        self.path = path
        // HarfBuzz takes the packed formats for an empty font and says nothing, so that both
        // engines are given what FreeType unpacks.
        self.bytes =
            format == .packed
            ? try FreeTypeFace(bytes: bytes, index: 0, path: path).unpackedBytes(path: path)
            : bytes
    }

    /// What the first four bytes say; FreeType's older formats have no place here.
    private enum Format {
        /// An sfnt container: TrueType, OpenType or a collection of them.
        case plain
        /// WOFF or WOFF2.
        case packed

        init?(_ bytes: FontBytes) {
            let signature = bytes.withSpan { span in
                span.count < 4 ? [] : (0..<4).map { span[$0] }
            }
            switch String(decoding: signature, as: UTF8.self) {
            case "\0\u{1}\0\0", "OTTO", "true", "ttcf": self = .plain
            case "wOFF", "wOF2": self = .packed
            default: return nil
            }
        }
    }
}
