/// Properties of scalars that the typesetter asks for.
extension Unicode.Scalar {
    /// Whether a line must end after the scalar (UAX 14 classes BK, CR, LF and NL).
    var isMandatoryBreak: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Whether the scalar hangs at a line's end: white space that allows a break after it.
    var isTrailingSpace: Bool {
        switch value {
        case 0xA0, 0x2007, 0x202F: false
        default: properties.isWhitespace
        }
    }

    /// Whether the scalar is a control character, which has no glyph.
    var isControl: Bool { properties.generalCategory == .control }

    /// Whether the scalar embeds, overrides or ends an embedding (UAX 9, section 2).
    var isEmbeddingControl: Bool { (0x202A...0x202E).contains(value) }

    /// Whether a text of such scalars alone runs left to right without asking the bidirectional
    /// algorithm: everything outside the blocks of right-to-left scripts, joiners and controls.
    var isPlainLeftToRight: Bool {
        switch value {
        case 0..<0x590, 0x900..<0x200B, 0x2070..<0xD800, 0xE000..<0xFB1D, 0xFE00..<0xFE70,
            0xFF00..<0x10800, 0x11000..<0x1E800, 0x1F000..<0xE0000:
            true
        default: false
        }
    }
}
