import GalleyGeometry
import Synchronization

/// The ink boxes of a face's glyphs that were measured before.
///
/// They lie on pages of glyphs with neighbouring numbers, so that finding one takes no hashing and a
/// large font no more memory than its used parts need.
final class InkBoxes: Sendable {
    private enum Box {
        case unknown
        /// Nothing is drawn.
        case empty
        case drawn(Rect)
    }

    private static let pageSize = 64

    /// A page for each stretch of glyphs; empty ones hold no box yet.
    private let pages: Mutex<[[Box]]>

    init(glyphCount: Int) {
        let count = (glyphCount + Self.pageSize - 1) / Self.pageSize
        pages = Mutex([[Box]](repeating: [], count: count))
    }

    /// Passes the box of each glyph that draws something on, with the glyph's place.
    ///
    /// - Returns: The place of the first glyph whose box is not known, or how many glyphs there are.
    func forEach(
        of glyphs: [ShapedGlyph], from start: Int, _ body: (Int, Rect) -> Void
    ) -> Int {
        pages.withLock { pages in
            for place in start..<glyphs.count {
                switch Self.box(of: glyphs[place].glyph, on: pages) {
                case .unknown: return place
                case .empty: continue
                case .drawn(let box): body(place, box)
                }
            }
            return glyphs.count
        }
    }

    /// Returns a glyph's box if it is known; the inner nil is of a glyph that draws nothing.
    subscript(glyph: GlyphID) -> Rect?? {
        switch pages.withLock({ Self.box(of: glyph, on: $0) }) {
        case .unknown: .none
        case .empty: .some(nil)
        case .drawn(let box): .some(box)
        }
    }

    /// Keeps the box of a glyph, nil of one that draws nothing.
    func keep(_ box: Rect?, of glyph: GlyphID) {
        let (page, place) = Self.place(of: glyph)
        pages.withLock { pages in
            guard page < pages.count else { return }
            if pages[page].isEmpty {
                pages[page] = [Box](repeating: .unknown, count: Self.pageSize)
            }
            pages[page][place] = box.map(Box.drawn) ?? .empty
        }
    }

    private static func place(of glyph: GlyphID) -> (page: Int, place: Int) {
        let number = Int(glyph.rawValue)
        return (number / pageSize, number % pageSize)
    }

    private static func box(of glyph: GlyphID, on pages: [[Box]]) -> Box {
        let (page, place) = place(of: glyph)
        guard page < pages.count, !pages[page].isEmpty else { return .unknown }
        return pages[page][place]
    }
}
