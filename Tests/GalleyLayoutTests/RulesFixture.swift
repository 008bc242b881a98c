import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

/// A layout fixture: a layout, measured parts, and what must come of them.
struct RulesFixture: Decodable, Sendable, CustomTestStringConvertible {
    /// What must come of a fixture; a rectangle may be cut short or hold null where nothing is known.
    struct Expected: Decodable, Sendable {
        let content: [LayoutNumber?]?
        let icon: [LayoutNumber?]?
        let title: [LayoutNumber?]?
        let subtitle: [LayoutNumber?]?
        let gap: LayoutNumber?
        /// The size of the area that icon and title share.
        let overlap: [LayoutNumber]?
        let intrinsic: [LayoutNumber]?
        let contentInsets: [LayoutNumber]?
        let imageInsets: [LayoutNumber]?
        let titleInsets: [LayoutNumber]?
        /// The codes of the diagnostics in their order, each once in a row.
        let diagnostics: [String]?
    }

    let name: String
    let why: String
    /// The button's size; nil where only the intrinsic size is asked for.
    let bounds: [LayoutNumber]?
    let icon: [LayoutNumber]?
    let title: [LayoutNumber]?
    let subtitle: [LayoutNumber]?
    let background: [LayoutNumber]?
    let titleLineHeight: Double?
    /// The width of what is left of the title when it is truncated.
    let hugged: Double?
    /// The size of the title's lines when it breaks.
    let wrapped: [LayoutNumber]?
    let scale: Double
    let direction: String?
    let layout: RulesLayout
    let expected: Expected

    var testDescription: String { name }

    func context() throws -> LayoutContext {
        try LayoutContext(scale: scale, direction: LayoutFixture.direction(direction))
    }

    var parts: ButtonParts {
        var measure = title.map { TitleMeasure(LayoutFixture.size($0)) }
        if let lines = wrapped.map(LayoutFixture.size) {
            measure?.wraps = true
            measure?.fitting = { _ in lines }
        } else if let hugged {
            measure?.fitting = { _ in Size(width: hugged, height: 18) }
        }
        return ButtonParts(
            icon: icon.map(LayoutFixture.size), title: measure,
            subtitle: subtitle.map { TitleMeasure(LayoutFixture.size($0)) },
            backgroundImage: background.map(LayoutFixture.size), titleLineHeight: titleLineHeight)
    }

    /// Lays the fixture out and compares everything it expects.
    func check() throws {
        let rules = try layout.rules()
        if let size = expected.intrinsic {
            let intrinsic = try rules.intrinsicSize(of: parts, context: context())
            #expect(close(intrinsic, LayoutFixture.size(size)), "\(intrinsic)")
        }
        guard let bounds = bounds.map(LayoutFixture.size) else { return }
        let frames = try rules.frames(of: parts, in: bounds, context: context())
        expect(frames.content, expected.content, "content", frames)
        expect(frames.icon, expected.icon, "icon", frames)
        expect(frames.title, expected.title, "title", frames)
        expect(frames.subtitle, expected.subtitle, "subtitle", frames)
        #expect((frames.icon == nil) == (icon == nil && layout.showsActivityIndicator != true))
        #expect((frames.title == nil) == (title == nil))
        if let gap = expected.gap {
            #expect(frames.gap.map { close($0, gap.value) } == true, "\(frames)")
        }
        if let overlap = expected.overlap {
            let shared = frames.overlap?.size
            #expect(shared.map { close($0, LayoutFixture.size(overlap)) } == true, "\(frames)")
        }
        expect(frames.insets?.content, expected.contentInsets, "content insets")
        expect(frames.insets?.icon, expected.imageInsets, "image insets")
        expect(frames.insets?.title, expected.titleInsets, "title insets")
        if let codes = expected.diagnostics {
            var found: [String] = []
            for code in frames.diagnostics.map(\.code) where code != found.last {
                found.append(code)
            }
            #expect(found == codes, "\(frames.diagnostics)")
        }
    }

    private func expect(
        _ rect: Rect?, _ numbers: [LayoutNumber?]?, _ part: Comment, _ frames: ButtonFrames
    ) {
        guard let numbers else { return }
        let values = rect.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
        #expect(values.count >= numbers.count, part)
        for (value, number) in zip(values, numbers) {
            guard let number else { continue }
            #expect(close(value, number.value), "\(part): \(frames)")
        }
    }

    private func expect(_ insets: EdgeInsets?, _ numbers: [LayoutNumber]?, _ name: Comment) {
        guard let numbers else { return }
        let values = insets.map { [$0.top, $0.left, $0.bottom, $0.right] } ?? []
        #expect(values.count == numbers.count, name)
        for (value, number) in zip(values, numbers) {
            #expect(close(value, number.value), "\(name): \(values)")
        }
    }
}
