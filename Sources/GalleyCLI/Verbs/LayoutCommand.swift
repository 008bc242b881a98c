import GalleyButtons
import GalleyGeometry

/// `galley layout`: prints where the parts of buttons stand.
struct LayoutCommand: Command {
    static let name = "layout"
    static let abstract =
        "Print the frames of buttons, what they measure and what is wrong with them."
    static let discussion =
        "Prints the frames of every button of the spec files at every scale, alone and on its screens, "
        + "in points from the button's top left corner. Nothing is drawn."

    @Argument("SPEC", help: "A spec file.")
    var specs: [String]

    @Option("scale", "N,…", help: "Scales in pixels per point instead of those of the spec.")
    var scale: [Scale]

    @Option("filter", "GLOB", help: "Only buttons and screens with such names: * ? [abc] [!abc].")
    var filter: String?

    @Flag("json", help: "Print one JSON object a line for each button and scale.")
    var json: Bool

    var arguments: [any ArgumentDeclaration] { [_specs, _scale, _filter, _json] }

    func run(_ console: Console) throws(CommandError) {
        let selection = try SpecSelection(paths: specs, scales: scale, filter: filter)
        do {
            for chosen in selection.chosen {
                let renderer = ButtonRenderer(fonts: ButtonFonts(chosen.spec.fonts))
                for scale in chosen.scales {
                    let grid = PixelGrid(scale: Double(scale))
                    for button in chosen.buttons {
                        print(LayoutReport(try renderer.compose(button, grid: grid)), console)
                    }
                    for screen in chosen.screens {
                        let parts = try renderer.compose(
                            screen, from: chosen.spec.buttons, grid: grid)
                        for part in parts {
                            print(LayoutReport(part, screen: screen.name), console)
                        }
                    }
                }
            }
        } catch {
            throw CommandError(error)
        }
    }

    private func print(_ report: LayoutReport, _ console: Console) {
        console.print(json ? report.jsonLine : report.text)
    }
}
