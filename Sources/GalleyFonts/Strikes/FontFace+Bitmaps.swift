import GalleyGeometry

extension FontFace {
    /// The sizes at which the face holds pictures of its glyphs.
    ///
    /// Strikes of `sbix` come before those of `CBDT`, and smaller ones before larger ones; those
    /// that say zero pixels per em, and those beyond ``BitmapStrike/limit``, are left out.
    public var strikes: [BitmapStrike] { bitmapTables.strikes }

    /// Chooses the strike a glyph is drawn from at a size; nil where no strike has the glyph.
    ///
    /// It is the smallest strike that is at least as large as wanted, else the largest, counted in
    /// pixels per em upright: a picture is rather made smaller than larger. A strike that lacks the glyph
    /// is passed over, and `CBDT` is looked into where `sbix` has no picture of it.
    public func strike(for glyph: GlyphID, pixelsPerEm: Double) -> BitmapStrike? {
        bitmapTables.nearest(to: pixelsPerEm, with: glyph)
    }

    /// Reads a glyph's picture of the nearest strike, or nil where the face has none.
    ///
    /// - Throws: ``FontError/damagedBitmap(path:glyph:pixelsPerEm:reason:)``,
    ///   ``FontError/unsupportedBitmap(path:glyph:pixelsPerEm:format:)`` or
    ///   ``FontError/bitmapTooLarge(path:glyph:pixelsPerEm:width:height:)``.
    public func bitmap(
        of glyph: GlyphID, pixelsPerEm: Double
    ) throws(FontError) -> GlyphBitmap? {
        guard let strike = strike(for: glyph, pixelsPerEm: pixelsPerEm) else { return nil }
        return try bitmap(of: glyph, in: strike)
    }

    /// Reads a glyph's picture of a strike of the face, or nil where the strike has none.
    ///
    /// A picture of `sbix` is placed as FreeType does: where the glyph has an outline in
    /// `glyf`, its offsets count from the lower left corner of the outline's box.
    ///
    /// - Throws: ``FontError/damagedBitmap(path:glyph:pixelsPerEm:reason:)``,
    ///   ``FontError/unsupportedBitmap(path:glyph:pixelsPerEm:format:)``,
    ///   ``FontError/bitmapTooLarge(path:glyph:pixelsPerEm:width:height:)`` or
    ///   ``FontError/damagedGlyph(path:glyph:code:)``.
    public func bitmap(
        of glyph: GlyphID, in strike: BitmapStrike
    ) throws(FontError) -> GlyphBitmap? {
        guard let found = try placed(glyph, in: strike) else { return nil }
        var isOverlaid = bitmapTables.drawsOutlines(over: strike)
        if isOverlaid { isOverlaid = try outlineBounds(of: glyph) != nil }
        return GlyphBitmap(
            glyph: glyph, strike: strike, png: found.table.copy(found.record.data),
            width: Int(found.box.width), height: Int(found.box.height), left: found.box.minX,
            top: found.box.maxY, advance: found.record.advance,
            isOverlaidByOutline: isOverlaid)
    }

    /// Returns how far the pen moves after a glyph, in font units, by a policy for bitmaps.
    ///
    /// A picture that can't be read has the advance of the metrics.
    public func advance(of glyph: GlyphID, from source: BitmapAdvance) -> Int {
        let advance = harfBuzz.advance(of: glyph)
        guard case .strike(let pixelsPerEm) = source, format(of: glyph) == .bitmap,
            let strike = strike(for: glyph, pixelsPerEm: pixelsPerEm),
            let found = try? bitmapTables.record(of: glyph, in: strike),
            let own = found.record.advance
        else { return advance }
        // The nearest font unit, halves up.
        let units = 2 * own * unitsPerEm + strike.pixelsPerEmX
        return units / (2 * strike.pixelsPerEmX)
    }

    /// The box of a glyph's picture in font units, y up, from its largest strike; nil where it has
    /// none.
    ///
    /// The picture is not decoded for it: clear pixels at its edges belong to the box.
    func bitmapBounds(of glyph: GlyphID) throws(FontError) -> Rect? {
        guard let strike = strike(for: glyph, pixelsPerEm: .infinity),
            let box = try placed(glyph, in: strike)?.box
        else { return nil }
        let across = Double(unitsPerEm) / Double(strike.pixelsPerEmX)
        let upright = Double(unitsPerEm) / Double(strike.pixelsPerEmY)
        return Rect(
            minX: box.minX * across, minY: box.minY * upright, maxX: box.maxX * across,
            maxY: box.maxY * upright)
    }

    /// Finds a glyph's picture and its box in strike pixels, y up.
    private func placed(
        _ glyph: GlyphID, in strike: BitmapStrike
    ) throws(FontError) -> (record: BitmapRecord, table: FontTable, box: Rect)? {
        let found: (record: BitmapRecord, table: FontTable)?
        let size: (width: Int, height: Int)
        do {
            found = try bitmapTables.record(of: glyph, in: strike)
            guard let found else { return nil }
            size = try found.record.size(in: found.table)
        } catch {
            throw FontError(error, path: file.path, glyph: glyph, strike: strike)
        }
        guard let found else { return nil }
        var left = Double(found.record.left)
        var bottom =
            switch found.record.edge {
            case .top(let top): Double(top - size.height)
            case .bottom(let bottom): Double(bottom)
            }
        if strike.table == .sbix, hasGlyf, let outline = try outlineBounds(of: glyph) {
            let scale = Double(strike.pixelsPerEmY) / Double(unitsPerEm)
            left += outline.minX * scale
            bottom += outline.minY * scale
        }
        let box = Rect(
            x: left, y: bottom, width: Double(size.width), height: Double(size.height))
        return (found.record, found.table, box)
    }
}

extension FontError {
    /// Names the glyph and the strike of a failure.
    fileprivate init(
        _ failure: BitmapFailure, path: String, glyph: GlyphID, strike: BitmapStrike
    ) {
        let pixelsPerEm = strike.pixelsPerEmY
        switch failure {
        case .damaged(let reason):
            self = .damagedBitmap(
                path: path, glyph: glyph, pixelsPerEm: pixelsPerEm, reason: reason)
        case .unsupported(let format):
            self = .unsupportedBitmap(
                path: path, glyph: glyph, pixelsPerEm: pixelsPerEm, format: format)
        case .tooLarge(let width, let height):
            self = .bitmapTooLarge(
                path: path, glyph: glyph, pixelsPerEm: pixelsPerEm, width: width, height: height)
        }
    }
}
