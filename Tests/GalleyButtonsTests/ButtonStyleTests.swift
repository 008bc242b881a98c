import GalleyButtons
import GalleyGeometry
import GalleyImage
import Testing

@Suite("Button styles")
struct ButtonStyleTests {
    @Test("merging takes what the other style sets and keeps the rest")
    func merging() {
        let base = ButtonStyle(
            title: LabelStyle(font: "a", size: 1), spacing: 2, background: .color(.white),
            borderWidth: .hairline, cornerRadius: 3)
        let other = ButtonStyle(
            title: LabelStyle(size: 4, color: .white), icon: LabelStyle(font: "i"), spacing: 0,
            borderColor: .clear)
        let expected = ButtonStyle(
            title: LabelStyle(font: "a", size: 4, color: .white), icon: LabelStyle(font: "i"),
            spacing: 0, background: .color(.white), borderWidth: .hairline, borderColor: .clear,
            cornerRadius: 3)
        #expect(base.merging(other) == expected)
        #expect(base.merging(ButtonStyle()) == base)
        #expect(ButtonStyle().merging(base) == base)
    }

    @Test("a border needs a width above 0 and is black by default")
    func border() {
        #expect(ButtonStyle(borderColor: .white).border == nil)
        #expect(ButtonStyle(borderWidth: .points(0), borderColor: .white).border == nil)
        #expect(
            ButtonStyle(borderWidth: .points(2)).border == Border(width: .points(2), color: .black))
    }

    @Test("a hairline is one pixel at every scale")
    func hairline() {
        #expect(BorderWidth.hairline.points(atScale: 2) == 0.5)
        #expect(BorderWidth.points(3).points(atScale: 2) == 3)
    }

    @Test("directional insets follow the layout direction and physical ones do not")
    func insets() {
        let directional = ContentInsets.directional(
            DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        let physical = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(directional.resolved(for: .leftToRight) == physical)
        #expect(
            directional.resolved(for: .rightToLeft)
                == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(ContentInsets.physical(physical).resolved(for: .rightToLeft) == physical)
    }
}
