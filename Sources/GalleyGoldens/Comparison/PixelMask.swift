/// The pixels that are left out, lent for the time of a pass: a byte each, 0 where they count.
@safe struct PixelMask: Sendable {
    // Nothing writes to the marks while they are lent.
    nonisolated(unsafe) private let base: UnsafePointer<UInt8>

    private init(_ base: UnsafePointer<UInt8>) { unsafe self.base = base }

    /// Lends an array of marks; nil for an empty one.
    static func lend<Result>(_ marks: [UInt8], _ body: (PixelMask?) -> Result) -> Result {
        unsafe marks.withUnsafeBufferPointer { buffer in
            guard !buffer.isEmpty, let base = buffer.baseAddress else { return body(nil) }
            return body(unsafe PixelMask(base))
        }
    }

    /// Whether the pixel at an index is left out.
    @inline(__always)
    func isMasked(_ index: Int) -> Bool { unsafe base[index] != 0 }
}
