/// The declared faces of a title in order of preference; the first that has a whole grapheme wins.
///
/// Private-use code points never resolve here: what picture they mean is known only to a declared
/// icon font.
public struct FallbackChain: Hashable, Sendable {
    /// The faces, most preferred first; never empty.
    public let faces: [FontFace]

    /// Creates a chain.
    ///
    /// - Precondition: There is at least one face.
    public init(_ faces: [FontFace]) {
        precondition(!faces.isEmpty, "a fallback chain needs at least one face")
        self.faces = faces
    }

    /// The face of the title itself, which decides the line height.
    public var first: FontFace { faces[0] }

    /// Chooses the face of one grapheme.
    ///
    /// Where no face has all of its scalars, the first that has its base is taken, and where none
    /// has even that, the first face, which shows `.notdef`.
    public func face(for grapheme: ArraySlice<Unicode.Scalar>) -> FontFace {
        faces[place(for: grapheme)]
    }

    /// Chooses the face of one grapheme, as ``face(for:)`` does, and returns its place in the chain.
    package func place(for grapheme: ArraySlice<Unicode.Scalar>) -> Int {
        if let place = faces.firstIndex(where: { $0.covers(grapheme) }) { return place }
        return faces.firstIndex { face in grapheme.first.map(face.covers) ?? false } ?? 0
    }
}
