import GalleyGeometry
import GalleyLayout
import Synchronization
import Testing

@Suite("Classic layout")
struct ClassicLayoutTests {
    private func randomInsets(
        _ numbers: inout RandomNumbers, _ range: ClosedRange<Int>
    ) -> EdgeInsets {
        if numbers.pick([true, false, false]) { return .zero }
        return EdgeInsets(
            top: numbers.half(range), left: numbers.half(range), bottom: numbers.half(range),
            right: numbers.half(range))
    }

    private func plain(_ insets: EdgeInsets) -> ClassicTranscription.Insets {
        (insets.top, insets.left, insets.bottom, insets.right)
    }

    private func matches(_ rect: Rect?, _ box: ClassicTranscription.Box?) -> Bool {
        close(rect, box.map { Rect(x: $0.x, y: $0.y, width: $0.w, height: $0.h) })
    }

    @Test("Random buttons equal the rules written down a second time", arguments: [1.0, 2, 3])
    func transcription(scale: Double) throws {
        var numbers = RandomNumbers(seed: 41)
        for _ in 0..<3000 {
            var layout = ClassicLayout(
                contentEdgeInsets: randomInsets(&numbers, -10...70),
                titleEdgeInsets: randomInsets(&numbers, -60...60),
                imageEdgeInsets: randomInsets(&numbers, -60...60),
                horizontalAlignment: numbers.pick(HorizontalAlignment.allCases),
                verticalAlignment: numbers.pick(VerticalAlignment.allCases))
            layout.policy.clampTitleHeight = numbers.pick([true, false])
            layout.policy.truncatedTitleWidth = numbers.pick(
                LayoutPolicy.TruncatedTitleWidth.allCases)
            let icon =
                numbers.pick([true, true, true, false])
                ? Size(width: numbers.half(0...60), height: numbers.half(0...60)) : nil
            let title =
                numbers.pick([true, true, true, false])
                ? Size(
                    width: (numbers.half(0...150) * scale).rounded() / scale,
                    height: (numbers.half(10...40) * scale).rounded() / scale) : nil
            let bounds = Size(width: numbers.half(0...200), height: numbers.half(0...90))
            let direction = numbers.pick(LayoutDirection.allCases)
            let frames = try layout.frames(
                of: ButtonParts(icon: icon, titleSize: title), in: bounds,
                context: LayoutContext(scale: scale, direction: direction))
            let model = ClassicTranscription(
                width: bounds.width, height: bounds.height, scale: scale,
                content: plain(layout.contentEdgeInsets), image: plain(layout.imageEdgeInsets),
                title: plain(layout.titleEdgeInsets),
                imageSize: icon.map { ($0.width, $0.height) },
                titleSize: title.map { ($0.width, $0.height) },
                alignment: layout.horizontalAlignment.rawValue,
                vertical: layout.verticalAlignment.rawValue,
                rightToLeft: direction == .rightToLeft,
                clampsHeight: layout.policy.clampTitleHeight,
                besideImage: layout.policy.truncatedTitleWidth.rawValue)
            let boxes = model.boxes
            #expect(matches(frames.content, model.contentBox), "\(layout)")
            #expect(matches(frames.icon, boxes.image), "\(layout) \(frames)")
            #expect(matches(frames.title, boxes.title), "\(layout) \(frames)")
        }
    }

    @Test("With mirrored insets, leading and trailing mirror exactly in the other direction")
    func mirrored() throws {
        var numbers = RandomNumbers(seed: 5)
        func even(_ range: ClosedRange<Int>) -> Double { numbers.half(range).rounded(.down) * 2 }
        func insets() -> EdgeInsets {
            EdgeInsets(
                top: even(-5...5), left: even(-20...20), bottom: even(-5...5),
                right: even(-20...20))
        }
        func mirror(_ insets: EdgeInsets) -> EdgeInsets {
            EdgeInsets(
                top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
        }
        for _ in 0..<1000 {
            var layout = ClassicLayout(
                contentEdgeInsets: insets(), titleEdgeInsets: insets(), imageEdgeInsets: insets())
            layout.horizontalAlignment = numbers.pick([.leading, .trailing, .center])
            let parts = ButtonParts(
                icon: Size(width: even(1...20), height: even(1...20)),
                titleSize: Size(width: even(1...60), height: even(5...15)))
            let bounds = Size(width: even(60...150), height: even(10...50))
            let left = try layout.frames(
                of: parts, in: bounds, context: LayoutContext(scale: 1))
            layout.contentEdgeInsets = mirror(layout.contentEdgeInsets)
            layout.titleEdgeInsets = mirror(layout.titleEdgeInsets)
            layout.imageEdgeInsets = mirror(layout.imageEdgeInsets)
            let right = try layout.frames(
                of: parts, in: bounds, context: LayoutContext(scale: 1, direction: .rightToLeft))
            for (one, other) in [(left.icon, right.icon), (left.title, right.title)] {
                let mirrored = one.map {
                    Rect(
                        x: bounds.width - $0.maxX, y: $0.minY, width: $0.width,
                        height: $0.height)
                }
                #expect(close(other, mirrored), "\(layout)")
            }
        }
    }

    private let parts = ButtonParts(
        icon: Size(width: 24, height: 24), titleSize: Size(width: 60, height: 18))
    private let bounds = Size(width: 120, height: 80)

    // R15: neither clamped nor rounded; the inherited rule answers for any rectangle.
    @Test("What a hook returns is used as it is")
    func hooks() throws {
        var layout = ClassicLayout(
            contentEdgeInsets: EdgeInsets(top: 0, left: 9, bottom: 0, right: 0))
        layout.hooks.contentRect = { bounds, inherited in
            inherited(bounds).offset(x: -9, y: 0.125)
        }
        layout.hooks.imageRect = { content, _ in
            Rect(x: content.width + 0.3, y: -7.1, width: 500, height: 1)
        }
        layout.hooks.titleRect = { content, inherited in
            inherited(content.offset(x: 10, y: 0)).offset(x: 0.3, y: 0)
        }
        layout.hooks.backgroundRect = { bounds, _ in
            Rect(x: 1, y: 2, width: bounds.width - 2, height: bounds.height - 4)
        }
        let frames = try layout.frames(of: parts, in: bounds, context: LayoutContext(scale: 2))
        #expect(close(frames.content, Rect(x: 0, y: 0.125, width: 111, height: 80)))
        #expect(close(frames.icon, Rect(x: 111.3, y: -7.1, width: 500, height: 1)))
        // 10 + (111 - 84)/2 + 24 = 47.5, then 0.3; 0.125 + 31 rounds to 31.
        #expect(close(frames.title, Rect(x: 47.8, y: 31, width: 60, height: 18)))
        #expect(frames.background == Rect(x: 1, y: 2, width: 118, height: 76))
    }

    @Test(
        "Hooks are asked once each, in the policy's order, and only for items that are there",
        arguments: LayoutPolicy.HookOrder.allCases, [true, false])
    func hookOrder(order: LayoutPolicy.HookOrder, hasImage: Bool) throws {
        final class Log: Sendable {
            let names = Mutex<[String]>([])
            func hook(_ name: String) -> ClassicHooks.Hook {
                { rect, inherited in
                    self.names.withLock { $0.append(name) }
                    return inherited(rect)
                }
            }
        }
        let log = Log()
        var layout = ClassicLayout(
            hooks: ClassicHooks(
                backgroundRect: log.hook("background"), contentRect: log.hook("content"),
                imageRect: log.hook("image"), titleRect: log.hook("title")))
        layout.policy.hookOrder = order
        var parts = parts
        if !hasImage { parts.icon = nil }
        _ = try layout.frames(of: parts, in: bounds, context: LayoutContext(scale: 2))
        let items = order == .titleFirst ? ["title", "image"] : ["image", "title"]
        #expect(
            log.names.withLock { $0 }
                == ["background", "content"] + items.filter { hasImage || $0 == "title" })
    }

    @Test("A hook that returns no number is named")
    func hookFault() throws {
        let layout = ClassicLayout(
            hooks: ClassicHooks(titleRect: { content, _ in content.offset(x: .nan, y: 0) }))
        #expect(throws: LayoutError.notANumber(.title, input: "titleRect.x")) {
            try layout.frames(of: parts, in: bounds, context: LayoutContext(scale: 2))
        }
    }

    // R23: Auto Layout takes zero as no size at all, sizeThatFits doesn't.
    @Test("An intrinsic extent of zero is no intrinsic metric")
    func noIntrinsicMetric() throws {
        let layout = ClassicLayout(
            contentEdgeInsets: EdgeInsets(top: 0, left: -12, bottom: 0, right: -12))
        let context = try LayoutContext(scale: 2)
        let image = ButtonParts(icon: Size(width: 24, height: 24))
        let metrics = try layout.intrinsicContentSize(of: image, context: context)
        #expect(metrics.width == nil && metrics.height == 24)
        let size = try layout.intrinsicSize(of: image, context: context)
        #expect(size == Size(width: 0, height: 24))
    }
}
