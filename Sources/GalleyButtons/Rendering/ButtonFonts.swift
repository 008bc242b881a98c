public import GalleyFonts
import GalleyText
import Synchronization

/// Opens the fonts that buttons name, each when it is first needed.
public final class ButtonFonts: Sendable {
    let declarations: [FontDeclaration]
    private let collection: FontCollection
    private let icons = Mutex(OpenIcons())
    private let labels = Mutex(Labels())

    /// What labels have asked for before.
    private struct Labels {
        struct Key: Hashable {
            var font: String
            var axes: [FontVariation]
            var size: Double
            var hasNames = false
        }

        /// How many answers are kept; after that many they are looked up anew.
        static let limit = 4096

        var chains: [Key: (chain: FallbackChain, reference: FontReference)] = [:]
        var icons: [Key: (font: IconFont, reference: FontReference)] = [:]
    }

    /// The icon fonts that are open.
    private struct OpenIcons {
        struct Place: Hashable {
            var name: String
            var face: FontFace
        }

        /// A font for each face, with its names where they were asked for.
        var fonts: [Place: (font: IconFont, hasNames: Bool)] = [:]
        /// One font with its names for each declaration.
        var named: [String: IconFont] = [:]
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

    /// Opens the fallback chain of a title font at a label's place in its design space, with the
    /// first file's language and metrics.
    func chain(
        _ name: String, axes: [FontVariation] = [], size: Double
    ) throws(ButtonsError) -> (chain: FallbackChain, reference: FontReference) {
        let key = Labels.Key(font: name, axes: axes, size: size)
        if let known = labels.withLock({ $0.chains[key] }) { return known }
        let found = try openChain(name, axes: axes, size: size)
        labels.withLock { labels in
            if labels.chains.count == Labels.limit { labels.chains.removeAll() }
            labels.chains[key] = found
        }
        return found
    }

    private func openChain(
        _ name: String, axes: [FontVariation], size: Double
    ) throws(ButtonsError) -> (chain: FallbackChain, reference: FontReference) {
        guard case .title(let references)? = kind(of: name),
            let first = references.first
        else { throw .undeclaredFont(name) }
        var faces: [FontFace] = []
        for reference in references {
            faces.append(try face(reference, axes: axes, size: size))
        }
        return (FallbackChain(faces), first)
    }

    /// Opens an icon font at a label's place in its design space, with its names where they are
    /// needed.
    func iconFont(
        _ name: String, withNames: Bool, axes: [FontVariation] = [], size: Double
    ) throws(ButtonsError) -> (font: IconFont, reference: FontReference) {
        let key = Labels.Key(font: name, axes: axes, size: size, hasNames: withNames)
        if let known = labels.withLock({ $0.icons[key] }) { return known }
        let found = try openIconFont(name, withNames: withNames, axes: axes, size: size)
        labels.withLock { labels in
            if labels.icons.count == Labels.limit { labels.icons.removeAll() }
            labels.icons[key] = found
        }
        return found
    }

    private func openIconFont(
        _ name: String, withNames: Bool, axes: [FontVariation], size: Double
    ) throws(ButtonsError) -> (font: IconFont, reference: FontReference) {
        guard case .icon(let reference, let names)? = kind(of: name) else {
            throw .undeclaredFont(name)
        }
        let face = try face(reference, axes: axes, size: size)
        let place = OpenIcons.Place(name: name, face: face)
        let open = icons.withLock { icons in
            icons.fonts[place].flatMap { $0.hasNames || !withNames ? $0.font : nil }
                // The names are those of any other place in the design space.
                ?? icons.named[name].map { IconFont(face: face, namedAs: $0) }
        }
        let font: IconFont
        if let open {
            font = open
        } else {
            var metadata: IconMetadata?
            if withNames, let names {
                do {
                    metadata = try IconMetadata(path: names)
                } catch {
                    throw .font(error)
                }
            }
            font = IconFont(face: face, metadata: metadata)
        }
        icons.withLock { icons in
            let hasNames = withNames || icons.named[name] != nil
            icons.fonts[place] = (font, hasNames)
            if withNames, icons.named[name] == nil { icons.named[name] = font }
        }
        return (font, reference)
    }

    private func kind(of name: String) -> FontDeclaration.Kind? {
        declarations.first { $0.name == name }?.kind
    }

    private func face(
        _ reference: FontReference, axes: [FontVariation], size: Double
    ) throws(ButtonsError) -> FontFace {
        do {
            return try collection.face(
                path: reference.file, index: reference.index,
                design: reference.design(axes: axes, size: size), palette: reference.palette)
        } catch {
            throw .font(error)
        }
    }
}
