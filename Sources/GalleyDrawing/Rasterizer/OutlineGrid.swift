import GalleyFonts
import GalleyGeometry

/// The integer grid of a face's outlines: subunits, 128 or more to a font unit.
///
/// FreeType's outlines have coordinates in 1/64 font unit, and the implied points between two
/// control points of a TrueType curve in 1/128. Faces with few units per em get a finer grid, so
/// that an em has at least 2¹⁷ subunits and cutting curves where they cross stays exact enough.
struct OutlineGrid: Sendable {
    /// Subunits in one font unit.
    let subunitsPerUnit: Int
    /// Subunits in one em.
    let subunitsPerEm: Int

    init(unitsPerEm: Int) throws(DrawingError) {
        guard (1...RasterizerLimits.unitsPerEm).contains(unitsPerEm) else {
            throw .unitsPerEmOutOfRange(unitsPerEm, limit: RasterizerLimits.unitsPerEm)
        }
        // At most 128 · 2⁶ to a unit: coordinates of 2¹⁵ units then stay within 2²⁸.
        var scale = 128
        while scale < 128 << 6 && unitsPerEm * scale < 1 << 17 { scale *= 2 }
        subunitsPerUnit = scale
        subunitsPerEm = unitsPerEm * scale
    }

    /// The grid as a face reads outlines onto it.
    var reading: OutlineReading.Grid {
        OutlineReading.Grid(
            subunitsPerUnit: subunitsPerUnit, limit: RasterizerLimits.fontUnits)
    }

    /// Reads the elements of a path in subunits, y turned from up to down, in place of others.
    func read(_ path: Path, into elements: inout [OutlineElement]) throws(DrawingError) {
        elements.removeAll(keepingCapacity: true)
        try path.checkSegmentCount()
        try check(path.points)
        elements.reserveCapacity(path.verbs.count)
        let points = path.points.span
        let scale = Double(subunitsPerUnit)
        func point(_ index: Int) -> GridPoint {
            let point = points[index]
            return GridPoint(Self.nearest(point.x * scale), Self.nearest(-point.y * scale))
        }
        var walk = PathElements(path)
        var start = (index: -1, point: GridPoint.zero)
        while let element = walk.next() {
            if start.index != element.start { start.point = point(element.start) }
            let endIndex = element.next + element.controlCount
            var result = OutlineElement(
                .line, contour: Int32(element.contour), start: start.point, end: point(endIndex))
            if element.controlCount > 0 {
                result.controlCount = UInt8(element.controlCount)
                result.control1 = point(element.next)
                if element.controlCount == 2 { result.control2 = point(element.next + 1) }
            }
            elements.append(result)
            start = (endIndex, result.end)
        }
    }

    /// Throws for the first point that is not a number or too far away.
    private func check(_ points: [Point]) throws(DrawingError) {
        let limit = Double(RasterizerLimits.fontUnits)
        let points = points.span
        for index in points.indices {
            let point = points[index]
            // Not a number is not within the limit either.
            if abs(point.x) <= limit && abs(point.y) <= limit { continue }
            guard point.x.isFinite && point.y.isFinite else {
                throw .nonFiniteCoordinate(index: index)
            }
            throw .coordinateOutOfRange(index: index, limit: RasterizerLimits.fontUnits)
        }
    }

    /// Returns the nearest integer, halves away from zero.
    private static func nearest(_ value: Double) -> Int32 {
        Int32(value < 0 ? value - 0.5 : value + 0.5)
    }
}
