public import GalleyImage

extension ImageComparison {
    /// The pixels between and around the pictures of a side by side.
    static var gap: Int { 8 }

    /// Draws the expected picture, the actual one and their differences, from left to right.
    ///
    /// What is translucent lies on a light checkerboard.
    ///
    /// - Parameter style: The colours of the differences.
    /// - Returns: One bitmap of all three.
    /// - Throws: `ImageError.sideTooLong` or `.tooManyPixels` where three pictures are too many for
    ///   one bitmap.
    public func sideBySidePicture(
        _ style: DifferenceStyle = DifferenceStyle()
    ) throws(ImageError) -> Bitmap {
        let difference = differencePicture(style)
        let (width, height) = (difference.width, difference.height)
        var sheet = try Bitmap(
            width: 3 * width + 4 * Self.gap, height: height + 2 * Self.gap,
            fill: Color(red: 112, green: 112, blue: 112))
        let pictures = [try expected.premultiplied(), try actual.premultiplied(), difference]
        for (place, picture) in pictures.enumerated() {
            let x = Self.gap + place * (width + Self.gap)
            var onBoard = try Bitmap(width: picture.width, height: picture.height, fill: .white)
            onBoard.drawCheckerboard()
            onBoard.blend(picture, at: 0, y: 0)
            sheet.blend(onBoard, at: x, y: Self.gap)
        }
        return sheet
    }
}

extension StraightBitmap {
    /// Returns the picture premultiplied, as drawing wants it.
    func premultiplied() throws(ImageError) -> Bitmap {
        try Bitmap(width: width, height: height, straight: bytes)
    }
}

extension Bitmap {
    /// Draws grey squares of eight pixels a side over every other place.
    fileprivate mutating func drawCheckerboard() {
        let grey: UInt8 = 224
        let width = width
        withMutableBytes { pixels in
            for index in 0..<pixels.count / 4 where (index % width / 8 + index / width / 8) & 1 == 1
            {
                pixels[index * 4] = grey
                pixels[index * 4 + 1] = grey
                pixels[index * 4 + 2] = grey
            }
        }
    }
}
