/// Makes constraints for an item with Masonry's words, such as
/// `make.top.equalTo(other.bottom).offset(20)`.
///
/// Every word that names attributes begins a new statement; its attributes share what follows. A
/// statement without a comparison makes its attributes equal the screen's, or zero.
public final class ConstraintMaker {
    let item: LayoutItem
    private(set) var statements: [ConstraintStatement] = []

    init(_ item: LayoutItem) { self.item = item }

    /// The left edge.
    public var left: ConstraintStatement { begin([.left]) }
    /// The right edge.
    public var right: ConstraintStatement { begin([.right]) }
    /// The top edge.
    public var top: ConstraintStatement { begin([.top]) }
    /// The bottom edge.
    public var bottom: ConstraintStatement { begin([.bottom]) }
    /// The edge where a line starts.
    public var leading: ConstraintStatement { begin([.leading]) }
    /// The edge where a line ends.
    public var trailing: ConstraintStatement { begin([.trailing]) }
    /// The horizontal extent.
    public var width: ConstraintStatement { begin([.width]) }
    /// The vertical extent.
    public var height: ConstraintStatement { begin([.height]) }
    /// The horizontal middle.
    public var centerX: ConstraintStatement { begin([.centerX]) }
    /// The vertical middle.
    public var centerY: ConstraintStatement { begin([.centerY]) }
    /// The baseline of the last line, as Masonry's word means it.
    public var baseline: ConstraintStatement { begin([.lastBaseline]) }
    /// The baseline of the first line.
    public var firstBaseline: ConstraintStatement { begin([.firstBaseline]) }
    /// The baseline of the last line.
    public var lastBaseline: ConstraintStatement { begin([.lastBaseline]) }
    /// All four edges.
    public var edges: ConstraintStatement { begin([.top, .left, .bottom, .right]) }
    /// Both extents.
    public var size: ConstraintStatement { begin([.width, .height]) }
    /// Both middles.
    public var center: ConstraintStatement { begin([.centerX, .centerY]) }

    private func begin(_ attributes: [LayoutAttribute]) -> ConstraintStatement {
        let statement = ConstraintStatement(item, attributes)
        statements.append(statement)
        return statement
    }

    /// Returns the constraints of all statements in the order they were made.
    func constraints() throws(ConstraintError) -> [LayoutConstraint] {
        var result: [LayoutConstraint] = []
        for statement in statements { result += try statement.constraints() }
        return result
    }
}
