package import GalleyFonts
public import GalleyGeometry

/// A glyph's outline, made ready once so that any size and offset of it is drawn fast and exactly.
///
/// The outline is rebuilt so that every point of the plane is wound around once where it is inside
/// (non-zero rule) and not at all elsewhere. Most outlines are proved to have contours that do not
/// cross; of these, whole contours are turned round or dropped. The others are cut where they
/// cross. An outline is immutable and serves all sizes.
public final class PreparedOutline: Sendable {
    /// The units of the outline.
    let grid: OutlineGrid
    /// The outline with winding numbers 0 and 1.
    let shape: PreparedShape
    /// The outline as it came, where ``shape`` was cut and is exact only at small sizes.
    let crossing: PreparedShape?

    /// The largest size in pixels per em at which a cut outline is drawn from its cuts.
    ///
    /// Cuts are rounded to the grid, and a cut of two nearly parallel curves moves along them; up
    /// to this size that stays below 2/255 of a pixel.
    static let cutLimit = 64.0

    /// Creates the outline of a path in font units, y up, filled by the non-zero rule.
    ///
    /// Coordinates are rounded to 1/128 font unit, which is exact for the outlines of FreeType,
    /// those of variable faces loaded at one pixel per unit included. Contours are closed.
    ///
    /// - Throws: ``DrawingError/unitsPerEmOutOfRange(_:limit:)``,
    ///   ``DrawingError/nonFiniteCoordinate(index:)``,
    ///   ``DrawingError/coordinateOutOfRange(index:limit:)`` beyond
    ///   ``RasterizerLimits/fontUnits``, ``DrawingError/tooManySegments(count:limit:)``.
    public convenience init(_ path: Path, unitsPerEm: Int) throws(DrawingError) {
        var workspace = OutlineWorkspace()
        try self.init(path, unitsPerEm: unitsPerEm, using: &workspace)
    }

    /// Creates the outline of a path as ``init(_:unitsPerEm:)`` does, in memory kept for the next.
    package convenience init(
        _ path: Path, unitsPerEm: Int, using workspace: inout OutlineWorkspace
    ) throws(DrawingError) {
        let grid = try OutlineGrid(unitsPerEm: unitsPerEm)
        try grid.read(path, into: &workspace.elements)
        self.init(grid, using: &workspace)
    }

    /// Creates the outline of a glyph, nil where the face has none of it.
    ///
    /// It is the outline of the path that the face gives, read without making that path.
    package convenience init?(
        of glyph: GlyphID, face: FontFace, using workspace: inout OutlineWorkspace
    ) throws(DrawingError) {
        let grid = try OutlineGrid(unitsPerEm: face.unitsPerEm)
        let reading: OutlineReading
        do {
            reading = try face.read(glyph, on: grid.reading, into: &workspace.elements)
        } catch {
            throw .font(error)
        }
        switch reading {
        case .read: break
        case .noOutline: return nil
        case .outOfReach:
            let path: Path?
            do {
                path = try face.outline(of: glyph)
            } catch {
                throw .font(error)
            }
            guard let path else { return nil }
            try grid.read(path, into: &workspace.elements)
        }
        self.init(grid, using: &workspace)
    }

    /// Makes the workspace's elements ready.
    private init(_ grid: OutlineGrid, using workspace: inout OutlineWorkspace) {
        self.grid = grid
        if workspace.proof.succeeds(for: workspace.elements) {
            shape = workspace.proof.withFactors { factors in
                PreparedShape(workspace.elements) { factors[Int($0)] }
            }
            crossing = nil
            return
        }
        switch workspace.uncrossed(unitsPerEm: grid.subunitsPerEm) {
        case .whole(let uncrossed):
            shape = PreparedShape(uncrossed)
            crossing = nil
        case .cut(let uncrossed):
            shape = PreparedShape(uncrossed)
            crossing = PreparedShape(workspace.elements)
        case .tooComplex:
            shape = PreparedShape([])
            crossing = PreparedShape(workspace.elements)
        }
    }

    /// Whether the outline has no line or curve that bounds area.
    public var isEmpty: Bool { shape.isEmpty && (crossing?.isEmpty ?? true) }
}
