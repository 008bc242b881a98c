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
    /// The palette of indices.
    let palette: PNGPalette?
}

extension PNGPixels {
    /// Chooses the format for a bitmap and packs its pixels.
    init(_ bitmap: Bitmap) {
        if let indexed = PNGIndexedPixels(bitmap) {
            self = Self.smallest(indexed, of: bitmap)
        } else {
            let type = unsafe bitmap.withWords { unsafe PNGSamples.smallestType(of: $0) }
            self = Self.direct(type, bitmap)
        }
    }

    /// Chooses among all formats for a bitmap of at most 256 colours.
    private static func smallest(_ indexed: PNGIndexedPixels, of bitmap: Bitmap) -> Self {
        let colors = indexed.colors
        let palette = PNGPalette(colors)
        let paletteRow = rowSize(bitmap.width, bitsPerPixel: palette.bitDepth)
        let type = PNGSamples.smallestType(of: colors)
        let depth = type == .grey ? greyDepth(of: colors) : 8
        let directRow = rowSize(bitmap.width, bitsPerPixel: depth * type.samplesPerPixel)
        if bitmap.height * directRow > palette.chunkSize + bitmap.height * paletteRow {
            return Self(
                colorType: .palette, bitDepth: palette.bitDepth, rowSize: paletteRow,
                scanlines: indexed.packed(
                    palette.ranks, bitDepth: palette.bitDepth, rowSize: paletteRow),
                palette: palette)
        }
        guard type == .grey else { return direct(type, bitmap) }
        let greys = colors.map { UInt8(Int($0 & 255) / greyStep(bits: depth)) }
        return Self(
            colorType: .grey, bitDepth: depth, rowSize: directRow,
            scanlines: indexed.packed(greys, bitDepth: depth, rowSize: directRow),
            palette: nil)
    }

    /// The rows as the payload of image data.
    var compressed: [UInt8] {
        ZlibStream.compress(
            scanlines.span, rowDistance: 1 + rowSize,
            pixelDistance: max(1, bitDepth * colorType.samplesPerPixel / 8))
    }

    /// Writes the palette and its alphas, where there is one.
    func append(paletteTo file: inout PNGWriter) {
        guard let palette else { return }
        file.append("PLTE", palette.colors)
        if !palette.alphas.isEmpty { file.append("tRNS", palette.alphas) }
    }

    /// Writes every pixel out, eight bits a sample.
    private static func direct(_ type: PNGColorType, _ bitmap: Bitmap) -> Self {
        let rowSize = bitmap.width * type.samplesPerPixel
        let count = bitmap.height * (1 + rowSize)
        let scanlines = unsafe [UInt8](unsafeUninitializedCapacity: count) { target, filled in
            unsafe bitmap.withWords { words in
                unsafe PNGSamples.write(
                    words, width: bitmap.width, as: type,
                    to: UnsafeMutableBufferPointer(rebasing: target[..<count]))
            }
            filled = count
        }
        return Self(
            colorType: type, bitDepth: 8, rowSize: rowSize, scanlines: scanlines, palette: nil)
    }

    private static func rowSize(_ width: Int, bitsPerPixel: Int) -> Int {
        (width * bitsPerPixel + 7) / 8
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
