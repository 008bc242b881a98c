import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Layout input")
struct LayoutErrorTests {
    private static let rules: [any LayoutRules] =
        [
            StackLayout(), IconFontLayout(), ClassicLayout(), EdgeInsetsLayout(),
            ConfigurationLayout(),
        ] + SwapStrategy.allCases.map { SwappedLayout(strategy: $0) as any LayoutRules }

    private func error(_ body: () throws -> Void) -> LayoutError? {
        do {
            try body()
            return nil
        } catch {
            return error as? LayoutError
        }
    }

    @Test(
        "Every layout names the part whose size is no length",
        arguments: [Double.nan, .infinity, -.infinity, -1, -1e300, 1e300])
    func sizes(value: Double) throws {
        let context = try LayoutContext(scale: 2)
        let good = Size(width: 20, height: 20)
        let bad = [Size(width: value, height: 20), Size(width: 20, height: value)]
        for rules in Self.rules {
            for (size, extent) in zip(bad, ["width", "height"]) {
                let icon = error {
                    _ = try rules.frames(
                        of: ButtonParts(icon: size, titleSize: good), in: good, context: context)
                }
                #expect(icon?.description.hasPrefix("the icon's \(extent) is ") == true)
                let title = error {
                    _ = try rules.intrinsicSize(
                        of: ButtonParts(icon: good, titleSize: size), context: context)
                }
                #expect(title?.description.hasPrefix("the title's \(extent) is ") == true)
                let bounds = error {
                    _ = try rules.frames(
                        of: ButtonParts(icon: good, titleSize: good), in: size, context: context)
                }
                #expect(bounds?.description.hasPrefix("the button's \(extent) is ") == true)
            }
        }
    }

    @Test(
        "A scale that is no number of pixels per point is an error",
        arguments: [0, -1, .nan, .infinity, 1e-300, 1e300])
    func scale(value: Double) {
        let thrown = error { _ = try LayoutContext(scale: value) }
        #expect(thrown?.description.hasPrefix("the scale is ") == true)
    }

    @Test(
        "Insets and spacings are named by their property",
        arguments: [
            (
                ClassicLayout(
                    titleEdgeInsets: EdgeInsets(top: 0, left: .nan, bottom: 0, right: 0))
                    as any LayoutRules,
                LayoutError.notANumber(.title, input: "titleEdgeInsets.left")
            ),
            (
                ClassicLayout(
                    imageEdgeInsets: EdgeInsets(top: 0, left: 0, bottom: .infinity, right: 0)),
                .infinite(.icon, input: "imageEdgeInsets.bottom")
            ),
            (
                SwappedLayout(
                    contentEdgeInsets: EdgeInsets(top: 2e9, left: 0, bottom: 0, right: 0)),
                .outOfRange(.content, input: "contentEdgeInsets.top", value: 2e9)
            ),
            (
                EdgeInsetsLayout(imageTitleSpace: .nan),
                .notANumber(.layout, input: "imageTitleSpace")
            ),
            (
                SwappedLayout(earlier: EarlierSizes(title: Size(width: -1, height: 0))),
                .negative(.title, input: "earlier.width", value: -1)
            ),
            (
                ConfigurationLayout(imageReservation: -2),
                .negative(.layout, input: "imageReservation", value: -2)
            ),
            (StackLayout(spacing: .infinity), .infinite(.layout, input: "spacing")),
            (IconFontLayout(margin: .nan), .notANumber(.layout, input: "margin")),
        ])
    func properties(rules: any LayoutRules, expected: LayoutError) throws {
        let parts = ButtonParts(titleSize: Size(width: 60, height: 18))
        let context = try LayoutContext(scale: 2)
        #expect(throws: expected) {
            try rules.frames(of: parts, in: Size(width: 120, height: 80), context: context)
        }
        #expect(throws: expected) { try rules.intrinsicSize(of: parts, context: context) }
    }

    @Test("Every length within the limit gives finite frames")
    func limits() throws {
        var numbers = RandomNumbers(seed: 13)
        let lengths = [0, 1e-300, 1e-9, 0.1, 7, 1e6, 1e9]
        func size() -> Size { Size(width: numbers.pick(lengths), height: numbers.pick(lengths)) }
        func inset() -> Double { numbers.pick(lengths) * numbers.pick([1, -1]) }
        func insets() -> EdgeInsets {
            EdgeInsets(top: inset(), left: inset(), bottom: inset(), right: inset())
        }
        for _ in 0..<3000 {
            let horizontal = numbers.pick(HorizontalAlignment.allCases)
            let vertical = numbers.pick(VerticalAlignment.allCases)
            let rules: [any LayoutRules] = [
                ClassicLayout(
                    contentEdgeInsets: insets(), titleEdgeInsets: insets(),
                    imageEdgeInsets: insets(), horizontalAlignment: horizontal,
                    verticalAlignment: vertical),
                EdgeInsetsLayout(
                    style: numbers.pick(InsetStyle.allCases), imageTitleSpace: inset(),
                    contentEdgeInsets: insets(), horizontalAlignment: horizontal,
                    verticalAlignment: vertical, seedCompatible: numbers.pick([true, false])),
                SwappedLayout(
                    strategy: numbers.pick(SwapStrategy.allCases), spacing: inset(),
                    contentEdgeInsets: insets(), horizontalAlignment: horizontal,
                    verticalAlignment: vertical),
                ConfigurationLayout(
                    placement: numbers.pick(Placement.allCases), imagePadding: inset(),
                    titlePadding: inset(), horizontalAlignment: horizontal,
                    verticalAlignment: vertical),
            ]
            let parts = ButtonParts(
                icon: size(), title: TitleMeasure(size()), subtitle: TitleMeasure(size()))
            let bounds = size()
            for rules in rules {
                let frames = try rules.frames(
                    of: parts, in: bounds, context: LayoutContext(scale: 3))
                let found = [frames.content, frames.icon, frames.title, frames.subtitle]
                for rect in found.compactMap(\.self) {
                    let values = [rect.minX, rect.minY, rect.maxX, rect.maxY]
                    #expect(values.allSatisfy { $0.isFinite }, "\(rules) \(frames)")
                }
                #expect(frames.diagnostics.allSatisfy { !$0.message.isEmpty })
            }
        }
    }
}
