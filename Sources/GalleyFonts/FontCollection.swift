import Synchronization

/// Opens each declared font file and face once; it never looks for fonts by itself.
public final class FontCollection: Sendable {
    // A few fonts are found as fast in a list as in a table.
    private struct State {
        var files: [FontFile] = []
        var faces: [FontFace] = []
    }

    private let state = Mutex(State())

    /// Creates a collection in which nothing is open.
    public init() {}

    /// Opens the face of a font file, or returns it where it is open in the same way already.
    ///
    /// - Throws: ``FontError``, as opening the file and the face do.
    public func face(
        path: String, index: Int = 0, variations: [FontVariation] = [],
        palette: FontPalette = FontPalette()
    ) throws(FontError) -> FontFace {
        try state.withLock { (state) throws(FontError) -> FontFace in
            let open = state.faces.filter { $0.file.path == path && $0.index == index }
            // Any face of the font knows its axes.
            if let known = open.first {
                let position = try DesignPosition(variations, on: known.axes, path: path)
                if let face = open.first(where: {
                    $0.harfBuzz.position == position && $0.palette == palette
                }) {
                    return face
                }
            }
            let file: FontFile
            if let open = state.files.first(where: { $0.path == path }) {
                file = open
            } else {
                file = try FontFile(path: path)
                state.files.append(file)
            }
            let face = try FontFace(
                file: file, index: index, variations: variations, palette: palette)
            state.faces.append(face)
            return face
        }
    }
}
