package import GalleyGeometry

extension AlphaPlane {
    /// The largest standard deviation of a blur, in pixels.
    package static let sigmaLimit = 2048.0

    /// Returns how far a blur may reach beyond what it blurs, in pixels.
    package static func reach(ofSigma sigma: Double) -> Int {
        guard sigma > 0 else { return 1 }
        let size = Double(cellSize(sigma))
        return Int((GaussianKernel.reach * sigma + 2 * size).rounded(.up)) + 1
    }

    /// Returns the plane moved and convolved with a Gaussian, within 1/255 of the exact sum.
    ///
    /// Rows and columns are convolved one after the other in integers. A wide Gaussian is applied
    /// to square cells of pixels, of at most a sixth of its deviation, and what results is
    /// interpolated; the cells' own spread, a quarter of a cell's square, is taken off its variance.
    ///
    /// - Parameters:
    ///   - sigma: The standard deviation in pixels.
    ///   - x: The distance to the right in pixels.
    ///   - y: The distance down in pixels.
    ///   - target: The pixels wanted.
    /// - Returns: Those of them that are reached.
    /// - Precondition: `sigma` is within 0...``sigmaLimit`` and the distances within ±2²⁴.
    package func blurred(
        sigma: Double, x: Double, y: Double, within target: PixelRect
    ) -> AlphaPlane {
        precondition((0...Self.sigmaLimit).contains(sigma), "the blur is out of range")
        guard !rect.isEmpty else { return AlphaPlane(clear: .zero) }
        let size = Self.cellSize(sigma)
        let scale = Double(size)
        let cellSigma =
            size > 1 ? (sigma * sigma / (scale * scale) - 0.25).squareRoot() : sigma
        let horizontal = GaussianKernel(sigma: cellSigma, shift: x / scale)
        let vertical = GaussianKernel(sigma: cellSigma, shift: y / scale)
        let cells = CellPlane(self, cellSize: size)
        if size == 1 {
            return cells.convolved(horizontal, vertical, within: target).pixels
        }
        let (left, top) = (cells.rect.x + horizontal.first, cells.rect.y + vertical.first)
        let reached = PixelRect(
            x: (left - 1) * size, y: (top - 1) * size,
            width: (cells.rect.width + horizontal.weights.count + 1) * size,
            height: (cells.rect.height + vertical.weights.count + 1) * size
        ).intersection(target)
        guard !reached.isEmpty else { return AlphaPlane(clear: .zero) }
        let needed = CellPlane.cells(around: reached, cellSize: size)
        return cells.convolved(horizontal, vertical, within: needed)
            .interpolated(cellSize: size, over: reached)
    }

    /// Returns the largest power of two that is at most a sixth of a deviation.
    private static func cellSize(_ sigma: Double) -> Int {
        var size = 1
        while Double(2 * size) * 6 <= sigma { size *= 2 }
        return size
    }
}
