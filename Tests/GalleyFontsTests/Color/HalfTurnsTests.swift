import Foundation
import Testing

@testable import GalleyFonts

@Suite("Angles in half turns")
struct HalfTurnsTests {
    @Test("Quarter turns are exact", arguments: [-1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2])
    func quarters(angle: Double) {
        let (sine, cosine) = HalfTurns.sineAndCosine(angle)
        #expect(sine == sin(angle * Double.pi).rounded())
        #expect(cosine == cos(angle * Double.pi).rounded())
    }

    @Test("Every angle that a font can store agrees with the C library")
    func angles() {
        for step in stride(from: -32_768, through: 32_767, by: 17) {
            let angle = Double(step) / 16_384
            let (sine, cosine) = HalfTurns.sineAndCosine(angle)
            #expect(abs(sine - sin(angle * Double.pi)) < 2e-15)
            #expect(abs(cosine - cos(angle * Double.pi)) < 2e-15)
        }
    }
}
