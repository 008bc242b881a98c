import GalleyGeometry

extension Rasterizer {
    /// What the clip shows of a shape.
    struct View {
        /// The pixels that the shape touches.
        var frame: PixelRect
        /// Those of them inside the clip.
        var visible: PixelRect

        /// The longest side of a shape whose curves are all flattened before it is swept. A larger
        /// one leaves out curves that the clip hides, by which a pixel may change by 1/255.
        private static let wholeSweepSide = 8192

        init(frame: PixelRect, clip: PixelRect) throws(DrawingError) {
            let farthest = RasterizerLimits.distance
            let side = RasterizerLimits.clipSide
            guard clip.width <= side, clip.height <= side,
                (-farthest...farthest).contains(clip.x), (-farthest...farthest).contains(clip.y)
            else { throw .clipOutOfRange(width: clip.width, height: clip.height, limit: side) }
            self.frame = frame
            visible = clip.isEmpty ? .zero : frame.intersection(clip)
            if pixelCount > RasterizerLimits.pixels {
                throw .tooManyPixels(count: pixelCount, limit: RasterizerLimits.pixels)
            }
        }

        var isEmpty: Bool { visible.isEmpty }
        var isWhole: Bool { visible == frame }

        /// A number of visible rows as seen from the frame's corner.
        func window(rows: Range<Int>) -> Window {
            let (left, top) = (visible.x - frame.x, visible.y - frame.y)
            return Window(
                columns: left..<left + visible.width,
                rows: top + rows.lowerBound..<top + rows.upperBound)
        }

        /// All visible pixels as seen from the frame's corner.
        var window: Window { window(rows: 0..<visible.height) }

        /// The window outside of which curves need not be flattened; nil where all are.
        func flatteningWindow(isSwept: Bool) -> Window? {
            if isWhole { return nil }
            if isSwept && max(frame.width, frame.height) <= Self.wholeSweepSide { return nil }
            return window
        }

        var pixelCount: Int { visible.width * visible.height }
    }
}
