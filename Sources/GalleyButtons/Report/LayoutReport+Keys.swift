import GalleyGeometry
import GalleyLayout
import GalleyText

extension LayoutReport {
    /// The JSON Schema (draft 2020-12) of ``jsonLine``.
    ///
    /// It is made of the same declarations that write the report.
    public static var schema: String {
        JSONSchemaWriter.text(
            of: [
                ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
                ("title", .string("Galley layout report")),
            ] + ReportForm.object(keys).schema.members)
    }

    /// What stands in the icon's place.
    private enum IconPart {
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
            case .glyphs(let text, _): text.text.size
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

    private struct OffGrid {
        var part: LayoutPart
        var edge: RectEdge
        var amount: Double
    }

    /// The keys of a report in their order; lengths are points from the button's top left.
    static let keys: [ReportKey<LayoutReport>] =
        [
            ReportKey("name", .text, "The button's name.") { $0.composed.button.name },
            ReportKey(
                "layout", .word(ButtonLayout.allCases.map(\.rawValue)), "The button's layout."
            ) { $0.composed.button.layout.rawValue },
            ReportKey("scale", .number, "Pixels per point.") { $0.composed.grid.scale },
            ReportKey(optional: "state", .text, "The state unless it is normal.") {
                $0.composed.state == .normal ? nil : $0.composed.state.description
            },
            ReportKey(
                optional: "direction", .word([DirectionName.rtl.rawValue]),
                "The layout direction unless it is ltr."
            ) {
                $0.composed.direction == .leftToRight ? nil : DirectionName.rtl.rawValue
            },
            ReportKey(optional: "screen", .text, "The screen the button stands on.") {
                $0.screen
            },
            ReportKey("bounds", .rect, "The button on its screen, or at 0, 0 alone.") {
                $0.composed.bounds
            },
            ReportKey("content", .rect, "The content rect.") { $0.composed.frames.content },
        ] + parts + findings

    private static let parts: [ReportKey<LayoutReport>] = [
        ReportKey(optional: "icon", .object(iconKeys), "The icon or image.") { $0.iconPart },
        ReportKey(optional: "title", .object(textKeys), "The title.") { $0.composed.title },
        ReportKey(optional: "subtitle", .object(textKeys), "The line below the title.") {
            $0.composed.subtitle
        },
        ReportKey(
            optional: "background", .rect, "The rectangle of the background image."
        ) { $0.composed.backgroundImage?.frame },
    ]

    private static let findings: [ReportKey<LayoutReport>] = [
        ReportKey(
            optional: "insets",
            .object([
                ReportKey("content", .insets, "From the bounds to the content rect.") {
                    (insets: ButtonInsets) in insets.content
                },
                ReportKey("icon", .insets, "From the content rect to the icon's room.") {
                    $0.icon
                },
                ReportKey("title", .insets, "From the content rect to the title's room.") {
                    $0.title
                },
            ]), "The effective edge insets: [top, left, bottom, right]."
        ) { $0.composed.frames.insets },
        ReportKey(optional: "gap", .number, "The visual gap between icon and title.") {
            $0.composed.frames.gap
        },
        ReportKey("intrinsic", .size, "The size the button has without one of its own.") {
            $0.composed.intrinsicSize
        },
        ReportKey(
            "overflow", .insets, "How far parts reach beyond the bounds at each edge."
        ) { $0.composed.frames.overflow(beyond: $0.composed.bounds.size) },
        ReportKey(optional: "overlap", .rect, "The area that icon and title share.") { report in
            report.composed.frames.overlap.flatMap { $0.isEmpty ? nil : $0 }
        },
        ReportKey(
            "offGrid",
            .array(
                of: .object([
                    ReportKey("part", .word(LayoutPart.allCases.map(\.rawValue)), "The part.") {
                        (edge: OffGrid) in edge.part.rawValue
                    },
                    ReportKey("edge", .word(RectEdge.allCases.map(\.rawValue)), "The edge.") {
                        $0.edge.rawValue
                    },
                    ReportKey("amount", .number, "How far the nearest grid line is.") {
                        $0.amount
                    },
                ])), "The edges between two pixels."
        ) { $0.offGridEdges },
        ReportKey(
            optional: "categories", .object(comparisonKeys),
            "What the MK and ZL categories set, and what gives the gap exactly."
        ) { $0.composed.insetComparison },
        ReportKey(
            optional: "weakness", .text, "What a swap gets wrong sooner or later."
        ) { $0.composed.weakness },
        ReportKey(
            "diagnostics",
            .array(
                of: .object([
                    ReportKey("code", .text, "The cause, the same in every release.") {
                        (diagnostic: ButtonDiagnostic) in diagnostic.code
                    },
                    ReportKey("message", .text, "What is wrong and what to do.") { $0.message },
                ])), "What a designer should know."
        ) { $0.composed.diagnostics },
    ]

    private static let comparisonKeys: [ReportKey<InsetComparison>] = [
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

    private static let iconKeys: [ReportKey<IconPart>] = [
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
    ]

    private static let textKeys: [ReportKey<ComposedText>] = [
        ReportKey("frame", .rect, "Where the label stands.") { $0.frame },
        ReportKey("natural", .size, "The measured size.") { $0.text.size },
        ReportKey("displayed", .size, "The size of the label.") { $0.frame.size },
        ReportKey(optional: "ink", .rect, "The box of the drawn glyphs.") { $0.ink },
        ReportKey("baseline", .number, "The first baseline.") { $0.baseline },
        ReportKey("truncated", .boolean, "Whether the label is too narrow.") { $0.isCut },
        ReportKey("lines", .count, "How many lines it has.") { $0.text.lines.count },
    ]

    private var iconPart: IconPart? {
        let isDistorted = composed.isIconDistorted
        if let icon = composed.icon { return .glyphs(icon, isDistorted: isDistorted) }
        if let image = composed.image { return .image(image, isDistorted: isDistorted) }
        guard composed.showsActivityIndicator else { return nil }
        return composed.frames.icon.map(IconPart.activityIndicator)
    }

    private var offGridEdges: [OffGrid] {
        composed.frames.diagnostics.compactMap { diagnostic in
            if case .offGrid(let part, let edge, let amount) = diagnostic {
                OffGrid(part: part, edge: edge, amount: amount)
            } else {
                nil
            }
        }
    }
}
