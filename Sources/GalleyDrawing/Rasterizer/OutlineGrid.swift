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

    /// Returns the points of a path in subunits, y turned from up to down.
    func points(of path: Path) throws(DrawingError) -> [GridPoint] {
        let limit = Double(RasterizerLimits.fontUnits)
        let scale = Double(subunitsPerUnit)
        var result: [GridPoint] = []
        result.reserveCapacity(path.points.count)
        for (index, point) in path.points.enumerated() {
            guard point.x.isFinite && point.y.isFinite else {
                throw .nonFiniteCoordinate(index: index)
            }
            guard abs(point.x) <= limit && abs(point.y) <= limit else {
                throw .coordinateOutOfRange(index: index, limit: RasterizerLimits.fontUnits)
            }
            result.append(
                GridPoint(Self.nearest(point.x * scale), Self.nearest(-point.y * scale)))
        }
        return result
    }

    /// Returns the elements of a path in subunits.
    func elements(of path: Path) throws(DrawingError) -> [OutlineElement] {
        try path.checkSegmentCount()
        let points = try points(of: path)
        var elements: [OutlineElement] = []
        elements.reserveCapacity(path.verbs.count)
        var walk = PathElements(path)
        while let element = walk.next() {
            let (start, next) = (points[element.start], element.next)
            let contour = Int32(element.contour)
            switch element.controlCount {
            case 0:
                elements.append(
                    OutlineElement(.line, contour: contour, start: start, end: points[next]))
            case 1:
                elements.append(
                    OutlineElement(
                        .quad, contour: contour, start: start, control1: points[next],
                        end: points[next + 1]))
            default:
                elements.append(
                    OutlineElement(
                        .cubic, contour: contour, start: start, control1: points[next],
                        control2: points[next + 1], end: points[next + 2]))
            }
        }
        return elements
    }

    /// Returns the nearest integer, halves away from zero.
    private static func nearest(_ value: Double) -> Int32 {
        Int32(value < 0 ? value - 0.5 : value + 0.5)
    }
}
