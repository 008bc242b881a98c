import CHarfBuzz

// The Unicode data the shaper itself works with, so that a run is never given to it under a script
// it would not have chosen.
extension Unicode.Scalar {
    /// The ISO 15924 script of the scalar (UAX 24): `Zyyy` for what scripts share, `Zinh` for marks
    /// that take the script before them, `Zzzz` for what has none.
    package var script: Tag {
        Tag(
            rawValue: unsafe hb_script_to_iso15924_tag(
                hb_unicode_script(hb_unicode_funcs_get_default(), value)))
    }

    /// The scalar that mirrors this one in right-to-left text, or the scalar itself.
    package var mirrored: Unicode.Scalar {
        unsafe Unicode.Scalar(hb_unicode_mirroring(hb_unicode_funcs_get_default(), value)) ?? self
    }
}
