import GalleyButtons
import GalleyGeometry
import GalleyImage

/// `galley render`: draws the buttons and screens of spec files to PNG files.
struct RenderCommand: Command {
    static let name = "render"
    static let abstract = "Draw the buttons and screens of spec files to PNG files."
    static let discussion =
        "Draws every button and screen of the spec files at every scale, in every state and direction, "
        + "and writes NAME.png, NAME@2x.png, NAME~state=disabled.png and so on. Everything is measured before the first file is written, and each "
        + "file appears whole or not at all."

    @Argument("SPEC", help: "A spec file.")
    var specs: [String]

    @Option(
        "output", short: "o", "DIR", help: "The folder to write to; it is created if it is missing."
    )
    var output: String?

    @Option("scale", "N,…", help: "Scales in pixels per point instead of those of the spec.")
    var scale: [Scale]

    @Option("state", "STATE,…", help: "States instead of those of the spec, such as disabled.")
    var state: [ButtonState]

    @Option("direction", "DIR,…", help: "Directions instead of those of the spec: ltr, rtl.")
    var direction: [DirectionName]

    @Option("filter", "GLOB", help: "Only buttons and screens with such names: * ? [abc] [!abc].")
    var filter: String?

    @Option(
        "fit", "FIT",
        help: "What a button's picture holds: its bounds, or ink for the bounds and all ink.")
    var fit: ButtonRenderer.Fit = .bounds

    @Flag(
        "overlay",
        help: "Draw rectangles, baselines and ink boxes over the buttons, one pixel wide.")
    var overlay: Bool

    var arguments: [any ArgumentDeclaration] {
        [_specs, _output, _scale, _state, _direction, _filter, _fit, _overlay]
    }

    /// A picture to draw and the file it goes to.
    private struct Job {
        enum Subject {
            case button(ComposedButton)
            case screen(ComposedScreen)
        }

        let file: String
        let grid: PixelGrid
        let renderer: ButtonRenderer
        let subject: Subject
    }

    func run(_ console: Console) throws(CommandError) {
        guard let output else { throw .usage("missing --output DIR", verb: Self.name) }
        let jobs = try jobs(console)
        do {
            try AtomicFile.createFolder(output)
            for job in jobs {
                let path = "\(output)/\(job.file)"
                let bitmap = try draw(job)
                try AtomicFile.replace(path, with: bitmap.encodedPNG(scale: job.grid.scale))
                console.print("\(path) \(bitmap.width)×\(bitmap.height)")
            }
        } catch let error as ImageError {
            throw CommandError(error)
        } catch let error as CommandError {
            throw error
        } catch {
            throw CommandError(exitCode: .badData, message: "\(error)")
        }
    }

    /// Measures everything, so that what does not resolve is told before anything is written.
    private func jobs(_ console: Console) throws(CommandError) -> [Job] {
        let selection = try SpecSelection(
            paths: specs,
            axes: AxisFlags(scales: scale, states: state, directions: direction),
            filter: filter)
        var jobs: [Job] = []
        var files: Set<String> = []
        var notes: Set<String> = []
        for chosen in selection.chosen {
            let renderer = ButtonRenderer(fonts: ButtonFonts(chosen.spec.fonts))
            func add(
                _ name: String, _ variant: SpecSelection.Variant, _ subject: Job.Subject
            ) throws(CommandError) {
                let file = variant.file(of: name)
                guard files.insert(file.lowercased()).inserted else {
                    throw .usage(
                        "two spec files write \(file); render them to folders of their own")
                }
                jobs.append(
                    Job(file: file, grid: variant.grid, renderer: renderer, subject: subject))
            }
            do {
                for variant in chosen.variants {
                    for button in chosen.buttons {
                        let composed = try renderer.compose(button, variant)
                        note(composed, &notes, console)
                        try add(button.name, variant, .button(composed))
                    }
                    for screen in chosen.screens {
                        let composed = try renderer.compose(
                            screen, from: chosen.spec.buttons, variant)
                        console.note(composed, told: &notes)
                        for part in composed.buttons { note(part, &notes, console) }
                        try add(screen.name, variant, .screen(composed))
                    }
                }
            } catch let error as ButtonsError {
                throw CommandError(error)
            } catch let error as CommandError {
                throw error
            } catch {
                throw CommandError(exitCode: .badData, message: "\(error)")
            }
        }
        return jobs
    }

    /// Tells each thing a designer should know once, whatever the scale.
    private func note(_ composed: ComposedButton, _ notes: inout Set<String>, _ console: Console) {
        for diagnostic in composed.diagnostics {
            if case .inkOutsideBounds = diagnostic, fit == .ink { continue }
            // The screen tells what is about its constraints.
            if case .screen = diagnostic { continue }
            // Amounts change with the scale, but each ignored key is a thing of its own.
            let thing =
                diagnostic.code.hasPrefix("ignored") ? diagnostic.message : diagnostic.code
            guard notes.insert("\(composed.button.name) \(thing)").inserted else {
                continue
            }
            console.note("\(composed.button.name): \(diagnostic.message)")
        }
    }

    private func draw(_ job: Job) throws(CommandError) -> Bitmap {
        let overlay = overlay ? LayoutOverlay() : nil
        do {
            switch job.subject {
            case .button(let composed):
                return try job.renderer.picture(of: composed, fit: fit, overlay: overlay)
            case .screen(let composed):
                return try job.renderer.picture(of: composed, overlay: overlay)
            }
        } catch {
            throw CommandError(error)
        }
    }
}

extension ButtonRenderer.Fit: ArgumentValue {}
