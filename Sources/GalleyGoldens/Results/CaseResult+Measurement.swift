extension CaseResult {
    /// What a comparison counted.
    public struct Measurement: Sendable, Hashable {
        /// Pixels that differ and count.
        public var pixels: Int
        /// Pixels that differ by anti-aliasing alone and do not count.
        public var antialiased: Int?
        /// ``pixels`` as a share of the compared pixels, from 0 to 1.
        public var ratio: Double?
        /// The largest difference of red, green, blue and alpha, from 0 to 255.
        public var maxChannel: [Int]?
        /// The largest CIEDE2000 of a pixel.
        public var maxDeltaE: Double?
        /// The mean CIEDE2000 of the pixels that differ.
        public var meanDeltaE: Double?
        /// The structural similarity, 1 of equal pictures.
        public var ssim: Double?
        /// Pixels that masks leave out.
        public var masked: Int?
        /// The density: the most differing pixels in any square of a side.
        public var window: Window?
        /// The smallest rectangle around all differing pixels, in pixels from the top left.
        public var box: Region?
        /// Differing pixels that lie together, the largest cluster first.
        public var clusters: [Cluster] = []

        /// Creates a measurement of a count.
        public init(pixels: Int) { self.pixels = pixels }

        /// The most differing pixels in any square of a side.
        public struct Window: Sendable, Hashable {
            /// The side of the square, in pixels.
            public var side: Int
            /// The most differing pixels in any such square.
            public var most: Int

            /// Creates a density from the square's side and the count.
            public init(side: Int, most: Int) {
                self.side = side
                self.most = most
            }
        }
    }

    /// Differing pixels that lie together.
    public struct Cluster: Sendable, Hashable {
        /// What happened to the pixels.
        public enum Kind: String, Sendable, CaseIterable {
            case shifted, recoloured, added, removed, alpha, edge, size, redrawn
        }

        /// The smallest rectangle around the pixels.
        public var box: Region
        /// How many pixels differ.
        public var pixels: Int
        /// What happened.
        public var kind: Kind
        /// The largest difference of a channel, from 0 to 255.
        public var delta: Int?
        /// How far right and down the content went, in pixels, where it shifted.
        public var dx: Int?
        /// How far down the content went, in pixels, where it shifted.
        public var dy: Int?
        /// The old colour as `#RRGGBBAA`, where it was recoloured.
        public var from: String?
        /// The new colour as `#RRGGBBAA`, where it was recoloured.
        public var to: String?

        /// Creates a cluster from its rectangle, count and class.
        public init(box: Region, pixels: Int, kind: Kind) {
            self.box = box
            self.pixels = pixels
            self.kind = kind
        }
    }
}
