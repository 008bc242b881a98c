import GalleyGoldens
import GalleyImage

/// A made-up run with every kind of case, and the pictures it is about.
struct ReportSample {
    /// A name that is markup, a script, a shell's and CI systems' syntax all at once.
    static let hostileName =
        "bar/<script>alert(1)</script>&amp;\"'`|%0A::error::{0}](x)\u{202E}\u{2028}~a=b@2x"

    private(set) var result = RunResult(toolVersion: "0.1.0")
    private(set) var pictures: [String: [UInt8]] = [:]
    /// Whether pictures get their true hashes, which take long for many.
    private var isHashed = true
    /// The files made so far, by their pixels.
    private var encoded: [[UInt8]: [UInt8]] = [:]

    private static let made = Result { try ReportSample(ofEveryKind: ()) }

    /// The run with every kind of case, made once.
    static func standard() throws -> ReportSample { try made.get() }

    private init(ofEveryKind: Void) throws {
        result.environment = "e2"
        result.environments = [
            "e1": ["freetype": "2.12.1", "harfbuzz": "6.0.0"],
            "e2": ["freetype": "2.13.3", "harfbuzz": "6.0.0"],
        ]
        result.id = "1842"
        result.commit = "1d844121f0aa92b7"
        try addChanged()
        try addOthers()
        result.cases.sort { $0.name < $1.name }
    }

    /// A run of so many changed cases, whose pictures all count as different.
    init(changed count: Int) throws {
        isHashed = false
        let some = try (0..<20).map { try Self.noise(side: 24, seed: $0) }
        for number in 0..<count {
            try add(
                "set\(number / 100)/button-\(number)@2x", some[number % 20], some[(number + 1) % 20]
            )
        }
        result.cases.sort { $0.name < $1.name }
    }

    /// A run of so many changed cases with large pictures.
    init(noisy count: Int) throws {
        isHashed = false
        for number in 0..<count {
            try add(
                "noise/\(number)", Self.noise(side: 100, seed: number),
                Self.noise(side: 100, seed: number + 1_000))
        }
        result.cases.sort { $0.name < $1.name }
    }

    /// Takes other cases, each with the pictures of the one whose place it has modulo their number.
    mutating func replace(_ cases: [CaseResult]) {
        let before = result.cases
        for (index, item) in cases.enumerated() {
            for role in PictureRole.allCases {
                pictures["\(role.rawValue) \(item.name)"] = png(before[index % before.count], role)
            }
        }
        result.cases = cases
    }

    /// Hands out the pictures.
    func png(_ item: CaseResult, _ role: PictureRole) -> [UInt8]? {
        pictures["\(role.rawValue) \(item.name)"]
    }

    /// Writes the HTML report of the sample; nothing may lie beside it.
    func page(_ change: (inout HTMLReport) -> Void = { _ in }) -> [UInt8] {
        var report = HTMLReport(result)
        change(&report)
        return report.write(pictures: png) { (_, _) throws(Never) in
            preconditionFailure("the sample is small enough for one file")
        }
    }

    private mutating func addChanged() throws {
        for number in 0..<4 {
            try add(
                "tint/button-\(number)@2x", Self.button(red: 20, seed: number),
                Self.button(red: 90, seed: number)
            ) { item in
                item.group = "tint"
                var cluster = CaseResult.Cluster(
                    box: CaseResult.Region(x: 4, y: 4, width: 112, height: 32), pixels: 3_000,
                    kind: .recoloured)
                (cluster.from, cluster.to) = ("#1450DCFF", "#5A50DCFF")
                item.measured?.clusters = [cluster]
            }
        }
        try add("bar/save@2x", Self.button(red: 20), Self.button(red: 20, dot: (60, 20))) { item in
            item.goldenLayout = #"{"icon":{"frame":[10,10,16,16],"baseline":22},"gap":8}"#
            item.actualLayout = #"{"icon":{"frame":[10.5,10,16,16],"baseline":23},"gap":8}"#
            item.regions = [CaseResult.Region(name: "icon", x: 50, y: 10, width: 30, height: 20)]
            item.masks = [CaseResult.Region(name: "badge", x: 100, y: 0, width: 20, height: 12)]
            item.measured?.clusters = [
                CaseResult.Cluster(
                    box: CaseResult.Region(x: 58, y: 18, width: 6, height: 6), pixels: 24,
                    kind: .added),
                CaseResult.Cluster(
                    box: CaseResult.Region(x: 60, y: 30, width: 2, height: 2), pixels: 4,
                    kind: .redrawn),
            ]
        }
        try add("bar/tall", Self.button(), Self.button(height: 44)) { $0.status = .size }
    }

    private mutating func addOthers() throws {
        try add("bar/same", Self.button(red: 60), Self.button(red: 60)) { $0.status = .match }
        try add("bar/first", nil, Self.button(red: 200)) { item in
            item.status = .new
            item.findings = [CaseResult.Finding(rule: "flat", message: "Every pixel is alike.")]
        }
        try add("bar/none", nil, Self.button(red: 210)) { item in
            item.status = .missing
            item.message = "there is no golden"
            item.command = "galley accept bar/none"
        }
        try add("bar/drift", Self.button(red: 30), Self.button(red: 31)) { $0.status = .env }
        try add("old/retired", Self.button(red: 40), nil) { item in
            item.status = .orphan
            item.command = "galley prune old/retired"
        }
        var fault = CaseResult(name: Self.hostileName, status: .error)
        fault.message = "<img src=x onerror=alert(1)> & </script> does not exist"
        fault.source = CaseResult.Source(file: "Specs/<b>:,.json5", line: 12)
        result.cases.append(fault)
    }

    private mutating func add(
        _ name: String, _ golden: Bitmap?, _ actual: Bitmap?,
        _ change: (inout CaseResult) -> Void = { _ in }
    ) throws {
        var item = CaseResult(name: name, status: .changed)
        item.spec = "Specs/bar.json5"
        item.source = CaseResult.Source(file: "Specs/bar.json5", line: 7)
        item.scale = name.hasSuffix("@2x") ? 2 : 1
        item.tags = ["sample"]
        item.metric = "exact"
        item.golden = try golden.map { try take($0, "golden \(name)", environment: "e1") }
        item.actual = try actual.map { try take($0, "actual \(name)", environment: "e2") }
        if let golden, let actual, golden.width == actual.width, golden.height == actual.height {
            var measured = CaseResult.Measurement(pixels: Self.differing(golden, actual))
            measured.ratio = Double(measured.pixels) / Double(golden.width * golden.height)
            measured.maxChannel = [70, 0, 0, 0]
            measured.maxDeltaE = 12.5
            item.measured = measured
            var limit = CaseResult.Limit(
                kind: .pixels, limit: 0, measured: Double(measured.pixels), isPassed: false)
            limit.reason = "none"
            item.limits = [limit]
        }
        change(&item)
        result.cases.append(item)
    }

    private mutating func take(
        _ bitmap: Bitmap, _ key: String, environment: String
    ) throws -> CaseResult.Picture {
        let png = try encoded[bitmap.bytes] ?? bitmap.encodedPNG()
        encoded[bitmap.bytes] = png
        pictures[key] = png
        var picture = CaseResult.Picture(width: bitmap.width, height: bitmap.height)
        if isHashed {
            picture.fileHash = SHA256.hexDigest(of: png)
            picture.pixelHash = PixelHash.digest(of: bitmap).description
        } else {
            picture.pixelHash = String(pictures.count, radix: 16)
        }
        picture.environment = environment
        picture.path = "\(key.replacing(" ", with: "/")).png"
        return picture
    }

    private static func differing(_ first: Bitmap, _ second: Bitmap) -> Int {
        zip(first.rows, second.rows).reduce(0) { sum, rows in
            guard rows.0 != rows.1 else { return sum }
            return sum
                + stride(from: 0, to: rows.0.count, by: 4).count { offset in
                    (offset..<offset + 4).contains { rows.0[$0] != rows.1[$0] }
                }
        }
    }

    /// A button with translucent corners: a plain fill, a bar that the seed moves, and a dot.
    static func button(
        width: Int = 120, height: Int = 40, red: Double = 20, seed: Int = 0,
        dot: (x: Int, y: Int)? = nil
    ) throws -> Bitmap {
        let margin = [UInt8](repeating: 0, count: 8)
        func fill(_ color: [UInt8], _ count: Int) -> [UInt8] {
            Array([[UInt8]](repeating: color + [255], count: count).joined())
        }
        let body: [UInt8] = [UInt8(red), 80, 220]
        let plain = margin + fill(body, width - 4) + margin
        let start = 10 + seed % max(1, width - 34)
        let bar =
            margin + fill(body, start - 2) + fill([255, 255, UInt8(seed % 256)], 12)
            + fill(body, width - 14 - start) + margin
        var rows = [[UInt8]](repeating: plain, count: height)
        for row in height / 2 - 3..<height / 2 + 4 { rows[row] = bar }
        for row in [0, 1, height - 2, height - 1] {
            rows[row] = [UInt8](repeating: 0, count: width * 4)
        }
        if let dot {
            for row in dot.y - 2...dot.y + 2 {
                rows[row].replaceSubrange(
                    (dot.x - 2) * 4..<(dot.x + 3) * 4, with: fill([255, 200, 0], 5))
            }
        }
        return try Bitmap(width: width, height: height, premultiplied: Array(rows.joined()))
    }

    /// A picture of opaque noise, which no PNG makes small.
    static func noise(side: Int, seed: Int) throws -> Bitmap {
        var state = UInt32(truncatingIfNeeded: seed &* 2_654_435_761 &+ 1)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(side * side * 4)
        for _ in 0..<side * side {
            state ^= state << 13
            state ^= state >> 17
            state ^= state << 5
            bytes += [UInt8(state & 255), UInt8(state >> 8 & 255), UInt8(state >> 16 & 255), 255]
        }
        return try Bitmap(width: side, height: side, premultiplied: bytes)
    }
}

extension Bitmap {
    fileprivate var rows: [ArraySlice<UInt8>] {
        (0..<height).map { bytes[$0 * width * 4..<($0 + 1) * width * 4] }
            .map { ArraySlice(Array($0)) }
    }
}
