/// A part of a segment that bounds the filled set.
struct SweepPiece: BitwiseCopyable {
    /// The index of the segment.
    var segment: Int32
    /// 1 where the inside is to the right going down, −1 where it is to the left.
    var side: Int32
    var top: GridPoint
    var bottom: GridPoint
}
