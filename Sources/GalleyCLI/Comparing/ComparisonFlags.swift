import GalleyGeometry
import GalleyGoldens
import GalleyImage

/// The flags that say how pictures are compared and what they may differ by.
struct ComparisonFlags {
    @Option(
        "metric", "METRIC",
        help: "How far apart pixels are: exact, channel, yiq, oklab, cie76, cie94, ciede2000, ssim."
    )
    var metric: Metric.Kind?

    @Option(
        "threshold", "X",
        help: "Pixels farther apart than this, in the metric's unit, differ; of ssim the least.")
    var threshold: Double?

    @Option(
        "max-diff", "LIMIT", help: "How many pixels may differ: 3px or 0.1%; all given must hold.")
    var maxDiff: [DifferenceLimit]

    @Option("max-channel", "N", help: "How far any channel of any pixel may be off, 0–255.")
    var maxChannel: Int?

    @Option("window", "N:MAX", help: "How many pixels may differ in any square of N pixels a side.")
    var window: [WindowLimit]

    @Option(
        "fuzzy", "A-B;C-D",
        help: "The channel difference and the pixels that differ, as web platform tests write it.")
    var fuzzy: FuzzyLimit?

    @Option("aa", "MODE", help: "Whether rims of shapes count as different: count or ignore.")
    var antialiasing: Metric.Antialiasing?

    @Option("max-aa", "N", help: "How many pixels may be told to be rims of shapes.")
    var maxAntialiased: Int?

    @Option(
        "backdrop", "BACKDROP",
        help: "What lies behind translucent pixels of yiq and oklab: checkerboard or white.")
    var backdrop: Metric.Backdrop?

    @Option("ignore", "X,Y,W,H", help: "Leave out a rectangle, in pixels from the top left.")
    var ignore: [Int]

    @Option(
        "mask", "FILE", help: "Leave out the pixels that a PNG has neither black nor transparent.")
    var mask: String?

    @Option("on-size", "RULE", help: "Fail where sizes differ, or pad with nothing: fail or pad.")
    var sizeRule: ImageComparison.SizeRule = .fail

    var arguments: [any ArgumentDeclaration] {
        [
            _metric, _threshold, _maxDiff, _maxChannel, _window, _fuzzy, _antialiasing,
            _maxAntialiased, _backdrop, _ignore, _mask, _sizeRule,
        ]
    }

    /// Makes the metric of the flags; what no flag says is as given.
    func metric(_ usual: Metric, verb: String) throws(CommandError) -> Metric {
        let kind = metric ?? usual.kind
        if let threshold {
            if kind == .exact {
                throw .usage("the metric exact takes no --threshold", verb: verb)
            }
            guard (0...kind.greatestThreshold).contains(threshold) else {
                let most = Decimal.text(kind.greatestThreshold, digits: 0)
                throw .usage("--threshold of \(kind.rawValue) is 0 to \(most)", verb: verb)
            }
        }
        return Metric(
            kind, threshold: threshold ?? (kind == usual.kind ? usual.threshold : nil),
            antialiasing: antialiasing ?? usual.antialiasing, backdrop: backdrop ?? usual.backdrop)
    }

    /// Makes the tolerance of the flags.
    func tolerance(verb: String) throws(CommandError) -> Tolerance {
        var bounds = maxDiff.map(\.bound) + window.map(\.bound)
        if let maxChannel {
            guard (0...255).contains(maxChannel) else {
                throw .usage("--max-channel is 0 to 255", verb: verb)
            }
            bounds.append(.channel(maxChannel))
        }
        if let fuzzy { bounds.append(fuzzy.bound) }
        if let maxAntialiased {
            guard maxAntialiased >= 0 else {
                throw .usage("--max-aa is 0 or more", verb: verb)
            }
            bounds.append(.antialiased(maxAntialiased))
        }
        return Tolerance(bounds.map { Tolerance.Limit($0, reason: "given on the command line") })
    }

    /// Makes the mask of the flags.
    func mask(verb: String, _ console: Console) throws(CommandError) -> Mask {
        guard ignore.count.isMultiple(of: 4) else {
            throw .usage("--ignore takes four whole numbers: x,y,width,height", verb: verb)
        }
        var regions: [Mask.Region] = []
        for start in stride(from: 0, to: ignore.count, by: 4) {
            regions.append(
                Mask.Region(
                    PixelRect(
                        x: ignore[start], y: ignore[start + 1], width: ignore[start + 2],
                        height: ignore[start + 3])))
        }
        guard let mask else { return Mask(regions: regions) }
        let picture = try ComparedFile(path: mask, console).picture
        return Mask(regions: regions, picture: Mask.Picture(picture))
    }
}
