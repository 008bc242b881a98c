import GalleyButtons
import GalleyGeometry
import GalleyImage
import GalleyLayout
import Testing

@Suite("Numbers that are no lengths")
struct ButtonNumberTests {
    /// A wrong number in a button and the end of the error's sentence.
    struct Wrong: CustomTestStringConvertible, Sendable {
        var fault: LayoutError
        var apply: @Sendable (inout IconButton) -> Void
        var testDescription: String { "\(fault)" }
    }

    private static let limit = LayoutError.limit

    static let wrong: [Wrong] = [
        Wrong(fault: .notANumber(.bounds, input: "width")) { $0.width = .nan },
        Wrong(fault: .infinite(.bounds, input: "height")) { $0.height = .infinity },
        Wrong(fault: .negative(.bounds, input: "width", value: -4)) { $0.width = -4 },
        Wrong(fault: .outOfRange(.bounds, input: "height", value: 2e9)) { $0.height = 2e9 },
        Wrong(fault: .infinite(.title, input: "titleEdgeInsets.left")) {
            $0.options.titleEdgeInsets = EdgeInsets(top: 0, left: .infinity, bottom: 0, right: 0)
        },
        Wrong(fault: .notANumber(.icon, input: "imageEdgeInsets.top")) {
            $0.options.imageEdgeInsets = EdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
        },
        Wrong(fault: .notANumber(.content, input: "contentEdgeInsets.right")) {
            $0.options.contentEdgeInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: .nan)
        },
        Wrong(fault: .notANumber(.layout, input: "imageTitleSpace")) {
            $0.layout = .edgeInsets
            $0.options.imageTitleSpace = .nan
        },
        Wrong(fault: .infinite(.layout, input: "imagePadding")) {
            $0.layout = .configuration
            $0.options.imagePadding = -.infinity
        },
        Wrong(fault: .negative(.layout, input: "imageReservation", value: -1)) {
            $0.layout = .configuration
            $0.options.imageReservation = -1
        },
        Wrong(fault: .infinite(.layout, input: "spacing")) {
            $0.layout = .stack
            $0.spacing = .infinity
        },
        Wrong(fault: .notANumber(.layout, input: "margin")) {
            $0.layout = .iconFont
            $0.spacing = .nan
        },
        Wrong(fault: .negative(.bounds, input: "cornerRadius", value: -1)) {
            $0.cornerRadius = -1
        },
        Wrong(fault: .negative(.bounds, input: "minimumScaleFactor", value: -0.5)) {
            $0.options.minimumScaleFactor = -0.5
        },
        Wrong(fault: .notANumber(.bounds, input: "border.width")) {
            $0.border = Border(width: .points(.nan))
        },
    ]

    @Test("an error names the button, the element and the input", arguments: wrong)
    func named(_ wrong: Wrong) throws {
        var button = try ButtonSource.button("title: \"文\", layout: \"classic\"")
        wrong.apply(&button)
        #expect(throws: ButtonsError.layout(button: "b", wrong.fault)) {
            try ButtonSource.renderer.compose(button, grid: PixelGrid(scale: 2))
        }
        let error = ButtonsError.layout(button: "b", wrong.fault)
        #expect(error.description == "button b: \(wrong.fault)")
    }

    @Test("a scale that is none is an error", arguments: [0, -1, .nan, .infinity, 1e9])
    func scale(_ scale: Double) throws {
        let button = try ButtonSource.button("title: \"文\"")
        let composer = ButtonComposer(fonts: ButtonSource.fonts)
        let error = #expect(throws: ButtonsError.self) {
            try composer.compose(button, scale: scale)
        }
        guard case .layout("b", .badScale(let found)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(found == scale || found.isNaN && scale.isNaN)
    }

    @Test("a frame that is nowhere is an error", arguments: [Double.nan, .infinity, -2e9])
    func frame(x: Double) throws {
        let button = try ButtonSource.button("title: \"文\"")
        let error = #expect(throws: ButtonsError.self) {
            try ButtonSource.renderer.compose(
                button, grid: PixelGrid(scale: 1),
                frame: Rect(x: x, y: 0, width: 10, height: 10))
        }
        #expect(error?.description.hasPrefix("button b: the button's x is ") == true)
    }

    @Test(
        "insets that cross and frames without area draw nothing and trap nowhere",
        arguments: [
            "layout: \"classic\", contentEdgeInsets: [50, 80, 50, 80]",
            "layout: \"classic\", contentEdgeInsets: [50, 80, 50, 80], policy: {crossingInsets: \"plain\"}",
            "layout: \"classic\", imageEdgeInsets: [0, 110, 0, 110], horizontalAlignment: \"fill\"",
            "layout: \"configuration\", contentInsets: [50, 80, 50, 80]",
            "contentInsets: [50, 80, 50, 80]",
            "layout: \"swapped\", strategy: \"flip\", contentEdgeInsets: [50, 80, 50, 80]",
            "layout: \"edgeInsets\", imageTitleSpace: 30000, insetStyle: \"top\"",
        ])
    func crossed(keys: String) throws {
        let button = try ButtonSource.button("title: \"文字\", size: [60, 40], \(keys)")
        let composed = try ButtonSource.renderer.compose(button, grid: PixelGrid(scale: 3))
        let picture = try ButtonSource.renderer.picture(
            of: composed, overlay: LayoutOverlay())
        #expect(picture.width == 180 && picture.height == 120)
    }
}
