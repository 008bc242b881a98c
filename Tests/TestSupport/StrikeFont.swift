import Foundation

/// The bytes of a test font, some of which a test sets to other values.
public struct StrikeFont {
    /// The bytes as they are now.
    public private(set) var bytes: [UInt8]

    /// Reads a font of the package.
    public init(_ name: String) throws {
        bytes = [UInt8](
            try Data(contentsOf: URL(fileURLWithPath: PackagePaths.anyFont(name))))
    }

    /// Returns the range of a table, from the table directory of the OpenType specification.
    ///
    /// A table that is missing is a mistake in the test, so it stops the run.
    public func range(of table: String) -> Range<Int> {
        let record = record(of: table)
        let start = number(record + 8, 4)
        return start..<start + number(record + 12, 4)
    }

    /// Makes the table directory say that a table has fewer bytes.
    public mutating func cut(_ table: String, to count: Int) {
        let place = record(of: table) + 12
        for (index, shift) in [24, 16, 8, 0].enumerated() {
            bytes[place + index] = UInt8(truncatingIfNeeded: count >> shift)
        }
    }

    /// Gives a table another name of four letters.
    public mutating func rename(_ table: String, to name: String) {
        let record = record(of: table)
        bytes.replaceSubrange(record..<record + 4, with: Array(name.utf8))
    }

    private func record(of table: String) -> Int {
        for index in 0..<number(4, 2) {
            let record = 12 + 16 * index
            if bytes[record..<record + 4].elementsEqual(table.utf8) { return record }
        }
        fatalError("the font has no table \(table)")
    }

    private func number(_ offset: Int, _ length: Int) -> Int {
        bytes[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Sets bytes of a table from an offset on.
    public mutating func set(_ table: String, _ offset: Int, to values: UInt8...) {
        let start = range(of: table).lowerBound + offset
        bytes.replaceSubrange(start..<start + values.count, with: values)
    }
}
