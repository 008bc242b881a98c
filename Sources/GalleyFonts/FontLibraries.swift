import CFreeType
import CHarfBuzz

/// The libraries that fonts are read and text is shaped with.
public enum FontLibraries {
    /// The version of FreeType that is loaded, such as `2.12.1`; nil where it does not start.
    public static var freeTypeVersion: String? {
        var library: FT_Library?
        guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else {
            return nil
        }
        defer { unsafe FT_Done_FreeType(library) }
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        unsafe FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }

    /// The version of HarfBuzz that is loaded, such as `6.0.0`.
    public static var harfBuzzVersion: String { unsafe String(cString: hb_version_string()) }
}
