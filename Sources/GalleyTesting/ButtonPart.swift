import GalleyButtons
import GalleyGeometry
import GalleyGoldens

/// A part of a button that a comparison can leave out, wherever the layout puts it.
public enum ButtonPart: String, Hashable, Sendable, CaseIterable {
    /// The icon or image.
    case icon
    /// The title's label.
    case title
    /// The label of the line below the title.
    case subtitle
    /// The badge.
    case badge
}

extension ButtonPart {
    /// Where the part of a button is, in points from the button's top left; nil where it has none.
    private func frame(in button: ComposedButton) -> Rect? {
        switch self {
        case .icon: button.icon?.frame ?? button.image?.frame
        case .title: button.title?.frame
        case .subtitle: button.subtitle?.frame
        case .badge: button.badge?.frame
        }
    }

    /// Returns the pixels of parts of buttons on one picture.
    ///
    /// - Parameters:
    ///   - parts: The parts.
    ///   - buttons: The buttons.
    ///   - isAlone: Whether a button's top left is the picture's, wherever the button stands.
    /// - Returns: A region for each part that a button has.
    static func regions(
        _ parts: Set<ButtonPart>, of buttons: [ComposedButton], isAlone: Bool = false
    ) -> [Mask.Region] {
        let ordered = allCases.filter(parts.contains)
        return buttons.flatMap { button in
            ordered.compactMap { part in
                part.frame(in: button).map { frame in
                    let origin = isAlone ? .zero : button.bounds.origin
                    let name = isAlone ? part.rawValue : "\(button.button.name).\(part.rawValue)"
                    return Mask.Region(
                        name: name,
                        frame: Rect(
                            x: origin.x + frame.minX, y: origin.y + frame.minY,
                            width: frame.width, height: frame.height), grid: button.grid)
                }
            }
        }
    }
}
