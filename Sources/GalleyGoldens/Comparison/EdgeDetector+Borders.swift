extension EdgeDetector {
    /// Whether a pixel anywhere, of any opacity, is a rim in a picture.
    @inline(never)
    func isAnyEdge(x: Int, y: Int, of picture: PixelWords, and other: PixelWords) -> Bool {
        let (columns, rows) = Self.around(x: x, y: y, picture)
        let index = y * picture.width + x
        var equal = Self.isOnBorder(x: x, y: y, picture) ? 1 : 0
        var (darkest, brightest) = (0.0, 0.0)
        var (darkestX, darkestY, brightestX, brightestY) = (0, 0, 0, 0)
        for column in columns {
            for row in rows where column != x || row != y {
                let difference = brightness.difference(
                    picture[index], picture[row * picture.width + column], at: index)
                if difference == 0 {
                    equal += 1
                    if equal > 2 { return false }
                } else if difference < brightest {
                    (brightest, brightestX, brightestY) = (difference, column, row)
                } else if difference > darkest {
                    (darkest, darkestX, darkestY) = (difference, column, row)
                }
            }
        }
        if darkest == 0 || brightest == 0 { return false }
        return Self.isEven(x: darkestX, y: darkestY, picture, other)
            || Self.isEven(x: brightestX, y: brightestY, picture, other)
    }

    /// Whether a pixel has three neighbours of its colour in both pictures; a border counts as one.
    private static func isEven(
        x: Int, y: Int, _ picture: PixelWords, _ other: PixelWords
    ) -> Bool {
        isEven(x: x, y: y, picture) && isEven(x: x, y: y, other)
    }

    private static func isEven(x: Int, y: Int, _ picture: PixelWords) -> Bool {
        let (columns, rows) = around(x: x, y: y, picture)
        let center = picture[y * picture.width + x]
        var equal = isOnBorder(x: x, y: y, picture) ? 1 : 0
        for column in columns {
            for row in rows where column != x || row != y {
                if picture[row * picture.width + column] == center { equal += 1 }
            }
        }
        return equal > 2
    }

    private static func isOnBorder(x: Int, y: Int, _ picture: PixelWords) -> Bool {
        x == 0 || y == 0 || x == picture.width - 1 || y == picture.height - 1
    }

    private static func around(
        x: Int, y: Int, _ picture: PixelWords
    ) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
        (
            max(0, x - 1)...min(picture.width - 1, x + 1),
            max(0, y - 1)...min(picture.height - 1, y + 1)
        )
    }
}
