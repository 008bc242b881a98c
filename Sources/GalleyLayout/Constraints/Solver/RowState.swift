/// What outlives a block of a row: where the next solve starts from.
struct RowState {
    var isInBasis = false
    var side = SimplexBlock.Side.at
    /// Whether no solve has seen the row yet.
    var isNew = true
}
