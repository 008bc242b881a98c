import Foundation
import TestSupport
import Testing

@testable import GalleyImage

@Suite(
    "PngSuite",
    .enabled(
        if: PackagePaths.conformance != nil, "set GALLEY_CONFORMANCE to the conformance folder"))
struct PNGSuiteTests {
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        let name: String
        let why: String
        let width: Int
        let height: Int
        let crc: UInt32
        var testDescription: String { name }
    }

    static let cases = Fixture.load([Case].self, from: "PNG/pngsuite.json")

    static func folder() throws -> String { try #require(PackagePaths.conformance) + "/pngsuite" }

    @Test(
        "Pictures of every colour type, depth and interlacing have their pixels", arguments: cases)
    func pixels(fixture: Case) throws {
        let bitmap = try Bitmap(png: PNGFile.read("\(Self.folder())/\(fixture.name)"))
        #expect(bitmap.width == fixture.width && bitmap.height == fixture.height)
        #expect(CRC32.checksum(bitmap.bytes.span) == fixture.crc, "\(fixture.why)")
    }

    @Test("An interlaced picture has the pixels of the one that is not")
    func interlaced() throws {
        let folder = try Self.folder()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.hasPrefix("ibas") || $0.hasPrefix("ift") }
        #expect(names.count > 15)
        for name in names {
            let interlaced = try Bitmap(png: PNGFile.read("\(folder)/\(name)"))
            let plain = try Bitmap(png: PNGFile.read("\(folder)/\(name.dropFirst())"))
            #expect(interlaced == plain, "\(name)")
        }
    }

    @Test("Pictures that crashed others end in a picture or an error")
    func crashers() throws {
        let folder = try Self.folder() + "/testpngs/crashers"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        #expect(names.count > 20)
        for name in names {
            let png = try PNGFile.read("\(folder)/\(name)")
            if name.hasPrefix("huge") || name.hasPrefix("bad") {
                #expect(throws: ImageError.self, "\(name)") { try Bitmap(png: png) }
            } else {
                _ = try? Bitmap(png: png)
            }
        }
    }
}
