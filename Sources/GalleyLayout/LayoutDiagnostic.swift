public import GalleyGeometry

/// Something about a button's frames that its designer should know; amounts are points.
public enum LayoutDiagnostic: Hashable, Sendable {
    /// Opposite content insets leave no room on an axis, so the content rect collapses there.
    case insetsCrossed(LayoutAxis)
    /// The title's frame is narrower than the measured title.
    case titleTruncated(natural: Double, displayed: Double)
    /// The title's frame is lower than the measured title.
    case titleClipped(natural: Double, displayed: Double)
    /// The icon's frame has another size than the icon.
    case iconDistorted(natural: Size, displayed: Size)
    /// The gap between icon and title is not the one that was asked for.
    case spacingChanged(requested: Double, obtained: Double)
    /// A part reaches beyond an edge of the button.
    case overflow(LayoutPart, RectEdge, amount: Double)
    /// Icon and title cover a common area of this size.
    case overlap(Size)
    /// An edge lies between two pixels, this far from the nearest grid line.
    case offGrid(LayoutPart, RectEdge, amount: Double)

    /// The name of the cause, the same in every release.
    public var code: String {
        switch self {
        case .insetsCrossed: "insetsCrossed"
        case .titleTruncated: "titleTruncated"
        case .titleClipped: "titleClipped"
        case .iconDistorted: "iconDistorted"
        case .spacingChanged: "spacingChanged"
        case .overflow: "overflow"
        case .overlap: "overlap"
        case .offGrid: "offGrid"
        }
    }

    /// One sentence that says what is wrong and by how much, in points.
    public var message: String {
        switch self {
        case .insetsCrossed(let axis):
            "the \(axis.rawValue) content insets are larger than the button: make them smaller"
        case .titleTruncated(let natural, let displayed):
            "the title is \(Self.points(natural)) pt wide but gets only \(Self.points(displayed)) pt: "
                + "make the button wider or the title shorter"
        case .titleClipped(let natural, let displayed):
            "the title is \(Self.points(natural)) pt high but gets only \(Self.points(displayed)) pt: "
                + "make the button higher or the title smaller"
        case .iconDistorted(let natural, let displayed):
            "the icon is \(Self.points(natural)) pt but its frame is \(Self.points(displayed)) pt: "
                + "make room for the icon or don't stretch it"
        case .spacingChanged(let requested, let obtained):
            "the gap is \(Self.points(obtained)) pt instead of \(Self.points(requested)) pt: "
                + "give the button more room or use a spacing of whole pixels"
        case .overflow(let part, let edge, let amount):
            "the \(part.rawValue) reaches \(Self.points(amount)) pt beyond the button's "
                + "\(edge.rawValue) edge: make the button larger or the \(part.rawValue) smaller"
        case .overlap(let size):
            "icon and title overlap on \(Self.points(size)) pt: move them apart"
        case .offGrid(let part, let edge, let amount):
            "the \(part.rawValue)'s \(edge.rawValue) edge is \(Self.points(amount)) pt off the pixel "
                + "grid: use sizes and insets of whole pixels"
        }
    }

    /// Writes a number of points with at most three decimals.
    private static func points(_ value: Double) -> String {
        let text = String((value * 1000).rounded() / 1000)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func points(_ size: Size) -> String {
        "\(points(size.width)) × \(points(size.height))"
    }
}

extension LayoutDiagnostic: CustomStringConvertible {
    /// The code and the message.
    public var description: String { "\(code): \(message)" }
}
