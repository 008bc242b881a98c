import GalleyFonts
import GalleyGeometry
import GalleyLayout
import GalleyText

/// The UIKit code that gives a composed button's layout in an app.
///
/// Layouts of a classic UIButton become a button with insets; stacks, icon-font buttons, stateless
/// swaps and configurations become a `UIButton.Configuration`. The code uses literal lengths: those of
/// the button at the composed size, scale and direction.
public struct UIKitCode: Sendable {
    /// A language to write in.
    public enum Language: String, Hashable, Sendable, CaseIterable {
        /// Swift.
        case swift = "uikit-swift"
        /// Objective-C.
        case objectiveC = "uikit-objc"
    }

    let composed: ComposedButton
    let screen: String?

    /// Describes a button, alone or as a part of a named screen.
    public init(_ composed: ComposedButton, screen: String? = nil) {
        self.composed = composed
        self.screen = screen
    }

    /// Returns the code, statements on lines of their own, without a line break at its end.
    public func text(in language: Language) -> String {
        let syntax = UIKitSyntax(language: language)
        let place = screen.map { " on \($0)" } ?? ""
        let heading = syntax.comment(
            "\(declared.name)\(place), \(declared.layout.rawValue), "
                + "@\(Wording.points(composed.grid.scale))x")
        let lines = usesConfiguration ? configurationLines(syntax) : classicLines(syntax)
        return ([heading] + notes(on: lines).map(syntax.comment) + lines).joined(separator: "\n")
            + "\n"
    }

    /// What the code needs besides UIKit, and what of the button it does not give.
    private func notes(on lines: [String]) -> [String] {
        var notes: [String] = []
        let attribute = "kCTFontVariationAttribute"
        let usesAttribute = lines.contains { line in
            line.split { !$0.isLetter }.contains { $0 == attribute }
        }
        if usesAttribute {
            notes.append("\(attribute) is of CoreText, and axes go by their tags")
        }
        for face in [composed.icon, composed.title, composed.subtitle].compactMap({ $0 })
            .flatMap(faces) where face.palette != FontPalette()
        {
            let note =
                "\(face.postScriptName.isEmpty ? face.file.path : face.postScriptName) is drawn here "
                + "with palette \(face.palette.index)"
                + (face.palette.overrides.isEmpty ? "" : " and colours of the button's own")
                + ", which UIFont can't choose"
            if !notes.contains(note) { notes.append(note) }
        }
        return notes
    }

    /// The faces of a text, run by run.
    private func faces(of text: ComposedText) -> [FontFace] {
        text.text.lines.flatMap(\.runs).map(\.face)
    }

    /// The button as it was declared: states are set beside each other.
    var declared: IconButton { composed.declared }

    private var usesConfiguration: Bool {
        switch declared.layout {
        case .stack, .iconFont, .configuration: true
        case .classic, .edgeInsets: false
        case .swapped: (declared.options.strategy ?? .stateless) == .stateless
        }
    }

    /// A variable made of the button's name: `icon-left` is `iconLeftButton`.
    var variable: String { UIKitSyntax.variable(of: declared.name) }

    /// A variable for what the button has in a state: `iconLeftButtonDisabledTitle`.
    func variableName(_ what: String, _ state: ButtonState) -> String {
        guard state != .normal else { return variable + what }
        let names = state.description.split(separator: "+").map {
            $0.prefix(1).uppercased() + $0.dropFirst()
        }
        return variable + names.joined() + what
    }

    /// The semantic content attribute that the button needs, or nil for none.
    var semantics: String? {
        if declared.layout == .swapped, declared.options.strategy == .forceRightToLeft {
            return "forceRightToLeft"
        }
        if composed.direction == .rightToLeft { return "forceRightToLeft" }
        return declared.direction == .leftToRight ? "forceLeftToRight" : nil
    }
}
