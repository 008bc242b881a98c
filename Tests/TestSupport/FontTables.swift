import Foundation

/// The tables of a font file, to be changed and put together again.
public struct FontTables {
    private let signature: [UInt8]
    private var tables: [(tag: String, bytes: [UInt8])] = []

    /// Reads the tables of a plain TrueType or OpenType file.
    public init(path: String) throws {
        let file = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
        func number(_ offset: Int, _ count: Int) -> Int {
            file[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
        }
        signature = Array(file[0..<4])
        for record in 0..<number(4, 2) {
            let start = 12 + 16 * record
            let (offset, length) = (number(start + 8, 4), number(start + 12, 4))
            tables.append(
                (
                    String(decoding: file[start..<start + 4], as: UTF8.self),
                    Array(file[offset..<offset + length])
                ))
        }
    }

    /// The bytes of a table; nil where it is not there, and set to nil to leave it out.
    public subscript(tag: String) -> [UInt8]? {
        get { tables.first { $0.tag == tag }?.bytes }
        set {
            let place = tables.firstIndex { $0.tag == tag }
            switch (place, newValue) {
            case (let place?, let bytes?): tables[place].bytes = bytes
            case (let place?, nil): tables.remove(at: place)
            case (nil, let bytes?): tables.append((tag, bytes))
            case (nil, nil): break
            }
            tables.sort { $0.tag < $1.tag }
        }
    }

    /// The file with these tables; check sums are left out.
    public var file: [UInt8] {
        var header = signature + BigEndian.uint16(tables.count) + [0, 0, 0, 0, 0, 0]
        var body: [UInt8] = []
        for table in tables {
            header +=
                Array(table.tag.utf8) + [0, 0, 0, 0]
                + BigEndian.uint32(12 + 16 * tables.count + body.count)
                + BigEndian.uint32(table.bytes.count)
            body += table.bytes
            while body.count % 4 != 0 { body.append(0) }
        }
        return header + body
    }
}

/// Numbers as font files store them.
public enum BigEndian {
    /// Returns two bytes.
    public static func uint16(_ value: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
    }

    /// Returns three bytes.
    public static func uint24(_ value: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: value >> 16)] + uint16(value)
    }

    /// Returns four bytes.
    public static func uint32(_ value: Int) -> [UInt8] {
        uint16(value >> 16) + uint16(value)
    }
}
