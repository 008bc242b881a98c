extension Bitmap {
    /// Replaces the pixels of a rectangle inside the bitmap by a colour.
    mutating func fill(columns: Range<Int>, rows: Range<Int>, with color: PremultipliedColor) {
        let (word, width) = (color.word, width)
        guard let first = rows.first else { return }
        unsafe withMutableWords { words in
            let pattern = words.extracting(
                first * width + columns.lowerBound..<first * width + columns.upperBound)
            unsafe pattern.update(repeating: word)
            guard let source = pattern.baseAddress else { return }
            // The system copies faster than a loop of words fills.
            for y in rows.dropFirst() {
                unsafe words.extracting(y * width + columns.lowerBound..<words.count)
                    .baseAddress?.update(from: source, count: columns.count)
            }
        }
    }

    /// Lends the stored pixels as words: in memory red comes first and alpha last.
    ///
    /// The loops over them are checked by whoever writes them: a check for each pixel would take as
    /// long as the work itself.
    func withWords<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
        unsafe bytes.withUnsafeBytes { unsafe body($0.bindMemory(to: UInt32.self)) }
    }

    /// Lends the stored pixels as words to be changed; see ``withWords(_:)``.
    mutating func withMutableWords(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
        withMutableBytes { (bytes) throws(Never) in
            unsafe bytes.withUnsafeMutableBytes { unsafe body($0.bindMemory(to: UInt32.self)) }
        }
    }
}

extension PremultipliedColor {
    /// The colour as a bitmap stores it, as one word.
    var word: UInt32 {
        UInt32(
            littleEndian: UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16
                | UInt32(alpha) << 24)
    }
}
