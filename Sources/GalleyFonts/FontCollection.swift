import Synchronization

/// Opens each declared font file and face once; it never looks for fonts by itself.
public final class FontCollection: Sendable {
    private struct Key: Hashable {
        var path: String
        var index: Int
    }

    /// The ways in which a face of a file is open.
    private struct OpenFace {
        struct Place: Hashable {
            var position: DesignPosition
            var palette: FontPalette
        }

        /// Any of them: all know the axes and instances.
        let first: FontFace
        var places: [Place: FontFace]
    }

    private struct State {
        var files: [String: FontFile] = [:]
        var faces: [Key: OpenFace] = [:]
    }

    private let state = Mutex(State())

    /// Creates a collection in which nothing is open.
    public init() {}

    /// How many faces are open; every place in a design space and every palette is one.
    public var faceCount: Int {
        state.withLock { $0.faces.values.reduce(0) { $0 + $1.places.count } }
    }

    /// Opens the face of a font file, or returns it where it is open in the same way already.
    ///
    /// - Throws: ``FontError``, as opening the file and the face do.
    public func face(
        path: String, index: Int = 0, variations: [FontVariation] = [],
        palette: FontPalette = FontPalette()
    ) throws(FontError) -> FontFace {
        try face(
            path: path, index: index, design: DesignSettings(variations: variations),
            palette: palette)
    }

    /// Opens the face of a font file at a place in its design space, or returns it where it is open.
    ///
    /// Settings that lead to the same place lead to the same face.
    ///
    /// - Throws: ``FontError``, as opening the file and the face do.
    public func face(
        path: String, index: Int = 0, design: DesignSettings,
        palette: FontPalette = FontPalette()
    ) throws(FontError) -> FontFace {
        let key = Key(path: path, index: index)
        return try state.withLock { (state) throws(FontError) -> FontFace in
            if let open = state.faces[key] {
                let position = try DesignPosition(
                    design, on: open.first.axes, instances: { open.first.instances }, path: path)
                let place = OpenFace.Place(position: position, palette: palette)
                if let face = open.places[place] { return face }
            }
            let file: FontFile
            if let open = state.files[path] {
                file = open
            } else {
                file = try FontFile(path: path)
                state.files[path] = file
            }
            let face = try FontFace(file: file, index: index, design: design, palette: palette)
            let place = OpenFace.Place(position: face.harfBuzz.position, palette: palette)
            state.faces[key, default: OpenFace(first: face, places: [:])].places[place] = face
            return face
        }
    }
}
