public import GalleyGeometry
public import GalleyImage

/// The pixels that are left out of a comparison.
public struct Mask: Hashable, Sendable {
    /// A rectangle that is left out.
    public struct Region: Hashable, Sendable {
        /// What the rectangle is, such as `title`; nil for one that was given by numbers.
        public let name: String?
        /// The pixels, y down from the top left: columns `x` up to but without `x + width`.
        public let rect: PixelRect

        /// Creates a region.
        ///
        /// - Parameters:
        ///   - rect: The pixels, y down from the picture's top left.
        ///   - name: What the rectangle is, such as `title`.
        public init(_ rect: PixelRect, name: String? = nil) {
            self.name = name
            self.rect = rect
        }

        /// Creates a region around a frame of a layout: every pixel that the frame touches.
        ///
        /// - Parameters:
        ///   - name: What the frame is of, such as `title` or `badge`.
        ///   - frame: The frame in points, y down from the picture's top left.
        ///   - grid: The pixels of the picture.
        public init(name: String, frame: Rect, grid: PixelGrid) {
            let outer = grid.expanded(frame)
            let (x, y) = (grid.pixel(at: outer.minX), grid.pixel(at: outer.minY))
            self.init(
                PixelRect(
                    x: x, y: y, width: grid.pixel(at: outer.maxX) - x,
                    height: grid.pixel(at: outer.maxY) - y),
                name: name)
        }
    }

    /// The rectangles that are left out.
    public var regions: [Region]
    /// A picture of what is left out, laid over the pictures' top left; nil without one.
    public private(set) var picture: Picture?

    /// The pixels that a picture leaves out.
    public struct Picture: Hashable, Sendable {
        let width: Int
        let height: Int
        /// A byte a pixel, 1 where it is left out.
        let bytes: [UInt8]

        /// Reads a picture: pixels that are neither black nor fully transparent are left out.
        ///
        /// So both a white shape on black and a shape of any colour on nothing say the same.
        public init(_ picture: StraightBitmap) {
            width = picture.width
            height = picture.height
            let pixels = picture.bytes.span
            var marks = [UInt8](repeating: 0, count: width * height)
            for pixel in marks.indices {
                let place = pixel * 4
                let color = pixels[place] | pixels[place + 1] | pixels[place + 2]
                marks[pixel] = color > 0 && pixels[place + 3] > 0 ? 1 : 0
            }
            bytes = marks
        }
    }

    /// Creates a mask.
    ///
    /// - Parameters:
    ///   - regions: The rectangles that are left out.
    ///   - picture: A picture of what is left out, laid over the pictures' top left.
    public init(regions: [Region] = [], picture: Picture? = nil) {
        self.regions = regions
        self.picture = picture
    }

    /// Nothing is left out.
    public static let none = Mask()

    /// Whether nothing is left out.
    public var isEmpty: Bool { regions.isEmpty && picture == nil }

    /// Above this share of masked pixels a comparison says too little and warns.
    public static let warningShare: Double = 0.5
}
