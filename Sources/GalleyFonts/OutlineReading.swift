/// What came of reading a glyph's outline straight into lines and curves.
package enum OutlineReading: Equatable {
    /// The lines and curves are there.
    case read
    /// The face has only bitmaps of the glyph.
    case noOutline
    /// A point is too far away, or lies between the subunits: ``FontFace/outline(of:)`` tells where.
    case outOfReach

    /// Where points may lie.
    package struct Grid {
        /// How many subunits a font unit has: 128 or a multiple, so that FreeType's points and
        /// those halfway between two of them are whole.
        let subunitsPerUnit: Int
        /// How many font units a coordinate may be from the origin.
        let limit: Int

        package init(subunitsPerUnit: Int, limit: Int) {
            precondition(subunitsPerUnit.isMultiple(of: 128), "a unit has 128 subunits or more")
            self.subunitsPerUnit = subunitsPerUnit
            self.limit = limit
        }
    }
}
