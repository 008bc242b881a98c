extension FontFace {
    /// The axis that chooses a design for a size, `opsz` (OpenType specification, axis tag registry).
    private static let opticalSize = Tag(rawValue: 0x6F70_737A)

    /// The places in the design space that the font names, in the font's order.
    ///
    /// - Complexity: Linear in the number of instances; the names are read at each call.
    public var instances: [NamedInstance] { harfBuzz.instances(axes: axes) }

    /// Finds a named instance; upper and lower case are told apart.
    ///
    /// - Throws: ``FontError/unknownInstance(_:path:known:)``.
    public func instance(named name: String) throws(FontError) -> NamedInstance {
        let instances = instances
        if let instance = instances.first(where: { $0.name == name }) { return instance }
        throw .unknownInstance(name, path: file.path, known: instances.map(\.name))
    }

    /// Returns the face with some axes set anew and the others where they are.
    ///
    /// - Throws: ``FontError/unknownAxis(_:path:known:)``,
    ///   ``FontError/axisValueNotFinite(_:path:)``, or that the font can't be opened again.
    public func varied(by settings: [FontVariation]) throws(FontError) -> FontFace {
        try FontFace(
            file: file, index: index, variations: variations + settings, palette: palette)
    }

    /// Adds the optical size that suits a font size, where the face has one and it is not set.
    ///
    /// One unit of the axis `opsz` stands for one pixel of CSS (CSS Fonts 4, `font-optical-sizing`),
    /// a point on iOS; sizes beyond its ends are moved to them.
    ///
    /// - Precondition: The size is finite.
    public func variations(_ settings: [FontVariation], forSize size: Double) -> [FontVariation] {
        precondition(size.isFinite, "an optical size is finite")
        guard let axis = axes.first(where: { $0.tag == Self.opticalSize }),
            !settings.contains(where: { $0.axis == axis.tag })
        else { return settings }
        return settings + [FontVariation(axis: axis.tag, value: axis.clamped(size))]
    }
}
