import GalleyFonts
import GalleyText

extension UIKitCode {
    /// The statements that give a classic button the title of a state.
    func titleLines(
        _ title: ButtonTitle, state: ButtonState, _ syntax: UIKitSyntax
    ) -> [String] {
        guard title.isAttributed else {
            return [syntax.set(variable, "setTitle", syntax.string(title.text), for: state)]
        }
        let name = variableName("Title", state)
        return attributedLines(title, composed.title, name, syntax) + [
            syntax.set(variable, "setAttributedTitle", name, for: state)
        ]
    }

    /// The statements that set a configuration's text: `attributedTitle` or `attributedSubtitle`.
    func configuredTextLines(
        _ target: String, _ title: ButtonTitle, _ drawn: ComposedText?, name: String,
        _ syntax: UIKitSyntax
    ) -> [String] {
        let isSwift = syntax.language == .swift
        if title.isAttributed {
            let variable = variableName(name, .normal)
            return attributedLines(title, drawn, variable, syntax) + [
                syntax.assign(target, isSwift ? "AttributedString(\(variable))" : variable)
            ]
        }
        let font = syntax.font(self.font(of: title, drawn: drawn), size: title.size)
        let color = syntax.color(title.color)
        if isSwift {
            return [
                "\(target) = AttributedString(", "    \(syntax.string(title.text)),",
                "    attributes: AttributeContainer([",
                "        .font: \(font), .foregroundColor: \(color),", "    ]))",
            ]
        }
        return [
            "\(target) = [[NSAttributedString alloc]",
            "    initWithString:\(syntax.string(title.text))",
            "        attributes:@{NSFontAttributeName: \(font),",
            "                     NSForegroundColorAttributeName: \(color)}];",
        ]
    }

    /// An attributed string in a variable, put together part by part.
    private func attributedLines(
        _ title: ButtonTitle, _ drawn: ComposedText?, _ name: String, _ syntax: UIKitSyntax
    ) -> [String] {
        let isSwift = syntax.language == .swift
        var lines = [
            syntax.declare(
                name, type: "NSMutableAttributedString",
                isSwift
                    ? "NSMutableAttributedString()" : "[[NSMutableAttributedString alloc] init]")
        ]
        for (index, part) in title.parts.enumerated() {
            let font = CodeFont(
                drawn.flatMap { face(of: $0, part: index) }, named: part.font ?? title.font,
                in: composed.fonts, axes: title.axes(of: part), size: part.size ?? title.size)
            let attributes = attributes(of: part, title, font: font, syntax)
            let text = syntax.string(part.text)
            lines +=
                isSwift
                ? [
                    "\(name).append(", "    NSAttributedString(", "        string: \(text),",
                    "        attributes: [", "            \(attributes),", "        ]))",
                ]
                : [
                    "[\(name) appendAttributedString:[[NSAttributedString alloc]",
                    "    initWithString:\(text)", "        attributes:@{\(attributes)}]];",
                ]
        }
        return lines
    }

    private func attributes(
        of part: TitlePart, _ title: ButtonTitle, font: CodeFont, _ syntax: UIKitSyntax
    ) -> String {
        let isSwift = syntax.language == .swift
        func number(_ value: Double) -> String {
            isSwift ? syntax.number(value) : "@(\(syntax.number(value)))"
        }
        let single = isSwift ? "NSUnderlineStyle.single.rawValue" : "@(NSUnderlineStyleSingle)"
        var attributes = [
            ("font", syntax.font(font, size: part.size ?? title.size)),
            ("foregroundColor", syntax.color(part.color ?? title.color)),
        ]
        if part.letterSpacing != 0 { attributes.append(("kern", number(part.letterSpacing))) }
        if part.baselineOffset != 0 {
            attributes.append(("baselineOffset", number(part.baselineOffset)))
        }
        if part.decorations.contains(.underline) { attributes.append(("underlineStyle", single)) }
        if part.decorations.contains(.strikethrough) {
            attributes.append(("strikethroughStyle", single))
        }
        return attributes.map { name, value in
            let key =
                isSwift
                ? ".\(name)" : "NS\(name.prefix(1).uppercased() + name.dropFirst())AttributeName"
            return "\(key): \(value)"
        }.joined(separator: ", ")
    }

    /// The face that a part of a title is drawn with, or the title's first.
    private func face(of text: ComposedText, part: Int) -> FontFace? {
        let runs = text.text.lines.flatMap(\.runs)
        let own = runs.first { $0.fragment == part && !$0.face.postScriptName.isEmpty }
        return (own ?? text.text.lines.first?.runs.first)?.face
    }
}
