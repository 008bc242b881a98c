import CFreeType

extension FreeTypeFace {
    /// The vertical metric values of a face as its tables hold them.
    struct RawMetrics: Sendable {
        /// hhea ascender, descender and line gap.
        var hhea: (ascender: Double, descender: Double, lineGap: Double)?
        /// OS/2 sTypoAscender, sTypoDescender and sTypoLineGap.
        var typo: (ascender: Double, descender: Double, lineGap: Double)?
        /// OS/2 usWinAscent, and usWinDescent as a distance down.
        var win: (ascender: Double, descent: Double)?
        /// OS/2 fsSelection bit 7.
        var usesTypoMetrics = false
        /// OS/2 sxHeight and sCapHeight where the table has them.
        var xHeight: Double?
        var capHeight: Double?
    }

    /// Reads the raw values; FreeType's own ascender and descender are rounded and mixed.
    ///
    /// A variable face must be at its default: where it is moved FreeType adds `MVAR` to OS/2, rounded.
    func rawMetrics() -> RawMetrics {
        var raw = RawMetrics()
        if let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_HHEA) {
            let hhea = unsafe table.assumingMemoryBound(to: TT_HoriHeader.self).pointee
            raw.hhea = unsafe (
                Double(hhea.Ascender), Double(hhea.Descender), Double(hhea.Line_Gap)
            )
        }
        if let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_OS2) {
            let os2 = unsafe table.assumingMemoryBound(to: TT_OS2.self).pointee
            // FreeType marks a missing OS/2 table with this version.
            if os2.version != 0xFFFF {
                raw.typo = (
                    Double(os2.sTypoAscender), Double(os2.sTypoDescender),
                    Double(os2.sTypoLineGap)
                )
                raw.win = (Double(os2.usWinAscent), Double(os2.usWinDescent))
                raw.usesTypoMetrics = os2.fsSelection & 0x80 != 0
                if os2.version >= 2 {
                    raw.xHeight = os2.sxHeight > 0 ? Double(os2.sxHeight) : nil
                    raw.capHeight = os2.sCapHeight > 0 ? Double(os2.sCapHeight) : nil
                }
            }
        }
        return raw
    }
}

extension FreeTypeFace.RawMetrics {
    /// Chooses the metrics of a line by the named rule.
    func metrics(from source: MetricsSource, unitsPerEm: Int) -> FontMetrics {
        switch source {
        case .automatic: break
        case .hhea: if let hhea { return Self.line(hhea, .hhea) }
        case .typo: if let typo { return Self.line(typo, .typo) }
        case .win: if let win { return Self.line(win) }
        }
        if usesTypoMetrics, let typo { return Self.line(typo, .typo) }
        if let hhea, hhea.ascender != 0 || hhea.descender != 0 { return Self.line(hhea, .hhea) }
        if let typo, typo.ascender != 0 || typo.descender != 0 { return Self.line(typo, .typo) }
        if let win, win.ascender != 0 || win.descent != 0 { return Self.line(win) }
        let ascender = unitsPerEm * 4 / 5
        return FontMetrics(
            ascender: Double(ascender), descender: Double(ascender - unitsPerEm), lineGap: 0,
            source: .assumed)
    }

    private static func line(
        _ values: (ascender: Double, descender: Double, lineGap: Double),
        _ source: FontMetrics.Source
    ) -> FontMetrics {
        FontMetrics(
            ascender: values.ascender, descender: values.descender, lineGap: values.lineGap,
            source: source)
    }

    private static func line(_ win: (ascender: Double, descent: Double)) -> FontMetrics {
        FontMetrics(ascender: win.ascender, descender: -win.descent, lineGap: 0, source: .win)
    }
}
