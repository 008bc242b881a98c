extension FontFace {
    /// The places in the design space that the font names, in the font's order.
    ///
    /// - Complexity: Linear in the number of instances; the names are read at each call.
    public var instances: [NamedInstance] { harfBuzz.instances }

    /// Finds a named instance; upper and lower case are told apart.
    ///
    /// - Throws: ``FontError/unknownInstance(_:path:known:)``.
    public func instance(named name: String) throws(FontError) -> NamedInstance {
        try DesignPosition.instance(name, among: instances, path: file.path)
    }

    /// Returns where in the design space settings lead: a value for every axis, in the axes' order.
    ///
    /// - Throws: ``FontError``, as opening the face with the settings does.
    public func variations(at design: DesignSettings) throws(FontError) -> [FontVariation] {
        try DesignPosition(
            design, on: axes, instances: { instances }, path: file.path
        ).variations
    }

    /// Returns the face with some axes set anew and the others where they are.
    ///
    /// - Throws: ``FontError/unknownAxis(_:path:known:)``,
    ///   ``FontError/axisValueNotFinite(_:path:)``, or that the font can't be opened again.
    public func varied(by settings: [FontVariation]) throws(FontError) -> FontFace {
        try FontFace(
            file: file, index: index, variations: variations + settings, palette: palette)
    }
}
