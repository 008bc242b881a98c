public import GalleyGeometry

/// Something about a button's frames that its designer should know; amounts are points.
public enum LayoutDiagnostic: Hashable, Sendable {
    /// Opposite content insets leave no room on an axis, so the content rect collapses there.
    case insetsCrossed(LayoutAxis)
    /// The title's frame is narrower than the measured title.
    case titleTruncated(natural: Double, displayed: Double)
    /// The title's frame is lower than the measured title.
    case titleClipped(natural: Double, displayed: Double)
    /// The subtitle's frame is narrower than the measured subtitle.
    case subtitleTruncated(natural: Double, displayed: Double)
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
    /// Icon and title are not exchanged, or only one of them was.
    case notSwapped(SwapStrategy)
    /// The insets or rectangles were made for a part of another size.
    case stale(LayoutPart, used: Size, current: Size)
    /// The parts stick to the top left corner, this far from where the alignment would put them.
    case topLeftAnchored(x: Double, y: Double)
    /// The content aligns to the other side than the alignment says.
    case alignmentMirrored(HorizontalAlignment)
    /// Insets of these items act on the other side than their names say.
    case insetsMirrored([LayoutInput])
    /// The strategy has no use for an input that was given.
    case ignoredBySwap(LayoutInput, SwapStrategy)
    /// A button with a configuration ignores an input that was given.
    case ignoredByConfiguration(LayoutInput)

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
        case .subtitleTruncated: "subtitleTruncated"
        case .notSwapped: "notSwapped"
        case .stale: "stale"
        case .topLeftAnchored: "topLeftAnchored"
        case .alignmentMirrored: "alignmentMirrored"
        case .insetsMirrored: "insetsMirrored"
        case .ignoredBySwap: "ignoredBySwap"
        case .ignoredByConfiguration: "ignoredByConfiguration"
        }
    }
}

extension LayoutDiagnostic: CustomStringConvertible {
    /// The code and the message.
    public var description: String { "\(code): \(message)" }
}
