/// The pixels of a bitmap as a PNG holds them: straight alpha, packed rows, the smallest format.
///
/// The format is the one with the fewest bytes before compression, palette included, that keeps
/// every pixel; a palette loses ties. Rows are not filtered.
struct PNGPixels {
    let colorType: PNGColorType
    let bitDepth: Int
    /// The bytes of a row, without the byte of its filter.
    let rowSize: Int
    /// The packed rows, top down without padding, each after the number of its filter: 0 for none.
    let scanlines: [UInt8]
    /// Red, green, blue, alpha an entry, translucent entries first; empty without a palette.
    let palette: [UInt8]
    /// How many leading entries of the palette are not opaque.
    let translucentCount: Int
}

extension PNGPixels {
    /// Chooses the format for a bitmap and packs its pixels.
    init(_ bitmap: Bitmap) {
        if let indexed = PNGIndexedPixels(bitmap) {
            self = Self.smallest(indexed, of: bitmap)
        } else {
            self = Self.direct(Self.directType(of: bitmap), bitmap)
        }
    }

    /// Chooses among all formats for a bitmap of at most 256 colours.
    private static func smallest(_ indexed: PNGIndexedPixels, of bitmap: Bitmap) -> Self {
        let colors = indexed.colors
        let palette = PNGPalette(colors)
        let paletteRow = rowSize(bitmap.width, bitsPerPixel: palette.bitDepth)
        let type = directType(of: colors)
        let depth = type == .grey ? greyDepth(of: colors) : 8
        let directRow = rowSize(bitmap.width, bitsPerPixel: depth * type.samplesPerPixel)
        if bitmap.height * directRow > palette.chunkSize + bitmap.height * paletteRow {
            return Self(
                colorType: .palette, bitDepth: palette.bitDepth, rowSize: paletteRow,
                scanlines: indexed.packed(
                    palette.ranks, bitDepth: palette.bitDepth, rowSize: paletteRow),
                palette: palette.entries, translucentCount: palette.translucentCount)
        }
        guard type == .grey else { return direct(type, bitmap) }
        let greys = colors.map { UInt8(Int($0 & 255) / greyStep(bits: depth)) }
        return Self(
            colorType: .grey, bitDepth: depth, rowSize: directRow,
            scanlines: indexed.packed(greys, bitDepth: depth, rowSize: directRow),
            palette: [], translucentCount: 0)
    }

    /// The rows as the payload of image data.
    var compressed: [UInt8] {
        ZlibStream.compress(
            scanlines.span, rowDistance: 1 + rowSize,
            pixelDistance: max(1, bitDepth * colorType.samplesPerPixel / 8))
    }

    /// Writes the palette and its alphas, where there is one.
    func append(paletteTo file: inout PNGWriter) {
        guard colorType == .palette else { return }
        let entries = stride(from: 0, to: palette.count, by: Bitmap.bytesPerPixel)
        var colors: [UInt8] = []
        colors.reserveCapacity(palette.count)
        for entry in entries { colors += palette[entry..<entry + 3] }
        file.append("PLTE", colors)
        if translucentCount > 0 {
            file.append("tRNS", entries.prefix(translucentCount).map { palette[$0 + 3] })
        }
    }

    /// Writes every pixel out, eight bits a sample.
    private static func direct(_ type: PNGColorType, _ bitmap: Bitmap) -> Self {
        let rowSize = bitmap.width * type.samplesPerPixel
        let count = bitmap.height * (1 + rowSize)
        let scanlines = unsafe [UInt8](unsafeUninitializedCapacity: count) { target, filled in
            unsafe bitmap.withWords { words in
                for y in 0..<bitmap.height {
                    let row = words.extracting(y * bitmap.width..<(y + 1) * bitmap.width)
                    let start = y * (1 + rowSize)
                    unsafe target.initializeElement(at: start, to: 0)
                    let line = target.extracting(start + 1..<start + 1 + rowSize)
                    unsafe write(row, as: type, to: line)
                }
            }
            filled = count
        }
        return Self(
            colorType: type, bitDepth: 8, rowSize: rowSize, scanlines: scanlines, palette: [],
            translucentCount: 0)
    }

    /// Writes the samples of a row that has room for them.
    private static func write(
        _ row: UnsafeBufferPointer<UInt32>, as type: PNGColorType,
        to line: UnsafeMutableBufferPointer<UInt8>
    ) {
        let colorSamples = type == .grey || type == .greyAlpha ? 1 : 3
        let hasAlpha = type == .greyAlpha || type == .rgba
        var target = 0
        for x in 0..<row.count {
            var word = unsafe UInt32(littleEndian: row[x])
            let alpha = UInt8(truncatingIfNeeded: word &>> 24)
            for _ in 0..<colorSamples {
                let value = UInt8(truncatingIfNeeded: word)
                unsafe line[target] =
                    alpha == 255 ? value : PremultipliedColor.unpremultiply(value, by: alpha)
                word &>>= 8
                target &+= 1
            }
            if hasAlpha {
                unsafe line[target] = alpha
                target &+= 1
            }
        }
    }

    private static func rowSize(_ width: Int, bitsPerPixel: Int) -> Int {
        (width * bitsPerPixel + 7) / 8
    }

    /// Returns the smallest type with eight bits a sample for stored pixels.
    private static func directType(of colors: [UInt32]) -> PNGColorType {
        let isOpaque = colors.allSatisfy { $0 >> 24 == 255 }
        // Equal premultiplied channels are equal when straight, and the other way round.
        let isGrey = colors.allSatisfy { $0 & 255 == $0 >> 8 & 255 && $0 & 255 == $0 >> 16 & 255 }
        return isGrey ? (isOpaque ? .grey : .greyAlpha) : (isOpaque ? .rgb : .rgba)
    }

    /// Returns the same for a bitmap of more than 256 colours, which cannot be opaque grey.
    private static func directType(of bitmap: Bitmap) -> PNGColorType {
        unsafe bitmap.withWords { words in
            var common = UInt32.max
            var differences: UInt32 = 0
            for index in 0..<words.count {
                let word = unsafe UInt32(littleEndian: words[index])
                common &= word
                differences |= word ^ (word &>> 8)
            }
            // Red against green in the lowest byte, green against blue in the next.
            if differences & 0xFFFF == 0 { return .greyAlpha }
            return common &>> 24 == 255 ? .rgb : .rgba
        }
    }

    /// Returns the fewest bits that hold the greys of stored pixels.
    private static func greyDepth(of greys: [UInt32]) -> Int {
        [1, 2, 4].first { bits in
            greys.allSatisfy { Int($0 & 255) % greyStep(bits: bits) == 0 }
        } ?? 8
    }

    /// Returns the distance of neighbouring greys: 255, 85, 17 and 1 for 1, 2, 4 and 8 bits.
    private static func greyStep(bits: Int) -> Int {
        255 / ((1 << bits) - 1)
    }
}
