/// Walks the points of a simple glyph of `glyf`, whose flags and coordinates lie in three rows.
struct GlyphPoints {
    /// Where the reader stands, in font units.
    var x = 0
    var y = 0
    private(set) var isOnCurve = false

    private var flagOffset: Int
    private var xOffset: Int
    private var yOffset: Int
    private var flag: UInt8 = 0
    /// How many more points have the flag.
    private var repeats: UInt8 = 0

    // OpenType specification, glyf, "Simple Glyph Flags".
    private static let onCurve: UInt8 = 1
    private static let xIsByte: UInt8 = 2
    private static let yIsByte: UInt8 = 4
    private static let isRepeated: UInt8 = 8
    /// The sign of a coordinate of one byte, or else that there is none.
    private static let xIsSameOrPositive: UInt8 = 16
    private static let yIsSameOrPositive: UInt8 = 32

    /// Creates a reader before the first point; nil where the rows do not fit the bytes.
    init?(_ bytes: Span<UInt8>, flags: Int, count: Int) {
        var offset = flags
        var (points, xLength, yLength) = (0, 0, 0)
        while points < count {
            guard offset < bytes.count else { return nil }
            let flag = bytes[offset]
            offset &+= 1
            var run = 1
            if flag & Self.isRepeated != 0 {
                guard offset < bytes.count else { return nil }
                run &+= Int(bytes[offset])
                offset &+= 1
            }
            points &+= run
            xLength &+= run &* Self.length(flag, Self.xIsByte, Self.xIsSameOrPositive)
            yLength &+= run &* Self.length(flag, Self.yIsByte, Self.yIsSameOrPositive)
        }
        guard points == count, offset + xLength + yLength <= bytes.count else { return nil }
        flagOffset = flags
        xOffset = offset
        yOffset = offset + xLength
    }

    @inline(__always)
    private static func length(_ flag: UInt8, _ isByte: UInt8, _ isSame: UInt8) -> Int {
        flag & isByte != 0 ? 1 : flag & isSame != 0 ? 0 : 2
    }

    /// The point in font units, y up.
    @inline(__always)
    var point: SIMD2<Int> { SIMD2(x, y) }

    /// Whether neither coordinate is farther from the origin.
    @inline(__always)
    func isWithin(_ limit: Int) -> Bool { abs(x) <= limit && abs(y) <= limit }

    /// Steps to the next point; false where there is none.
    @inline(__always)
    mutating func advance(_ bytes: Span<UInt8>) -> Bool {
        if repeats > 0 {
            repeats &-= 1
        } else {
            guard flagOffset < bytes.count else { return false }
            flag = bytes[flagOffset]
            flagOffset &+= 1
            if flag & Self.isRepeated != 0 {
                repeats = bytes[flagOffset]
                flagOffset &+= 1
            }
        }
        isOnCurve = flag & Self.onCurve != 0
        x &+= Self.step(bytes, flag, Self.xIsByte, Self.xIsSameOrPositive, &xOffset)
        y &+= Self.step(bytes, flag, Self.yIsByte, Self.yIsSameOrPositive, &yOffset)
        return true
    }

    /// The point some steps ahead and whether it is on the curve; nil where there is none.
    func ahead(_ steps: Int, _ bytes: Span<UInt8>) -> (point: SIMD2<Int>, isOnCurve: Bool)? {
        var walk = self
        for _ in 0..<steps {
            guard walk.advance(bytes) else { return nil }
        }
        return (walk.point, walk.isOnCurve)
    }

    @inline(__always)
    private static func step(
        _ bytes: Span<UInt8>, _ flag: UInt8, _ isByte: UInt8, _ isSame: UInt8,
        _ offset: inout Int
    ) -> Int {
        if flag & isByte != 0 {
            let step = Int(bytes[offset])
            offset &+= 1
            return flag & isSame != 0 ? step : 0 &- step
        }
        if flag & isSame != 0 { return 0 }
        let step = Int(bytes[offset]) << 8 | Int(bytes[offset &+ 1])
        offset &+= 2
        return Int(Int16(truncatingIfNeeded: step))
    }
}
