/// What became of each pixel, lent for the time of a pass.
@safe struct PixelMap: Sendable {
    /// The pixel is equal, or near enough.
    static let same: UInt8 = 0
    /// The pixel is told to be the rim of a shape.
    static let antialiased: UInt8 = 1
    /// The pixel differs.
    static let differing: UInt8 = 2

    // Every pass writes its own rows alone.
    nonisolated(unsafe) private let base: UnsafeMutablePointer<UInt8>

    private init(_ base: UnsafeMutablePointer<UInt8>) { unsafe self.base = base }

    /// Lends an array of marks; nil for an empty one.
    static func lend<Result>(_ marks: inout [UInt8], _ body: (PixelMap?) -> Result) -> Result {
        unsafe marks.withUnsafeMutableBufferPointer { buffer in
            guard !buffer.isEmpty, let base = buffer.baseAddress else { return body(nil) }
            return body(unsafe PixelMap(base))
        }
    }

    /// Sets what became of the pixel at an index.
    @inline(__always)
    func set(_ mark: UInt8, at index: Int) { unsafe base[index] = mark }
}
