import GalleyGeometry
import GalleyImage

/// What a picture looks like when it is scaled into a frame, worked out from its pixels one by one.
struct ScaledPicture {
    let picture: Bitmap
    /// Where the picture lies, in pixels, y down.
    let frame: Rect

    private var step: (x: Double, y: Double) {
        (Double(picture.width) / frame.width, Double(picture.height) / frame.height)
    }

    private func premultiplied(_ x: Int, _ y: Int) -> [Double] {
        picture.channels(
            min(max(x, 0), picture.width - 1), min(max(y, 0), picture.height - 1))
    }

    /// Returns the mean over a pixel of what lies under it; there is nothing beside the picture.
    func mean(_ x: Int, _ y: Int) -> [Double] {
        var sum = [0.0, 0.0, 0.0, 0.0]
        for row in 0..<picture.height {
            let top = frame.minY + Double(row) / step.y
            let down = min(top + 1 / step.y, Double(y + 1)) - max(top, Double(y))
            if down <= 0 { continue }
            for column in 0..<picture.width {
                let left = frame.minX + Double(column) / step.x
                let across = min(left + 1 / step.x, Double(x + 1)) - max(left, Double(x))
                if across <= 0 { continue }
                for (index, value) in premultiplied(column, row).enumerated() {
                    sum[index] += value * across * down
                }
            }
        }
        return sum
    }

    /// Returns the colour between the four nearest pixels, weighted by the part of the pixel that
    /// the picture covers.
    func interpolated(_ x: Int, _ y: Int) -> [Double] {
        let across = min(frame.maxX, Double(x + 1)) - max(frame.minX, Double(x))
        let down = min(frame.maxY, Double(y + 1)) - max(frame.minY, Double(y))
        if across <= 0 || down <= 0 { return [0, 0, 0, 0] }
        let column = (Double(x) + 0.5 - frame.minX) * step.x - 0.5
        let row = (Double(y) + 0.5 - frame.minY) * step.y - 0.5
        let (left, top) = (Int(column.rounded(.down)), Int(row.rounded(.down)))
        let (right, below) = (column - Double(left), row - Double(top))
        var sum = [0.0, 0.0, 0.0, 0.0]
        for (place, weight) in [
            ((left, top), (1 - right) * (1 - below)), ((left + 1, top), right * (1 - below)),
            ((left, top + 1), (1 - right) * below), ((left + 1, top + 1), right * below),
        ] {
            for (index, value) in premultiplied(place.0, place.1).enumerated() {
                sum[index] += value * weight * across * down
            }
        }
        return sum
    }
}
