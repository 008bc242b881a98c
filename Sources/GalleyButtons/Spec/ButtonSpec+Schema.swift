extension ButtonSpec {
    /// The JSON Schema (draft 2020-12) of spec files, for editors that complete and check.
    ///
    /// It is made of the same declarations that decode, so it has a key exactly when a spec may
    /// have it. It cannot say which names are declared, nor which of them differ in case alone.
    public static var schema: String {
        JSONSchemaWriter.text(
            of: [
                ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
                ("title", .string("Galley spec, format \(formatVersion)")),
            ] + SpecForm<SpecDraft>.spec.schema.members)
    }
}
