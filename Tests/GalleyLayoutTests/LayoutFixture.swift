import GalleyGeometry
import GalleyLayout
import Testing

/// What every layout fixture needs: rectangles and sizes from numbers, direction from two letters.
enum LayoutFixture {
    static func size(_ numbers: [LayoutNumber]) -> Size {
        Size(width: numbers[0].value, height: numbers[1].value)
    }

    static func rect(_ numbers: [LayoutNumber]) -> Rect {
        Rect(
            x: numbers[0].value, y: numbers[1].value, width: numbers[2].value,
            height: numbers[3].value)
    }

    static func direction(_ name: String?) -> LayoutDirection {
        name == "rtl" ? .rightToLeft : .leftToRight
    }
}

/// Whether two lengths are the same but for the noise of decimal fractions.
func close(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) < 1e-9
}

func close(_ size: Size, _ expected: Size) -> Bool {
    close(size.width, expected.width) && close(size.height, expected.height)
}

func close(_ rect: Rect?, _ expected: Rect?) -> Bool {
    guard let rect, let expected else { return rect == nil && expected == nil }
    return close(rect.minX, expected.minX) && close(rect.minY, expected.minY)
        && close(rect.size, expected.size)
}
