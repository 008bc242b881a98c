/// A repetition: so many bytes equal to those so far back; none has the length 0.
struct DeflateMatch {
    /// The number of bytes, 3...258, or 0.
    var length: Int
    /// How far back the bytes are, 1...32768.
    var distance: Int

    /// No repetition.
    static let none = DeflateMatch(length: 0, distance: 0)
}
