import GalleyFonts
import GalleyGeometry
import GalleyLayout

extension ButtonDiagnostic {
    /// Looks at what surrounds the labels of a button: shadow and badge.
    static func inspectSurface(of composed: ComposedButton) -> [ButtonDiagnostic] {
        let room = Rect(origin: .zero, size: composed.bounds.size)
        var found: [ButtonDiagnostic] = []
        if let shadow = composed.shadowReach {
            for (edge, amount) in overflow(of: shadow, beyond: room, grid: composed.grid) {
                found.append(.shadowOutsideBounds(edge, amount: amount))
            }
        }
        if let badge = composed.badge?.frame {
            for (edge, amount) in overflow(of: badge, beyond: room, grid: composed.grid) {
                found.append(.badgeOutsideBounds(edge, amount: amount))
            }
        }
        return found
    }

    /// Looks at the frame that a button was asked to have, of which an edge may have been moved.
    static func inspect(
        requested: Rect, bounds: Rect, grid: PixelGrid
    ) -> [ButtonDiagnostic] {
        let moves: [(edge: RectEdge, amount: Double)] = [
            (.top, bounds.minY - requested.minY), (.left, bounds.minX - requested.minX),
            (.bottom, bounds.maxY - requested.maxY), (.right, bounds.maxX - requested.maxX),
        ]
        // A hundredth of a pixel is no move.
        return moves.filter { abs($0.amount) * grid.scale > 0.01 }.map {
            .frameOffGrid($0.edge, amount: abs($0.amount))
        }
    }
}

extension ComposedButton {
    /// Returns what a screen's picture cuts of the button.
    ///
    /// - Parameter screen: The screen that the button's bounds are places on.
    /// - Returns: A diagnostic for each edge that the button reaches beyond.
    public func diagnostics(on screen: Screen) -> [ButtonDiagnostic] {
        let area = reach.offset(x: bounds.minX, y: bounds.minY)
        let room = grid.roundedEdges(Rect(origin: .zero, size: screen.size))
        return ButtonDiagnostic.overflow(of: area, beyond: room, grid: grid).map {
            .outsideScreen(screen.name, $0.edge, amount: $0.amount)
        }
    }
}

extension ButtonDiagnostic {
    /// Whether it tells what a picture of the button's size cuts of shadow and badge.
    package var isOfSurface: Bool {
        switch self {
        case .shadowOutsideBounds, .badgeOutsideBounds: true
        default: false
        }
    }
}

extension ButtonDiagnostic {
    /// Whether it tells that a part leaves the bounds.
    var isOfBounds: Bool {
        switch self {
        case .layout(.overflow), .inkOutsideBounds: true
        default: false
        }
    }

    /// What tells the diagnostic from others of its button, whatever the scale: amounts change with
    /// it, but each ignored key and each edge that something is cut at is a thing of its own.
    package var thing: String {
        switch self {
        case .shadowOutsideBounds(let edge, _), .badgeOutsideBounds(let edge, _):
            "\(code) \(edge)"
        case .outsideScreen(let screen, let edge, _): "\(code) \(screen) \(edge)"
        case .axisClamped(let part, let path, let clamped):
            "\(code) \(part) \(path) \(clamped.axis)"
        case .layout, .ignoredByLayout: code.hasPrefix("ignored") ? message : code
        default: code
        }
    }
}
