import GalleyGeometry

extension SpecForm where Value == Double {
    /// The size of a font.
    static let fontSize = number(
        from: 0, isOpen: true, to: Double(SpecLimit.fontSize), unit: " points")
    /// A width or height.
    static let extent = number(
        from: 0, isOpen: true, to: Double(SpecLimit.extent), unit: " points")
    /// A width or radius that may be nothing.
    static let length = number(from: 0, to: Double(SpecLimit.extent), unit: " points")
    /// A coordinate, gap or inset.
    static let distance = number(
        from: -Double(SpecLimit.extent), to: Double(SpecLimit.extent), unit: " points")
}

extension SpecForm where Value == Size {
    /// A width and a height.
    static let size = SpecForm<[Double]>.tuple(
        [.extent, .extent], allowed: "[width, height]"
    ).map { numbers -> Size? in Size(width: numbers[0], height: numbers[1]) }
}

extension SpecForm where Value == Rect {
    /// A frame.
    static let frame = SpecForm<[Double]>.tuple(
        [.distance, .distance, .extent, .extent], allowed: "a frame [x, y, width, height]"
    ).map { numbers -> Rect? in
        Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

extension SpecForm where Value == EdgeInsets {
    /// Insets by physical edges.
    static let edgeInsets = SpecForm<[Double]>.tuple(
        [.distance, .distance, .distance, .distance], allowed: "[top, left, bottom, right]"
    ).map { numbers -> EdgeInsets? in
        EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}

extension SpecForm where Value == ContentInsets {
    /// Insets by physical edges or by layout direction.
    static let insets = SpecForm<EdgeInsets>.edgeInsets.map { insets -> ContentInsets? in
        .physical(insets)
    }.or(
        SpecForm<InsetsDraft>.object(
            InsetsDraft(), "{top, leading, bottom, trailing}",
            keys: [
                SpecKey("top", \.top, .distance, "From the top edge down; 0 by default."),
                SpecKey(
                    "leading", \.leading, .distance,
                    "From the edge where a line starts; 0 by default."),
                SpecKey("bottom", \.bottom, .distance, "From the bottom edge up; 0 by default."),
                SpecKey(
                    "trailing", \.trailing, .distance,
                    "From the edge where a line ends; 0 by default."),
            ]
        ).map { draft in
            .directional(
                DirectionalEdgeInsets(
                    top: draft.top ?? 0, leading: draft.leading ?? 0, bottom: draft.bottom ?? 0,
                    trailing: draft.trailing ?? 0))
        })
}

extension SpecForm where Value == BorderWidth {
    /// A width in points, or one pixel.
    static let borderWidth = SpecForm<Double>.length.map { BorderWidth.points($0) }.or(
        SpecForm<String>.string(
            "\"hairline\"", rules: [("const", .string("hairline"))], check: { $0 == "hairline" }
        ).map { _ in .hairline })
}

extension SpecForm where Value == Located<String> {
    /// A reference to something declared elsewhere.
    static func reference(_ reference: SpecIssue.Reference) -> SpecForm {
        SpecForm<String>.string("\(reference)", check: { _ in true }).located
    }
}

extension SpecForm where Value == String {
    /// A path from the spec's folder, or an absolute one.
    static let path = string(
        "a file path of 1 to \(SpecLimit.pathLength) characters without NUL",
        rules: [("minLength", .number(1)), ("maxLength", .number(Double(SpecLimit.pathLength)))]
    ) { path in
        !path.isEmpty && !path.unicodeScalars.contains("\0")
            && path.unicodeScalars.dropFirst(SpecLimit.pathLength).isEmpty
    }

    /// A language as BCP 47 writes it.
    static let language = string(
        "a BCP 47 language tag such as \"zh-Hant\"",
        rules: [("pattern", .string("^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"))]
    ) { tag in
        let parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let first = parts.first, first.count >= 2 else { return false }
        let isLettered = first.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
        return isLettered
            && parts.allSatisfy { part in
                (1...8).contains(part.count)
                    && part.allSatisfy {
                        $0.isSpecNameByte && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "_")
                    }
            }
    }
}
