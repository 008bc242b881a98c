import Foundation

/// A PNG taken apart into chunks, or put together from them, by code of the tests' own.
struct PNGFile {
    struct Chunk: Equatable {
        var name: String
        var payload: [UInt8]
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    var chunks: [Chunk]

    init(_ chunks: [Chunk]) { self.chunks = chunks }

    init(bytes: [UInt8]) {
        chunks = []
        var offset = 8
        while offset + 12 <= bytes.count {
            let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
            let start = offset + 8
            chunks.append(Chunk(name: name, payload: Array(bytes[start..<start + length])))
            offset = start + length + 4
        }
    }

    /// The file's bytes, each chunk with its right checksum.
    var bytes: [UInt8] {
        chunks.reduce(into: Self.signature) { result, chunk in
            let body = Array(chunk.name.utf8) + chunk.payload
            result += Self.bigEndian(chunk.payload.count) + body + Self.bigEndian(Self.crc(body))
        }
    }

    subscript(name: String) -> [UInt8]? {
        chunks.first { $0.name == name }?.payload
    }

    /// Returns the file with a chunk put in after the header.
    func inserting(_ name: String, _ payload: [UInt8]) -> PNGFile {
        var file = self
        file.chunks.insert(Chunk(name: name, payload: payload), at: 1)
        return file
    }

    /// Returns the file with another header.
    func replacingHeader(
        width: Int, height: Int, depth: UInt8 = 8, colorType: UInt8 = 6
    ) -> PNGFile {
        var file = self
        file.chunks[0].payload =
            Self.bigEndian(width) + Self.bigEndian(height) + [depth, colorType, 0, 0, 0]
        return file
    }

    static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// The check of ISO 3309, bit by bit.
    static func crc(_ bytes: [UInt8]) -> Int {
        var value = UInt32.max
        for byte in bytes {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
        return Int(~value)
    }

    static func read(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }
}
