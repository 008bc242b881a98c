import GalleyGeometry
import GalleyLayout
import GalleyText

/// What a layout gave a button, to print or to compare.
///
/// All lengths are points, all positions from the button's top left, y down; only the bounds' origin
/// is the button's place on its screen.
public struct LayoutReport: Sendable {
    private let composed: ComposedButton
    private let screen: String?

    /// Reports a button, alone or as a part of a named screen.
    public init(_ composed: ComposedButton, screen: String? = nil) {
        self.composed = composed
        self.screen = screen
    }

    /// The report as one line of JSON; absent parts are left out.
    public var jsonLine: String {
        let button = composed.button
        var members: [(key: String, value: JSON)] = [
            ("name", .string(button.name)), ("layout", .string(button.layout.rawValue)),
            ("scale", .number(composed.grid.scale)),
        ]
        if let screen { members.append(("screen", .string(screen))) }
        members.append(("bounds", Self.json(composed.bounds)))
        members.append(("content", Self.json(composed.frames.content)))
        if let icon = composed.icon { members.append(("icon", .object(Self.part(icon)))) }
        if let title = composed.title {
            let more: [(key: String, value: JSON)] = [
                ("truncated", .bool(composed.isTitleTruncated)),
                ("lines", .integer(title.text.lines.count)),
            ]
            members.append(("title", .object(Self.part(title) + more)))
        }
        if let insets = composed.frames.insets {
            members.append(
                (
                    "insets",
                    .object([
                        ("content", Self.json(insets.content)), ("icon", Self.json(insets.icon)),
                        ("title", Self.json(insets.title)),
                    ])
                ))
        }
        if let gap = composed.frames.gap { members.append(("gap", .number(gap))) }
        members.append(("intrinsic", Self.json(composed.intrinsicSize)))
        members.append(("diagnostics", .array(composed.diagnostics.map(Self.json))))
        return JSON.object(members).line
    }

    /// The report for a person to read.
    public var text: String {
        let button = composed.button
        let place = screen.map { " on \($0)" } ?? ""
        var lines = [
            "\(button.name) @\(Wording.points(composed.grid.scale))x\(place)  "
                + "\(Self.text(composed.bounds))  \(button.layout.rawValue)"
        ]
        if let icon = composed.icon { lines.append("  icon   \(Self.text(icon))") }
        if let title = composed.title { lines.append("  title  \(Self.text(title))") }
        if let gap = composed.frames.gap { lines.append("  gap    \(Wording.points(gap))") }
        lines += composed.diagnostics.map { "  \($0.code): \($0.message)" }
        return lines.joined(separator: "\n")
    }

    private static func text(_ part: ComposedText) -> String {
        "\(text(part.frame))  baseline \(Wording.points(part.baseline))"
    }

    private static func text(_ rect: Rect) -> String {
        "("
            + [rect.minX, rect.minY, rect.width, rect.height].map(Wording.points)
            .joined(separator: ", ") + ")"
    }

    private static func part(_ part: ComposedText) -> [(key: String, value: JSON)] {
        var members: [(key: String, value: JSON)] = [
            ("frame", json(part.frame)), ("natural", json(part.text.size)),
        ]
        if let ink = part.ink { members.append(("ink", json(ink))) }
        members.append(("baseline", .number(part.baseline)))
        return members
    }

    private static func json(_ rect: Rect) -> JSON {
        .array([rect.minX, rect.minY, rect.width, rect.height].map(JSON.number))
    }

    private static func json(_ size: Size) -> JSON {
        .array([.number(size.width), .number(size.height)])
    }

    private static func json(_ insets: EdgeInsets) -> JSON {
        .array([insets.top, insets.left, insets.bottom, insets.right].map(JSON.number))
    }

    private static func json(_ diagnostic: ButtonDiagnostic) -> JSON {
        .object([("code", .string(diagnostic.code)), ("message", .string(diagnostic.message))])
    }
}
