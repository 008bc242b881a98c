import CHarfBuzz

/// Where a face wants lines under and through text, in font units, y up from the baseline.
public struct DecorationMetrics: Hashable, Sendable {
    /// The middle of the line below the text; usually negative.
    public var underlineOffset: Double
    /// The thickness of the line below the text.
    public var underlineThickness: Double
    /// The middle of the line through the text.
    public var strikethroughOffset: Double
    /// The thickness of the line through the text.
    public var strikethroughThickness: Double
}

extension HarfBuzzFont {
    /// Reads `post` and OS/2; a face without them gets HarfBuzz's fallbacks from the em.
    var decorationMetrics: DecorationMetrics {
        func metric(_ tag: hb_ot_metrics_tag_t) -> Double {
            var position: hb_position_t = 0
            unsafe hb_ot_metrics_get_position_with_fallback(handle, tag, &position)
            return Double(position)
        }
        let underline = metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE)
        let strikethrough = metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE)
        return DecorationMetrics(
            // Both tables give the top of the line.
            underlineOffset: metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) - underline / 2,
            underlineThickness: underline,
            strikethroughOffset: metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) - strikethrough / 2,
            strikethroughThickness: strikethrough)
    }

    /// Whether one of the tables that hold colour glyphs is there.
    var hasColorGlyphs: Bool {
        let face = unsafe hb_font_get_face(handle)
        return ["COLR", "CBDT", "sbix", "SVG "].compactMap { Tag($0) }.contains { tag in
            let table = unsafe hb_face_reference_table(face, tag.rawValue)
            defer { unsafe hb_blob_destroy(table) }
            return unsafe hb_blob_get_length(table) > 0
        }
    }
}
