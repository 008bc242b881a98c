import GalleyGeometry
import GalleyLayout
import GalleyText

extension LayoutReport {
    /// What stands in the icon's place.
    enum IconPart {
        case glyphs(ComposedText, isDistorted: Bool)
        case image(ComposedImage, isDistorted: Bool)
        case activityIndicator(Rect)

        var kind: String {
            switch self {
            case .glyphs: "glyphs"
            case .image: "image"
            case .activityIndicator: "activityIndicator"
            }
        }
        var frame: Rect {
            switch self {
            case .glyphs(let text, _): text.frame
            case .image(let image, _): image.frame
            case .activityIndicator(let frame): frame
            }
        }
        var natural: Size {
            switch self {
            case .glyphs(let text, _): text.natural
            case .image(let image, _): image.natural
            case .activityIndicator(let frame): frame.size
            }
        }
        var isDistorted: Bool {
            switch self {
            case .glyphs(_, let isDistorted), .image(_, let isDistorted): isDistorted
            case .activityIndicator: false
            }
        }
        var glyphs: ComposedText? {
            if case .glyphs(let text, _) = self { text } else { nil }
        }
    }

    static let comparisonKeys: [ReportKey<InsetComparison>] = [
        ReportKey("seed", .object(variantKeys), "The categories' own insets.") { $0.seed },
        ReportKey("exact", .object(variantKeys), "The insets that give the gap.") { $0.exact },
        ReportKey(
            "compensation", .insets, "The content insets to add so that nothing overflows."
        ) { $0.compensation },
        ReportKey("compensatedSize", .size, "The intrinsic size with them.") {
            $0.compensatedSize
        },
    ]

    private static let variantKeys: [ReportKey<InsetComparison.Variant>] = [
        ReportKey("icon", .insets, "The image's insets.") { $0.insets.icon },
        ReportKey("title", .insets, "The title's insets.") { $0.insets.title },
        ReportKey(optional: "gap", .number, "The gap that follows.") { $0.gap },
        ReportKey("overflow", .insets, "How far parts reach beyond the bounds.") {
            $0.overflow
        },
    ]

    static let iconKeys: [ReportKey<IconPart>] = [
        ReportKey(
            "kind", .word(["glyphs", "image", "activityIndicator"]), "What stands in the place."
        ) { $0.kind },
        ReportKey("frame", .rect, "Where it stands.") { $0.frame },
        ReportKey("natural", .size, "Its measured size.") { $0.natural },
        ReportKey("displayed", .size, "The size it is shown in.") { $0.frame.size },
        ReportKey("distorted", .boolean, "Whether it is stretched or squeezed.") {
            $0.isDistorted
        },
        ReportKey(optional: "ink", .rect, "The box of its drawn glyphs.") { $0.glyphs?.ink },
        ReportKey(optional: "baseline", .number, "The baseline of its glyphs.") {
            $0.glyphs?.baseline
        },
        ReportKey(optional: "runs", runs, "Its glyphs.") { $0.glyphs?.runs },
    ]

    static let textKeys: [ReportKey<ComposedText>] = [
        ReportKey("frame", .rect, "Where the label stands.") { $0.frame },
        ReportKey("natural", .size, "The measured size.") { $0.natural },
        ReportKey("displayed", .size, "The size of the label.") { $0.frame.size },
        ReportKey(optional: "ink", .rect, "The box of the drawn glyphs.") { $0.ink },
        ReportKey("baseline", .number, "The first baseline.") { $0.baseline },
        ReportKey("truncated", .boolean, "Whether the label is too narrow.") { $0.isTruncated },
        ReportKey("lines", .count, "How many lines it has.") { $0.text.lines.count },
        ReportKey("runs", runs, "The glyphs, line by line from left to right.") { $0.runs },
    ]

    var iconPart: IconPart? {
        let isDistorted = composed.isIconDistorted
        if let icon = composed.icon { return .glyphs(icon, isDistorted: isDistorted) }
        if let image = composed.image { return .image(image, isDistorted: isDistorted) }
        guard composed.showsActivityIndicator else { return nil }
        return composed.frames.icon.map(IconPart.activityIndicator)
    }
}
