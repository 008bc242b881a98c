import Testing

@testable import GalleyDrawing

@Suite("Sums of areas")
struct AccumulatorTests {
    /// A piece as it is added: its cell, its height and the sum of its two fractions.
    private typealias Piece = (cell: Int, height: Int, fractions: Int)

    /// The bytes one number after another: running sums, their upper 16 bits, clamped and scaled.
    private func oneByOne(_ pieces: [Piece], count: Int) -> [UInt8] {
        var cells = [Int32](repeating: 0, count: count + 1)
        for piece in pieces {
            let spill = Int32(truncatingIfNeeded: piece.height * piece.fractions)
            cells[piece.cell] &+= Int32(truncatingIfNeeded: piece.height * 32_768) &- spill
            cells[piece.cell + 1] &+= spill
        }
        var sum: Int32 = 0
        return cells.prefix(count).map { change in
            sum &+= change
            let area = min(8192, max(0, Int(sum >> 16)))
            return UInt8((8 * area - area / 32 + 128) / 256)
        }
    }

    @Test("vectors give what one number after another gives, whatever the width")
    func vectors() {
        var random = SeededGenerator(seed: 20_261_130)
        for width in [1, 2, 3, 4, 5, 15, 16, 17, 31, 33, 64, 100] {
            var accumulator = Accumulator()
            var coverage = ScratchBuffer<UInt8>(capacity: 1024, zero: 0)
            // The second round finds every cell at zero again.
            for round in 1...2 {
                let height = Int.random(in: 1...7, using: &random)
                let pieces: [Piece] = (0..<width * height * 2).map { _ in
                    (
                        Int.random(in: 0..<width * height, using: &random),
                        Int.random(in: -16_384...16_384, using: &random),
                        Int.random(in: 0...32_768, using: &random)
                    )
                }
                accumulator.begin(width: width, height: height)
                for piece in pieces {
                    accumulator.addPiece(
                        at: piece.cell, height: piece.height, fractions: piece.fractions)
                }
                accumulator.resolve(into: &coverage, at: 0)
                let bytes = (0..<width * height).map { coverage[$0] }
                #expect(
                    bytes == oneByOne(pieces, count: width * height),
                    "width \(width), height \(height), round \(round)")
            }
        }
    }

    @Test("a byte is the area's nearest, to a hundredth of a step")
    func rounding() {
        // Each pixel's sum is one step of 1/16 384 above that of the pixel before it.
        let count = 16_385
        var accumulator = Accumulator()
        var coverage = ScratchBuffer<UInt8>(capacity: count + 15, zero: 0)
        accumulator.begin(width: count, height: 1)
        for cell in 1..<count { accumulator.addPiece(at: cell, height: 1, fractions: 0) }
        accumulator.resolve(into: &coverage, at: 0)
        for height in 0..<count {
            // The last bit of the area is dropped before it becomes a byte.
            let exact = 255 * Double(height / 2) / 8192
            #expect(abs(Double(coverage[height]) - exact) < 0.505, "\(height)")
        }
    }
}
