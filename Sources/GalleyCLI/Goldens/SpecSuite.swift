import GalleyButtons
import GalleyGoldens
import GalleyImage

/// The pictures of one spec file, each of which any thread may draw.
///
/// A picture's name and what it shows are read from the file when they are asked for.
final class SpecSuite: Sendable {
    let environment: GoldenEnvironment
    /// The SHA-256 of the spec file.
    let inputHash: String
    private let chosen: ChosenSpec
    private let pool: RendererPool
    /// The spec as owners call it.
    private let shownPath: String

    /// Prepares to draw a spec.
    ///
    /// - Throws: ``CommandError`` for fonts that can't be read and for the first picture whose name is
    ///   none of a golden.
    init(_ chosen: ChosenSpec, settings: GoldenSettings) throws(CommandError) {
        self.chosen = chosen
        pool = RendererPool(chosen)
        inputHash = chosen.file.hash
        // A spec outside of the project goes by its name: no other machine has its path.
        let below = FilePath.relative(FilePath.real(chosen.path), to: settings.project.folder)
        shownPath =
            below.hasPrefix("/") ? String(below.split(separator: "/").last ?? "") : below
        let hashes = try CommandError.wrap { () throws(ButtonsError) in
            try DrawingEnvironment.hashes(of: chosen.first.fonts)
        }
        environment = GoldenEnvironment(
            (DrawingEnvironment.versions + hashes).map {
                GoldenEnvironment.Value($0.name, $0.value)
            })
        for index in 0..<count {
            _ = try CommandError.wrap { () throws(GoldenStoreError) in
                try Self.name(at: index, in: chosen)
            }
        }
    }

    /// The suite that the goldens are of.
    var suite: String { chosen.stem }

    /// How many pictures there are.
    var count: Int { chosen.pictureCount }

    /// The name of a picture's golden.
    func name(at index: Int) -> GoldenName {
        guard let name = try? Self.name(at: index, in: chosen) else {
            preconditionFailure("the name was sound when the suite was made")
        }
        return name
    }

    private static func name(
        at index: Int, in chosen: ChosenSpec
    ) throws(GoldenStoreError) -> GoldenName {
        let (variant, subject) = chosen.picture(at: index)
        let name = chosen.name(of: subject)
        let image = variant.imageName(of: name)
        return try GoldenName(
            suite: chosen.stem, name: name,
            axes: image.variant.map { GoldenName.Axis($0.axis.rawValue, $0.value) },
            scale: image.scale)
    }

    /// Where a picture is declared, as `file:line`.
    func owner(at index: Int) -> String {
        "\(shownPath):\(chosen.line(of: chosen.picture(at: index).subject))"
    }

    /// The files that drawing reads beside the spec.
    ///
    /// - Throws: ``ButtonsError`` for a spec with a fault.
    func files() throws(ButtonsError) -> [String] {
        var files: [String] = []
        var seen: Set<String> = []
        for appearance in Appearance.allCases {
            guard let spec = chosen.specs[appearance] else { continue }
            for file in try spec.files() where seen.insert(file).inserted { files.append(file) }
        }
        return files
    }

    /// Draws a picture and describes it for its golden.
    func subject(at index: Int) throws(CommandError) -> GoldenSubject {
        let (variant, subject) = chosen.picture(at: index)
        let (bitmap, parts, screen) = try pool.withRenderer(of: variant.appearance) {
            (renderer) throws(CommandError) in
            try draw(subject, variant, renderer)
        }
        return GoldenSubject(
            name: name(at: index), picture: .bitmap(bitmap), environment: environment,
            inputHash: inputHash, owner: owner(at: index),
            layout: Self.layout(of: parts, on: screen))
    }

    private func draw(
        _ subject: ChosenSpec.Subject, _ variant: SpecVariant, _ renderer: ButtonRenderer
    ) throws(CommandError) -> (bitmap: Bitmap, parts: [ComposedButton], screen: String?) {
        switch subject {
        case .button(let number):
            let composed = try renderer.compose(chosen.button(number, in: variant), variant)
            let bitmap = try CommandError.wrap { () throws(ButtonsError) in
                try renderer.picture(of: composed)
            }
            return (bitmap, [composed], nil)
        case .screen(let number):
            let (declared, buttons) = try chosen.screen(number, in: variant)
            let composed = try renderer.compose(declared, from: buttons, variant)
            let bitmap = try CommandError.wrap { () throws(ButtonsError) in
                try renderer.picture(of: composed)
            }
            return (bitmap, composed.buttons, declared.name)
        }
    }

    private static func layout(of parts: [ComposedButton], on screen: String?) -> String {
        let lines = parts.map { LayoutReport($0, screen: screen).jsonLine }
        return screen == nil ? lines.first ?? "" : "[" + lines.joined(separator: ",") + "]"
    }
}
