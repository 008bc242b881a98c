import GalleyButtons
import GalleyGeometry

/// `galley layout`: prints where the parts of buttons stand.
struct LayoutCommand: Command {
    static let name = "layout"
    static let abstract =
        "Print the frames of buttons, what they measure and what is wrong with them."
    static let discussion =
        "Prints the frames of every button of the spec files at every scale, in every state and "
        + "direction, alone and on its screens, in points from the button's top left corner. With --as "
        + "it prints the code that gives the same layout in an app. Nothing is drawn."

    @Argument("SPEC", help: "A spec file.")
    var specs: [String]

    let axes = AxisOptions()

    @Option("filter", "GLOB", help: "Only buttons and screens with such names: * ? [abc] [!abc].")
    var filter: String?

    @Flag("json", help: "Print one JSON object a line for each button and scale.")
    var json: Bool

    @Option(
        "as", "CODE",
        help: "Print code instead: uikit-swift or uikit-objc for buttons, "
            + "masonry, snapkit or nslayoutconstraint for screens.")
    var code: CodeForm?

    var arguments: [any ArgumentDeclaration] {
        [_specs] + axes.frameArguments + [_filter, _json, _code]
    }

    func run(_ console: Console) throws(CommandError) {
        if json, code != nil { throw .usage("--json and --as exclude each other", verb: Self.name) }
        let selection = try SpecSelection(
            paths: specs,
            // No layout depends on colours.
            axes: axes.flags(appearances: [.light]), filter: filter)
        var notes: Set<String> = []
        if case .constraints(let form)? = code {
            try printConstraints(of: selection, as: form, console)
            return
        }
        for chosen in selection.chosen {
            // No layout depends on colours, so that one renderer does for all variants.
            let renderer = ButtonRenderer(fonts: ButtonFonts(chosen.first.fonts))
            for variant in chosen.variants {
                for number in chosen.buttons {
                    let button = try chosen.button(number, in: variant)
                    print(try renderer.compose(button, variant), on: nil, console)
                }
                for number in chosen.screens {
                    let (screen, buttons) = try chosen.screen(number, in: variant)
                    let composed = try renderer.compose(screen, from: buttons, variant)
                    console.note(composed, told: &notes)
                    for part in composed.buttons { print(part, on: screen, console) }
                }
            }
        }
    }

    /// Prints each screen once: constraints are the same at every scale, in every state and direction.
    private func printConstraints(
        of selection: SpecSelection, as form: ConstraintCode.Form, _ console: Console
    ) throws(CommandError) {
        guard selection.chosen.contains(where: { !$0.screens.isEmpty }) else {
            throw CommandError.usage(
                "--as \(form.rawValue) prints screens, of which none is chosen", verb: Self.name)
        }
        for chosen in selection.chosen {
            for number in chosen.screens {
                do throws(ButtonsError) {
                    let screen = try chosen.first.screen(at: number)
                    console.print(try ConstraintCode(screen).text(in: form))
                } catch {
                    throw CommandError(error)
                }
            }
        }
    }

    private func print(_ composed: ComposedButton, on screen: Screen?, _ console: Console) {
        if case .uikit(let code)? = code {
            console.print(UIKitCode(composed, screen: screen?.name).text(in: code))
            return
        }
        let report = LayoutReport(composed, screen: screen?.name)
        console.print(json ? report.jsonLine : report.text)
    }
}

/// What `--as` prints.
enum CodeForm: ArgumentValue {
    /// The code of each button.
    case uikit(UIKitCode.Language)
    /// The constraints of each screen.
    case constraints(ConstraintCode.Form)

    init?(argument: String) {
        if let language = UIKitCode.Language(rawValue: argument) {
            self = .uikit(language)
        } else if let form = ConstraintCode.Form(rawValue: argument) {
            self = .constraints(form)
        } else {
            return nil
        }
    }

    static var allowed: String {
        let names =
            UIKitCode.Language.allCases.map(\.rawValue)
            + ConstraintCode.Form.allCases.map(\.rawValue)
        return "one of \(names.joined(separator: ", "))"
    }
}
