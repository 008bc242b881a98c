import GalleyButtons
import GalleyGoldens
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

    @Option("jobs", "N", help: "How many pictures are drawn at once; one for each processor.")
    var jobs: Int?

    @Flag("quiet", short: "q", help: "Print nothing but warnings and errors.")
    var quiet: Bool

    var arguments: [any ArgumentDeclaration] {
        let first: [any ArgumentDeclaration] = [_specs, _output]
        let last: [any ArgumentDeclaration] = [
            _filter, _fit, _background, _blend, _sheet, _overlay, _jobs, _quiet,
        ]
        return first + axes.arguments + last
    }

    func run(_ console: Console) throws(CommandError) {
        guard let output else { throw .usage("missing --output DIR", verb: Self.name) }
        let jobs = try JobCount(jobs, console).value
        let selection = try SpecSelection(
            paths: specs, axes: axes.flags, filter: filter, jobs: jobs)
        let batch = RenderBatch(
            selection,
            style: RenderBatch.Style(
                fit: fit, background: background, blend: blend, isSheet: sheet,
                overlay: overlay ? LayoutOverlay() : nil))
        try measure(batch, jobs: jobs, console)
        do throws(ImageError) {
            try AtomicFile.createFolder(output)
        } catch {
            throw CommandError(error)
        }
        try draw(batch, to: output, jobs: jobs, console)
    }

    private func progress(_ verb: String, _ batch: RenderBatch, _ console: Console) -> Progress {
        // In a pipe the lines of the files tell enough.
        Progress(
            verb, total: batch.count,
            style: Progress.Style(console, isQuiet: quiet, elsewhere: .silent), console)
    }

    /// Measures everything, so that what does not resolve is told before anything is written.
    private func measure(
        _ batch: RenderBatch, jobs: Int, _ console: Console
    ) throws(CommandError) {
        let notes = RenderNotes(console)
        let progress = progress("measure", batch, console)
        defer { progress.finish() }
        try Workers.inOrder(
            count: batch.count, workers: jobs,
            make: { (number) throws(CommandError) in batch.measure(number) },
            take: { (_, finding) throws(CommandError) in
                if !finding.notes.isEmpty { progress.interrupt { notes.tell(finding.notes) } }
                progress.advance()
                if let error = finding.error { throw error }
            })
    }

    /// Measures again, draws and writes; what was measured first would take more room than time.
    private func draw(
        _ batch: RenderBatch, to folder: String, jobs: Int, _ console: Console
    ) throws(CommandError) {
        let progress = progress(Self.name, batch, console)
        defer { progress.finish() }
        let isQuiet = quiet
        try Workers.inOrder(
            count: batch.count, workers: jobs,
            make: { (number) throws(CommandError) in try batch.draw(number, to: folder) },
            take: { (_, picture) throws(CommandError) in
                do throws(ImageError) {
                    try picture.file.commit()
                } catch {
                    throw CommandError(error)
                }
                if !isQuiet { progress.interrupt { console.print(picture.line) } }
                progress.advance()
            })
    }
}

extension ButtonRenderer.Fit: ArgumentValue {}
