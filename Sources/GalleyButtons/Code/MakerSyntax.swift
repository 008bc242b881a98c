import GalleyLayout

/// How the statements of Masonry, or of SnapKit, are written.
struct MakerSyntax {
    /// Whether it is SnapKit.
    let isSwift: Bool

    /// A number with all its digits, without a fraction where there is none.
    static func number(_ value: Double) -> String {
        let text = String(value)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    func opening(of variable: String) -> String {
        isSwift
            ? "\(variable).snp.makeConstraints { make in"
            : "[\(variable) mas_makeConstraints:^(MASConstraintMaker *make) {"
    }

    var closing: String { isSwift ? "}" : "}];" }

    /// What an attribute is compared with: a view where its attribute is the same, else an anchor.
    func operand(
        _ anchor: LayoutAnchor, of attribute: LayoutAttribute, reference: String, isView: Bool
    ) -> String {
        let word = anchor.attribute.rawValue
        if isView, anchor.attribute == attribute { return reference }
        if isSwift {
            return anchor.attribute == attribute ? reference : "\(reference).snp.\(word)"
        }
        if isView { return "\(reference).mas_\(word)" }
        let edges: [LayoutAttribute] = [.left, .right, .top, .bottom]
        if anchor.item == .safeArea, edges.contains(anchor.attribute) {
            return "view.mas_safeAreaLayoutGuide\(Self.capitalized(word))"
        }
        // Masonry has no words for other attributes of guides.
        return "[[MASViewAttribute alloc] initWithView:view item:\(reference) "
            + "layoutAttribute:NSLayoutAttribute\(Self.capitalized(word))]"
    }

    /// A statement of a maker, such as `make.top.equalTo(view).offset(20)`.
    func statement(_ constraint: CodeConstraint, other: String?) -> String {
        let relation = constraint.relation.word + "To"
        var text = "make.\(constraint.first.attribute.rawValue)."
        if let other {
            text += "\(relation)(\(other))"
            if constraint.multiplier != 1 {
                text += ".multipliedBy(\(Self.number(constraint.multiplier)))"
            }
            if constraint.constant != 0 {
                text += ".offset(\(Self.number(constraint.constant)))"
            }
        } else {
            text += isSwift ? relation : "mas_\(relation)"
            text += "(\(Self.number(constraint.constant)))"
        }
        if constraint.priority != 1000 {
            text += ".priority(\(Self.number(constraint.priority)))"
        }
        return isSwift ? text : text + ";"
    }

    /// A constraint that a maker can't hold, as a statement of its own.
    func plain(
        _ constraint: CodeConstraint, number: Int, reference: (LayoutItem) -> String
    ) -> [String] {
        let name = "constraint\(number)"
        let priority = Self.number(constraint.priority)
        if isSwift {
            var lines = Self.swiftConstraint(constraint, reference: reference)
            lines[0] = "let \(name) = " + lines[0]
            if constraint.priority != 1000 {
                lines.append("\(name).priority = UILayoutPriority(\(priority))")
            }
            return lines + ["\(name).isActive = true"]
        }
        func attribute(_ anchor: LayoutAnchor?) -> String {
            "NSLayoutAttribute"
                + (anchor.map { Self.capitalized($0.attribute.rawValue) }
                    ?? "NotAnAttribute")
        }
        var lines = [
            "NSLayoutConstraint *\(name) =",
            "    [NSLayoutConstraint constraintWithItem:\(reference(constraint.first.item)) "
                + "attribute:\(attribute(constraint.first))",
            "        relatedBy:NSLayoutRelation\(Self.capitalized(constraint.relation.word)) "
                + "toItem:\(constraint.second.map { reference($0.item) } ?? "nil") "
                + "attribute:\(attribute(constraint.second))",
            "        multiplier:\(Self.number(constraint.multiplier)) "
                + "constant:\(Self.number(constraint.constant))];",
        ]
        if constraint.priority != 1000 { lines.append("\(name).priority = \(priority);") }
        return lines + ["\(name).active = YES;"]
    }

    /// The initializer of an NSLayoutConstraint in Swift.
    static func swiftConstraint(
        _ constraint: CodeConstraint, reference: (LayoutItem) -> String
    ) -> [String] {
        let other = constraint.second.map { second in
            "toItem: \(reference(second.item)), attribute: .\(second.attribute.rawValue)"
        }
        return [
            "NSLayoutConstraint(",
            "    item: \(reference(constraint.first.item)), "
                + "attribute: .\(constraint.first.attribute.rawValue), "
                + "relatedBy: .\(constraint.relation.word),",
            "    \(other ?? "toItem: nil, attribute: .notAnAttribute"), "
                + "multiplier: \(number(constraint.multiplier)), "
                + "constant: \(number(constraint.constant)))",
        ]
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }
}
