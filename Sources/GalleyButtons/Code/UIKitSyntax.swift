import GalleyFonts
import GalleyGeometry
import GalleyImage

/// How values and statements of UIKit are written in a language.
struct UIKitSyntax {
    let language: UIKitCode.Language

    private var isSwift: Bool { language == .swift }

    func comment(_ text: String) -> String { "// " + text }

    func number(_ value: Double) -> String { Wording.points(value) }

    func boolean(_ value: Bool) -> String { isSwift ? "\(value)" : value ? "YES" : "NO" }

    /// A text in quotation marks, everything but printable ASCII and plain letters escaped.
    func string(_ text: String) -> String {
        var result = isSwift ? "\"" : "@\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case _ where scalar.isInvisible:
                let digits = Wording.hexadecimal(scalar.value)
                if isSwift {
                    result += "\\u{\(digits)}"
                } else if scalar.value < 0xA0 {
                    // C allows no universal name there.
                    result += "\\" + String(1000 + octal(scalar.value)).dropFirst()
                } else {
                    let zeros = String(repeating: "0", count: 8 - digits.count)
                    result += scalar.value > 0xFFFF ? "\\U\(zeros)\(digits)" : "\\u\(digits)"
                }
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private func octal(_ value: UInt32) -> Int { Int(String(value, radix: 8)) ?? 0 }

    func insets(_ insets: EdgeInsets) -> String {
        let numbers = [insets.top, insets.left, insets.bottom, insets.right].map(number)
        return isSwift
            ? "UIEdgeInsets(top: \(numbers[0]), left: \(numbers[1]), bottom: \(numbers[2]), "
                + "right: \(numbers[3]))"
            : "UIEdgeInsetsMake(\(numbers.joined(separator: ", ")))"
    }

    func insets(_ insets: DirectionalEdgeInsets) -> String {
        let numbers = [insets.top, insets.leading, insets.bottom, insets.trailing].map(number)
        return isSwift
            ? "NSDirectionalEdgeInsets(top: \(numbers[0]), leading: \(numbers[1]), "
                + "bottom: \(numbers[2]), trailing: \(numbers[3]))"
            : "NSDirectionalEdgeInsetsMake(\(numbers.joined(separator: ", ")))"
    }

    func rect(_ rect: Rect) -> String {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(number)
        return isSwift
            ? "CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), "
                + "height: \(numbers[3]))"
            : "CGRectMake(\(numbers.joined(separator: ", ")))"
    }

    func size(_ size: Size) -> String {
        isSwift
            ? "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
            : "CGSizeMake(\(number(size.width)), \(number(size.height)))"
    }

    func color(_ color: Color) -> String {
        let parts = [color.red, color.green, color.blue, color.alpha].map { channel in
            channel == 0 ? "0" : channel == 255 ? "1" : "\(channel) / 255.0"
        }
        return isSwift
            ? "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), "
                + "alpha: \(parts[3]))"
            : "[UIColor colorWithRed:\(parts[0]) green:\(parts[1]) blue:\(parts[2]) "
                + "alpha:\(parts[3])]"
    }

    /// A font by its name, or by a descriptor where axes are set.
    func font(_ font: CodeFont, size: Double) -> String {
        let name = string(font.name)
        guard !font.variations.isEmpty else {
            return isSwift
                ? "UIFont(name: \(name), size: \(number(size)))!"
                : "[UIFont fontWithName:\(name) size:\(number(size))]"
        }
        // CoreText takes axes by the numbers of their tags.
        let axes = font.variations.map { setting in
            let tag = "0x\(Wording.hexadecimal(setting.axis.rawValue))"
            return isSwift
                ? "\(tag): \(number(setting.value))" : "@\(tag): @\(number(setting.value))"
        }.joined(separator: ", ")
        return isSwift
            ? "UIFont(descriptor: UIFontDescriptor(fontAttributes: [.name: \(name), "
                + "UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute as String): "
                + "[\(axes)]]), size: \(number(size)))"
            : "[UIFont fontWithDescriptor:[UIFontDescriptor fontDescriptorWithFontAttributes:"
                + "@{UIFontDescriptorNameAttribute: \(name), "
                + "(__bridge NSString *)kCTFontVariationAttribute: @{\(axes)}}] "
                + "size:\(number(size))]"
    }

    func image(_ name: String) -> String {
        isSwift ? "UIImage(named: \(string(name)))" : "[UIImage imageNamed:\(string(name))]"
    }

    /// A case of an enumeration: `.left` in Swift, its prefix before `Left` in Objective-C.
    func enumCase(_ name: String, _ prefix: String) -> String {
        isSwift ? ".\(name)" : prefix + name.prefix(1).uppercased() + name.dropFirst()
    }

    /// A set of states of a control.
    func states(_ state: ButtonState) -> String {
        let names =
            state == .normal ? ["normal"] : state.description.split(separator: "+").map(String.init)
        let cases = names.map { enumCase($0, "UIControlState") }
        if cases.count == 1 { return cases[0] }
        return isSwift
            ? "[\(cases.joined(separator: ", "))]" : cases.joined(separator: " | ")
    }

    func declare(_ variable: String, type: String, _ value: String, changes: Bool = false) -> String
    {
        isSwift
            ? "\(changes ? "var" : "let") \(variable) = \(value)"
            : "\(type) *\(variable) = \(value);"
    }

    func assign(_ target: String, _ value: String) -> String {
        isSwift ? "\(target) = \(value)" : "\(target) = \(value);"
    }

    /// A setter that takes a state: `setTitle(_:for:)`.
    func set(_ target: String, _ name: String, _ value: String, for state: ButtonState) -> String {
        isSwift
            ? "\(target).\(name)(\(value), for: \(states(state)))"
            : "[\(target) \(name):\(value) forState:\(states(state))];"
    }

    /// A variable made of a button's name: `icon-left` is `iconLeftButton`.
    static func variable(of button: String) -> String {
        var name = ""
        for part in button.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            name +=
                name.isEmpty
                ? part.prefix(1).lowercased() + part.dropFirst()
                : part.prefix(1).uppercased() + part.dropFirst()
        }
        if name.first?.isLetter != true { name = "button" + name }
        return name.hasSuffix("Button") || name == "button" ? name : name + "Button"
    }
}
