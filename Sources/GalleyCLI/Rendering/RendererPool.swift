import GalleyButtons
import GalleyFonts
import GalleyImage
import Synchronization

/// Lends the renderers of a spec, one to each thread that draws.
///
/// A renderer draws on one thread at a time without waiting, with fonts of its own: threads that count
/// the references of the same faces would take turns at every glyph. There are no more than threads
/// draw at once, and each starts over with its glyphs when they outgrow its limit.
final class RendererPool: Sendable {
    /// The renderers of one thread.
    private struct ThreadRenderers: Sendable {
        let collection = FontCollection()
        // Palettes have the colours of one appearance.
        var renderers: [Appearance: ButtonRenderer] = [:]
    }

    private let fonts: [Appearance: [FontDeclaration]]
    private let images = ButtonImages()
    private let blendSpace: BlendSpace
    private let idle = Mutex<[ThreadRenderers]>([])

    /// Creates a pool without renderers; each is made when none is idle.
    init(_ chosen: ChosenSpec, blendSpace: BlendSpace = .srgb) {
        fonts = chosen.specs.mapValues(\.fonts)
        self.blendSpace = blendSpace
    }

    /// Lends a renderer of an appearance.
    ///
    /// - Throws: What the body throws.
    func withRenderer<Result>(
        of appearance: Appearance, _ body: (ButtonRenderer) throws(CommandError) -> Result
    ) throws(CommandError) -> Result {
        var own = idle.withLock { $0.popLast() } ?? ThreadRenderers()
        let renderer =
            own.renderers[appearance]
            ?? ButtonRenderer(
                fonts: ButtonFonts(fonts[appearance] ?? [], collection: own.collection),
                images: images, blendSpace: blendSpace)
        own.renderers[appearance] = renderer
        defer { idle.withLock { $0.append(own) } }
        return try body(renderer)
    }
}
