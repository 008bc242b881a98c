import GalleyGeometry
import GalleyLayout

extension SpecResolver {
    /// Returns a screen whose places name declared buttons and whose equations are sound.
    func screen(
        _ declared: Named<ScreenDraft>, buttons: SpecNames
    ) throws(ButtonsError) -> Screen {
        let draft = declared.value
        let places = draft.place ?? []
        var items: [Screen.Item] = []
        for place in places {
            guard buttons.contains(place.name) else {
                throw Located(value: place.name, site: place.site)
                    .unknown(.button, among: Array(buttons))
            }
            items.append(place.value.item(of: place.name))
        }
        let screen = Screen(
            name: declared.name, size: draft.size ?? .zero,
            background: try color(draft.background), items: items,
            safeArea: draft.safeArea ?? .zero, snapping: draft.policy?.snapping)
        // Frames alone need no names that equations could read.
        if screen.isConstrained { try check(screen, places, at: declared.site) }
        return screen
    }

    /// Reads all equations, so that a fault shows even if the screen is never laid out.
    private func check(
        _ screen: Screen, _ places: [Named<PlacementDraft>], at site: SpecSite
    ) throws(ButtonsError) {
        var place = site
        var string: SourcePosition?
        do throws(ConstraintError) {
            var layout = try ConstraintLayout(size: screen.size, safeArea: screen.safeArea)
            for named in places {
                place = named.site
                try layout.addItem(named.name)
            }
            for named in places {
                guard case .equations(let equations) = named.value else { continue }
                for equation in equations {
                    place = equation.site
                    string = equation.site.position
                    try layout.add(
                        equation: equation.value, for: LayoutItem(named.name),
                        site: equation.equationSite)
                }
            }
        } catch {
            throw issue(error, at: place, string: string)
        }
    }

    /// Makes the error of a fault, which in a string is at the column its equation says.
    private func issue(
        _ error: ConstraintError, at site: SpecSite, string: SourcePosition?
    ) -> ButtonsError {
        var site = site
        if let string, case .equation(_, let column, _)? = error.source,
            var reader = try? JSON5Reader(bytes: source, path: site.path)
        {
            site = SpecSite(
                path: site.path,
                position: reader.position(ofScalar: column - 1, inStringAt: string),
                keyPath: site.keyPath)
        }
        return site.issue(.constraint(error))
    }
}

extension PlacementDraft {
    /// The item of a button at the place.
    fileprivate func item(of button: String) -> Screen.Item {
        switch self {
        case .frame(let frame):
            Screen.Item(
                button: button, placement: .frame(frame.value), site: frame.site.equationSite)
        case .equations(let equations):
            Screen.Item(
                button: button,
                placement: .equations(
                    equations.map { ScreenEquation($0.value, site: $0.equationSite) }))
        }
    }
}

extension Located where Value == String {
    /// The place of the text inside its quotation marks.
    fileprivate var equationSite: EquationSite {
        EquationSite(
            path: site.path, key: site.keyPath, line: site.position.line,
            column: site.position.column + 1)
    }
}

extension SpecSite {
    /// The site as the place of a frame.
    fileprivate var equationSite: EquationSite {
        EquationSite(
            path: path, key: keyPath, line: position.line, column: position.column)
    }
}
