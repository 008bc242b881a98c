/// Turns stored pixels into the samples of a PNG, eight bits each with straight alpha.
enum PNGSamples {
    /// Returns the type with the fewest samples for pixels as they are stored.
    static func smallestType(of words: UnsafeBufferPointer<UInt32>) -> PNGColorType {
        var common = UInt32.max
        var differences: UInt32 = 0
        for index in 0..<words.count {
            let word = unsafe UInt32(littleEndian: words[index])
            common &= word
            differences |= word ^ (word &>> 8)
        }
        return smallestType(common: common, differences: differences)
    }

    /// Returns the type with the fewest samples for some colours.
    static func smallestType(of colors: [UInt32]) -> PNGColorType {
        var common = UInt32.max
        var differences: UInt32 = 0
        for color in colors {
            common &= color
            differences |= color ^ (color &>> 8)
        }
        return smallestType(common: common, differences: differences)
    }

    /// Writes rows of pixels, each after a 0 for its filter.
    ///
    /// - Parameters:
    ///   - words: The stored pixels of all rows, of the given type or one with fewer samples.
    ///   - width: How many there are in a row.
    ///   - type: What to write of each; no palette.
    ///   - target: Memory for exactly the rows that are written.
    static func write(
        _ words: UnsafeBufferPointer<UInt32>, width: Int, as type: PNGColorType,
        to target: UnsafeMutableBufferPointer<UInt8>
    ) {
        let size = 1 + width * type.samplesPerPixel
        let height = words.count / width
        precondition(target.count == height * size && words.count == height * width)
        guard let pixels = words.baseAddress, let bytes = target.baseAddress else { return }
        for y in 0..<height {
            let row = unsafe pixels + y * width
            let line = unsafe bytes + y * size
            if y > 0, unsafe isEqual(row, row - width, count: width) {
                unsafe line.update(from: line - size, count: size)
                continue
            }
            unsafe line[0] = 0
            switch type {
            case .grey, .palette: unsafe writeGrey(row, count: width, to: line + 1)
            case .greyAlpha: unsafe writeGreyAlpha(row, count: width, to: line + 1)
            case .rgb: unsafe writeRGB(row, count: width, to: line + 1)
            case .rgba: unsafe writeRGBA(row, count: width, to: line + 1)
            }
        }
    }

    /// Returns the type for pixels.
    ///
    /// - Parameters:
    ///   - common: The bits that all of them have.
    ///   - differences: The bits that differ in any pixel between a byte and the one above it: red
    ///     and green in the lowest byte, green and blue in the next.
    /// - Returns: The type, eight bits a sample.
    private static func smallestType(common: UInt32, differences: UInt32) -> PNGColorType {
        let isOpaque = common &>> 24 == 255
        // Equal premultiplied channels are equal when straight, and the other way round.
        let isGrey = differences & 0xFFFF == 0
        return isGrey ? (isOpaque ? .grey : .greyAlpha) : (isOpaque ? .rgb : .rgba)
    }

    private static func isEqual(
        _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, count: Int
    ) -> Bool {
        var x = 0
        while x &+ PixelBlock.count <= count {
            guard unsafe PixelBlock(row + x).isEqual(to: PixelBlock(above + x)) else {
                return false
            }
            x &+= PixelBlock.count
        }
        while x < count {
            guard unsafe row[x] == above[x] else { return false }
            x &+= 1
        }
        return true
    }

    private static func writeGrey(
        _ row: UnsafePointer<UInt32>, count: Int, to line: UnsafeMutablePointer<UInt8>
    ) {
        for x in 0..<count {
            unsafe line[x] = UInt8(truncatingIfNeeded: UInt32(littleEndian: row[x]))
        }
    }

    private static func writeGreyAlpha(
        _ row: UnsafePointer<UInt32>, count: Int, to line: UnsafeMutablePointer<UInt8>
    ) {
        for x in 0..<count {
            let color = unsafe straight(UInt32(littleEndian: row[x]))
            unsafe line[2 &* x] = UInt8(truncatingIfNeeded: color)
            unsafe line[2 &* x &+ 1] = UInt8(truncatingIfNeeded: color &>> 24)
        }
    }

    private static func writeRGB(
        _ row: UnsafePointer<UInt32>, count: Int, to line: UnsafeMutablePointer<UInt8>
    ) {
        let target = UnsafeMutableRawPointer(line)
        // The fourth byte of each pixel but the last is written over by the next one.
        for x in 0..<count &- 1 {
            unsafe target.storeBytes(of: row[x], toByteOffset: 3 &* x, as: UInt32.self)
        }
        let last = unsafe UInt32(littleEndian: row[count &- 1])
        for channel in 0..<3 {
            unsafe line[3 &* (count &- 1) &+ channel] =
                UInt8(truncatingIfNeeded: last &>> UInt32(8 &* channel))
        }
    }

    private static func writeRGBA(
        _ row: UnsafePointer<UInt32>, count: Int, to line: UnsafeMutablePointer<UInt8>
    ) {
        let target = UnsafeMutableRawPointer(line)
        var (last, lastStraight): (UInt32, UInt32) = (0, 0)
        for x in 0..<count {
            let word = unsafe UInt32(littleEndian: row[x])
            if word != last {
                last = word
                lastStraight = straight(word)
            }
            unsafe target.storeBytes(
                of: lastStraight.littleEndian, toByteOffset: 4 &* x, as: UInt32.self)
        }
    }

    /// Returns a stored colour with straight alpha: red in the lowest byte, alpha in the highest.
    static func straight(_ color: UInt32) -> UInt32 {
        let alpha = UInt8(truncatingIfNeeded: color &>> 24)
        guard alpha < 255 else { return color }
        func channel(_ shift: UInt32) -> UInt32 {
            let value = UInt8(truncatingIfNeeded: color &>> shift)
            return UInt32(PremultipliedColor.unpremultiply(value, by: alpha)) &<< shift
        }
        return channel(0) | channel(8) | channel(16) | UInt32(alpha) &<< 24
    }
}
