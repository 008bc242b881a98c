extension PaintReader {
    /// How a number is stored.
    enum NumberFormat: Int {
        /// Whole font units, or below zero (FWORD).
        case units
        /// Whole font units from zero up (UFWORD).
        case positiveUnits
        /// A multiple of 1/16384 (F2DOT14).
        case fraction
        /// A multiple of 1/65536 (Fixed).
        case fixed
    }

    /// Reads numbers that stand one after the other.
    ///
    /// - Parameters:
    ///   - formats: How each is stored.
    ///   - offset: Where the first starts.
    ///   - varies: Whether the index of the first number's delta follows the last number.
    /// - Returns: The numbers with their deltas, in font units or as fractions.
    /// - Throws: ``FontError/damagedPaint(path:glyph:offset:)`` beyond the end of the table.
    func numbers(
        _ formats: [NumberFormat], at offset: Int, varies: Bool
    ) throws(FontError) -> [Double] {
        var values: [Double] = []
        var place = offset
        for format in formats {
            let value =
                switch format {
                case .units, .fraction: colors.table.int16(at: place)
                case .positiveUnits: colors.table.uint16(at: place)
                case .fixed: colors.table.int32(at: place)
                }
            guard let value else { throw damage(at: place) }
            values.append(Double(value))
            place += format == .fixed ? 4 : 2
        }
        if varies {
            let first = try uint32(place)
            for index in values.indices { values[index] += delta(first, index) }
        }
        for (index, format) in formats.enumerated() {
            switch format {
            case .units: break
            case .positiveUnits: values[index] = max(0, values[index])
            case .fraction: values[index] /= 16_384
            case .fixed: values[index] /= 65_536
            }
        }
        return values
    }

    /// Returns what is added to a number, in its smallest steps.
    func delta(_ first: Int, _ index: Int) -> Double {
        // An index of only ones stands for numbers that do not vary.
        guard first != 0xFFFF_FFFF, let variations = colors.variations else { return 0 }
        return variations.delta(first + index)
    }

    func uint8(_ offset: Int) throws(FontError) -> Int {
        guard let value = colors.table.uint8(at: offset) else { throw damage(at: offset) }
        return value
    }

    func uint16(_ offset: Int) throws(FontError) -> Int {
        guard let value = colors.table.uint16(at: offset) else { throw damage(at: offset) }
        return value
    }

    func uint24(_ offset: Int) throws(FontError) -> Int {
        guard let value = colors.table.uint24(at: offset) else { throw damage(at: offset) }
        return value
    }

    func uint32(_ offset: Int) throws(FontError) -> Int {
        guard let value = colors.table.uint32(at: offset) else { throw damage(at: offset) }
        return value
    }
}
