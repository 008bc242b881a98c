import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Layout properties")
struct LayoutPropertyTests {
    /// Runs a check over many layouts whose sizes are whole pixels at 2×.
    private func forEachLayout(_ check: (StackLayout, Size, Size, Size) -> Void) {
        var numbers = RandomNumbers(seed: 7)
        func half(_ range: ClosedRange<Int>) -> Double {
            Double(Int.random(in: range, using: &numbers)) / 2
        }
        for placement in Placement.allCases {
            for horizontal in HorizontalAlignment.allCases {
                for vertical in VerticalAlignment.allCases {
                    for cross in CrossAlignment.allCases {
                        let layout = StackLayout(
                            placement: placement, spacing: half(0...20),
                            contentInsets: EdgeInsets(
                                top: half(0...9), left: half(0...9), bottom: half(0...9),
                                right: half(0...9)),
                            horizontalAlignment: horizontal, verticalAlignment: vertical,
                            crossAlignment: cross)
                        check(
                            layout, Size(width: half(1...60), height: half(1...60)),
                            Size(width: half(1...200), height: half(1...60)),
                            Size(width: half(0...400), height: half(0...200)))
                    }
                }
            }
        }
    }

    @Test("At least at its intrinsic size, parts lie inside the content rect with the exact gap")
    func insideContent() {
        let grid = PixelGrid(scale: 2)
        forEachLayout { layout, icon, title, extra in
            let least = layout.intrinsicSize(icon: icon, title: title, grid: grid)
            let bounds = Size(
                width: least.width + extra.width, height: least.height + extra.height)
            for direction in LayoutDirection.allCases {
                let frames = layout.frames(
                    icon: icon, title: title, bounds: bounds, grid: grid, direction: direction)
                #expect(frames.gap == layout.spacing)
                #expect(frames.icon.map(frames.content.union) == frames.content)
                #expect(frames.title.map(frames.content.union) == frames.content)
                #expect(frames.diagnostics.allSatisfy { $0.code == "iconDistorted" })
            }
        }
    }

    @Test("Parts never leave the content rect along the placement axis, however small it is")
    func shrinking() {
        let grid = PixelGrid(scale: 2)
        forEachLayout { layout, icon, title, bounds in
            let frames = layout.frames(icon: icon, title: title, bounds: bounds, grid: grid)
            for frame in [frames.icon, frames.title].compactMap(\.self) {
                #expect(frame.minX >= frames.content.minX && frame.maxX <= frames.content.maxX)
                if layout.placement.axis == .vertical {
                    #expect(frame.minY >= frames.content.minY)
                    #expect(frame.maxY <= frames.content.maxY)
                }
            }
        }
    }

    @Test("Leading and trailing in one direction are the mirror image of the other direction")
    func mirrored() {
        let grid = PixelGrid(scale: 2)
        forEachLayout { layout, icon, title, bounds in
            var layout = layout
            let physical: [Placement] = [.left, .right]
            let sides: [HorizontalAlignment] = [.left, .right]
            if physical.contains(layout.placement) || sides.contains(layout.horizontalAlignment) {
                return
            }
            let left = layout.frames(icon: icon, title: title, bounds: bounds, grid: grid)
            swap(&layout.contentInsets.left, &layout.contentInsets.right)
            let right = layout.frames(
                icon: icon, title: title, bounds: bounds, grid: grid, direction: .rightToLeft)
            for (one, other) in [(left.icon, right.icon), (left.title, right.title)] {
                guard let one, let other else { continue }
                // Halves round right in both directions: at most one pixel from the mirror image.
                let difference = bounds.width - one.maxX - other.minX
                #expect(difference == 0 || abs(difference) == grid.hairline)
                #expect(one.size == other.size && one.minY == other.minY)
            }
            #expect(left.gap == right.gap)
        }
    }

    @Test("A mirror image is exact where the room left over is an even number of pixels")
    func evenlyMirrored() {
        let grid = PixelGrid(scale: 3)
        let layout = StackLayout(placement: .leading, spacing: 7)
        let icon = Size(width: 20, height: 20)
        let title = Size(width: 53, height: 18)
        for width in [80.0, 82, 100, 200, 375] {
            let bounds = Size(width: width, height: 44)
            let left = layout.frames(icon: icon, title: title, bounds: bounds, grid: grid)
            let right = layout.frames(
                icon: icon, title: title, bounds: bounds, grid: grid, direction: .rightToLeft)
            let even = Int((width - 80) * 3).isMultiple(of: 2)
            #expect(close(width - (left.icon?.maxX ?? 0), right.icon?.minX ?? 0) == even)
            #expect(close(width - (left.title?.maxX ?? 0), right.title?.minX ?? 0) == even)
        }
    }

    @Test("Points at a scale give the same pixels as pixels at scale one", arguments: [2.0, 3.0])
    func scaling(scale: Double) {
        func scaled(_ size: Size) -> Size {
            Size(width: size.width * scale, height: size.height * scale)
        }
        forEachLayout { layout, icon, title, bounds in
            var pixels = layout
            let insets = layout.contentInsets
            pixels.spacing *= scale
            pixels.contentInsets = EdgeInsets(
                top: insets.top * scale, left: insets.left * scale,
                bottom: insets.bottom * scale, right: insets.right * scale)
            let points = layout.frames(
                icon: icon, title: title, bounds: bounds, grid: PixelGrid(scale: scale))
            let whole = pixels.frames(
                icon: scaled(icon), title: scaled(title), bounds: scaled(bounds),
                grid: PixelGrid(scale: 1))
            #expect(close(points.icon?.scaled(by: scale), whole.icon))
            #expect(close(points.title?.scaled(by: scale), whole.title))
            #expect(points.diagnostics.map(\.code) == whole.diagnostics.map(\.code))
        }
    }

    @Test(
        "Sizes beyond all reason give frames, not a crash",
        arguments: [0, -1e300, 1e300, .infinity, .nan])
    func unreasonable(extent: Double) {
        let size = Size(width: extent, height: extent)
        let ordinary = Size(width: 20, height: 20)
        for placement in Placement.allCases {
            for horizontal in HorizontalAlignment.allCases {
                let stack = StackLayout(
                    placement: placement, spacing: extent, horizontalAlignment: horizontal)
                for bounds in [size, ordinary] {
                    let frames = stack.frames(
                        icon: size, title: size, bounds: bounds, grid: PixelGrid(scale: 3))
                    #expect(frames.icon != nil && frames.title != nil)
                    #expect(frames.diagnostics.allSatisfy { !$0.message.isEmpty })
                }
            }
            for seedCompatible in [false, true] {
                let layout = IconFontLayout(
                    placement: placement, margin: extent, seedCompatible: seedCompatible)
                let frames = layout.frames(
                    icon: size, title: size, bounds: ordinary, grid: PixelGrid(scale: 3))
                #expect(frames.icon != nil && frames.title != nil)
            }
        }
    }
}
