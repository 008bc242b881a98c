import GalleyGeometry
import GalleyLayout
import GalleyText

extension UIKitCode {
    /// A button with a configuration.
    func configurationLines(_ syntax: UIKitSyntax) -> [String] {
        let isSwift = syntax.language == .swift
        let name = "\(variable)Configuration"
        var lines = iconLines(syntax, state: .normal)
        lines.append(
            syntax.declare(
                name, type: "UIButtonConfiguration",
                isSwift
                    ? "UIButton.Configuration.plain()"
                    : "[UIButtonConfiguration plainButtonConfiguration]", changes: true))
        func set(_ property: String, _ value: String) {
            lines.append(syntax.assign("\(name).\(property)", value))
        }
        if let title = declared.title {
            lines += configuredTextLines(
                "\(name).attributedTitle", title, composed.title, name: "Title", syntax)
        }
        if let mode = declared.lineBreakMode {
            set(
                "titleLineBreakMode",
                syntax.enumCase(mode.rawValue, "NSLineBreak"))
        }
        if let subtitle = declared.subtitle, declared.layout == .configuration {
            lines += configuredTextLines(
                "\(name).attributedSubtitle", subtitle, composed.subtitle, name: "Subtitle", syntax)
        }
        if let image = imageExpression(syntax, state: .normal) { set("image", image) }
        set(
            "imagePlacement",
            isSwift ? ".\(imagePlacement)" : objectiveCPlacement)
        if let padding = imagePadding { set("imagePadding", syntax.number(padding)) }
        set("contentInsets", syntax.insets(contentInsets))
        if declared.layout == .configuration { lines += ownLines(name, syntax) }
        if let background = declared.background?.color {
            set("background.backgroundColor", syntax.color(background))
        }
        let radius =
            declared.cornerRadius.map { _ in composed.cornerRadius }
            ?? (declared.layout == .configuration ? nil : 0)
        if let radius {
            set("cornerStyle", syntax.enumCase("fixed", "UIButtonConfigurationCornerStyle"))
            set("background.cornerRadius", syntax.number(radius))
        }
        lines.append(
            syntax.declare(
                variable, type: "UIButton",
                isSwift
                    ? "UIButton(configuration: \(name))"
                    : "[UIButton buttonWithConfiguration:\(name) primaryAction:nil]"))
        lines.append(syntax.assign("\(variable).frame", syntax.rect(composed.bounds)))
        return lines + (declared.border == nil ? [] : layerLines(syntax)) + effectLines(syntax)
            + alignmentLines(syntax)
    }

    /// What only a configured button says.
    private func ownLines(_ name: String, _ syntax: UIKitSyntax) -> [String] {
        let options = declared.options
        var lines: [String] = []
        if let padding = options.titlePadding {
            lines.append(syntax.assign("\(name).titlePadding", syntax.number(padding)))
        }
        if let alignment = options.titleAlignment {
            lines.append(
                syntax.assign(
                    "\(name).titleAlignment",
                    syntax.enumCase(
                        alignment.rawValue, "UIButtonConfigurationTitleAlignment")))
        }
        if let size = options.buttonSize {
            lines.append(
                syntax.assign(
                    "\(name).buttonSize",
                    syntax.enumCase(size.rawValue, "UIButtonConfigurationSize")))
        }
        if let corner = options.cornerStyle {
            lines.append(
                syntax.assign(
                    "\(name).cornerStyle",
                    syntax.enumCase(corner.rawValue, "UIButtonConfigurationCornerStyle")))
        }
        if let shows = options.showsActivityIndicator {
            lines.append(
                syntax.assign("\(name).showsActivityIndicator", syntax.boolean(shows)))
        }
        if let reservation = options.imageReservation {
            lines.append(
                syntax.assign("\(name).imageReservation", syntax.number(reservation)))
        }
        return lines
    }

    /// The side of the title on which the image stands: swapped ones trail.
    private var imagePlacement: String {
        let placement: Placement = declared.layout == .swapped ? .trailing : declared.placement
        switch placement.side(for: composed.direction) {
        case .top: return "top"
        case .bottom: return "bottom"
        case .left: return composed.direction == .leftToRight ? "leading" : "trailing"
        case .right: return composed.direction == .leftToRight ? "trailing" : "leading"
        }
    }

    private var objectiveCPlacement: String {
        let edge = imagePlacement
        return "NSDirectionalRectEdge" + edge.prefix(1).uppercased() + edge.dropFirst()
    }

    private var imagePadding: Double? {
        guard declared.icon != nil || declared.image != nil, declared.title != nil else {
            return nil
        }
        return declared.layout == .configuration
            ? declared.options.imagePadding ?? declared.spacing : composed.frames.gap
    }

    /// The insets between the bounds and the content rect, by direction.
    private var contentInsets: DirectionalEdgeInsets {
        let size = composed.bounds.size
        let content =
            composed.frames.insets?.content
            ?? EdgeInsets(
                top: composed.frames.content.minY, left: composed.frames.content.minX,
                bottom: size.height - composed.frames.content.maxY,
                right: size.width - composed.frames.content.maxX)
        let isRight = composed.direction == .leftToRight
        return DirectionalEdgeInsets(
            top: content.top, leading: isRight ? content.left : content.right,
            bottom: content.bottom, trailing: isRight ? content.right : content.left)
    }
}
