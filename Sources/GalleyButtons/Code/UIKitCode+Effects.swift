import GalleyDrawing
import GalleyGeometry
import GalleyImage

extension UIKitCode {
    /// Shadow, opacity, tint and the like, of which views and layers have properties.
    func effectLines(_ syntax: UIKitSyntax) -> [String] {
        let effects = declared.effects
        let layer = "\(variable).layer"
        var lines: [String] = []
        if let tint = effects.tint {
            lines.append(syntax.assign("\(variable).tintColor", syntax.color(tint)))
        }
        if let opacity = effects.opacity {
            lines.append(syntax.assign("\(variable).alpha", syntax.number(opacity)))
        }
        if effects.cornerCurve == .continuous {
            lines.append(
                syntax.assign(
                    "\(layer).cornerCurve",
                    syntax.language == .swift ? ".continuous" : "kCACornerCurveContinuous"))
        }
        if effects.masksToBounds == true {
            lines.append(syntax.assign("\(layer).masksToBounds", syntax.boolean(true)))
        }
        if let shadow = effects.drawnShadow {
            var opaque = shadow.color
            opaque.alpha = 255
            let color = syntax.color(opaque)
            lines += [
                syntax.assign(
                    "\(layer).shadowColor",
                    syntax.language == .swift ? "\(color).cgColor" : "\(color).CGColor"),
                syntax.assign(
                    "\(layer).shadowOpacity", syntax.number(Double(shadow.color.alpha) / 255)),
                syntax.assign("\(layer).shadowRadius", syntax.number(shadow.radius)),
                syntax.assign(
                    "\(layer).shadowOffset",
                    syntax.size(Size(width: shadow.offset.x, height: shadow.offset.y))),
            ]
        }
        return lines + missingLines(syntax)
    }

    /// Notes of what takes a layer or view of its own.
    private func missingLines(_ syntax: UIKitSyntax) -> [String] {
        var missing: [String] = []
        if case .gradient? = declared.background { missing.append("the gradient") }
        if let spread = declared.effects.drawnShadow?.spread, spread != 0 {
            missing.append("the shadow's spread")
        }
        if declared.effects.badge?.isShown == true { missing.append("the badge") }
        if missing.isEmpty { return [] }
        return [
            syntax.comment(
                "no property of a button draws \(Wording.list(missing, last: "and"))")
        ]
    }
}
