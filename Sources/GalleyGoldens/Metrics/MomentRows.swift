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
        let columns = columns
        let (weights, one, two) = (columns.span, first.span, second.span)
        // Taken out of the rows, so that it is not copied when it changes.
        var sumsOfRow = rows[next]
        rows[next] = []
        var sums = sumsOfRow.mutableSpan
        var start = row * width
        for x in sums.indices {
            var (a, b, aa, bb, ab) = (0.0, 0.0, 0.0, 0.0, 0.0)
            var step = 0
            while step < weights.count {
                let (p, q) = (one[start + step], two[start + step])
                let (wp, wq) = (weights[step] * p, weights[step] * q)
                a += wp
                b += wq
                aa += wp * p
                bb += wq * q
                ab += wp * q
                step += 1
            }
            sums[x] = Moments(
                first: a, second: b, firstSquare: aa, secondSquare: bb, product: ab)
            start += 1
        }
        rows[next] = sumsOfRow
        next = (next + 1) % rows.count
    }

    /// Calls a closure with the moments of each window that ends at the row added last.
    func forEachPixel(_ weights: [Double], _ body: (Moments) -> Void) {
        var sums = [Moments](repeating: Moments(), count: width - columns.count + 1)
        var totals = sums.mutableSpan
        for step in weights.indices {
            let weight = weights[step]
            let source = rows[(next + step) % rows.count]
            let row = source.span
            for x in totals.indices { totals[x].add(row[x], weight) }
        }
        for x in totals.indices { body(totals[x]) }
    }
}

extension MomentRows.Moments {
    @inline(__always)
    fileprivate mutating func add(_ other: Self, _ weight: Double) {
        first += weight * other.first
        second += weight * other.second
        firstSquare += weight * other.firstSquare
        secondSquare += weight * other.secondSquare
        product += weight * other.product
    }
}
