public import GalleyFonts
import GalleyText
import Synchronization

/// Opens the fonts that buttons name, each when it is first needed.
public final class ButtonFonts: Sendable {
    private let declarations: [String: FontDeclaration]
    private let collection: FontCollection
    // Icon fonts by name; one whose names are known replaces one whose names are not.
    private let icons = Mutex<[IconKey: IconFont]>([:])

    private struct IconKey: Hashable {
        var font: String
        var hasNames: Bool
    }

    /// Declares fonts; none is opened yet.
    public init(_ declarations: [FontDeclaration], collection: FontCollection = FontCollection()) {
        self.declarations = Dictionary(
            declarations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        self.collection = collection
        iconNames = declarations.compactMap { declaration in
            if case .icon = declaration.kind { declaration.name } else { nil }
        }
    }

    /// The names of the declared icon fonts in order of declaration.
    let iconNames: [String]

    /// Opens the fallback chain of a title font, with the first file's language and metrics.
    func chain(
        _ name: String
    ) throws(ButtonsError) -> (chain: FallbackChain, reference: FontReference) {
        guard case .title(let references)? = declarations[name]?.kind,
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
        guard case .icon(let reference, let names)? = declarations[name]?.kind else {
            throw .undeclaredFont(name)
        }
        let key = IconKey(font: name, hasNames: withNames)
        if let font = icons.withLock({ $0[key] }) { return (font, reference) }
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
        icons.withLock { $0[key] = font }
        return (font, reference)
    }

    private func face(_ reference: FontReference) throws(ButtonsError) -> FontFace {
        do {
            return try collection.face(path: reference.file, index: reference.index)
        } catch {
            throw .font(error)
        }
    }
}
