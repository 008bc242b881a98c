import GalleyImage
import TestSupport
import Testing

struct SHA256Case: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let why: String
    let text: String
    let count: Int
    let digest: String

    var testDescription: String { name }
    var bytes: [UInt8] { Array(String(repeating: text, count: count).utf8) }
}

@Suite("SHA-256")
struct SHA256Tests {
    static let cases = Fixture.load([SHA256Case].self, from: "Image/sha256.json")

    @Test("Digests are the published ones", arguments: cases)
    func digest(fixture: SHA256Case) {
        #expect(SHA256.hexDigest(of: fixture.bytes) == fixture.digest)
    }

    @Test(
        "Pieces of any length give the digest of the whole", arguments: [1, 3, 17, 63, 64, 65, 200])
    func pieces(length: Int) {
        let message = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ $0 >> 3) }
        var hash = SHA256()
        var start = 0
        while start < message.count {
            let end = min(start + length, message.count)
            hash.update(message.span.extracting(start..<end))
            start = end
        }
        #expect(hash.finalize().description == SHA256.hexDigest(of: message))
    }

    @Test("A digest can be taken before the message goes on")
    func continued() {
        var hash = SHA256()
        hash.update(Array("ab".utf8).span)
        _ = hash.finalize()
        hash.update(Array("c".utf8).span)
        // FIPS 180-4's example "abc".
        #expect(hash.finalize().bytes.prefix(4) == [0xba, 0x78, 0x16, 0xbf])
        #expect(hash.finalize().bytes.count == 32)
    }
}
