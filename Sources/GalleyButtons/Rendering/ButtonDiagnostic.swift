public import GalleyFonts
import GalleyGeometry
public import GalleyLayout
import GalleyText

/// Something about a composed button that its designer should know; amounts are points.
public enum ButtonDiagnostic: Hashable, Sendable {
    /// Something about the frames.
    case layout(LayoutDiagnostic)
    /// Drawn glyphs reach beyond an edge of the button, where a picture of the button's size cuts
    /// them.
    case inkOutsideBounds(LayoutPart, RectEdge, amount: Double)
    /// The shadow reaches beyond an edge of the button, where a picture of the button's size cuts it.
    case shadowOutsideBounds(RectEdge, amount: Double)
    /// The badge reaches beyond an edge of the button, where a picture of the button's size cuts it.
    case badgeOutsideBounds(RectEdge, amount: Double)
    /// Something of the button reaches beyond an edge of its screen, whose picture cuts it.
    case outsideScreen(String, RectEdge, amount: Double)
    /// An edge of the frame or size that was asked for lies between pixels and was moved.
    case frameOffGrid(RectEdge, amount: Double)
    /// Drawn glyphs reach above or below their line.
    case inkOutsideLine(LayoutPart, RectEdge, amount: Double)
    /// No face has these scalars, so that boxes are drawn.
    case missingGlyphs(LayoutPart, [Unicode.Scalar])
    /// The font gives a descender above the baseline, which is taken as below it.
    case invertedDescender(LayoutPart, path: String)
    /// A setting lies beyond the end of its axis, of which the end is used.
    case axisClamped(LayoutPart, path: String, ClampedVariation)
    /// The title is set in a smaller size to fit its label; sizes are points.
    case titleShrunk(from: Double, to: Double)
    /// A choice was given that the button's layout has no use for; the layouts that have.
    case ignoredByLayout(key: String, ButtonLayout, used: [ButtonLayout])
    /// Something about the constraints of the screen that the button stands on.
    case screen(ScreenDiagnostic)

    /// The name of the cause, the same in every release.
    public var code: String {
        switch self {
        case .layout(let diagnostic): diagnostic.code
        case .inkOutsideBounds: "inkOutsideBounds"
        case .shadowOutsideBounds: "shadowOutsideBounds"
        case .badgeOutsideBounds: "badgeOutsideBounds"
        case .outsideScreen: "outsideScreen"
        case .frameOffGrid: "frameOffGrid"
        case .inkOutsideLine: "inkOutsideLine"
        case .missingGlyphs: "missingGlyphs"
        case .invertedDescender: "invertedDescender"
        case .axisClamped: "axisClamped"
        case .titleShrunk: "titleShrunk"
        case .ignoredByLayout: "ignoredByLayout"
        case .screen(let diagnostic): diagnostic.code
        }
    }

    /// One sentence that says what is wrong and what to do.
    public var message: String {
        switch self {
        case .layout(let diagnostic): diagnostic.message
        case .inkOutsideBounds(let part, let edge, let amount):
            "the \(part.rawValue)'s ink reaches \(Wording.points(amount)) pt beyond the button's "
                + "\(edge.rawValue) edge: make the button larger or fit the picture to the ink"
        case .shadowOutsideBounds(let edge, let amount):
            "the shadow reaches \(Wording.points(amount)) pt beyond the button's \(edge.rawValue) "
                + "edge: fit the picture to the ink, or draw the button on a screen"
        case .badgeOutsideBounds(let edge, let amount):
            "the badge reaches \(Wording.points(amount)) pt beyond the button's \(edge.rawValue) "
                + "edge: fit the picture to the ink, or move the badge inwards"
        case .outsideScreen(let screen, let edge, let amount):
            "the button reaches \(Wording.points(amount)) pt beyond the \(edge.rawValue) edge of "
                + "the screen \(screen): move the button or make the screen larger"
        case .frameOffGrid(let edge, let amount):
            "the \(edge.rawValue) edge was asked for \(Wording.points(amount)) pt off the pixel grid "
                + "and was moved there: use whole pixels at this scale"
        case .inkOutsideLine(let part, let edge, let amount):
            "the \(part.rawValue)'s ink reaches \(Wording.points(amount)) pt beyond the "
                + "\(edge.rawValue) of its line: give it room or take line heights from all faces"
        case .missingGlyphs(let part, let scalars):
            "no face of the \(part.rawValue)'s font has "
                + "\(Wording.list(scalars.map(\.codePointNotation))): add a fallback font"
        case .invertedDescender(let part, let path):
            "\(path), a font of the \(part.rawValue), has a positive descender, taken as negative: "
                + "mend the font"
        case .axisClamped(let part, let path, let clamped):
            "\(clamped) in \(path), a font of the \(part.rawValue): set a place on the axis"
        case .titleShrunk(let size, let shrunk):
            "the title is set in \(Wording.points(shrunk)) pt instead of \(Wording.points(size)) pt: "
                + "make the button wider or the title shorter to keep its size"
        case .ignoredByLayout(let key, let layout, let used):
            "\(key) has no effect under the layout \(layout.rawValue): leave it out or choose "
                + Wording.list(used.map(\.rawValue))
        case .screen(let diagnostic): diagnostic.message
        }
    }

    /// Looks at one part of a button.
    static func inspect(
        _ part: ComposedText?, _ kind: LayoutPart, in bounds: Size, grid: PixelGrid
    ) -> [ButtonDiagnostic] {
        guard let part else { return [] }
        var found: [ButtonDiagnostic] = []
        if let ink = part.ink {
            let room = Rect(origin: .zero, size: bounds)
            for (edge, amount) in overflow(of: ink, beyond: room, grid: grid) {
                found.append(.inkOutsideBounds(kind, edge, amount: amount))
            }
            let line = part.box
            for (edge, amount) in overflow(of: ink, beyond: line, grid: grid)
            where edge == .top || edge == .bottom {
                found.append(.inkOutsideLine(kind, edge, amount: amount))
            }
        }
        if !part.text.missingScalars.isEmpty {
            found.append(.missingGlyphs(kind, part.text.missingScalars))
        }
        for face in part.text.facesWithInvertedDescender {
            found.append(.invertedDescender(kind, path: face.file.path))
        }
        var faces: Set<FontFace> = []
        for line in part.text.lines {
            for run in line.runs {
                let clamped = run.face.clampedVariations
                guard !clamped.isEmpty, faces.insert(run.face).inserted else { continue }
                found += clamped.map { .axisClamped(kind, path: run.face.file.path, $0) }
            }
        }
        return found
    }

    /// How far a rectangle reaches beyond the edges of another; a hundredth of a pixel is no reach.
    static func overflow(
        of ink: Rect, beyond room: Rect, grid: PixelGrid
    ) -> [(edge: RectEdge, amount: Double)] {
        if ink.minX >= room.minX, ink.minY >= room.minY, ink.maxX <= room.maxX,
            ink.maxY <= room.maxY
        {
            return []
        }
        let reach: [(edge: RectEdge, amount: Double)] = [
            (.top, room.minY - ink.minY), (.left, room.minX - ink.minX),
            (.bottom, ink.maxY - room.maxY), (.right, ink.maxX - room.maxX),
        ]
        return reach.filter { $0.amount * grid.scale > 0.01 }
    }
}
