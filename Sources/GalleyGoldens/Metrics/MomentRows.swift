/// Weighted sums along the last rows of two pictures, from which the moments of windows come.
struct MomentRows {
    /// The weighted moments of two pictures over one window.
    struct Moments {
        var first = 0.0
        var second = 0.0
        var firstSquare = 0.0
        var secondSquare = 0.0
        var product = 0.0

        /// The similarity of the window, with the stabilising constants of Wang 2004.
        var similarity: Double {
            let c1 = 0.01 * 255 * 0.01 * 255
            let c2 = 0.03 * 255 * 0.03 * 255
            let means = first * second
            let squares = first * first + second * second
            let variances = firstSquare + secondSquare - squares
            let covariance = product - means
            return (2 * means + c1) * (2 * covariance + c2)
                / ((squares + c1) * (variances + c2))
        }
    }

    private let columns: [Double]
    private let width: Int
    /// The sums of as many rows as a window is high, overwritten in turn.
    private var rows: [[Moments]]
    private var next = 0

    /// Makes room for the rows of a window.
    init(width: Int, columns: [Double], count: Int) {
        self.width = width
        self.columns = columns
        rows = Array(
            repeating: Array(repeating: Moments(), count: width - columns.count + 1), count: count)
    }

    /// Sums up along a row of both pictures, in place of the oldest.
    mutating func add(_ first: [Double], _ second: [Double], row: Int) {
        let start = row * width
        for x in 0...width - columns.count {
            var moments = Moments()
            for (step, weight) in columns.enumerated() {
                let one = first[start + x + step]
                let two = second[start + x + step]
                moments.first += weight * one
                moments.second += weight * two
                moments.firstSquare += weight * one * one
                moments.secondSquare += weight * two * two
                moments.product += weight * one * two
            }
            rows[next][x] = moments
        }
        next = (next + 1) % rows.count
    }

    /// Calls a closure with the moments of each window that ends at the row added last.
    func forEachPixel(_ weights: [Double], _ body: (Moments) -> Void) {
        for x in 0...width - columns.count {
            var moments = Moments()
            for (step, weight) in weights.enumerated() {
                let row = rows[(next + step) % rows.count][x]
                moments.first += weight * row.first
                moments.second += weight * row.second
                moments.firstSquare += weight * row.firstSquare
                moments.secondSquare += weight * row.secondSquare
                moments.product += weight * row.product
            }
            body(moments)
        }
    }
}
