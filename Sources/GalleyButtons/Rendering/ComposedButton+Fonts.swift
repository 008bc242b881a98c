extension ComposedButton {
    /// The fonts among which its labels were looked up.
    package var declaredFonts: [FontDeclaration] { fonts }
}
