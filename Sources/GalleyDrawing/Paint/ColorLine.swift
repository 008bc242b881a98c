import GalleyImage

/// The colours of a gradient by place.
struct ColorLine {
    private let positions: [Double]
    private let colors: [UnitPixel]
    private let extend: GradientExtend
    private let start: Double
    private let length: Double

    init(_ gradient: Gradient) throws(DrawingError) {
        guard let first = gradient.stops.first else { throw .noColorStops }
        var positions: [Double] = []
        var last = first.position
        for stop in gradient.stops {
            try DrawingError.check(stop.position, "gradient stop", within: -1e6...1e6)
            last = max(last, stop.position)
            positions.append(last)
        }
        self.positions = positions
        colors = gradient.stops.map { stop in
            let alpha = Double(stop.color.alpha) / 255
            func channel(_ value: UInt8) -> Double { Double(value) / 255 * alpha }
            return UnitPixel(
                channel(stop.color.red), channel(stop.color.green), channel(stop.color.blue),
                alpha)
        }
        extend = gradient.extend
        start = positions[0]
        length = last - start
    }

    /// The colour of the last stop.
    var last: WidePixel { WidePixel(unit: colors[colors.count - 1]) }

    /// Returns the colour at a place.
    func color(at place: Double) -> WidePixel {
        let position = length > 0 ? start + length * within((place - start) / length) : place
        // The last stop at or before the place.
        var (low, high) = (0, positions.count)
        while low < high {
            let middle = (low + high) / 2
            if positions[middle] <= position { low = middle + 1 } else { high = middle }
        }
        if low == 0 { return WidePixel(unit: colors[0]) }
        if low == positions.count { return last }
        let (from, to) = (positions[low - 1], positions[low])
        let part = (position - from) / (to - from)
        return WidePixel(unit: colors[low - 1] + (colors[low] - colors[low - 1]) * part)
    }

    /// Returns where a place of the extended line lies on the line itself, 0...1.
    private func within(_ place: Double) -> Double {
        let place = min(max(place, -1e12), 1e12)
        switch extend {
        case .pad: return place
        case .repeat: return place - place.rounded(.down)
        case .reflect:
            let pair = place - 2 * (place / 2).rounded(.down)
            return pair > 1 ? 2 - pair : pair
        }
    }
}
