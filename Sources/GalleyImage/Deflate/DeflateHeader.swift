/// The lengths of both codes as a block stores them: run lengths, in a code of their own.
struct DeflateHeader {
    /// A length, or a repetition with the number of its extra bits.
    private struct Item {
        var symbol: Int
        var extra: UInt32 = 0
        var extraCount = 0
    }

    /// The order in which the lengths of the third code are stored (RFC 1951, 3.2.7).
    private static let order = [
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ]

    private let items: [Item]
    private let code: HuffmanCode
    private let lengthCount: Int
    private let distanceCount: Int
    private let codeCount: Int
    /// How many bits the header takes.
    let bitCount: Int

    init(lengths: HuffmanCode, distances: HuffmanCode) {
        lengthCount = max(257, Self.used(lengths))
        distanceCount = max(1, Self.used(distances))
        items = Self.items(
            Array(lengths.lengths[..<lengthCount] + distances.lengths[..<distanceCount]))
        var frequencies = [UInt32](repeating: 0, count: Self.order.count)
        for item in items { frequencies[item.symbol] += 1 }
        let code = HuffmanCode(frequencies: frequencies, limit: 7)
        self.code = code
        codeCount = max(4, 1 + (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0))
        bitCount =
            14 + 3 * codeCount + code.cost(of: frequencies)
            + items.reduce(0) { $0 + $1.extraCount }
    }

    /// Writes the header after the block's type.
    func write(to output: inout BitWriter) {
        output.write(UInt32(lengthCount - 257), count: 5)
        output.write(UInt32(distanceCount - 1), count: 5)
        output.write(UInt32(codeCount - 4), count: 4)
        for symbol in Self.order.prefix(codeCount) {
            output.write(UInt32(code.lengths[symbol]), count: 3)
        }
        for item in items {
            output.write(UInt32(code.codes[item.symbol]), count: Int(code.lengths[item.symbol]))
            output.write(item.extra, count: item.extraCount)
        }
    }

    /// Returns how many leading symbols hold all that have a code.
    private static func used(_ code: HuffmanCode) -> Int {
        1 + (code.lengths.lastIndex { $0 > 0 } ?? -1)
    }

    /// Writes lengths as run lengths: 16 repeats the last one, 17 and 18 stand for zeros.
    private static func items(_ lengths: [UInt8]) -> [Item] {
        var items: [Item] = []
        var index = 0
        while index < lengths.count {
            let length = lengths[index]
            let run = lengths[index...].prefix { $0 == length }.count
            index += run
            var rest = run
            if length != 0 {
                items.append(Item(symbol: Int(length)))
                rest -= 1
            }
            while rest >= 3 {
                let count = min(rest, length != 0 ? 6 : 138)
                switch (length, count) {
                case (1..., _): items.append(repetition(16, count, from: 3, bits: 2))
                case (_, ...10): items.append(repetition(17, count, from: 3, bits: 3))
                default: items.append(repetition(18, count, from: 11, bits: 7))
                }
                rest -= count
            }
            for _ in 0..<rest { items.append(Item(symbol: Int(length))) }
        }
        return items
    }

    private static func repetition(
        _ symbol: Int, _ count: Int, from least: Int, bits: Int
    ) -> Item {
        Item(symbol: symbol, extra: UInt32(count - least), extraCount: bits)
    }
}
