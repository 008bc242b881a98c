import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Inset and swap properties")
struct InsetPropertyTests {
    private static let aligned: [HorizontalAlignment] = [
        .left, .center, .right, .leading, .trailing,
    ]
    private static let stacked: [VerticalAlignment] = [.top, .center, .bottom]

    private func randomParts(_ numbers: inout RandomNumbers) -> ButtonParts {
        ButtonParts(
            icon: Size(width: numbers.half(1...50), height: numbers.half(1...50)),
            titleSize: Size(width: numbers.half(1...150), height: numbers.half(8...30)))
    }

    @Test("Exact insets give the wanted gap and the whole title whenever the group fits")
    func exactGap() throws {
        var numbers = RandomNumbers(seed: 77)
        for _ in 0..<4000 {
            let parts = randomParts(&numbers)
            let icon = try #require(parts.icon)
            let title = try #require(parts.title?.natural)
            let style = numbers.pick(InsetStyle.allCases)
            let space = numbers.half(0...30)
            let layout = EdgeInsetsLayout(
                style: style, imageTitleSpace: space,
                contentEdgeInsets: EdgeInsets(
                    top: numbers.half(0...9), left: numbers.half(0...9),
                    bottom: numbers.half(0...9), right: numbers.half(0...9)),
                horizontalAlignment: numbers.pick(Self.aligned),
                verticalAlignment: numbers.pick(Self.stacked))
            let beside = style == .left || style == .right
            let group =
                beside
                ? Size(
                    width: icon.width + space + title.width,
                    height: max(icon.height, title.height))
                : Size(
                    width: max(icon.width, title.width),
                    height: icon.height + space + title.height)
            let insets = layout.contentEdgeInsets
            let bounds = Size(
                width: group.width + insets.left + insets.right + numbers.half(0...60),
                height: group.height + insets.top + insets.bottom + numbers.half(0...60))
            let frames = try layout.frames(
                of: parts, in: bounds,
                context: LayoutContext(
                    scale: 2, direction: numbers.pick(LayoutDirection.allCases)))
            #expect(frames.gap.map { close($0, space) } == true, "\(layout) \(frames)")
            #expect(frames.diagnostics.isEmpty, "\(layout) \(frames)")
            #expect(frames.title?.size == title)
        }
    }

    @Test("With compensation nothing leaves a button of its intrinsic size")
    func compensation() throws {
        var numbers = RandomNumbers(seed: 3)
        let context = try LayoutContext(scale: 2)
        for _ in 0..<2000 {
            let parts = randomParts(&numbers)
            let layout = EdgeInsetsLayout(
                style: numbers.pick(InsetStyle.allCases), imageTitleSpace: numbers.half(0...30),
                compensatesContentInsets: true, seedCompatible: numbers.pick([true, false]))
            let size = try layout.intrinsicSize(of: parts, context: context)
            let frames = try layout.frames(of: parts, in: size, context: context)
            let overflow = frames.overflow(beyond: size)
            // Centred parts stand up to half a pixel beside their place, and so may an edge.
            let most = [overflow.top, overflow.left, overflow.bottom, overflow.right].max() ?? 0
            #expect(most <= 0.25, "\(layout) \(frames)")
        }
    }

    @Test("The seed's vertical gap is half the spacing, its horizontal one the whole")
    func seedGap() throws {
        var numbers = RandomNumbers(seed: 11)
        for _ in 0..<1000 {
            let parts = randomParts(&numbers)
            let style = numbers.pick(InsetStyle.allCases)
            // Quarters of it must lie on the grid for a centred gap to be exact.
            let space = numbers.half(0...8) * 4
            let layout = EdgeInsetsLayout(
                style: style, imageTitleSpace: space, seedCompatible: true)
            let frames = try layout.frames(
                of: parts, in: Size(width: 300, height: 200), context: LayoutContext(scale: 2))
            let wanted = style == .left || style == .right ? space : space / 2
            #expect(frames.gap.map { close($0, wanted) } == true, "\(layout) \(frames)")
        }
    }

    @Test("Stateless, inset and forced swaps agree where content is centred and has room")
    func swaps() throws {
        var numbers = RandomNumbers(seed: 23)
        let context = try LayoutContext(scale: 2)
        for _ in 0..<1000 {
            let parts = randomParts(&numbers)
            let space = numbers.half(0...10) * 2
            let bounds = Size(width: 260, height: 60)
            let right = try SwappedLayout(spacing: space)
                .frames(of: parts, in: bounds, context: context)
            for strategy in [SwapStrategy.insetsOnce, .insetsOnLayout, .forceRightToLeft] {
                let other = try SwappedLayout(strategy: strategy, spacing: space)
                    .frames(of: parts, in: bounds, context: context)
                #expect(close(other.icon, right.icon), "\(strategy) \(parts)")
                #expect(close(other.title, right.title), "\(strategy) \(parts)")
                #expect(other.diagnostics.isEmpty && right.diagnostics.isEmpty)
            }
        }
    }

    @Test("A flipped button is the mirror image of the button before")
    func flip() throws {
        var numbers = RandomNumbers(seed: 29)
        for _ in 0..<1000 {
            let parts = randomParts(&numbers)
            let alignment = numbers.pick(HorizontalAlignment.allCases)
            let bounds = Size(width: numbers.half(20...260), height: 60)
            let context = try LayoutContext(scale: 2)
            let plain = try ClassicLayout(horizontalAlignment: alignment)
                .frames(of: parts, in: bounds, context: context)
            let flipped = try SwappedLayout(strategy: .flip, horizontalAlignment: alignment)
                .frames(of: parts, in: bounds, context: context)
            for (one, other) in [(plain.icon, flipped.icon), (plain.title, flipped.title)] {
                let mirrored = one.map {
                    Rect(
                        x: bounds.width - $0.maxX, y: $0.minY, width: $0.width,
                        height: $0.height)
                }
                #expect(close(other, mirrored))
            }
        }
    }

    @Test("A configured button is the mirror image in the other direction but for rounding")
    func configuration() throws {
        var numbers = RandomNumbers(seed: 31)
        for _ in 0..<1000 {
            let layout = ConfigurationLayout(
                placement: numbers.pick([.leading, .trailing, .top, .bottom]),
                imagePadding: numbers.half(0...10),
                contentInsets: DirectionalEdgeInsets(
                    top: 3, leading: numbers.half(0...20), bottom: 5,
                    trailing: numbers.half(0...20)),
                titleAlignment: numbers.pick(TitleAlignment.allCases),
                horizontalAlignment: numbers.pick([.leading, .trailing, .center]))
            var parts = randomParts(&numbers)
            parts.subtitle = TitleMeasure(
                Size(width: numbers.half(1...80), height: 15))
            let context = try LayoutContext(scale: 2)
            let least = try layout.intrinsicSize(of: parts, context: context)
            let bounds = Size(width: least.width + numbers.half(0...50), height: least.height)
            let left = try layout.frames(of: parts, in: bounds, context: context)
            let right = try layout.frames(
                of: parts, in: bounds,
                context: LayoutContext(scale: 2, direction: .rightToLeft))
            let pairs = [
                (left.icon, right.icon), (left.title, right.title),
                (left.subtitle, right.subtitle),
            ]
            for (one, other) in pairs {
                let one = try #require(one)
                let other = try #require(other)
                // Halves go left in both directions, for the block and for what it centres.
                #expect(abs(bounds.width - one.maxX - other.minX) <= 2 * 0.5 + 1e-9)
                #expect(one.size == other.size && one.minY == other.minY)
                #expect(left.content.union(one) == left.content, "\(layout) \(left)")
            }
            #expect(left.gap.map { close($0, layout.imagePadding) } == true, "\(layout) \(left)")
        }
    }

    @Test("The intrinsic size of a stack shows everything")
    func stack() throws {
        var numbers = RandomNumbers(seed: 37)
        for _ in 0..<2000 {
            let parts = ButtonParts(
                icon: Size(
                    width: numbers.half(1...50) * 0.731, height: numbers.half(1...50) * 0.917),
                titleSize: Size(width: numbers.half(1...150) * 0.853, height: 17.9004))
            let layout = StackLayout(
                placement: numbers.pick(Placement.allCases), spacing: numbers.half(0...20))
            let context = try LayoutContext(scale: 2)
            let size = try layout.intrinsicSize(of: parts, context: context)
            let frames = try layout.frames(of: parts, in: size, context: context)
            #expect(frames.diagnostics.isEmpty, "\(layout) \(frames)")
        }
    }
}
