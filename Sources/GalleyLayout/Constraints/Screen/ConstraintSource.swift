/// Where a constraint was written.
public enum ConstraintSource: Hashable, Sendable {
    /// Nobody said.
    case unknown
    /// In Swift, at a line counted from 1.
    case code(fileID: String, line: Int)
    /// In an equation, at a column of it counted from 1 in Unicode scalars.
    case equation(String, column: Int, site: EquationSite?)
}

extension ConstraintSource: CustomStringConvertible {
    /// The place as messages print it, such as `App/Demo.swift:12` or
    /// `demo.json5:44:24: screens.demo.place.save[1]`.
    public var description: String {
        switch self {
        case .unknown: "constraint"
        case .code(let fileID, let line): "\(fileID):\(line)"
        case .equation(let text, let column, nil):
            "equation \(text.debugDescription) column \(column)"
        case .equation(_, let column, let site?):
            "\(site.path):\(site.line):\(site.column + column - 1): \(site.key)"
        }
    }
}
