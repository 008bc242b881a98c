import GalleyGeometry

extension AlphaPlane {
    /// The farthest that a plane is spread, in pixels.
    package static let spreadLimit = 256.0

    /// Returns the plane grown by a distance in pixels, or shrunk by a negative one.
    ///
    /// Each pixel becomes the greatest opacity in a disc around it, or the least. Between whole
    /// radii both neighbours are mixed.
    ///
    /// - Precondition: The distance is within ±``spreadLimit``.
    package func spread(by distance: Double) -> AlphaPlane {
        if distance == 0 { return self }
        if distance < 0 {
            let inverse = AlphaPlane(rect: rect, bytes: bytes.map { 255 - $0 })
            let grown = inverse.grown(by: -distance, outside: 255, margin: 0)
            return AlphaPlane(rect: grown.rect, bytes: grown.bytes.map { 255 - $0 })
        }
        return grown(by: distance, outside: 0, margin: Int(distance.rounded(.up)))
    }

    private func grown(by distance: Double, outside: UInt8, margin: Int) -> AlphaPlane {
        let whole = Int(distance)
        let part = UInt32((distance - Double(whole)) * 256 + 0.5)
        let target = PixelRect(
            x: rect.x - margin, y: rect.y - margin, width: rect.width + 2 * margin,
            height: rect.height + 2 * margin)
        var result = dilated(radius: whole, outside: outside, over: target)
        if part > 0 {
            let larger = dilated(radius: whole + 1, outside: outside, over: target)
            for index in result.bytes.indices {
                let (a, b) = (UInt32(result.bytes[index]), UInt32(larger.bytes[index]))
                result.bytes[index] = UInt8((a * (256 - part) + b * part + 128) >> 8)
            }
        }
        return result
    }

    /// Returns the greatest opacity in a disc of whole radius around each pixel.
    private func dilated(radius: Int, outside: UInt8, over target: PixelRect) -> AlphaPlane {
        var result = AlphaPlane(clear: target)
        // The disc of a radius as rows, each with how far it extends to both sides.
        var extents: [(row: Int, extent: Int)] = []
        for row in -radius...radius {
            var extent = 0
            while (extent + 1) * (extent + 1) + row * row <= radius * radius + radius {
                extent += 1
            }
            extents.append((row, extent))
        }
        // Rows of one extent are widened once for each row of the plane.
        for y in rect.y - radius..<rect.maxY + radius {
            let line = (0..<target.width + 2 * radius).map { column in
                self[target.x - radius + column, y, outside: outside]
            }
            if outside == 0 && line.allSatisfy({ $0 == 0 }) { continue }
            for (row, extent) in extents {
                let targetRow = y - row - target.y
                guard targetRow >= 0 && targetRow < target.height else { continue }
                let widened = Self.slidingMaximum(line, extent: extent)
                let start = targetRow * target.width
                for column in 0..<target.width {
                    let value = widened[column + radius]
                    if value > result.bytes[start + column] {
                        result.bytes[start + column] = value
                    }
                }
            }
        }
        return result
    }

    /// Returns the greatest value within an extent of each place, in three steps a value.
    ///
    /// Places closer than the extent to an end have no meaning.
    private static func slidingMaximum(_ line: [UInt8], extent: Int) -> [UInt8] {
        if extent == 0 { return line }
        let window = 2 * extent + 1
        var (forward, backward) = (line, line)
        for index in line.indices where index % window != 0 {
            forward[index] = max(line[index], forward[index - 1])
        }
        for index in line.indices.reversed()
        where (index + 1) % window != 0 && index + 1 < line.count {
            backward[index] = max(line[index], backward[index + 1])
        }
        return line.indices.map { index in
            let (left, right) = (index - extent, index + extent)
            return max(backward[max(left, 0)], forward[min(right, line.count - 1)])
        }
    }

    private subscript(x: Int, y: Int, outside outside: UInt8) -> UInt8 {
        guard x >= rect.x && x < rect.maxX && y >= rect.y && y < rect.maxY else { return outside }
        return bytes[(y - rect.y) * rect.width + x - rect.x]
    }
}
