public import GalleyFonts
import GalleyText
import Synchronization

/// Opens the fonts that buttons name, each when it is first needed.
public final class ButtonFonts: Sendable {
    private let declarations: [FontDeclaration]
    private let collection: FontCollection
    // Icon fonts, with their names where they were asked for.
    private let icons = Mutex<[OpenIcons]>([])

    private struct OpenIcons {
        var name: String
        var hasNames: Bool
        var font: IconFont
    }

    /// Declares fonts; none is opened yet.
    public init(_ declarations: [FontDeclaration], collection: FontCollection = FontCollection()) {
        self.declarations = declarations
        self.collection = collection
        iconNames = declarations.compactMap { declaration in
            if case .icon = declaration.kind { declaration.name } else { nil }
        }
        titleNames = declarations.compactMap { declaration in
            if case .title = declaration.kind { declaration.name } else { nil }
        }
    }

    /// The names of the declared icon fonts in order of declaration.
    let iconNames: [String]
    /// The names of the declared title fonts in order of declaration.
    let titleNames: [String]

    /// Opens the fallback chain of a title font, with the first file's language and metrics.
    func chain(
        _ name: String
    ) throws(ButtonsError) -> (chain: FallbackChain, reference: FontReference) {
        guard case .title(let references)? = kind(of: name),
            let first = references.first
        else { throw .undeclaredFont(name) }
        var faces: [FontFace] = []
        for reference in references { faces.append(try face(reference)) }
        return (FallbackChain(faces), first)
    }

    /// Opens an icon font, with its names where they are needed.
    func iconFont(
        _ name: String, withNames: Bool
    ) throws(ButtonsError) -> (font: IconFont, reference: FontReference) {
        guard case .icon(let reference, let names)? = kind(of: name) else {
            throw .undeclaredFont(name)
        }
        let open = icons.withLock { icons in
            icons.first { $0.name == name && ($0.hasNames || !withNames) }?.font
        }
        if let open { return (open, reference) }
        let face = try face(reference)
        var metadata: IconMetadata?
        if withNames, let names {
            do {
                metadata = try IconMetadata(path: names)
            } catch {
                throw .font(error)
            }
        }
        let font = IconFont(face: face, metadata: metadata)
        icons.withLock {
            $0.append(OpenIcons(name: name, hasNames: withNames, font: font))
        }
        return (font, reference)
    }

    private func kind(of name: String) -> FontDeclaration.Kind? {
        declarations.first { $0.name == name }?.kind
    }

    private func face(_ reference: FontReference) throws(ButtonsError) -> FontFace {
        do {
            return try collection.face(path: reference.file, index: reference.index)
        } catch {
            throw .font(error)
        }
    }
}
