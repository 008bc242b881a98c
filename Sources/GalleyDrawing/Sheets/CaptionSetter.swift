import GalleyFonts
import GalleyGeometry
import GalleyImage
import GalleyText

/// Sets the captions of a contact sheet: a line for the code point, then the names.
struct CaptionSetter: Sendable {
    private enum Letters: Sendable {
        case own(CaptionFace)
        case face(FontFace)
    }

    /// The size of captions in points where a face is given.
    private static let size = 10.0

    private let letters: Letters
    /// The width of a line in pixels.
    private let width: Int
    private let scale: Double
    private let lineLimit: Int
    /// The height of a line in pixels.
    let lineHeight: Int

    init(
        face: FontFace?, width: Int, scale: Double, lineLimit: Int
    ) throws(DrawingError) {
        self.width = width
        self.scale = scale
        self.lineLimit = lineLimit
        guard let face else {
            let own = try CaptionFace(scale: scale)
            letters = .own(own)
            lineHeight = own.height
            return
        }
        letters = .face(face)
        let height = face.metrics().lineHeight * Self.size / Double(face.unitsPerEm)
        lineHeight = min(max(1, Int((height * scale).rounded(.up))), Int(4 * Self.size * scale))
    }

    /// Measures the captions of icons: the height in pixels that holds each of them.
    func height(of icons: [CatalogIcon]) throws(DrawingError) -> Int {
        var most = 0
        for icon in icons where most < lineLimit {
            most = max(most, try nameLineCount(icon))
        }
        return (1 + most) * lineHeight
    }

    /// Draws an icon's caption below a line, in the middle of a cell.
    ///
    /// - Parameters:
    ///   - icon: The icon.
    ///   - left: The column of the caption's left end, in pixels.
    ///   - top: The row of the caption's top, in pixels.
    ///   - colors: The colours of the sheet.
    ///   - canvas: What the caption is drawn on.
    /// - Throws: ``DrawingError`` for a name that can't be set or drawn in the face of captions.
    func draw(
        _ icon: CatalogIcon, left: Int, top: Int, colors: SheetColors, on canvas: inout Canvas
    ) throws(DrawingError) {
        switch letters {
        case .own(let face):
            var row = top
            if let codePoint = icon.codePoint?.codePointNotation {
                draw(codePoint, face, left: left, top: row, color: colors.codePoint, on: &canvas)
                row += lineHeight
            }
            for line in breaker(face).lines(of: Self.names(of: icon)) {
                draw(line, face, left: left, top: row, color: colors.name, on: &canvas)
                row += lineHeight
            }
        case .face(let face):
            var row = top
            if let codePoint = icon.codePoint?.codePointNotation {
                let line = try layout(codePoint, face, lines: 1)
                try draw(line, left: left, top: row, color: colors.codePoint, on: &canvas)
                row += lineHeight
            }
            let names = Self.names(of: icon)
            if names.isEmpty { return }
            try draw(
                layout(names, face, lines: lineLimit), left: left, top: row, color: colors.name,
                on: &canvas)
        }
    }

    /// The names on a caption; Unicode's where the font gives none.
    private static func names(of icon: CatalogIcon) -> String {
        icon.names.isEmpty ? icon.unicodeName ?? "" : icon.names.joined(separator: ", ")
    }

    private func breaker(_ face: CaptionFace) -> CaptionBreaker {
        CaptionBreaker(face: face, width: width, lineLimit: lineLimit)
    }

    private func nameLineCount(_ icon: CatalogIcon) throws(DrawingError) -> Int {
        let names = Self.names(of: icon)
        if names.isEmpty { return 0 }
        switch letters {
        case .own(let face): return breaker(face).lines(of: names).count
        case .face(let face): return try layout(names, face, lines: lineLimit).lines.count
        }
    }

    private func draw(
        _ text: String, _ face: CaptionFace, left: Int, top: Int, color: Color,
        on canvas: inout Canvas
    ) {
        let line = face.line(text)
        canvas.blend(
            .color(color), coverage: line.coverage.span,
            in: PixelRect(
                x: left + (width - line.width) / 2, y: top, width: line.width,
                height: face.height))
    }

    private func layout(
        _ text: String, _ face: FontFace, lines: Int
    ) throws(DrawingError) -> TextLayout {
        // Names may break after underscores, where Unicode's rules see no end of a word.
        let breakable = String(text.flatMap { $0 == "_" ? [$0, "\u{200B}"] : [$0] })
        do {
            return try TextLayout(
                breakable, style: TextStyle(chain: FallbackChain([face]), size: Self.size),
                paragraph: ParagraphStyle(lineBreakMode: .byTruncatingTail, alignment: .center),
                bounds: TextBounds(width: Double(width) / scale, numberOfLines: lines))
        } catch {
            throw .text(error)
        }
    }

    private func draw(
        _ layout: TextLayout, left: Int, top: Int, color: Color, on canvas: inout Canvas
    ) throws(DrawingError) {
        let corner = Point(x: Double(left) / scale, y: Double(top) / scale)
        try canvas.draw(layout, at: corner, color: color)
    }
}
