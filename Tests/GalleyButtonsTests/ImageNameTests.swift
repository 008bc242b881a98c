import GalleyButtons
import Testing

@Suite("Image names")
struct ImageNameTests {
    @Test(
        "defaults and scale 1 are left out and axes have one order",
        arguments: [
            (ImageName("save"), "save.png"),
            (ImageName("save", scale: 2), "save@2x.png"),
            (ImageName("save", values: [.state: "normal", .direction: "ltr"]), "save.png"),
            (ImageName("save", values: [.appearance: "light"], scale: 3), "save@3x.png"),
            (ImageName("save", values: [.appearance: "dark"]), "save~appearance=dark.png"),
            (
                ImageName(
                    "save",
                    values: [
                        .size: "120x40", .locale: "zh-Hant", .direction: "rtl",
                        .appearance: "dark", .state: "highlighted+selected",
                    ], scale: 2),
                "save~state=highlighted+selected,appearance=dark,direction=rtl,locale=zh-Hant,"
                    + "size=120x40@2x.png"
            ),
        ])
    func name(_ image: ImageName, expected: String) {
        #expect(image.description == expected)
    }
}
