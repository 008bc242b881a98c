import GalleyGeometry
import GalleyLayout
import GalleyText

/// What a layout gave a button, to print or to compare.
///
/// All lengths are points, all positions from the button's top left, y down; only the bounds' origin
/// is the button's place on its screen.
public struct LayoutReport: Sendable {
    let composed: ComposedButton
    let screen: String?

    /// Reports a button, alone or as a part of a named screen.
    public init(_ composed: ComposedButton, screen: String? = nil) {
        self.composed = composed
        self.screen = screen
    }

    /// The report as one line of JSON; absent parts are left out.
    public var jsonLine: String { ReportForm.object(Self.keys).json(self).line }

    /// The report as a table for a person to read.
    public var text: String {
        let frames = composed.frames
        var rows: [(name: String, cells: [String])] = []
        if frames.content != Rect(origin: .zero, size: composed.bounds.size) {
            rows.append(("content", [Self.text(frames.content)]))
        }
        if let icon = composed.icon {
            rows.append(("icon", cells(icon, mark: composed.isIconDistorted ? "distorted" : nil)))
        } else if let image = composed.image {
            rows.append(
                (
                    "image",
                    [Self.text(image.frame), "natural \(Self.text(image.natural))"]
                        + (composed.isIconDistorted ? ["distorted"] : [])
                ))
        } else if composed.showsActivityIndicator, let frame = frames.icon {
            rows.append(("activity", [Self.text(frame)]))
        }
        if let title = composed.title {
            rows.append(("title", cells(title, mark: title.isTruncated ? "truncated" : nil)))
        }
        if let subtitle = composed.subtitle {
            rows.append(
                ("subtitle", cells(subtitle, mark: subtitle.isTruncated ? "truncated" : nil)))
        }
        if let insets = frames.insets {
            rows.append(
                (
                    "insets",
                    [
                        "content \(Self.text(insets.content))", "icon \(Self.text(insets.icon))",
                        "title \(Self.text(insets.title))",
                    ]
                ))
        }
        if let gap = frames.gap { rows.append(("gap", [Wording.points(gap)])) }
        rows.append(("intrinsic", [Self.text(composed.intrinsicSize)]))
        let overflow = frames.overflow(beyond: composed.bounds.size)
        if overflow != .zero { rows.append(("overflow", [Self.text(overflow)])) }
        if let overlap = frames.overlap, !overlap.isEmpty {
            rows.append(("overlap", [Self.text(overlap)]))
        }
        rows += findings
        let lines = rows.map { row in
            let pad = String(repeating: " ", count: max(0, 11 - row.name.count))
            return "  " + row.name + pad + row.cells.joined(separator: "  ")
        }
        let notes = composed.diagnostics.map { "  \($0.code): \($0.message)" }
        return ([heading] + lines + notes).joined(separator: "\n")
    }

    /// What only some layouts tell.
    private var findings: [(name: String, cells: [String])] {
        var rows: [(name: String, cells: [String])] = []
        if let comparison = composed.insetComparison {
            for (name, variant) in [("seed", comparison.seed), ("exact", comparison.exact)] {
                let insets = variant.insets
                rows.append(
                    (
                        name,
                        [
                            "icon \(Self.text(insets.icon))", "title \(Self.text(insets.title))",
                            "gap \(variant.gap.map(Wording.points) ?? "none")",
                            "overflow \(Self.text(variant.overflow))",
                        ]
                    ))
            }
            rows.append(
                (
                    "room",
                    [
                        "content \(Self.text(comparison.compensation))",
                        "intrinsic \(Self.text(comparison.compensatedSize))",
                    ]
                ))
        }
        if let weakness = composed.weakness { rows.append(("weakness", [weakness])) }
        return rows
    }

    private var heading: String {
        var words = ["\(composed.button.name) @\(Wording.points(composed.grid.scale))x"]
        if composed.state != .normal { words.append("\(composed.state)") }
        if composed.direction == .rightToLeft { words.append(DirectionName.rtl.rawValue) }
        if let screen { words.append("on \(screen)") }
        return words.joined(separator: " ")
            + "  \(Self.text(composed.bounds))  \(composed.button.layout.rawValue)"
    }

    private func cells(_ part: ComposedText, mark: String?) -> [String] {
        [
            Self.text(part.frame), "natural \(Self.text(part.natural))",
            "baseline \(Wording.points(part.baseline))",
        ] + (mark.map { [$0] } ?? [])
    }

    private static func text(_ rect: Rect) -> String {
        list([rect.minX, rect.minY, rect.width, rect.height])
    }

    private static func text(_ insets: EdgeInsets) -> String {
        list([insets.top, insets.left, insets.bottom, insets.right])
    }

    private static func text(_ size: Size) -> String {
        "\(Wording.points(size.width)) × \(Wording.points(size.height))"
    }

    private static func list(_ numbers: [Double]) -> String {
        "(" + numbers.map(Wording.points).joined(separator: ", ") + ")"
    }
}
