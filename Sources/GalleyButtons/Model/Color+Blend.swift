import GalleyImage
import GalleyLayout

extension Color {
    /// Creates the nearest colour of eight bits a channel.
    init(_ shade: StateLook.Shade) {
        func channel(_ value: Double) -> UInt8 { UInt8((value * 255).rounded()) }
        self.init(
            red: channel(shade.red), green: channel(shade.green), blue: channel(shade.blue),
            alpha: channel(shade.alpha))
    }

    /// Multiplies the alpha by a factor from 0 to 1.
    mutating func fade(by factor: Double) {
        alpha = UInt8((Double(alpha) * factor).rounded())
    }

    /// Mixes another colour over this one, as much as its alpha says; this one's alpha stays.
    mutating func mix(with other: Color) {
        let share = Double(other.alpha) / 255
        func mixed(_ own: UInt8, _ new: UInt8) -> UInt8 {
            UInt8((Double(own) * (1 - share) + Double(new) * share).rounded())
        }
        red = mixed(red, other.red)
        green = mixed(green, other.green)
        blue = mixed(blue, other.blue)
    }
}
