/// A rectangle of pixels in a picture, in pixels from the picture's top left corner.
struct Window {
    var columns: Range<Int>
    var rows: Range<Int>

    /// Where something lies as seen from the window.
    enum Side {
        /// Above or below: it adds nothing.
        case outside
        /// Left of it: it adds to whole rows.
        case left
        /// Right of it: it adds nothing but must close the rows.
        case right
        /// Over it, at least in part.
        case across
    }

    /// Returns where a box of control points lies.
    @inline(__always)
    func side(of box: SubpixelBox) -> Side {
        if box.maxY <= rows.lowerBound << Subpixel.bits { return .outside }
        if box.minY >= rows.upperBound << Subpixel.bits { return .outside }
        if box.maxX <= columns.lowerBound << Subpixel.bits { return .left }
        if box.minX >= columns.upperBound << Subpixel.bits { return .right }
        return .across
    }
}
