import GalleyGoldens
import GalleyImage

/// `galley diff`: compares two pictures.
struct DiffCommand: Command {
    static let name = "diff"
    static let abstract = "Compare two pictures."
    static let discussion =
        "Compares the decoded pixels of two PNG files, exactly unless a metric or a limit says otherwise; "
        + "every limit that is given must hold. Ends with 0 for a match, 1 where pixels differ and 3 where "
        + "sizes do. With --compat the defaults, counts and statuses are those of another comparator."

    @Argument("EXPECTED", help: "The picture that is right.")
    var expected: String

    @Argument("ACTUAL", help: "The picture that is compared with it.")
    var actual: String

    @Option("output", short: "o", "FILE", help: "Draw where the pictures differ to a PNG file.")
    var output: String?

    @Option("side-by-side", "FILE", help: "Draw both pictures and their differences in one file.")
    var sideBySide: String?

    @Flag("diff-mask", help: "Draw only differing pixels to --output, on nothing.")
    var diffMask: Bool

    @Option("compat", "TOOL", help: "Count and end as odiff or pixelmatch does.")
    var compatibility: Compatibility?

    @Option("jobs", "N", help: "How many threads compare; one for each processor.")
    var jobs: Int?

    @Flag("json", help: "Print the result as one JSON object.")
    var json: Bool

    @Flag("exit-zero", help: "End with 0 even where the pictures differ.")
    var exitZero: Bool

    @Flag("preview", help: "Draw the pictures and their differences in the terminal, in blocks.")
    var preview: Bool

    let flags = ComparisonFlags()

    var arguments: [any ArgumentDeclaration] {
        [_expected, _actual, _output, _sideBySide, _diffMask] + flags.arguments
            + [_compatibility, _jobs, _json, _exitZero, _preview]
    }

    func run(_ console: Console) throws(CommandError) {
        if let jobs, jobs < 1 { throw .usage("--jobs is 1 or more", verb: Self.name) }
        let metric = try flags.metric(compatibility?.metric ?? .exact, verb: Self.name)
        let tolerance = try flags.tolerance(verb: Self.name)
        let mask = try flags.mask(verb: Self.name, console)
        let comparison = ImageComparison(
            expected: try ComparedFile(path: expected, console).picture,
            actual: try ComparedFile(path: actual, console).picture,
            metric: metric, tolerance: tolerance, mask: mask, sizeRule: flags.sizeRule,
            workers: jobs ?? Workers.available)
        // Most pictures match, and then nobody asks for details.
        var result = comparison.compare()
        if result.verdict != .match { result = comparison.compare(detail: .full) }
        if result.isMostlyMasked {
            console.note(
                "\(Decimal.percent(result.maskedShare)) of the pixels are left out, so the verdict "
                    + "says little; ignore less")
        }
        try draw(comparison)
        print(result, console)
        if preview { try show(comparison, console) }
        let status = compatibility?.status(result.verdict) ?? result.verdict.status
        if status != .success, !exitZero { throw .outcome(status) }
    }

    private var style: DifferenceStyle { DifferenceStyle(onlyDifferences: diffMask) }

    private func draw(_ comparison: ImageComparison) throws(CommandError) {
        do throws(ImageError) {
            if let output {
                let picture = comparison.differencePicture(style)
                try AtomicFile.replace(output, with: picture.encodedPNG())
            }
            if let sideBySide {
                let picture = try comparison.sideBySidePicture()
                try AtomicFile.replace(sideBySide, with: picture.encodedPNG())
            }
        } catch {
            throw CommandError(error)
        }
    }

    private func print(_ result: Comparison, _ console: Console) {
        if json {
            let document = JSONDocument.members([
                ("galleyDiff", .integer(1)), ("verdict", .string(result.verdict.rawValue)),
                ("expected", .string(expected)), ("actual", .string(actual)),
                ("message", .string(result.summary)), ("measured", result.json),
            ])
            console.print(document.line)
        } else {
            for line in ComparisonReport(result).lines { console.print(line) }
        }
    }

    private func show(_ comparison: ImageComparison, _ console: Console) throws(CommandError) {
        do throws(ImageError) {
            let columns = console.variable("COLUMNS").flatMap { Int($0) } ?? TerminalSize.columns
            let preview = TerminalPreview(.blocks(columns: max(8, min(columns ?? 80, 400))))
            console.write(preview.text(png: try comparison.sideBySidePicture().encodedPNG()))
        } catch {
            throw CommandError(error)
        }
    }
}

extension Comparison.Verdict {
    /// What a verb ends with.
    var status: ExitCode {
        switch self {
        case .match: .success
        case .changed: .pixels
        case .size: .size
        }
    }
}
