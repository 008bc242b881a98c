import GalleyImage

extension CaseResult {
    /// Takes what verifying a picture came to.
    ///
    /// - Parameters:
    ///   - result: What the verifier found.
    ///   - environment: The id of the environment of this run.
    public init(_ result: GoldenResult, environment: String? = nil) {
        self.init(name: result.name.path, status: Status(result.verdict))
        message = result.message
        group = result.group.isEmpty ? nil : result.group
        scale = Double(result.name.scale)
        goldenLayout = result.goldenLayout
        actualLayout = result.layout
        source = result.owner.map(Source.init(owner:))
        spec = source?.file
        masks = result.mask.regions.map(Region.init)
        regions = result.layout.map { Self.regions(of: $0, scale: result.name.scale) } ?? []
        if result.isPending { command = "galley accept \(result.name.path)" }
        if let files = result.artefacts {
            artefacts = [
                "actual": files.actual, "diff": files.diff, "side-by-side": files.sideBySide,
                "result": files.result,
            ]
            artefacts["expected"] = files.expected
        }
        guard let comparison = result.comparison else {
            golden = Picture(artefacts["expected"], pixelHash: result.goldenPixelHash)
            golden?.fileHash = result.goldenRecord?.fileHash
            actual = Picture(artefacts["actual"], pixelHash: result.pixelHash)
            actual?.environment = environment
            return
        }
        metric = comparison.metric.kind.rawValue
        threshold = comparison.metric.threshold
        limits = comparison.outcomes.map { Limit($0, comparison) }
        measured = Measurement(comparison)
        if let hash = result.goldenPixelHash {
            var picture = Picture(
                width: comparison.expectedSize.width, height: comparison.expectedSize.height)
            picture.pixelHash = hash
            picture.fileHash = result.goldenRecord?.fileHash
            golden = picture
        }
        var picture = Picture(
            width: comparison.actualSize.width, height: comparison.actualSize.height)
        picture.pixelHash = result.pixelHash
        picture.environment = environment
        actual = picture
    }
}

extension CaseResult.Picture {
    /// Takes the size from the head of a PNG file; nil where there is no such file.
    init?(_ path: String?, pixelHash: String?) {
        guard let path, let pixelHash,
            let png = try? InputFile.read(path, limit: Self.sizeLimit),
            let header = try? PNGMetadata(png: png)
        else { return nil }
        self.init(width: header.width, height: header.height)
        self.pixelHash = pixelHash
    }

    /// The largest file that is looked at: 64 MiB.
    private static let sizeLimit = 64 << 20
}

extension CaseResult.Status {
    /// What a verdict is in a result: a recorded golden is new, one edited by hand an error.
    init(_ verdict: GoldenVerdict) {
        self =
            switch verdict {
            case .match: .match
            case .recorded: .new
            case .changed: .changed
            case .drift: .env
            case .size: .size
            case .missing: .missing
            case .edited, .unstable, .error: .error
            }
    }
}

extension CaseResult.Source {
    /// Reads `file` or `file:line`.
    init(owner: String) {
        let parts = owner.split(separator: ":", omittingEmptySubsequences: false)
        if parts.count > 1, let line = parts.last.flatMap({ Int($0) }), line > 0 {
            self.init(file: parts.dropLast().joined(separator: ":"), line: line)
        } else {
            self.init(file: owner)
        }
    }
}

extension CaseResult.Limit {
    init(_ outcome: Comparison.Outcome, _ comparison: Comparison) {
        let measured: Double
        let kind: Kind
        let limit: Double
        var side: Int?
        switch outcome.limit.bound {
        case .pixels(let most):
            (kind, limit, measured) = (.pixels, Double(most), Double(comparison.differingPixels))
        case .ratio(let most): (kind, limit, measured) = (.ratio, most, comparison.ratio)
        case .delta(let most):
            (kind, limit, measured) = (.delta, most, comparison.maxDelta ?? 0)
        case .channel(let most):
            (kind, limit, measured) = (
                .channel, Double(most), Double(comparison.maxChannel.largest)
            )
        case .window(let length, let most):
            side = length
            let found = comparison.windows.first { $0.side == length }?.pixels ?? 0
            (kind, limit, measured) = (.window, Double(most), Double(found))
        case .antialiased(let most):
            (kind, limit, measured) = (.aa, Double(most), Double(comparison.antialiasedPixels))
        case .fuzzy(let fuzzy):
            (kind, limit, measured) = (
                .fuzzy, Double(fuzzy.totalPixels.upperBound), Double(comparison.unequalColorPixels)
            )
        case .similarity(let least):
            (kind, limit, measured) = (.ssim, least, comparison.similarity ?? 1)
        }
        self.init(kind: kind, limit: limit, measured: measured, isPassed: outcome.holds)
        window = side
        reason = outcome.limit.reason.isEmpty ? nil : outcome.limit.reason
    }
}
