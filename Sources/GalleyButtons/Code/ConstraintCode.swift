import GalleyGeometry
import GalleyLayout

/// The code that gives a screen's constraints in an app.
///
/// Buttons are the variables that ``UIKitCode`` declares, the screen is `view`. Frames become
/// constraints too. The code is the same at every scale.
public struct ConstraintCode: Sendable {
    /// A library to write for.
    public enum Form: String, Hashable, Sendable, CaseIterable {
        /// Masonry, in Objective-C.
        case masonry
        /// SnapKit, in Swift.
        case snapkit
        /// NSLayoutConstraint alone, in Swift.
        case nslayoutconstraint
    }

    let screen: String
    /// The buttons and guides with the names of their variables.
    let variables: [(item: LayoutItem, name: String)]
    private let names: [LayoutItem: String]
    private let guides: Set<LayoutItem>
    /// The constraints by what they are about: first those of the screen.
    let constraints: [CodeConstraint]

    /// Describes a screen with the constraints it declares.
    ///
    /// - Throws: ``ButtonsError/constraint(screen:_:)`` for the first equation at fault.
    public init(_ screen: Screen) throws(ButtonsError) {
        do {
            self.init(
                screen.name, try screen.constraintLayout(), buttons: screen.items.map(\.button))
        } catch {
            throw .constraint(screen: screen.name, error)
        }
    }

    /// Describes a screen with all constraints it has by now.
    public init(_ layout: ScreenLayout) {
        self.init(layout.screen.name, layout.constraints, buttons: layout.buttons.map(\.name))
    }

    private init(_ screen: String, _ layout: ConstraintLayout, buttons: [String]) {
        self.screen = screen
        let known = Set(buttons.map { LayoutItem($0) })
        var taken: Set<String> = ["view", "constraints", "make"]
        var variables: [(item: LayoutItem, name: String)] = []
        for item in layout.items {
            var name = UIKitSyntax.variable(of: item.name)
            if !known.contains(item) {
                name = String(name.dropLast(name.hasSuffix("Button") ? 6 : 0)) + "Guide"
            }
            // Two names that differ in signs alone make one variable.
            let plain = name
            var number = 2
            while !taken.insert(name).inserted {
                name = "\(plain)\(number)"
                number += 1
            }
            variables.append((item, name))
        }
        self.variables = variables
        names = Dictionary(uniqueKeysWithValues: variables.map { ($0.item, $0.name) })
        guides = Set(layout.items).subtracting(known)
        constraints = ([.parent, .safeArea] + layout.items).flatMap { item in
            layout.constraints(about: item).map { CodeConstraint($0) }
        }
    }

    /// Returns the code, statements on lines of their own, with a line break at its end.
    public func text(in form: Form) -> String {
        let lines =
            switch form {
            case .masonry: makerLines(MakerSyntax(isSwift: false))
            case .snapkit: makerLines(MakerSyntax(isSwift: true))
            case .nslayoutconstraint: plainLines
            }
        return (["// \(screen)"] + hierarchy(isSwift: form != .masonry) + lines)
            .joined(separator: "\n") + "\n"
    }

    /// The statements that put buttons and guides on the screen.
    private func hierarchy(isSwift: Bool) -> [String] {
        variables.flatMap { item, name in
            guard guides.contains(item) else {
                return [isSwift ? "view.addSubview(\(name))" : "[view addSubview:\(name)];"]
            }
            return isSwift
                ? ["let \(name) = UILayoutGuide()", "view.addLayoutGuide(\(name))"]
                : [
                    "UILayoutGuide *\(name) = [[UILayoutGuide alloc] init];",
                    "[view addLayoutGuide:\(name)];",
                ]
        }
    }

    /// The blocks of a maker, one for each button, and what is about no button in between.
    private func makerLines(_ syntax: MakerSyntax) -> [String] {
        var lines: [String] = []
        // Makers hold views; Masonry knows no guides, and the screen's own place is its owner's.
        let plain = constraints.filter { constraint in
            constraint.first.item.isScreen
                || (!syntax.isSwift && guides.contains(constraint.first.item))
        }
        for (index, constraint) in plain.enumerated() {
            lines += syntax.plain(constraint, number: index + 1, reference: reference)
        }
        for (item, name) in variables {
            let own = constraints.filter { $0.first.item == item }
            if own.isEmpty || (!syntax.isSwift && guides.contains(item)) { continue }
            lines.append(syntax.opening(of: name))
            for constraint in own {
                let other = constraint.second.map { other in
                    syntax.operand(
                        other, of: constraint.first.attribute, reference: reference(other.item),
                        isView: !guides.contains(other.item) && other.item != .safeArea)
                }
                lines.append("    " + syntax.statement(constraint, other: other))
            }
            lines.append(syntax.closing)
        }
        return lines
    }

    /// An array of constraints, activated at once.
    private var plainLines: [String] {
        let buttons = variables.filter { !guides.contains($0.item) }.map(\.name)
        var lines = buttons.map { "\($0).translatesAutoresizingMaskIntoConstraints = false" }
        guard !constraints.isEmpty else { return lines }
        lines.append("let constraints = [")
        for constraint in constraints {
            lines += MakerSyntax.swiftConstraint(constraint, reference: reference).map {
                "    " + $0
            }
            lines[lines.count - 1] += ","
        }
        lines.append("]")
        for (index, constraint) in constraints.enumerated() where constraint.priority != 1000 {
            let priority = MakerSyntax.number(constraint.priority)
            lines.append("constraints[\(index)].priority = UILayoutPriority(\(priority))")
        }
        return lines + ["NSLayoutConstraint.activate(constraints)"]
    }

    /// How an item is written.
    private func reference(_ item: LayoutItem) -> String {
        if item == .parent { return "view" }
        if item == .safeArea { return "view.safeAreaLayoutGuide" }
        return names[item] ?? item.name
    }
}
