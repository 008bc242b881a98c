public import GalleyFonts
public import GalleyImage
public import GalleyText

/// Why a shape cannot be drawn.
public enum DrawingError: Error, Hashable, Sendable {
    /// The point at `index` of a path has a coordinate that is not a finite number.
    case nonFiniteCoordinate(index: Int)
    /// The point at `index` of a path lies farther than `limit` from the origin on one axis.
    case coordinateOutOfRange(index: Int, limit: Int)
    /// A path has more than `limit` lines and curves.
    case tooManySegments(count: Int, limit: Int)
    /// A face's units per em are not within `1...limit`.
    case unitsPerEmOutOfRange(Int, limit: Int)
    /// A size in pixels per em is not finite, not positive or above `limit`.
    case sizeOutOfRange(Double, limit: Int)
    /// A shape spans more than `limit` pixels on one axis.
    case extentTooLarge(limit: Int)
    /// A clip has a side of more than `limit` pixels or lies too far from the origin.
    case clipOutOfRange(width: Int, height: Int, limit: Int)
    /// The visible part of a shape has more than `limit` pixels.
    case tooManyPixels(count: Int, limit: Int)
    /// A shape's lines cross each other more often than `limit` steps can sort out.
    case shapeTooComplex(limit: Int)
    /// A number is not within what it may be; the texts name it and its range.
    case numberOutOfRange(String, value: Double, range: String)
    /// A transform flattens the plane or has a coefficient that is not finite.
    case transformNotInvertible
    /// A gradient has no colour.
    case noColorStops
    /// Layers are nested more than `limit` deep.
    case tooManyLayers(limit: Int)
    /// A bitmap can't be made or written.
    case image(ImageError)
    /// A glyph can't be loaded.
    case font(FontError)
    /// A caption can't be set.
    case text(TextError)
    /// A sheet of so many icons is beyond the limits of a bitmap, however many columns it has.
    case sheetTooLarge(icons: Int, width: Int, height: Int)
    /// A sheet of so many columns is too long; other numbers of columns fit.
    case sheetTooLong(columns: Int, width: Int, height: Int, fitting: ClosedRange<Int>)
    /// The paints of a colour glyph fill more than `limit` pixels, or too many in layers at a time.
    case paintTooLarge(glyph: GlyphID, path: String, limit: Int)
    /// The face at `path` has neither an outline of the glyph nor a picture that is read.
    case noOutline(glyph: GlyphID, path: String)
    /// The face at `path` draws the glyph by an SVG document, which is not supported.
    case unsupportedSVG(glyph: GlyphID, path: String)
    /// The PNG of a glyph in a strike of the face at `path` can't be decoded.
    case undecodableBitmap(glyph: GlyphID, path: String, pixelsPerEm: Int, ImageError)
}

extension DrawingError: CustomStringConvertible {
    /// One sentence that says what to do.
    public var description: String {
        switch self {
        case .nonFiniteCoordinate(let index):
            "give point \(index) of the path finite coordinates"
        case .coordinateOutOfRange(let index, let limit):
            "keep point \(index) of the path within \(limit) of the origin on both axes"
        case .tooManySegments(let count, let limit):
            "split the path: it has \(count) lines and curves, and \(limit) are allowed"
        case .unitsPerEmOutOfRange(let value, let limit):
            "use a face with 1 to \(limit) units per em instead of \(value)"
        case .sizeOutOfRange(let value, let limit):
            "draw at a size above 0 and up to \(limit) pixels per em instead of \(value)"
        case .extentTooLarge(let limit):
            "draw the shape smaller: it spans more than \(limit) pixels"
        case .clipOutOfRange(let width, let height, let limit):
            "use a clip of at most \(limit) pixels a side near the origin instead of "
                + "\(width) × \(height)"
        case .tooManyPixels(let count, let limit):
            "use a smaller clip: \(count) pixels are visible, and \(limit) are allowed"
        case .shapeTooComplex(let limit):
            "simplify the shape: its crossing lines take more than \(limit) steps to sort out"
        case .numberOutOfRange(let name, let value, let range):
            "use a \(name) within \(range) instead of \(value)"
        case .transformNotInvertible:
            "use a transform with finite coefficients that keeps both axes apart"
        case .noColorStops:
            "give the gradient at least one colour"
        case .tooManyLayers(let limit):
            "end a layer before the next begins: \(limit) may be open at a time"
        case .image(let error): error.description
        case .font(let error): error.description
        case .text(let error): error.description
        case .sheetTooLarge(let icons, let width, let height):
            "the sheet of \(icons) icons would have \(width)×\(height) pixels; search for fewer "
                + "icons, or make icons or the scale smaller"
        case .sheetTooLong(let columns, let width, let height, let fitting):
            "the sheet of \(columns) columns would have \(width)×\(height) pixels; give it "
                + "\(fitting.lowerBound) to \(fitting.upperBound) columns"
        case .paintTooLarge(let glyph, let path, let limit):
            "draw colour glyph \(glyph.rawValue) of \(path) smaller: its paints and layers fill "
                + "more than \(limit) pixels"
        case .noOutline(let glyph, let path):
            "glyph \(glyph.rawValue) of \(path) has neither an outline nor a PNG picture; "
                + "use a font with outlines"
        case .unsupportedSVG(let glyph, let path):
            "glyph \(glyph.rawValue) of \(path) is an SVG document, which can't be drawn; "
                + "use the COLR flavour of the font"
        case .undecodableBitmap(let glyph, let path, let size, let error):
            "the picture of glyph \(glyph.rawValue) in the \(size) px strike of \(path) can't be "
                + "decoded (\(error)); use another icon or fetch the font again"
        }
    }
}

extension DrawingError {
    /// Throws unless a number lies within a range; a value that is no number does not.
    static func check(
        _ value: Double, _ name: String, within range: ClosedRange<Double>
    ) throws(DrawingError) {
        guard value.isFinite, range.contains(value) else {
            throw .numberOutOfRange(
                name, value: value, range: "\(range.lowerBound)...\(range.upperBound)")
        }
    }
}
