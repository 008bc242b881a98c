import CHarfBuzz

extension FontFace {
    /// Whether the face can draw every scalar of a grapheme.
    ///
    /// Selectors, joiners and other scalars that draw nothing by themselves never count against a
    /// face. A letter with marks is covered when the face has it composed or decomposed, as the
    /// shaper uses either.
    public func covers(_ grapheme: ArraySlice<Unicode.Scalar>) -> Bool {
        var composed: Unicode.Scalar?
        for scalar in grapheme where !scalar.properties.isDefaultIgnorableCodePoint {
            if let base = composed, let whole = Self.compose(base, scalar), covers(whole) {
                composed = whole
            } else if covers(scalar) {
                composed = composed ?? scalar
            } else if let base = composed, Self.compose(base, scalar) != nil {
                return false
            } else if composed == nil, canCompose(from: scalar, in: grapheme) {
                composed = scalar
            } else {
                return false
            }
        }
        return true
    }

    /// Whether the face has a scalar, whole or as its canonical parts.
    func covers(_ scalar: Unicode.Scalar) -> Bool {
        if glyph(for: scalar) != nil { return true }
        guard let (first, second) = Self.decompose(scalar) else { return false }
        return covers(first) && (second.map { glyph(for: $0) != nil } ?? true)
    }

    /// Whether a base the face lacks becomes one it has with the mark that follows it.
    private func canCompose(
        from base: Unicode.Scalar, in grapheme: ArraySlice<Unicode.Scalar>
    ) -> Bool {
        guard grapheme.first == base, let mark = grapheme.dropFirst().first,
            let whole = Self.compose(base, mark)
        else { return false }
        return glyph(for: whole) != nil
    }

    /// The canonical composition of two scalars, as HarfBuzz's own Unicode data has it.
    private static func compose(_ a: Unicode.Scalar, _ b: Unicode.Scalar) -> Unicode.Scalar? {
        var result: hb_codepoint_t = 0
        let functions = unsafe hb_unicode_funcs_get_default()
        guard unsafe hb_unicode_compose(functions, a.value, b.value, &result) != 0 else {
            return nil
        }
        return Unicode.Scalar(result)
    }

    /// The canonical decomposition of a scalar into one or two.
    private static func decompose(
        _ scalar: Unicode.Scalar
    ) -> (Unicode.Scalar, Unicode.Scalar?)? {
        var first: hb_codepoint_t = 0
        var second: hb_codepoint_t = 0
        let functions = unsafe hb_unicode_funcs_get_default()
        guard unsafe hb_unicode_decompose(functions, scalar.value, &first, &second) != 0,
            let a = Unicode.Scalar(first), a != scalar
        else { return nil }
        return (a, second == 0 ? nil : Unicode.Scalar(second))
    }
}
