import GalleyImage

/// Stretches a bitmap to another number of pixels, one row at a time.
///
/// Each pixel is the mean of those it covers, weighted by a triangle: linear between pixels where the
/// picture grows, an average where it shrinks, and the pixels themselves where it keeps its size.
struct ImageSampler {
    /// The pixels of one axis that make a new one, and their shares, which add up to 1.
    private struct Window {
        var first: Int
        var shares: [Double]

        init(_ index: Int, of count: Int, from length: Int) {
            let ratio = Double(length) / Double(count)
            let center = (Double(index) + 0.5) * ratio - 0.5
            let reach = max(1, ratio)
            let lower = max(0, Int((center - reach).rounded(.down)))
            let upper = min(length - 1, Int((center + reach).rounded(.up)))
            var shares = (lower...max(lower, upper)).map { position in
                max(0, 1 - abs(Double(position) - center) / reach)
            }
            let sum = shares.reduce(0, +)
            for place in shares.indices { shares[place] /= sum }
            first = lower
            self.shares = shares
        }
    }

    private let bitmap: Bitmap
    private let height: Int
    private let windows: [Window]

    /// Prepares the stretching of a bitmap to a size in pixels, of which only some columns are wanted.
    init(_ bitmap: Bitmap, width: Int, height: Int, columns: Range<Int>) {
        self.bitmap = bitmap
        self.height = height
        windows = columns.map { Window($0, of: width, from: bitmap.width) }
    }

    /// Returns the wanted columns of a row of the stretched bitmap.
    func row(_ index: Int) -> [Color] {
        let rows = Window(index, of: height, from: bitmap.height)
        let first = windows.first?.first ?? 0
        let last = windows.last.map { $0.first + $0.shares.count } ?? 0
        // Four premultiplied channels a pixel, of the columns that are needed.
        var mixed = [Double](repeating: 0, count: max(0, last - first) * 4)
        bitmap.withBytes { bytes in
            for (offset, share) in rows.shares.enumerated() where share > 0 {
                let start = ((rows.first + offset) * bitmap.width + first) * 4
                for place in mixed.indices { mixed[place] += share * Double(bytes[start + place]) }
            }
        }
        return windows.map { window in
            var channels = (0.0, 0.0, 0.0, 0.0)
            for (offset, share) in window.shares.enumerated() where share > 0 {
                let place = (window.first - first + offset) * 4
                channels.0 += share * mixed[place]
                channels.1 += share * mixed[place + 1]
                channels.2 += share * mixed[place + 2]
                channels.3 += share * mixed[place + 3]
            }
            func byte(_ value: Double) -> UInt8 { UInt8(min(255, max(0, value.rounded()))) }
            return PremultipliedColor(
                red: byte(channels.0), green: byte(channels.1), blue: byte(channels.2),
                alpha: byte(channels.3)
            ).straight
        }
    }
}
