import GalleyImage
import Testing

@Suite("Premultiplied colour")
struct PremultipliedColorTests {
    @Test("Premultiplying gives the integer nearest to channel × alpha / 255 for every pair")
    func premultiplying() {
        var wrong: [String] = []
        for channel in UInt8.min...UInt8.max {
            for alpha in UInt8.min...UInt8.max {
                let color = Color(red: channel, green: 255, blue: 0, alpha: alpha)
                let result = PremultipliedColor(color)
                let expected = (Double(channel) * Double(alpha) / 255).rounded()
                if Double(result.red) != expected || result.green != alpha || result.blue != 0 {
                    wrong.append("\(channel) × \(alpha): \(result)")
                }
            }
        }
        #expect(wrong.isEmpty)
    }

    @Test("Straight channels are the integers nearest to channel × 255 / alpha, halves up")
    func straight() {
        var wrong: [String] = []
        for alpha in UInt8(1)...255 {
            for channel in 0...alpha {
                let pixel = PremultipliedColor(red: channel, green: alpha, blue: 0, alpha: alpha)
                let expected = (Double(channel) * 255 / Double(alpha) + 0.5).rounded(.down)
                if Double(pixel.straight.red) != expected || pixel.straight.green != 255 {
                    wrong.append("\(channel) / \(alpha): \(pixel.straight)")
                }
            }
        }
        #expect(wrong.isEmpty)
    }

    @Test("Every premultiplied colour survives the way to straight alpha and back")
    func roundTrip() {
        var lost: [PremultipliedColor] = []
        for alpha in UInt8.min...UInt8.max {
            for channel in 0...alpha {
                let pixel = PremultipliedColor(
                    red: channel, green: alpha - channel, blue: alpha, alpha: alpha)
                if PremultipliedColor(pixel.straight) != pixel { lost.append(pixel) }
            }
        }
        #expect(lost.isEmpty)
    }

    @Test("A channel above alpha becomes alpha")
    func clamping() {
        let pixel = PremultipliedColor(red: 200, green: 90, blue: 100, alpha: 100)
        #expect([pixel.red, pixel.green, pixel.blue, pixel.alpha] == [100, 90, 100, 100])
    }

    @Test("Without opacity the straight colour is clear black")
    func clear() {
        #expect(PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0).straight == .clear)
    }
}
