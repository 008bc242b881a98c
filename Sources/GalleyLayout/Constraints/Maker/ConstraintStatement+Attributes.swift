extension ConstraintStatement {
    /// Adds the left edge to the statement.
    public var left: ConstraintStatement { adding(.left) }
    /// Adds the right edge to the statement.
    public var right: ConstraintStatement { adding(.right) }
    /// Adds the top edge to the statement.
    public var top: ConstraintStatement { adding(.top) }
    /// Adds the bottom edge to the statement.
    public var bottom: ConstraintStatement { adding(.bottom) }
    /// Adds the edge where a line starts to the statement.
    public var leading: ConstraintStatement { adding(.leading) }
    /// Adds the edge where a line ends to the statement.
    public var trailing: ConstraintStatement { adding(.trailing) }
    /// Adds the horizontal extent to the statement.
    public var width: ConstraintStatement { adding(.width) }
    /// Adds the vertical extent to the statement.
    public var height: ConstraintStatement { adding(.height) }
    /// Adds the horizontal middle to the statement.
    public var centerX: ConstraintStatement { adding(.centerX) }
    /// Adds the vertical middle to the statement.
    public var centerY: ConstraintStatement { adding(.centerY) }
    /// Adds the baseline of the last line to the statement.
    public var baseline: ConstraintStatement { adding(.lastBaseline) }

    private func adding(_ attribute: LayoutAttribute) -> ConstraintStatement {
        attributes.append(attribute)
        return self
    }
}
