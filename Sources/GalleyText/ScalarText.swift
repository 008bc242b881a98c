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
        case 0..<0x80: value == 0x20 || (0x09...0x0D).contains(value)
        default: properties.isWhitespace
        }
    }

    /// Whether the scalar is a control character, which has no glyph (general category Cc, which
    /// Unicode promises never to change).
    var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }

    /// Whether the scalar is a grapheme of its own beside others of which that is true: a letter,
    /// digit or sign of the commonest blocks, none of which extends or joins (UAX 29, table 2).
    var standsAlone: Bool {
        switch value {
        case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x300, 0x370..<0x483, 0x48A..<0x530,
            0x3001..<0x302A, 0x3041..<0x3097, 0x30A0..<0x3100, 0x3400..<0x4DC0, 0x4E00..<0xA000,
            0xFF01..<0xFF9E:
            true
        default: false
        }
    }

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
