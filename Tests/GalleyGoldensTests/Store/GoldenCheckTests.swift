import Foundation
import GalleyGoldens
import GalleyImage
import TestSupport
import Testing

@Suite("galley check on goldens")
struct GoldenCheckTests {
    private func findings(_ fixture: StoreFixture) throws -> [String] {
        try GoldenCheck(fixture.store()).findings(workers: 2).map { finding in
            "\(finding.rule.rawValue) \(finding.names.joined(separator: " "))"
        }
    }

    @Test("Sound goldens have no finding")
    func sound() throws {
        let fixture = try StoreFixture()
        try fixture.record([GoldenSubject("s/a"), GoldenSubject("s/b", dot: 1)])
        #expect(try findings(fixture).isEmpty)
    }

    @Test("Each rule finds its fault")
    func rules() throws {
        let fixture = try StoreFixture()
        let flat = GoldenSubject(
            name: try GoldenName(path: "s/flat"),
            picture: .bitmap(try Bitmap(width: 4, height: 4, fill: .black)),
            environment: StoreFixture.environment)
        let other = GoldenEnvironment([GoldenEnvironment.Value("freetype", "2.13.0")])
        try fixture.record([
            flat, GoldenSubject("s/one"), GoldenSubject("s/two"), GoldenSubject("s/edited", dot: 4),
            GoldenSubject("s/lost", dot: 5), GoldenSubject("s/other", dot: 6, environment: other),
        ])
        try fixture.write(Bitmap(width: 3, height: 3).encodedPNG(), to: "s/edited.png")
        try FileManager.default.removeItem(atPath: "\(fixture.goldens)/s/lost.png")
        var stray = try Bitmap(width: 2, height: 1)
        stray[0, 0] = .white
        try fixture.write(stray.encodedPNG(), to: "s/stray.png")
        try fixture.write(stray.encodedPNG(), to: "s/a b.png")
        try fixture.write(
            "version https://git-lfs.github.com/spec/v1\n".utf8, to: "s/pointer.png")
        try fixture.write("nothing".utf8, to: "s/broken.png")
        stray[1, 0] = .black
        try fixture.write(stray.encodedPNG(), to: "s/ONE.png")
        let found = try findings(fixture)
        #expect(
            Set(found)
                == [
                    "misnamed-golden s/a b.png", "unlisted-golden s/ONE",
                    "undecodable-golden s/broken",
                    "edited-golden s/edited", "flat-golden s/edited", "flat-golden s/flat",
                    "lost-golden s/lost", "lfs-pointer s/pointer", "unlisted-golden s/stray",
                    "identical-goldens s/one s/two", "colliding-names s/ONE s/one",
                    "mixed-environments s/other",
                ])
    }

    // A PNG with an iCCP chunk: its name "p", a null, method 0 and an empty zlib stream.
    @Test("A colour profile is told")
    func profile() throws {
        let fixture = try StoreFixture()
        try fixture.record([GoldenSubject("s/a")])
        let profile = try #require(
            Data(
                base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC2lDQ1BwAAB4"
                    + "nAMAAAAAAboXoo4AAAAQSURBVHgBAQUA+v8AAQID/wEUAQZRmjttAAAAAElF"
                    + "TkSuQmCC"))
        try fixture.write(profile, to: "s/profiled.png")
        #expect(try findings(fixture).contains("color-profile s/profiled"))
    }
}
