import Synchronization

/// Opens each declared font file and face once; it never looks for fonts by itself.
public final class FontCollection: Sendable {
    private struct Place: Hashable {
        var path: String
        var index: Int
    }

    private struct State {
        var files: [String: FontFile] = [:]
        var faces: [Place: FontFace] = [:]
    }

    private let state = Mutex(State())

    /// Creates a collection in which nothing is open.
    public init() {}

    /// Opens the face of a font file, or returns it where it is open already.
    ///
    /// - Throws: ``FontError``, as opening the file and the face do.
    public func face(path: String, index: Int = 0) throws(FontError) -> FontFace {
        let place = Place(path: path, index: index)
        return try state.withLock { (state) throws(FontError) -> FontFace in
            if let face = state.faces[place] { return face }
            let file: FontFile
            if let open = state.files[path] {
                file = open
            } else {
                file = try FontFile(path: path)
                state.files[path] = file
            }
            let face = try FontFace(file: file, index: index)
            state.faces[place] = face
            return face
        }
    }
}
