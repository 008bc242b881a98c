import Foundation
import GalleyButtons
import GalleyGeometry
import GalleyImage
import GalleyLayout
import GalleyText
import Testing

@Suite("Random buttons")
struct RandomButtonTests {
    /// A linear congruential generator with the constants of Knuth's MMIX: the same numbers always.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private struct Dice {
        var generator: Generator

        mutating func one<Value: CaseIterable>(of type: Value.Type) -> Value {
            let all = Array(type.allCases)
            return all[Int.random(in: all.indices, using: &generator)]
        }
        mutating func maybe<Value>(_ value: Value) -> Value? {
            Bool.random(using: &generator) ? value : nil
        }
        mutating func length() -> Double {
            // Far out now and then, and often no whole number of pixels.
            let reach = Int.random(in: 0..<8, using: &generator) == 0 ? 9000.0 : 40
            return Double.random(in: -reach...reach, using: &generator)
        }
        mutating func insets() -> EdgeInsets {
            EdgeInsets(top: length(), left: length(), bottom: length(), right: length())
        }
    }

    private func button(_ dice: inout Dice) -> IconButton {
        var button = IconButton(
            name: "b", title: dice.maybe(ButtonTitle(text: "文字在右", font: "title", size: 15)),
            layout: dice.one(of: ButtonLayout.self), placement: dice.one(of: Placement.self),
            spacing: dice.maybe(dice.length()), width: dice.maybe(abs(dice.length()) / 20 + 1),
            height: dice.maybe(abs(dice.length()) / 20 + 1),
            contentInsets: dice.maybe(.physical(dice.insets())),
            horizontalAlignment: dice.one(of: HorizontalAlignment.self),
            verticalAlignment: dice.one(of: VerticalAlignment.self), background: .color(.white),
            border: dice.maybe(Border(width: .hairline)), cornerRadius: dice.maybe(4),
            image: dice.maybe(ButtonImage(file: ButtonSource.disc)),
            subtitle: dice.maybe(ButtonTitle(text: "文", font: "title", size: 13)),
            direction: dice.maybe(dice.one(of: LayoutDirection.self)),
            stateBlend: dice.one(of: StateBlend.self))
        if button.image == nil {
            button.icon = ButtonIcon(symbol: .named("home"), fonts: ["icons"], size: 24)
        }
        button.options.titleEdgeInsets = dice.maybe(dice.insets())
        button.options.imageEdgeInsets = dice.maybe(dice.insets())
        button.options.contentEdgeInsets = dice.maybe(dice.insets())
        button.options.insetStyle = dice.maybe(dice.one(of: InsetStyle.self))
        button.options.imageTitleSpace = dice.maybe(dice.length())
        button.options.calledBeforeLayout = dice.maybe(true)
        button.options.compensatesContentInsets = dice.maybe(true)
        button.options.strategy = dice.maybe(dice.one(of: SwapStrategy.self))
        button.options.pass = dice.maybe(.first)
        button.options.showsActivityIndicator = dice.maybe(true)
        button.options.cornerStyle = dice.maybe(dice.one(of: ConfigurationCorner.self))
        button.options.adjustsFontSizeToFitWidth = dice.maybe(true)
        button.policy.seedCompatible = dice.one(of: StateBlend.self) == .none
        button.policy.layout.crossingInsets = dice.one(of: LayoutPolicy.CrossingInsets.self)
        button.policy.layout.truncatedTitleWidth = dice.one(
            of: LayoutPolicy.TruncatedTitleWidth.self)
        button.policy.layout.rounding = dice.one(of: LayoutPolicy.Rounding.self)
        button.policy.layout.clampTitleHeight = dice.one(of: StateBlend.self) == .custom
        button.effects.opacity = dice.maybe(0.5)
        button.effects.masksToBounds = dice.maybe(true)
        button.effects.badge = dice.maybe(
            ButtonBadge(
                .text("9"), corner: dice.one(of: ButtonBadge.Corner.self),
                offset: Point(x: dice.length(), y: 0)))
        button.effects.shadow = dice.maybe(
            ButtonShadow(
                radius: abs(dice.length()) / 300, offset: Point(x: dice.length(), y: 0),
                spread: dice.length() / 300,
                silhouette: dice.one(of: ButtonShadow.Silhouette.self)))
        return button
    }

    @Test("they compose, draw, report and print the same every time", arguments: 1...40)
    func survives(seed: UInt64) throws {
        var dice = Dice(generator: Generator(state: seed &* 7919))
        let schema = try JSONDecoder().decode(
            PlainJSON.self, from: Data(LayoutReport.schema.utf8))
        for _ in 0..<8 {
            let button = button(&dice)
            let state = dice.one(of: StateBlend.self) == .none ? ButtonState.normal : .disabled
            let grid = PixelGrid(scale: Double(Int.random(in: 1...3, using: &dice.generator)))
            let direction = dice.one(of: LayoutDirection.self)
            func compose() throws -> ComposedButton {
                try ButtonSource.renderer.compose(
                    button, grid: grid,
                    frame: Rect(x: 3.3, y: 0, width: button.width ?? 60, height: 40),
                    direction: direction, state: state)
            }
            let composed = try compose()
            let again = try compose()
            #expect(composed.frames == again.frames)
            let report = LayoutReport(composed)
            let json = try JSONDecoder().decode(PlainJSON.self, from: Data(report.jsonLine.utf8))
            #expect(SchemaCheck(json, against: schema).faults == [])
            #expect(report.text == LayoutReport(again).text)
            for language in UIKitCode.Language.allCases {
                #expect(!UIKitCode(composed).text(in: language).contains("nan"))
            }
            let picture = try ButtonSource.renderer.picture(
                of: composed, overlay: LayoutOverlay())
            #expect(picture.width > 0)
        }
    }
}
