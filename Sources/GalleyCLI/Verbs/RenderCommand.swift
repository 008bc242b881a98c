import GalleyButtons
import GalleyGeometry
import GalleyImage

/// `galley render`: draws the buttons and screens of spec files to PNG files.
struct RenderCommand: Command {
    static let name = "render"
    static let abstract = "Draw the buttons and screens of spec files to PNG files."
    static let discussion =
        "Draws every button and screen of the spec files at every scale, in every state, "
        + "appearance and direction, and writes NAME.png, NAME@2x.png, NAME~state=disabled.png and so on. Everything is measured before the first file is written, and each "
        + "file appears whole or not at all."

    @Argument("SPEC", help: "A spec file.")
    var specs: [String]

    @Option(
        "output", short: "o", "DIR", help: "The folder to write to; it is created if it is missing."
    )
    var output: String?

    let axes = AxisOptions()

    @Option("filter", "GLOB", help: "Only buttons and screens with such names: * ? [abc] [!abc].")
    var filter: String?

    @Option(
        "fit", "FIT",
        help: "What a button's picture holds: its bounds, or ink for all ink, shadow and badge too."
    )
    var fit: ButtonRenderer.Fit = .bounds

    @Option(
        "background", "COLOR",
        help: "The colour behind buttons, and behind screens in place of their own.")
    var background: Color?

    @Option(
        "blend", "SPACE",
        help: "Mix colours as iOS does, srgb, or in proportion to light, linear.")
    var blend: BlendSpace = .srgb

    @Flag(
        "sheet",
        help: "Draw all buttons of each spec, with their names, on one picture named as the spec.")
    var sheet: Bool

    @Flag(
        "overlay",
        help: "Draw rectangles, baselines and ink boxes over the buttons, one pixel wide.")
    var overlay: Bool

    @Flag("quiet", short: "q", help: "Print nothing but warnings and errors.")
    var quiet: Bool

    var arguments: [any ArgumentDeclaration] {
        let first: [any ArgumentDeclaration] = [_specs, _output]
        let last: [any ArgumentDeclaration] = [
            _filter, _fit, _background, _blend, _sheet, _overlay, _quiet,
        ]
        return first + axes.arguments + last
    }

    /// A picture to draw and the file it goes to.
    private struct Job {
        enum Subject {
            case button(ComposedButton)
            case screen(ComposedScreen)
            case sheet([ComposedButton], Appearance)
        }

        let file: String
        let grid: PixelGrid
        let renderer: ButtonRenderer
        let subject: Subject
    }

    func run(_ console: Console) throws(CommandError) {
        guard let output else { throw .usage("missing --output DIR", verb: Self.name) }
        let jobs = try jobs(console)
        do throws(ImageError) {
            try AtomicFile.createFolder(output)
        } catch {
            throw CommandError(error)
        }
        let progress = Progress(
            Self.name, total: jobs.count, style: Progress.Style(console, isQuiet: quiet), console)
        defer { progress.finish() }
        for job in jobs {
            let line = try write(job, to: "\(output)/\(job.file)")
            if !quiet { progress.interrupt { console.print(line) } }
            progress.advance()
        }
    }

    /// Draws a picture to its file, and returns the line that tells so.
    private func write(_ job: Job, to path: String) throws(CommandError) -> String {
        let bitmap = try draw(job)
        do throws(ImageError) {
            try AtomicFile.replace(path, with: bitmap.encodedPNG(scale: job.grid.scale))
        } catch {
            throw CommandError(error)
        }
        return "\(path) \(bitmap.width)×\(bitmap.height)"
    }

    /// Measures everything, so that what does not resolve is told before anything is written.
    private func jobs(_ console: Console) throws(CommandError) -> [Job] {
        let selection = try SpecSelection(
            paths: specs,
            axes: axes.flags, filter: filter)
        var jobs: [Job] = []
        var files: Set<String> = []
        var notes: Set<String> = []
        for chosen in selection.chosen {
            let renderers = chosen.renderers(blendSpace: blend)
            func add(
                _ name: String, _ variant: SpecSelection.Variant, _ subject: Job.Subject
            ) throws(CommandError) {
                let file = variant.file(of: name)
                guard files.insert(file.lowercased()).inserted else {
                    throw .usage(
                        "two spec files write \(file); render them to folders of their own")
                }
                guard let renderer = renderers[variant.appearance] else { return }
                jobs.append(
                    Job(file: file, grid: variant.grid, renderer: renderer, subject: subject))
            }
            for variant in chosen.variants {
                guard let renderer = renderers[variant.appearance] else { continue }
                var sheet: [ComposedButton] = []
                for button in chosen.buttons(in: variant) {
                    let composed = try renderer.compose(button, variant)
                    note(composed.diagnostics, of: composed, &notes, console)
                    if self.sheet {
                        sheet.append(composed)
                    } else {
                        try add(button.name, variant, .button(composed))
                    }
                }
                if self.sheet {
                    if sheet.isEmpty { continue }
                    try add(chosen.stem, variant, .sheet(sheet, variant.appearance))
                    continue
                }
                for screen in chosen.screens(in: variant) {
                    let composed = try renderer.compose(
                        screen, from: chosen.spec(of: variant).buttons, variant)
                    console.note(composed, told: &notes)
                    for part in composed.buttons {
                        // A screen has room around its buttons.
                        let own = part.diagnostics.filter { !$0.isOfSurface }
                        note(own + part.diagnostics(on: screen), of: part, &notes, console)
                    }
                    try add(screen.name, variant, .screen(composed))
                }
            }
        }
        return jobs
    }

    /// Tells each thing a designer should know once, whatever the scale.
    private func note(
        _ diagnostics: [ButtonDiagnostic], of composed: ComposedButton, _ notes: inout Set<String>,
        _ console: Console
    ) {
        for diagnostic in diagnostics {
            // The screen tells what is about its constraints.
            if case .screen = diagnostic { continue }
            if fit == .ink || sheet {
                if case .inkOutsideBounds = diagnostic { continue }
                if diagnostic.isOfSurface { continue }
            }
            guard notes.insert("\(composed.button.name) \(diagnostic.thing)").inserted else {
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
                return try job.renderer.picture(
                    of: composed, fit: fit, overlay: overlay, background: background ?? .clear)
            case .screen(let composed):
                return try job.renderer.picture(
                    of: composed, overlay: overlay, background: background)
            case .sheet(let buttons, let appearance):
                return try job.renderer.sheet(
                    of: buttons, grid: job.grid, overlay: overlay,
                    background: background ?? ButtonSheet.background(for: appearance))
            }
        } catch {
            throw CommandError(error)
        }
    }
}

extension ButtonRenderer.Fit: ArgumentValue {}
