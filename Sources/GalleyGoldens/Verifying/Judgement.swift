import GalleyImage

/// Holds a picture against its golden, by hashes as far as they can be trusted and by pixels from there.
struct Judgement {
    private let subject: GoldenSubject
    private let pixelHash: String
    private let golden: StoredGolden?

    init(_ subject: GoldenSubject, _ pixelHash: String, _ golden: StoredGolden?) {
        self.subject = subject
        self.pixelHash = pixelHash
        self.golden = golden
    }

    /// The verdict of a run that records nothing.
    func result() throws(GoldenStoreError) -> GoldenResult {
        guard let golden else {
            return GoldenResult(
                name: subject.name, verdict: .missing,
                message: "there is no golden of this name; accept the picture if it is right")
        }
        var result = GoldenResult(name: subject.name, verdict: .match, message: "matches")
        if golden.name != subject.name { result.goldenName = golden.name }
        result.goldenRecord = golden.record
        result.mask = subject.mask
        if let record = golden.record {
            result.drift = subject.environment.differences(since: record.environment)
        }
        // The manifest's word for the pixels counts for the file it was written for.
        if golden.isListed, let record = golden.record, record.pixelHash == pixelHash,
            subject.tolerance.allowsEqualPictures
        {
            result.goldenPixelHash = record.pixelHash
            return result
        }
        try compare(with: golden, &result)
        return result
    }

    private func compare(
        with golden: StoredGolden, _ result: inout GoldenResult
    ) throws(GoldenStoreError) {
        let decoded: (picture: StraightBitmap, claimedPixels: String?, layout: String?)
        do {
            decoded = try golden.file.decode()
        } catch {
            throw .golden(path: golden.name.file, error)
        }
        let hash = PixelHash.digest(of: decoded.picture).description
        result.goldenPixelHash = hash
        result.goldenLayout = decoded.layout
        // Another encoding of the recorded pixels is as good; other pixels under the old name are not.
        let recorded = golden.record?.pixelHash ?? decoded.claimedPixels ?? hash
        guard recorded == hash else {
            result.verdict = .edited
            result.message =
                "the golden's file is not the one that was recorded: its pixels are others than "
                + (golden.record == nil ? "it says itself" : "the manifest says")
                + "; restore it from version control, or record it again"
            return
        }
        let isEqual = hash == pixelHash
        if isEqual, subject.tolerance.allowsEqualPictures { return }
        let comparison = ImageComparison(
            expected: decoded.picture, actual: subject.picture.pixels, metric: subject.metric,
            tolerance: subject.tolerance, mask: subject.mask, sizeRule: subject.sizeRule)
        let measured = comparison.compare(detail: .verdict)
        guard measured.verdict != .match else {
            result.comparison = measured
            result.message =
                "matches within its tolerance, \(measured.unequalPixels) pixels forgiven"
            return
        }
        let full = comparison.compare(detail: .full)
        result.comparison = full
        let isDrift = result.drift.contains(where: \.canChangePixels)
        result.verdict =
            full.verdict == .size ? .size : isDrift ? .drift : .changed
        result.message = ChangeMessage(full, drift: result.drift).text
    }
}

extension Tolerance {
    /// Whether equal pictures pass; a range that begins above zero asks them to differ.
    var allowsEqualPictures: Bool {
        limits.allSatisfy { limit in
            if case .fuzzy(let fuzzy) = limit.bound {
                return fuzzy.contains(difference: 0, pixels: 0)
            }
            return true
        }
    }
}
