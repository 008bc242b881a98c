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
            ReportKey(optional: "titleText", .text, "The characters of the title.") {
                $0.composed.button.title?.text
            },
            ReportKey(optional: "subtitleText", .text, "The characters of the subtitle.") {
                $0.composed.button.subtitle?.text
            },
            ReportKey(
                optional: "iconSymbol", .text, "The icon's name, or its code points as U+E6DF."
            ) { $0.composed.icon == nil ? nil : $0.composed.button.icon?.symbol.notation },
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
