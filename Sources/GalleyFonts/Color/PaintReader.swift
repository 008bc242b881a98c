import GalleyGeometry

/// Reads the paints of one glyph into a tree (OpenType specification, `COLR`).
///
/// Numbers of variable paints get their deltas. A graph that shares paints becomes a tree that
/// repeats them, so that its size is counted as it is drawn.
struct PaintReader {
    /// The most paints that contain each other.
    static let depthLimit = 64
    /// The most paints and colour stops of a glyph.
    static let nodeLimit = 10_000

    /// The most points of the outlines that a glyph is painted through, each as often as it is used.
    static let pointLimit = 1_000_000

    let colors: ColorTable
    let palette: [PaletteColor]
    private let glyph: GlyphID
    private let path: String
    private var nodes = 0
    /// Where the paints start that contain the one that is read; a glyph's paint has its own.
    private var open: [Int] = []

    /// Creates a reader for a glyph of the font at a path.
    init(_ colors: ColorTable, palette: [PaletteColor], glyph: GlyphID, path: String) {
        self.colors = colors
        self.palette = palette
        self.glyph = glyph
        self.path = path
    }

    /// Reads the glyph's paints; nil where it has none.
    mutating func read() throws(FontError) -> GlyphPaint? {
        if let paint = try paint(of: glyph) { return paint }
        guard let range = colors.layers(of: glyph) else { return nil }
        try count(range.count)
        var layers: [GlyphPaint] = []
        for index in range {
            guard let layer = colors.layer(index) else { throw damage(at: 0) }
            layers.append(.glyph(layer.glyph, .solid(color(layer.entry))))
        }
        return .layers(layers)
    }

    /// Reads the paint of a glyph of version 1 inside its clip box.
    mutating func paint(of glyph: GlyphID) throws(FontError) -> GlyphPaint? {
        guard let offset = colors.paint(of: glyph) else { return nil }
        let paint = try paint(at: offset)
        guard let box = colors.clipBox(of: glyph) else { return paint }
        let format = try uint8(box)
        guard format == 1 || format == 2 else { throw damage(at: box) }
        let edges = try numbers(
            [.units, .units, .units, .units], at: box + 1, varies: format == 2)
        return .clip(
            Rect(minX: edges[0], minY: edges[1], maxX: edges[2], maxY: edges[3]), paint)
    }

    /// Reads a paint and all below it.
    mutating func paint(at offset: Int) throws(FontError) -> GlyphPaint {
        // Offsets only lead forward; what leads back is a glyph or a layer that is open already.
        if open.contains(offset) { throw .paintCycle(path: path, glyph: glyph) }
        guard open.count < Self.depthLimit else {
            throw .paintTooDeep(path: path, glyph: glyph, limit: Self.depthLimit)
        }
        try count(1)
        open.append(offset)
        defer { open.removeLast() }
        let format = try uint8(offset)
        switch format {
        case 1: return try layers(at: offset)
        case 2...9: return try fill(format, at: offset)
        case 10:
            let child = try child(at: offset + 1, of: offset)
            return .glyph(GlyphID(rawValue: UInt32(try uint16(offset + 4))), child)
        case 11:
            // A glyph without paints paints nothing.
            let other = GlyphID(rawValue: UInt32(try uint16(offset + 1)))
            return try paint(of: other) ?? .layers([])
        case 12...31:
            let child = try child(at: offset + 1, of: offset)
            return .transform(try transform(format, at: offset), child)
        case 32:
            let modes = PaintCompositeMode.allCases
            let mode = try uint8(offset + 4)
            guard mode < modes.count else { throw damage(at: offset) }
            let source = try child(at: offset + 1, of: offset)
            let backdrop = try child(at: offset + 5, of: offset)
            return .composite(source: source, mode: modes[mode], backdrop: backdrop)
        default: throw damage(at: offset)
        }
    }

    private mutating func layers(at offset: Int) throws(FontError) -> GlyphPaint {
        let count = try uint8(offset + 1)
        let first = try uint32(offset + 2)
        guard let list = colors.layerList, first + count <= (try uint32(list)) else {
            throw damage(at: offset)
        }
        var layers: [GlyphPaint] = []
        for index in first..<first + count {
            layers.append(try paint(at: list + uint32(list + 4 + 4 * index)))
        }
        return .layers(layers)
    }

    private mutating func child(at place: Int, of offset: Int) throws(FontError) -> GlyphPaint {
        let distance = try uint24(place)
        guard distance > 0 else { throw damage(at: offset) }
        return try paint(at: offset + distance)
    }

    /// Counts paints or stops towards the limit.
    mutating func count(_ number: Int) throws(FontError) {
        nodes += number
        guard nodes <= Self.nodeLimit else {
            throw .paintTooComplex(path: path, glyph: glyph, limit: Self.nodeLimit)
        }
    }

    /// The error for a table that is cut off or breaks its format.
    func damage(at offset: Int) -> FontError {
        .damagedPaint(path: path, glyph: glyph, offset: offset)
    }
}
