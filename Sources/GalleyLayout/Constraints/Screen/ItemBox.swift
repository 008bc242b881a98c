/// The place and extents of an item as expressions of variables, in points from the screen's origin.
struct ItemBox {
    var left: LinearExpression
    var top: LinearExpression
    var width: LinearExpression
    var height: LinearExpression
    /// The distances of the baselines from the top edge down and from the bottom edge up.
    var firstBaseline = 0.0
    var lastBaseline = 0.0

    /// Returns an attribute; leading and trailing are those of lines that run to the right.
    func value(of attribute: LayoutAttribute) -> LinearExpression {
        switch attribute {
        case .left, .leading: left
        case .right, .trailing: left.adding(width)
        case .centerX: left.adding(width, times: 0.5)
        case .top: top
        case .bottom: top.adding(height)
        case .centerY: top.adding(height, times: 0.5)
        case .firstBaseline: top.adding(LinearExpression(constant: firstBaseline))
        case .lastBaseline:
            top.adding(height).adding(LinearExpression(constant: -lastBaseline))
        case .width: width
        case .height: height
        }
    }

    /// Returns the box as a mirror beside the screen's right edge shows it.
    func mirrored(in screenWidth: LinearExpression) -> ItemBox {
        var box = self
        box.left = screenWidth.adding(left, times: -1).adding(width, times: -1)
        return box
    }
}
