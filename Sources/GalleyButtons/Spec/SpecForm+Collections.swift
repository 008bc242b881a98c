extension SpecForm {
    /// An array of one form, with as many elements as the count allows.
    static func array<Element>(
        of element: SpecForm<Element>, count: ClosedRange<Int>, allowed: String
    ) -> SpecForm where Value == [Element] {
        array(rules(of: element, count), count: count, allowed: allowed) { _ in element }
    }

    /// An array of one form in which no two elements are alike.
    static func uniqueArray<Element: Hashable & Sendable>(
        of element: SpecForm<Element>, count: ClosedRange<Int>, allowed: String
    ) -> SpecForm where Value == [Element] {
        array(
            rules(of: element, count) + [("uniqueItems", .boolean(true))], count: count,
            allowed: allowed
        ) { _ in element }.map { Set($0).count < $0.count ? nil : $0 }
    }

    private static func rules<Element>(
        of element: SpecForm<Element>, _ count: ClosedRange<Int>
    ) -> [(key: String, value: JSONSchema)] where Value == [Element] {
        let least: [(key: String, value: JSONSchema)] = [
            ("items", element.schema), ("minItems", .number(Double(count.lowerBound))),
        ]
        guard count.upperBound < Int.max else { return least }
        return least + [("maxItems", .number(Double(count.upperBound)))]
    }

    /// An array with one form for every place.
    static func tuple<Element>(
        _ elements: [SpecForm<Element>], allowed: String
    ) -> SpecForm where Value == [Element] {
        array(
            [
                ("prefixItems", .array(elements.map(\.schema))), ("items", .boolean(false)),
                ("minItems", .number(Double(elements.count))),
            ], count: elements.count...elements.count, allowed: allowed
        ) { index in
            index < elements.count ? elements[index] : nil
        }
    }

    private static func array<Element>(
        _ rules: @autoclosure @escaping @Sendable () -> [(key: String, value: JSONSchema)],
        count: ClosedRange<Int>, allowed: String,
        form: @escaping @Sendable (Int) -> SpecForm<Element>?
    ) -> SpecForm where Value == [Element] {
        SpecForm([.array], allowed: allowed, schema: [.typed("array", rules())]) {
            (node) throws(ButtonsError) in
            guard case .array(let values) = node.value.content else { return [] }
            var elements: [Element] = []
            for (index, value) in values.enumerated() {
                guard let form = form(index) else { break }
                let site = node.site.element(index, at: value.position)
                elements.append(try form.decode(SpecNode(value: value, site: site)))
            }
            // A wrong element says more than a wrong count.
            guard count.contains(values.count) else {
                throw node.site.unexpected(node.value.summary, allowed: allowed)
            }
            return elements
        }
    }

    /// An object whose keys are names the writer chooses, in the order of the file.
    static func map<Element>(
        of element: SpecForm<Element>, what: String
    ) -> SpecForm where Value == [Named<Element>] {
        SpecForm(
            [.object], allowed: what,
            schema: [
                .typed(
                    "object",
                    [
                        ("propertyNames", SpecForm<String>.name.schema),
                        ("additionalProperties", element.schema),
                    ])
            ]
        ) { (node) throws(ButtonsError) in
            guard case .object(let members) = node.value.content else { return [] }
            var elements: [Named<Element>] = []
            for member in members {
                elements.append(try Named(member, element, at: node.site))
            }
            return elements
        }
    }
}

/// A value under a name of the writer's; the site is the name's.
struct Named<Value> {
    var name: String
    var site: SpecSite
    var value: Value
}

extension Named: Sendable where Value: Sendable {}

extension Named {
    /// Decodes a member of a map.
    ///
    /// - Parameters:
    ///   - member: The member.
    ///   - form: How its value is written.
    ///   - site: The place of the map.
    /// - Throws: ``ButtonsError/spec(_:)`` for a key that is no name and for the value's first fault.
    init(
        _ member: JSON5Member, _ form: SpecForm<Value>, at site: SpecSite
    ) throws(ButtonsError) {
        let key = site.key(member.key, at: member.keyPosition)
        let name = JSON5Value(.string(member.key), at: member.keyPosition)
        _ = try SpecForm<String>.name.decode(SpecNode(value: name, site: key))
        let node = SpecNode(
            value: member.value, site: site.key(member.key, at: member.value.position))
        self.init(name: member.key, site: key, value: try form.decode(node))
    }
}

extension SpecForm where Value == String {
    /// A name of a font, colour, style, button or screen.
    static let name = string(
        "a name of letters A–Z and a–z, digits, \".\", \"_\" and \"-\" that begins with no dot "
            + "and has at most \(SpecLimit.nameLength) characters",
        rules: [
            ("pattern", .string("^[A-Za-z0-9_-][A-Za-z0-9._-]*$")),
            ("maxLength", .number(Double(SpecLimit.nameLength))),
        ]
    ) { name in
        !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= SpecLimit.nameLength
            && name.utf8.allSatisfy(\.isSpecNameByte)
    }
}

extension UInt8 {
    /// Whether a name may hold the byte: `[A-Za-z0-9._-]`.
    var isSpecNameByte: Bool {
        switch self {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
