public import GalleyDrawing
public import GalleyFonts
public import GalleyImage
public import GalleyLayout
public import GalleyText

/// What can go wrong between a spec file and its buttons.
public enum ButtonsError: Error, Hashable, Sendable {
    /// The bytes are not JSON5.
    case syntax(JSON5Issue)
    /// The file is JSON5 but not a spec of this format.
    case spec(SpecIssue)
    /// The spec file can't be read.
    case file(ImageError)
    /// A pattern that chooses buttons and screens by name is malformed.
    case filter(pattern: String, found: String, allowed: String)
    /// A button names a font that is not declared for the use it makes of it.
    case undeclaredFont(String)
    /// A declared font or its metadata can't be opened.
    case font(FontError)
    /// A button's title or icon can't be measured.
    case text(button: String, TextError)
    /// An image of a button can't be read.
    case image(button: String, path: String, ImageError)
    /// A number of a button is no length.
    case layout(button: String, LayoutError)
    /// A screen's constraints are at fault, or can't be solved.
    case constraint(screen: String, ConstraintError)
    /// A button or screen can't be drawn.
    case drawing(name: String, DrawingError)
}

extension ButtonsError: CustomStringConvertible {
    /// One sentence that says where the fault is, what was found and what is allowed.
    public var description: String {
        switch self {
        case .syntax(let issue): issue.description
        case .spec(let issue): issue.description
        case .file(let error): error.description
        case .filter(let pattern, let found, let allowed):
            "filter \(Wording.quoted(pattern)): found \(found); allowed is \(allowed)"
        case .undeclaredFont(let name):
            "the font \(Wording.quoted(name)) is not declared for this use; declare it in fonts"
        case .font(let error): error.description
        case .text(let button, let error): "button \(button): \(error)"
        case .image(let button, let path, let error): "button \(button): \(path): \(error)"
        case .layout(let button, let error): "button \(button): \(error)"
        case .constraint(let screen, let error):
            error.namesFile ? error.sentence : "screen \(screen): \(error.sentence)"
        case .drawing(let name, let error): "\(name): \(error)"
        }
    }
}
