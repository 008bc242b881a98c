import GalleyGeometry

extension PaintReader {
    /// Reads a colour or a gradient (paint formats 2–9, of which the odd ones vary).
    mutating func fill(_ format: Int, at offset: Int) throws(FontError) -> GlyphPaint {
        let varies = format % 2 == 1
        if format <= 3 {
            let alpha = try numbers([.fraction], at: offset + 3, varies: varies)[0]
            return .solid(color(try uint16(offset + 1), alpha: alpha))
        }
        let line = try colorLine(at: offset + uint24(offset + 1), varies: varies)
        let place = offset + 4
        switch format {
        case 4, 5:
            let n = try numbers(
                [.units, .units, .units, .units, .units, .units], at: place, varies: varies)
            return .linearGradient(
                start: Point(x: n[0], y: n[1]), end: Point(x: n[2], y: n[3]),
                rotation: Point(x: n[4], y: n[5]), line)
        case 6, 7:
            let n = try numbers(
                [.units, .units, .positiveUnits, .units, .units, .positiveUnits], at: place,
                varies: varies)
            return .radialGradient(
                startCenter: Point(x: n[0], y: n[1]), startRadius: n[2],
                endCenter: Point(x: n[3], y: n[4]), endRadius: n[5], line)
        default:
            let n = try numbers(
                [.units, .units, .fraction, .fraction], at: place, varies: varies)
            // Angles are stored less half a turn, so that 0...360° fit into −1...1.
            return .sweepGradient(
                center: Point(x: n[0], y: n[1]), startAngle: (n[2] + 1) * 180,
                endAngle: (n[3] + 1) * 180, line)
        }
    }

    /// Reads the colours of a gradient and puts them in ascending order of place.
    private mutating func colorLine(
        at offset: Int, varies: Bool
    ) throws(FontError) -> PaintColorLine {
        // A mode that is not known is pad (OpenType specification, "Color lines").
        let extend: PaintColorLine.Extend =
            switch try uint8(offset) {
            case 1: .repeat
            case 2: .reflect
            default: .pad
            }
        let stopCount = try uint16(offset + 1)
        try count(stopCount)
        var stops: [PaintColorLine.Stop] = []
        for index in 0..<stopCount {
            let start = offset + 3 + (varies ? 10 : 6) * index
            var position = try numbers([.fraction], at: start, varies: false)[0]
            var alpha = try numbers([.fraction], at: start + 4, varies: false)[0]
            if varies {
                let first = try uint32(start + 6)
                position += delta(first, 0) / 16_384
                alpha += delta(first, 1) / 16_384
            }
            stops.append(.init(position, color(try uint16(start + 2), alpha: alpha)))
        }
        // The order of stops at one place is kept.
        let sorted = stops.enumerated().sorted {
            ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
        }
        return PaintColorLine(sorted.map(\.element), extend: extend)
    }

    /// Returns the colour of a palette entry; 0xFFFF is the foreground.
    ///
    /// An entry the palette does not have is magenta, as in Chromium: the fault of the font shows.
    func color(_ entry: Int, alpha: Double = 1) -> PaintColor {
        let alpha = min(max(alpha, 0), 1)
        if entry == 0xFFFF { return PaintColor(nil, alpha: alpha) }
        guard entry < palette.count else {
            return PaintColor(PaletteColor(red: 255, green: 0, blue: 255), alpha: alpha)
        }
        return PaintColor(palette[entry], alpha: alpha)
    }
}
