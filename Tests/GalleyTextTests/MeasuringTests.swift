import GalleyFonts
import GalleyGeometry
import GalleyText
import TestSupport
import Testing

/// What a measuring case expects; what is absent is not checked.
struct MeasuringCase: Decodable, CustomTestStringConvertible, Sendable {
    var name: String
    var why: String
    var text: String?
    var icon: String?
    var named: String?
    var fonts: [String]
    var icons: [String]?
    var size: Double
    var features: [String]?
    var lineHeight: String?
    var metrics: String?

    var width: Double?
    var trimmed: Double?
    var height: Double?
    var ascender: Double?
    var descender: Double?
    var baseline: Double?
    var inkX: [Double]?
    var inkUp: [Double]?
    var lines: Int?
    var glyphs: Int?
    var missing: [String]?
    var source: String?
    var inverted: Bool?
    var face: String?

    var testDescription: String { name }

    func layout() throws -> TextLayout {
        let source = metrics.flatMap(MetricsSource.init) ?? .automatic
        let faces = try fonts.map { try FontFace(path: PackagePaths.anyFont($0)) }
        if let text {
            let declared = try (icons ?? []).map {
                IconFont(face: try FontFace(path: PackagePaths.anyFont($0)))
            }
            let features = (features ?? []).compactMap { text in
                Tag(String(text.dropFirst())).map {
                    FontFeature(tag: $0, value: text.hasPrefix("-") ? 0 : 1)
                }
            }
            return try TextLayout(
                text,
                style: TextStyle(
                    chain: FallbackChain(faces), size: size, icons: declared, features: features,
                    lineHeight: lineHeight == "maximum" ? .maximum : .firstFace,
                    metricsSource: source))
        }
        let icon: Icon = named.map { .named($0) } ?? .codePoints(Array((icon ?? "").unicodeScalars))
        return try TextLayout(
            icon: icon,
            style: IconStyle(
                fonts: faces.map { IconFont(face: $0) }, size: size, metricsSource: source))
    }
}

@Suite("Measuring")
struct MeasuringTests {
    @Test(
        "A title measures what independent systems compute",
        arguments: Fixture.load([MeasuringCase].self, from: "Measure/titles.json"))
    func title(_ test: MeasuringCase) throws { try check(test) }

    @Test(
        "Icons measure what their font's tables say",
        arguments: Fixture.load([MeasuringCase].self, from: "Measure/icons.json"))
    func icon(_ test: MeasuringCase) throws { try check(test) }

    // The published figures have four to six digits.
    private func check(_ test: MeasuringCase) throws {
        let layout = try test.layout()
        func equal(_ value: Double?, _ expected: Double?, _ label: String) {
            guard let expected else { return }
            #expect(
                value.map { abs($0 - expected) <= max(6e-4, expected.magnitude * 2e-6) } ?? false,
                "\(label) is \(value.map(String.init(describing:)) ?? "absent"), not \(expected): \(test.why)"
            )
        }
        equal(layout.width, test.width, "width")
        equal(layout.widthWithoutTrailingSpace, test.trimmed, "width without trailing space")
        equal(layout.height, test.height, "height")
        equal(layout.ascender, test.ascender, "ascender")
        equal(layout.descender, test.descender, "descender")
        equal(layout.baseline, test.baseline, "baseline")
        if let x = test.inkX {
            equal(layout.ink?.minX, x[0], "left edge of ink")
            equal(layout.ink?.maxX, x[1], "right edge of ink")
        }
        if let up = test.inkUp {
            equal(layout.ink.map { layout.baseline - $0.maxY }, up[0], "bottom of ink")
            equal(layout.ink.map { layout.baseline - $0.minY }, up[1], "top of ink")
        }
        let glyphs = layout.lines.flatMap(\.runs).flatMap(\.glyphs)
        if let lines = test.lines { #expect(layout.lines.count == lines) }
        if let count = test.glyphs { #expect(glyphs.count == count) }
        if let missing = test.missing {
            #expect(layout.missingScalars.map(\.codePointNotation) == missing)
        }
        if let source = test.source { #expect(layout.metricsSource.rawValue == source) }
        if let inverted = test.inverted {
            #expect(layout.facesWithInvertedDescender.isEmpty != inverted)
        }
        if let face = test.face {
            let paths = layout.lines.flatMap(\.runs).map(\.face.file.path)
            #expect(paths == [PackagePaths.anyFont(face)])
        }
    }
}
