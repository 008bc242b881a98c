import GalleyButtons
import GalleyGeometry
import GalleyImage

/// The pictures of a run of `galley render`, each of which any thread may measure and draw.
struct RenderBatch: Sendable {
    /// How pictures are drawn.
    struct Style: Sendable {
        var fit: ButtonRenderer.Fit
        var background: Color?
        var blend: BlendSpace
        /// Whether all buttons of a spec go on one picture.
        var isSheet: Bool
        var overlay: LayoutOverlay?
    }

    /// What measuring a picture has come to.
    struct Finding: Sendable {
        var notes: [RenderNotes.Note] = []
        var error: CommandError?
    }

    /// What a picture shows, measured.
    private enum Content {
        case button(ComposedButton)
        case screen(ComposedScreen)
        case sheet([ComposedButton], Appearance)
    }

    /// A picture before it is measured.
    private struct Place {
        let spec: Int
        let variant: SpecVariant
        /// Nil for a sheet of all buttons.
        let subject: ChosenSpec.Subject?
    }

    private let chosen: [ChosenSpec]
    private let pools: [RendererPool]
    private let style: Style
    private let clashes: FileClashes
    /// How many pictures there are of each spec and those before it.
    private let ends: [Int]

    init(_ selection: SpecSelection, style: Style) {
        chosen = selection.chosen
        self.style = style
        pools = chosen.map { RendererPool($0, blendSpace: style.blend) }
        clashes = FileClashes(chosen, areSheets: style.isSheet)
        var end = 0
        ends = chosen.map { spec in
            end +=
                style.isSheet ? spec.buttons.isEmpty ? 0 : spec.variants.count : spec.pictureCount
            return end
        }
    }

    /// How many pictures there are.
    var count: Int { ends.last ?? 0 }

    /// Measures a picture, and finds out whether its file is another's already.
    func measure(_ number: Int) -> Finding {
        let place = place(of: number)
        var finding = Finding()
        do throws(CommandError) {
            try withContent(of: place, &finding.notes) { (_, _) throws(CommandError) in }
            if clashes.hit(place.variant, name(of: place), of: place.spec, in: chosen) {
                throw .usage(
                    "two spec files write \(place.variant.file(of: name(of: place))); "
                        + "render them to folders of their own")
            }
        } catch {
            finding.error = error
        }
        return finding
    }

    /// Draws a picture and writes it beside its place in a folder.
    ///
    /// - Returns: The file, and the line that tells of it.
    func draw(
        _ number: Int, to folder: String
    ) throws(CommandError) -> (file: PendingFile, line: String) {
        let place = place(of: number)
        var notes: [RenderNotes.Note] = []
        let bitmap = try withContent(of: place, &notes) {
            (renderer, content) throws(CommandError) in
            try draw(content, place.variant, renderer)
        }
        let path = "\(folder)/\(place.variant.file(of: name(of: place)))"
        do throws(ImageError) {
            let png = try bitmap.encodedPNG(scale: place.variant.grid.scale)
            return (try PendingFile(path, png), "\(path) \(bitmap.width)×\(bitmap.height)")
        } catch {
            throw CommandError(error)
        }
    }

    private func place(of number: Int) -> Place {
        var low = 0
        var high = ends.count - 1
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] > number { high = middle } else { low = middle + 1 }
        }
        let index = number - (low == 0 ? 0 : ends[low - 1])
        if style.isSheet {
            return Place(spec: low, variant: chosen[low].variants[index], subject: nil)
        }
        let (variant, subject) = chosen[low].picture(at: index)
        return Place(spec: low, variant: variant, subject: subject)
    }

    private func name(of place: Place) -> String {
        let spec = chosen[place.spec]
        return place.subject.map(spec.name(of:)) ?? spec.stem
    }

    private func withContent<Result>(
        of place: Place, _ notes: inout [RenderNotes.Note],
        _ body: (ButtonRenderer, Content) throws(CommandError) -> Result
    ) throws(CommandError) -> Result {
        try pools[place.spec].withRenderer(of: place.variant.appearance) {
            (renderer) throws(CommandError) in
            try body(renderer, try compose(place, renderer, &notes))
        }
    }

    /// Measures what a picture shows, and notes what is to be known of it.
    private func compose(
        _ place: Place, _ renderer: ButtonRenderer, _ notes: inout [RenderNotes.Note]
    ) throws(CommandError) -> Content {
        let (spec, variant) = (chosen[place.spec], place.variant)
        switch place.subject {
        case .button(let number):
            return .button(
                try compose(spec.button(number, in: variant), variant, renderer, &notes))
        case .screen(let number):
            let (screen, buttons) = try spec.screen(number, in: variant)
            let composed = try renderer.compose(screen, from: buttons, variant)
            notes.add(composed)
            for part in composed.buttons {
                // A screen has room around its buttons.
                let own = part.diagnostics.filter { !$0.isOfSurface }
                notes.add(
                    own + part.diagnostics(on: screen), of: part, hasRoom: style.fit == .ink)
            }
            return .screen(composed)
        case nil:
            var sheet: [ComposedButton] = []
            for number in spec.buttons {
                let button = try spec.button(number, in: variant)
                sheet.append(try compose(button, variant, renderer, &notes))
            }
            return .sheet(sheet, variant.appearance)
        }
    }

    private func compose(
        _ button: IconButton, _ variant: SpecVariant, _ renderer: ButtonRenderer,
        _ notes: inout [RenderNotes.Note]
    ) throws(CommandError) -> ComposedButton {
        let composed = try renderer.compose(button, variant)
        notes.add(
            composed.diagnostics, of: composed, hasRoom: style.fit == .ink || style.isSheet)
        return composed
    }

    private func draw(
        _ content: Content, _ variant: SpecVariant, _ renderer: ButtonRenderer
    ) throws(CommandError) -> Bitmap {
        try CommandError.wrap { () throws(ButtonsError) in
            switch content {
            case .button(let composed):
                try renderer.picture(
                    of: composed, fit: style.fit, overlay: style.overlay,
                    background: style.background ?? .clear)
            case .screen(let composed):
                try renderer.picture(
                    of: composed, overlay: style.overlay, background: style.background)
            case .sheet(let buttons, let appearance):
                try renderer.sheet(
                    of: buttons, grid: variant.grid, overlay: style.overlay,
                    background: style.background ?? ButtonSheet.background(for: appearance))
            }
        }
    }
}
