import GalleyButtons
import GalleyFonts
import GalleyGoldens
import GalleyImage
import Synchronization

/// The pictures of one spec file, each of which any thread may draw.
final class SpecSuite: Sendable {
    /// What a picture shows.
    enum Subject {
        case button(IconButton)
        case screen(Screen)
    }

    /// One picture.
    struct Item {
        let subject: Subject
        let variant: SpecSelection.Variant
        let name: GoldenName
        let owner: String
    }

    let items: [Item]
    let environment: GoldenEnvironment
    /// The SHA-256 of the spec file.
    let inputHash: String
    private let chosen: SpecSelection.Chosen
    // Palettes have the colours of one appearance.
    private let fonts: [Appearance: ButtonFonts]
    private let images = ButtonImages()
    // A renderer draws on one thread at a time without waiting; its fonts and images are shared.
    private let idle = Mutex<[Appearance: [ButtonRenderer]]>([:])

    init(
        _ chosen: SpecSelection.Chosen, settings: GoldenSettings
    ) throws(CommandError) {
        self.chosen = chosen
        let collection = FontCollection()
        fonts = chosen.specs.mapValues { ButtonFonts($0.fonts, collection: collection) }
        inputHash = chosen.file.hash
        // A spec outside of the project goes by its name: no other machine has its path.
        let below = FilePath.relative(FilePath.real(chosen.path), to: settings.project.folder)
        let path = below.hasPrefix("/") ? String(below.split(separator: "/").last ?? "") : below
        let lines = chosen.file.lines
        let hashes = try CommandError.wrap { () throws(ButtonsError) in
            try DrawingEnvironment.hashes(of: chosen.specs.values.first?.fonts ?? [])
        }
        environment = GoldenEnvironment(
            (DrawingEnvironment.versions + hashes).map {
                GoldenEnvironment.Value($0.name, $0.value)
            })
        var items: [Item] = []
        func add(
            _ name: String, _ subject: Subject, _ variant: SpecSelection.Variant
        ) throws(CommandError) {
            let image = variant.imageName(of: name)
            let golden = try CommandError.wrap { () throws(GoldenStoreError) in
                try GoldenName(
                    suite: chosen.stem, name: name,
                    axes: image.variant.map { GoldenName.Axis($0.axis.rawValue, $0.value) },
                    scale: image.scale)
            }
            items.append(
                Item(
                    subject: subject, variant: variant, name: golden,
                    owner: lines[name].map { "\(path):\($0)" } ?? path))
        }
        for variant in chosen.variants {
            for button in chosen.buttons(in: variant) {
                try add(button.name, .button(button), variant)
            }
            for screen in chosen.screens(in: variant) {
                try add(screen.name, .screen(screen), variant)
            }
        }
        self.items = items
    }

    /// The files that drawing reads beside the spec.
    var files: [String] {
        chosen.specs.values.flatMap(\.files).reduce(into: []) { files, file in
            if !files.contains(file) { files.append(file) }
        }
    }

    /// Draws a picture and describes it for its golden.
    func subject(of item: Item) throws(CommandError) -> GoldenSubject {
        let appearance = item.variant.appearance
        let renderer =
            idle.withLock { $0[appearance]?.popLast() }
            ?? ButtonRenderer(fonts: fonts[appearance] ?? ButtonFonts([]), images: images)
        defer { idle.withLock { $0[appearance, default: []].append(renderer) } }
        let bitmap: Bitmap
        let parts: [ComposedButton]
        let screen: String?
        switch item.subject {
        case .button(let button):
            let composed = try renderer.compose(button, item.variant)
            bitmap = try CommandError.wrap { () throws(ButtonsError) in
                try renderer.picture(of: composed)
            }
            parts = [composed]
            screen = nil
        case .screen(let declared):
            let composed = try renderer.compose(
                declared, from: chosen.spec(of: item.variant).buttons, item.variant)
            bitmap = try CommandError.wrap { () throws(ButtonsError) in
                try renderer.picture(of: composed)
            }
            parts = composed.buttons
            screen = declared.name
        }
        return GoldenSubject(
            name: item.name, picture: .bitmap(bitmap), environment: environment,
            inputHash: inputHash, owner: item.owner,
            layout: Self.layout(of: parts, on: screen))
    }

    private static func layout(of parts: [ComposedButton], on screen: String?) -> String {
        let lines = parts.map { LayoutReport($0, screen: screen).jsonLine }
        return screen == nil ? lines.first ?? "" : "[" + lines.joined(separator: ",") + "]"
    }
}
