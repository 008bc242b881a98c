import Testing

@testable import GalleyText

@Suite("Scalars")
struct ScalarTests {
    private static let all = (0...0x10_FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)

    @Test("Scalars that stand alone are characters of their own, whatever stands beside them")
    func standAlone() {
        let alone = Self.all.filter(\.standsAlone)
        #expect(alone.count > 29_000)
        for neighbours in [alone, alone.reversed()] {
            #expect(String(String.UnicodeScalarView(neighbours)).count == alone.count)
        }
        // Beside itself, a letter, a sign, an ideograph and a kana.
        for scalar in alone {
            let text: [Unicode.Scalar] = [
                scalar, scalar, "a", scalar, "©", scalar, "字", scalar, "か",
            ]
            #expect(
                String(String.UnicodeScalarView(text)).count == text.count, "\(scalar.value)")
        }
    }

    @Test("Scalars that stand alone run from left to right")
    func leftToRight() {
        #expect(Self.all.allSatisfy { !$0.standsAlone || $0.isPlainLeftToRight })
    }

    @Test("Control characters and white space are those of Unicode's own properties")
    func properties() {
        let inside: Set<UInt32> = [0xA0, 0x2007, 0x202F]
        for scalar in Self.all {
            let isControl = scalar.properties.generalCategory == .control
            let hangs = scalar.properties.isWhitespace && !inside.contains(scalar.value)
            if scalar.isControl != isControl || scalar.isTrailingSpace != hangs {
                Issue.record("U+\(String(scalar.value, radix: 16))")
            }
        }
    }
}
