import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyImage
import Testing

@Suite("Linear light")
struct LinearLightTests {
    /// IEC 61966-2-1.
    private static func linear(_ v: Double) -> Double {
        v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ l: Double) -> Double {
        l <= 0.0031308 ? l * 12.92 : 1.055 * pow(l, 1 / 2.4) - 0.055
    }

    @Test("The transfer function is that of sRGB within 1/100 of a byte step, and its inverse")
    func transfer() {
        for step in 0...5100 {
            let value = Double(step) / 5100
            let error = Self.encoded(SRGBTransfer.linear(value)) - value
            #expect(abs(error) * 255 < 0.011)
            let inverse = SRGBTransfer.encoded(Self.linear(value)) - value
            #expect(abs(inverse) * 255 < 0.011)
        }
        for byte in 0...255 {
            let value = Double(byte) / 255
            #expect(abs(SRGBTransfer.linear(value) - Self.linear(value)) < 1e-14)
        }
    }

    @Test("Half of white on black is 188 in linear light and 128 in sRGB")
    func halves() throws {
        for (space, expected) in [(BlendSpace.srgb, 128), (.linear, 188)] {
            var canvas = try Canvas.clear(1, 1, background: .black, blendSpace: space)
            try canvas.fill(
                Rect(x: 0, y: 0, width: 1, height: 1),
                color: Color(red: 255, green: 255, blue: 255, alpha: 128))
            #expect(canvas.finish()[0, 0].red == expected)
        }
    }

    @Test("Colours over colours follow the formula of source-over in linear light")
    func formula() throws {
        let colors = [
            Color(red: 255, green: 0, blue: 90), Color(red: 3, green: 200, blue: 40, alpha: 90),
            Color(red: 120, green: 130, blue: 140, alpha: 200), .white, .black,
        ]
        for below in colors {
            for top in colors {
                var canvas = try Canvas.clear(1, 1, background: below, blendSpace: .linear)
                // Three quarters of the pixel.
                try canvas.fill(
                    Path(rect: Rect(x: 0, y: 0, width: 0.75, height: 1)), color: top)
                func straight(_ color: Color) -> [Double] {
                    let stored = PremultipliedColor(color)
                    let alpha = Double(stored.alpha)
                    return [stored.red, stored.green, stored.blue].map { Double($0) / alpha }
                }
                let (s, b) = (Double(top.alpha) / 255 * 191 / 255, Double(below.alpha) / 255)
                let alpha = s + b * (1 - s)
                let source = [top.red, top.green, top.blue].map { Double($0) / 255 }
                let expected = zip(source, straight(below)).map {
                    let light = (Self.linear($0) * s + Self.linear($1) * b * (1 - s)) / alpha
                    return Self.encoded(light) * alpha
                }
                let picture = canvas.finish()
                #expect(picture.largestError { _, _ in expected + [alpha] } <= 0.6)
            }
        }
    }

    @Test("Opaque colours are the same in both spaces")
    func opaque() throws {
        for byte in UInt8.min...UInt8.max {
            let color = Color(red: byte, green: 255 - byte, blue: byte / 2)
            var canvas = try Canvas.clear(1, 1, background: .white, blendSpace: .linear)
            try canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), color: color)
            #expect(canvas.finish()[0, 0] == color)
        }
    }
}
