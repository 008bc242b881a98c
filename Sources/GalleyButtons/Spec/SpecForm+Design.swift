import GalleyFonts

extension SpecForm where Value == [FontVariation] {
    /// Places on the axes of variable fonts, in the order of the file.
    static let axes = SpecForm<[(Tag, Double)]>.entries(
        "axes such as {FILL: 1, wght: 300}", count: SpecLimit.axes,
        key: "a tag of four ASCII characters, such as wght", pattern: "^[ -~]{4}$",
        decode: { $0.utf8.count == 4 ? Tag($0) : nil },
        value: .number(from: -Double(SpecLimit.axisValue), to: Double(SpecLimit.axisValue))
    ).map { entries -> [FontVariation]? in
        entries.map { FontVariation(axis: $0.0, value: $0.1) }
    }
}

extension SpecForm where Value == [PaletteOverrideDraft] {
    /// Colours in place of entries of a palette.
    static let paletteOverrides = SpecForm<[(Int, ColorDraft)]>.entries(
        "colours such as {\"0\": \"#FF0000\"}", count: SpecLimit.paletteIndex + 1,
        key: "the number of an entry from 0 to \(SpecLimit.paletteIndex)",
        pattern: "^(0|[1-9][0-9]{0,4})$",
        decode: { text in
            // One spelling for each number, so that no entry is replaced twice.
            Int(text).flatMap {
                (0...SpecLimit.paletteIndex).contains($0) && "\($0)" == text ? $0 : nil
            }
        }, value: .color
    ).map { entries -> [PaletteOverrideDraft]? in
        entries.map { PaletteOverrideDraft(entry: $0.0, color: $0.1) }
    }
}

extension SpecForm {
    /// An object whose keys are of a form of their own, in the order of the file.
    fileprivate static func entries<Key: Sendable, Element>(
        _ allowed: String, count: Int, key words: String, pattern: String,
        decode: @escaping @Sendable (String) -> Key?,
        value: @autoclosure @escaping @Sendable () -> SpecForm<Element>
    ) -> SpecForm where Value == [(Key, Element)] {
        SpecForm(
            [.object], allowed: allowed,
            schema: [
                .typed(
                    "object",
                    [
                        ("propertyNames", .object([("pattern", .string(pattern))])),
                        ("additionalProperties", value().schema),
                        ("maxProperties", .number(Double(count))),
                    ])
            ]
        ) { (node) throws(ButtonsError) in
            guard case .object(let members) = node.value.content else { return [] }
            var elements: [(Key, Element)] = []
            for member in members {
                guard let key = decode(member.key) else {
                    throw node.site.key(member.key, at: member.keyPosition).unexpected(
                        Wording.quoted(member.key), allowed: words)
                }
                guard elements.count < count else {
                    throw node.site.key(member.key, at: member.keyPosition).unexpected(
                        "more than \(count) entries", allowed: "\(count) at most")
                }
                let site = node.site.key(member.key, at: member.value.position)
                let element = try value().decode(SpecNode(value: member.value, site: site))
                elements.append((key, element))
            }
            return elements
        }
    }
}
