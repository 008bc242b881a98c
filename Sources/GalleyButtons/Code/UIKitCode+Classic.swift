import GalleyGeometry
import GalleyImage
import GalleyLayout
import GalleyText

extension UIKitCode {
    /// A classic button with its insets.
    func classicLines(_ syntax: UIKitSyntax) -> [String] {
        let button = variable
        let isSwift = syntax.language == .swift
        var lines = subclassLines(syntax)
        let type = lines.isEmpty ? "UIButton" : subclass
        lines += iconLines(syntax, state: .normal)
        lines.append(
            syntax.declare(
                button, type: type,
                isSwift ? "\(type)(type: .custom)" : "[\(type) buttonWithType:UIButtonTypeCustom]"))
        lines.append(syntax.assign("\(button).frame", syntax.rect(composed.bounds)))
        if let title = declared.title {
            let font = font(of: title, drawn: composed.title)
            if !font.name.isEmpty {
                lines.append(
                    syntax.assign(
                        isSwift ? "\(button).titleLabel?.font" : "\(button).titleLabel.font",
                        syntax.font(font, size: title.size)))
            }
            lines += labelLines(isSwift ? "\(button).titleLabel?" : "\(button).titleLabel", syntax)
            lines += titleLines(title, state: .normal, syntax)
            lines.append(
                syntax.set(button, "setTitleColor", syntax.color(title.color), for: .normal))
        }
        if let image = imageExpression(syntax, state: .normal) {
            lines.append(syntax.set(button, "setImage", image, for: .normal))
        }
        if let image = declared.backgroundImage {
            lines.append(
                syntax.set(
                    button, "setBackgroundImage", syntax.image(assetName(image)), for: .normal))
        }
        lines += stateLines(syntax)
        if let background = declared.background?.color {
            lines.append(syntax.assign("\(button).backgroundColor", syntax.color(background)))
        }
        lines += alignmentLines(syntax)
        lines += layerLines(syntax) + effectLines(syntax)
        // A subclass that returns its rectangles has no use for insets.
        let insets = type == "UIButton" ? composed.frames.insets ?? ButtonInsets() : ButtonInsets()
        for (name, value) in [
            ("contentEdgeInsets", insets.content), ("titleEdgeInsets", insets.title),
            ("imageEdgeInsets", insets.icon),
        ] where value != .zero {
            lines.append(syntax.assign("\(button).\(name)", syntax.insets(value)))
        }
        return lines + flipLines(syntax)
    }

    /// Alignments and direction, which both kinds of buttons have.
    func alignmentLines(_ syntax: UIKitSyntax) -> [String] {
        var lines: [String] = []
        if declared.horizontalAlignment != .center {
            lines.append(
                syntax.assign(
                    "\(variable).contentHorizontalAlignment",
                    syntax.enumCase(
                        declared.horizontalAlignment.rawValue,
                        "UIControlContentHorizontalAlignment")))
        }
        if declared.verticalAlignment != .center {
            lines.append(
                syntax.assign(
                    "\(variable).contentVerticalAlignment",
                    syntax.enumCase(
                        declared.verticalAlignment.rawValue,
                        "UIControlContentVerticalAlignment")))
        }
        if let semantics {
            lines.append(
                syntax.assign(
                    "\(variable).semanticContentAttribute",
                    syntax.enumCase(semantics, "UISemanticContentAttribute")))
        }
        return lines
    }

    /// How the title's lines break and what lets one that is too wide be set smaller.
    private func labelLines(_ label: String, _ syntax: UIKitSyntax) -> [String] {
        var lines: [String] = []
        if let mode = declared.lineBreakMode {
            lines.append(
                syntax.assign(
                    "\(label).lineBreakMode", syntax.enumCase(mode.rawValue, "NSLineBreak")))
        }
        if let count = declared.numberOfLines {
            lines.append(syntax.assign("\(label).numberOfLines", "\(count)"))
        } else if declared.lineBreakMode?.wraps == true {
            lines.append(syntax.assign("\(label).numberOfLines", "0"))
        }
        guard declared.options.adjustsFontSizeToFitWidth == true else { return lines }
        lines.append(syntax.assign("\(label).adjustsFontSizeToFitWidth", syntax.boolean(true)))
        if let factor = declared.options.minimumScaleFactor {
            lines.append(syntax.assign("\(label).minimumScaleFactor", syntax.number(factor)))
        }
        return lines
    }

    /// Border and corners, which are drawn by the layer.
    func layerLines(_ syntax: UIKitSyntax) -> [String] {
        var lines: [String] = []
        if let border = declared.border {
            let width = border.width.points(atScale: composed.grid.scale)
            lines.append(
                syntax.assign("\(variable).layer.borderWidth", syntax.number(width)))
            let color = syntax.color(border.color)
            lines.append(
                syntax.assign(
                    "\(variable).layer.borderColor",
                    syntax.language == .swift ? "\(color).cgColor" : "\(color).CGColor"))
        }
        if composed.cornerRadius > 0 {
            lines.append(
                syntax.assign(
                    "\(variable).layer.cornerRadius", syntax.number(composed.cornerRadius)))
        }
        return lines
    }

    /// What the looks of states change of title, colour and icon.
    private func stateLines(_ syntax: UIKitSyntax) -> [String] {
        var lines: [String] = []
        for state in declared.states.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            guard let look = declared.states[state] else { continue }
            if let title = look.title { lines += titleLines(title, state: state, syntax) }
            if let color = look.style.title.color {
                lines.append(syntax.set(variable, "setTitleColor", syntax.color(color), for: state))
            }
            if let image = imageExpression(syntax, state: state) {
                lines += iconLines(syntax, state: state)
                lines.append(syntax.set(variable, "setImage", image, for: state))
            }
        }
        return lines
    }

    /// The transforms of a button that is seen in a mirror.
    private func flipLines(_ syntax: UIKitSyntax) -> [String] {
        guard declared.layout == .swapped, declared.options.strategy == .flip else { return [] }
        let isSwift = syntax.language == .swift
        let mirror =
            isSwift
            ? "CGAffineTransform(scaleX: -1, y: 1)" : "CGAffineTransformMakeScale(-1, 1)"
        let parts = isSwift ? [".titleLabel?", ".imageView?"] : [".titleLabel", ".imageView"]
        return ([""] + parts).map { part in
            syntax.assign("\(variable)\(part).transform", mirror)
        }
    }

    private var subclass: String { variable.prefix(1).uppercased() + variable.dropFirst() }

    /// A subclass that returns the frames, for a strategy that overrides the rectangle rules.
    private func subclassLines(_ syntax: UIKitSyntax) -> [String] {
        guard declared.layout == .swapped, declared.options.strategy == .rectOverride else {
            return []
        }
        let isSwift = syntax.language == .swift
        var lines =
            isSwift
            ? ["final class \(subclass): UIButton {"]
            : [
                "@interface \(subclass) : UIButton", "@end", "",
                "@implementation \(subclass)",
            ]
        let rules = [("title", composed.frames.title), ("image", composed.frames.icon)]
        for (name, frame) in rules {
            guard let frame else { continue }
            lines +=
                isSwift
                ? [
                    "    override func \(name)Rect(forContentRect contentRect: CGRect) -> CGRect {",
                    "        \(syntax.rect(frame))", "    }",
                ]
                : [
                    "- (CGRect)\(name)RectForContentRect:(CGRect)contentRect {",
                    "    return \(syntax.rect(frame));", "}",
                ]
        }
        return lines + [isSwift ? "}" : "@end", ""]
    }
}
