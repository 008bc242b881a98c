import GalleyFonts
import TestSupport

extension StrikeFont {
    /// Opens the font.
    func face() throws -> FontFace { try FontFace(file: FontFile(bytes: bytes)) }
}
