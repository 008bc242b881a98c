import GalleyButtons
import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("Layouts from Swift")
struct SwiftLayoutTests {
    /// A change to a button and the keys of a spec that say the same.
    struct Change: CustomTestStringConvertible, Sendable {
        var keys: String
        var apply: @Sendable (inout IconButton) -> Void
        var testDescription: String { keys }
    }

    static let changes: [Change] = [
        Change(keys: "layout: \"classic\", titleEdgeInsets: [1, 2, 3, 4]") {
            $0.layout = .classic
            $0.options.titleEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        },
        Change(keys: "layout: \"edgeInsets\", insetStyle: \"bottom\", imageTitleSpace: 7") {
            $0.layout = .edgeInsets
            $0.options.insetStyle = .bottom
            $0.options.imageTitleSpace = 7
        },
        Change(keys: "layout: \"swapped\", strategy: \"rectOverride\", pass: 1") {
            $0.layout = .swapped
            $0.options.strategy = .rectOverride
            $0.options.pass = .first
        },
        Change(keys: "layout: \"configuration\", titlePadding: 3, subtitle: \"文字\"") {
            $0.layout = .configuration
            $0.options.titlePadding = 3
            $0.subtitle = ButtonTitle(text: "文字", font: "title", size: 13)
        },
        Change(keys: "layout: \"iconFont\", spacing: 5, policy: {seedCompatible: true}") {
            $0.layout = .iconFont
            $0.spacing = 5
            $0.policy.seedCompatible = true
        },
        Change(keys: "crossAlignment: \"start\", placement: \"top\"") {
            $0.options.crossAlignment = .start
            $0.placement = .top
        },
    ]

    @Test("a button made in Swift stands as the spec's does", arguments: changes)
    func same(_ change: Change) throws {
        var button = IconButton(
            name: "b", title: ButtonTitle(text: "文字在右", font: "title", size: 15),
            image: ButtonImage(file: ButtonSource.disc))
        change.apply(&button)
        let grid = PixelGrid(scale: 3)
        let declared = try ButtonSource.button("title: \"文字在右\", \(change.keys)")
        for direction in LayoutDirection.allCases {
            let swift = try ButtonSource.renderer.compose(
                button, grid: grid, direction: direction)
            let spec = try ButtonSource.renderer.compose(
                declared, grid: grid, direction: direction)
            #expect(swift.frames == spec.frames)
            #expect(swift.intrinsicSize == spec.intrinsicSize)
        }
    }

    @Test("a subclass's hooks are used as they are")
    func hooks() throws {
        let button = try ButtonSource.button(
            "title: \"文字在右\", layout: \"classic\", size: [120, 80]")
        let hooks = ClassicHooks(
            imageRect: { content, _ in Rect(x: content.maxX - 30, y: 1, width: 20, height: 21) },
            titleRect: { content, inherited in inherited(content).offset(x: -10, y: 0) })
        let composed = try ButtonSource.renderer.compose(
            button, grid: PixelGrid(scale: 2), rules: ClassicLayout(hooks: hooks))
        #expect(composed.image?.frame == Rect(x: 90, y: 1, width: 20, height: 21))
        // Without the hook the title is at 42 (layout reference B1).
        #expect(composed.title?.frame == Rect(x: 32, y: 29, width: 60, height: 22))
    }

    @Test("whatever changes, the next layout is of the new value")
    func changing() throws {
        var button = try ButtonSource.button("title: \"文字\", layout: \"swapped\", spacing: 4")
        let grid = PixelGrid(scale: 2)
        func frames() throws -> ButtonFrames {
            try ButtonSource.renderer.compose(button, grid: grid).frames
        }
        #expect(try frames().icon?.minX == 34)
        button.title?.text = "文字在右"
        #expect(try frames().icon?.minX == 64)
        button.title?.size = 30
        #expect(try frames().icon?.minX == 124)
        button.width = 200
        // 24 + 4 + 120 in 200: 26 on the left.
        #expect(try frames().title?.minX == 26)
        button.image = nil
        #expect(try frames().title?.minX == 40)
    }

    @Test(
        "mirrored frames in right-to-left lines equal those in left-to-right ones",
        arguments: [
            "layout: \"configuration\", imagePadding: 6, contentInsets: {leading: 4, trailing: 11}",
            "placement: \"leading\", spacing: 6, contentInsets: {leading: 4}",
            "placement: \"trailing\", horizontalAlignment: \"leading\", spacing: 6",
            "layout: \"classic\", horizontalAlignment: \"trailing\"",
            "layout: \"swapped\", spacing: 8, horizontalAlignment: \"leading\"",
        ])
    func mirrored(keys: String) throws {
        // Even rooms on every side, so that no half has to be rounded.
        let button = try ButtonSource.button("title: \"文字在右\", size: [151, 44], \(keys)")
        let grid = PixelGrid(scale: 2)
        let left = try ButtonSource.renderer.compose(button, grid: grid).frames
        let right = try ButtonSource.renderer.compose(
            button, grid: grid, direction: .rightToLeft
        ).frames
        for (one, other) in [(left.icon, right.icon), (left.title, right.title)] {
            let one = try #require(one)
            let other = try #require(other)
            #expect(abs((151 - one.maxX) - other.minX) <= 0.5)
            #expect(one.size == other.size && one.minY == other.minY)
        }
    }
}
