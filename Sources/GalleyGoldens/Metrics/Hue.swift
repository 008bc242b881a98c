/// A hue as a unit vector, and the chroma that goes with it, of the CIE 2000 colour difference.
struct Hue {
    /// The cosine and the sine of the hue; 0 and 0 for greys.
    let x: Double
    let y: Double
    let chroma: Double

    init(a: Double, b: Double) {
        chroma = (a * a + b * b).squareRoot()
        x = chroma > 0 ? a / chroma : 0
        y = chroma > 0 ? b / chroma : 0
    }

    private init(x: Double, y: Double) {
        let length = (x * x + y * y).squareRoot()
        self.x = x / length
        self.y = y / length
        chroma = 1
    }

    /// Returns the hue in the middle of the shorter way between two; that of the other for a grey.
    func mean(with other: Hue) -> Hue {
        // A grey's hue is an angle of 0 in the standard, and the sum of both angles counts.
        if chroma == 0, other.chroma == 0 { return Hue(a: 1, b: 0) }
        if chroma == 0 { return other }
        if other.chroma == 0 { return self }
        let (sumX, sumY) = (x + other.x, y + other.y)
        if sumX * sumX + sumY * sumY > 1e-24 { return Hue(x: sumX, y: sumY) }
        // Opposite hues have two middles: the standard takes half the sum of the angles from 0 to
        // 360°, a quarter turn on from the smaller one.
        let isFirst = y > 0 || (y == 0 && x > 0)
        let smaller = isFirst ? self : other
        return Hue(x: -smaller.y, y: smaller.x)
    }

    /// The weight T of the hue: cosines of it and its multiples.
    var hueWeight: Double {
        let (x2, y2) = (x * x - y * y, 2 * x * y)
        let (x3, y3) = (x2 * x - y2 * y, y2 * x + x2 * y)
        let (x4, y4) = (x2 * x2 - y2 * y2, 2 * x2 * y2)
        return 1 - 0.17 * (x * Self.cosine30 + y * 0.5) + 0.24 * x2
            + 0.32 * (x3 * Self.cosine6 - y3 * Self.sine6)
            - 0.20 * (x4 * Self.cosine63 + y4 * Self.sine63)
    }

    /// The sine of 60° times a bell around the hue 275°, 25° wide.
    var blueTurn: Double {
        // The angle from 275°, by turning the hue back by it.
        let alongX = x * Self.cosine275 + y * Self.sine275
        let alongY = y * Self.cosine275 - x * Self.sine275
        // Beyond 150° from it the bell is below 10⁻¹⁵.
        guard alongX > -0.866 else { return 0 }
        let steps = PortableMath.angle(x: alongX, y: alongY) * 180 / .pi / 25
        let bell = PortableMath.exponential(-steps * steps)
        return PortableMath.sine(60 * bell * .pi / 180)
    }

    private static let cosine30 = 0.866_025_403_784_438_6
    private static let cosine6 = 0.994_521_895_368_273_3
    private static let sine6 = 0.104_528_463_267_653_47
    private static let cosine63 = 0.453_990_499_739_546_75
    private static let sine63 = 0.891_006_524_188_367_9
    private static let cosine275 = 0.087_155_742_747_658_18
    private static let sine275 = -0.996_194_698_091_745_5
}
