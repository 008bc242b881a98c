import GalleyButtons
import GalleyFonts
import GalleyImage
import Synchronization

/// Lends the renderers of a spec, one to each thread that draws.
///
/// A renderer draws on one thread at a time without waiting; its fonts and images are shared. There are
/// no more than threads draw at once, and each starts over with its glyphs when they outgrow its limit.
final class RendererPool: Sendable {
    // Palettes have the colours of one appearance.
    private let fonts: [Appearance: ButtonFonts]
    private let images = ButtonImages()
    private let blendSpace: BlendSpace
    private let idle = Mutex<[Appearance: [ButtonRenderer]]>([:])

    /// Creates a pool without renderers; each is made when none is idle.
    init(_ chosen: ChosenSpec, blendSpace: BlendSpace = .srgb) {
        let collection = FontCollection()
        fonts = chosen.specs.mapValues { ButtonFonts($0.fonts, collection: collection) }
        self.blendSpace = blendSpace
    }

    /// Lends a renderer of an appearance.
    ///
    /// - Throws: What the body throws.
    func withRenderer<Result>(
        of appearance: Appearance, _ body: (ButtonRenderer) throws(CommandError) -> Result
    ) throws(CommandError) -> Result {
        let renderer =
            idle.withLock { $0[appearance]?.popLast() }
            ?? ButtonRenderer(
                fonts: fonts[appearance] ?? ButtonFonts([]), images: images,
                blendSpace: blendSpace)
        defer { idle.withLock { $0[appearance, default: []].append(renderer) } }
        return try body(renderer)
    }
}
