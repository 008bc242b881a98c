import GalleyFonts
import GalleyGeometry
import GalleyImage
import GalleyText

extension UIKitCode {
    /// The font of a title as a whole, which is that of its first run.
    func font(of title: ButtonTitle, drawn text: ComposedText?) -> CodeFont {
        CodeFont(
            text?.text.lines.first?.runs.first?.face, named: title.font, in: composed.fonts,
            axes: title.axes, size: title.size)
    }

    /// The font of an icon that is drawn as it is or in another state's design.
    private func font(of icon: ButtonIcon, drawn text: ComposedText) -> CodeFont {
        let face = text.text.lines.first?.runs.first?.face
        let name = icon.fonts.first { name in
            composed.fonts.first { $0.name == name }?.references.contains {
                $0.file == face?.file.path && $0.index == face?.index
            } == true
        }
        return CodeFont(
            face, named: name ?? "", in: composed.fonts, axes: icon.axes, size: icon.size)
    }

    /// The name of a picture in an app's bundle: that of its file without scale and extension.
    func assetName(_ image: ButtonImage) -> String {
        var name = image.file.split(separator: "/").last.map(String.init) ?? image.file
        for ending in [".png", "@2x", "@3x"] where name.hasSuffix(ending) {
            name.removeLast(ending.count)
        }
        return name
    }

    /// What `setImage` gets in a state, or nil where the state has no icon of its own.
    func imageExpression(_ syntax: UIKitSyntax, state: ButtonState) -> String? {
        let own = state == .normal ? (declared.image, declared.icon) : ownIcon(of: state)
        if let image = own.0 {
            let expression = syntax.image(assetName(image))
            guard image.tint != nil else { return expression }
            return syntax.language == .swift
                ? "\(expression)?.withRenderingMode(.alwaysTemplate)"
                : "[\(expression) imageWithRenderingMode:UIImageRenderingModeAlwaysTemplate]"
        }
        return own.1 == nil || composed.icon == nil ? nil : iconVariable(state)
    }

    /// The statements that draw the icon of a state to an image, or none for a picture.
    func iconLines(_ syntax: UIKitSyntax, state: ButtonState) -> [String] {
        let own = state == .normal ? (declared.image, declared.icon) : ownIcon(of: state)
        guard own.0 == nil, let icon = own.1, let text = composed.icon else { return [] }
        let size = composed.grid.ceiling(text.text.size)
        let font = syntax.font(font(of: icon, drawn: text), size: icon.size)
        let content = syntax.string(characters(of: icon, drawn: text))
        let color = syntax.color(icon.color)
        let variable = iconVariable(state)
        if syntax.language == .swift {
            return [
                "let \(variable) = UIGraphicsImageRenderer(size: \(syntax.size(size))).image { _ in",
                "    (\(content) as NSString).draw(",
                "        at: .zero,",
                "        withAttributes: [.font: \(font), .foregroundColor: \(color)])",
                "}",
            ]
        }
        return [
            "UIGraphicsImageRenderer *\(variable)Renderer =",
            "    [[UIGraphicsImageRenderer alloc] initWithSize:\(syntax.size(size))];",
            "UIImage *\(variable) = "
                + "[\(variable)Renderer imageWithActions:^(UIGraphicsImageRendererContext *context) {",
            "    [\(content) drawAtPoint:CGPointZero withAttributes:@{",
            "        NSFontAttributeName: \(font),",
            "        NSForegroundColorAttributeName: \(color),",
            "    }];",
            "}];",
        ]
    }

    private func iconVariable(_ state: ButtonState) -> String { variableName("Icon", state) }

    /// The icon or picture that a state has for itself; a colour of its own makes another image.
    private func ownIcon(of state: ButtonState) -> (ButtonImage?, ButtonIcon?) {
        guard let look = declared.states[state] else { return (nil, nil) }
        if let image = look.image { return (image, nil) }
        guard look.icon != nil || look.style.icon != LabelStyle() else { return (nil, nil) }
        return (nil, declared.showing(state).icon)
    }

    /// The characters that draw an icon: its code points, or those of a named icon's glyph.
    private func characters(of icon: ButtonIcon, drawn text: ComposedText) -> String {
        switch icon.symbol {
        case .codePoints(let scalars): return String(String.UnicodeScalarView(scalars))
        case .named(let name):
            // A font without a code point for the glyph forms it of the letters of its name.
            guard let run = text.text.lines.first?.runs.first, run.glyphs.count == 1,
                declared.icon?.symbol == icon.symbol,
                let scalar = scalar(of: run.glyphs[0].glyph, in: run.face)
            else { return name }
            return String(scalar)
        }
    }

    /// The last code point of a glyph, or of one that the design space replaces by it.
    private func scalar(of glyph: GlyphID, in face: FontFace) -> Unicode.Scalar? {
        let scalars = face.coveredScalars
        return scalars.last { face.glyph(for: $0) == glyph }
            ?? scalars.last { scalar in
                face.shape([scalar.value].span, range: 0..<1).map(\.glyph) == [glyph]
            }
    }
}
