import Foundation
import GalleyFonts
import GalleyGeometry
import TestSupport
import Testing

@Suite("Variable axes")
struct VariationTests {
    static let symbols = "MaterialSymbolsOutlined-subset.ttf"
    static let weight = Tag("wght") ?? Tag(rawValue: 0)
    static let fill = Tag("FILL") ?? Tag(rawValue: 0)

    // The default of `fvar` and the middle of FILL, as fontTools lists them.
    @Test("The axes are those of the font, with names, ends, defaults and the hidden flag")
    func axes() throws {
        let face = try FontFace(path: PackagePaths.font(Self.symbols))
        #expect(face.axes.map(\.tag.description) == ["FILL", "GRAD", "opsz", "wght"])
        #expect(face.axes.map(\.name) == ["Fill", "Grade", "Optical Size", "Weight"])
        #expect(face.axes.map(\.minimum) == [0, -50, 20, 100])
        #expect(face.axes.map(\.defaultValue) == [0, 0, 24, 400])
        #expect(face.axes.map(\.maximum) == [1, 200, 48, 700])
        #expect(face.variations.map(\.value) == [0, 0, 24, 400])
        let hidden = try FontFace(path: PackagePaths.anyFont("var-glyf.ttf"))
        #expect(hidden.axes.map(\.isHidden) == [false, true])
        let fixed = try FontFace(path: PackagePaths.font("Roboto-Regular.ttf"))
        #expect(fixed.axes.isEmpty && fixed.variations.isEmpty && fixed.instances.isEmpty)
    }

    @Test("A named instance gives the coordinates the font lists for it")
    func namedInstances() throws {
        let path = PackagePaths.font(Self.symbols)
        let face = try FontFace(path: path)
        let names = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold"]
        #expect(face.instances.map(\.name) == names)
        let medium = try face.instance(named: "Medium")
        #expect(medium.variations.map(\.value) == [0, 0, 24, 500])
        #expect(try face.varied(by: medium.variations).variations == medium.variations)
        #expect(throws: FontError.unknownInstance("Heavy", path: path, known: names)) {
            try face.instance(named: "Heavy")
        }
        let book = try FontFace(path: PackagePaths.anyFont("var-cff2.otf"))
            .instance(named: "Book")
        #expect(book.variations.map(\.value) == [353.125, 0])
    }

    // GSUB of the font replaces glyphs by `rclt` from FILL 0.98999 on; hb-shape 6.0.0 gives the same.
    // The small fonts replace by `rvrn` from 0.75 on, and `avar` maps 0.375 to 0.5: by hand wght
    // 100 + 800 · (0.375 + 0.625 / 2) = 650.
    @Test(
        "Glyphs are replaced where the design space says so",
        arguments: [
            (symbols, "FILL", 0.98, "\u{E88A}", 45), (symbols, "FILL", 0.99, "\u{E88A}", 46),
            ("var-glyf.ttf", "wght", 649, "A", 1), ("var-glyf.ttf", "wght", 650, "A", 2),
            ("var-cff2.otf", "wght", 649, "A", 1), ("var-cff2.otf", "wght", 650, "A", 2),
        ] as [(String, String, Double, Unicode.Scalar, UInt32)])
    func substitutions(
        font: String, axis: String, value: Double, scalar: Unicode.Scalar, glyph: UInt32
    ) throws {
        let face = try FontFace(
            path: PackagePaths.anyFont(font),
            variations: [FontVariation(axis: #require(Tag(axis)), value: value)])
        #expect(face.shape([scalar.value].span, range: 0..<1).map(\.glyph.rawValue) == [glyph])
    }

    @Test("A value beyond the end of its axis is moved to the end and told")
    func clamping() throws {
        let path = PackagePaths.font(Self.symbols)
        let face = try FontFace(
            path: path,
            variations: [
                FontVariation(axis: Self.weight, value: 1e300),
                FontVariation(axis: Self.fill, value: -0.25),
            ])
        #expect(face.variations.map(\.value) == [0, 0, 24, 700])
        #expect(
            face.clampedVariations == [
                ClampedVariation(axis: Self.fill, requested: -0.25, used: 0),
                ClampedVariation(axis: Self.weight, requested: 1e300, used: 700),
            ])
        let bold = try FontFace(
            path: path, variations: [FontVariation(axis: Self.weight, value: 700)])
        let home = try #require(face.glyph(for: "\u{E88A}"))
        #expect(try face.outline(of: home) == bold.outline(of: home))
    }

    @Test("An unknown axis and a value that is not finite are refused by name")
    func refusals() throws {
        let path = PackagePaths.font(Self.symbols)
        let width = try #require(Tag("wdth"))
        let known = try FontFace(path: path).axes.map(\.tag)
        let unknown = FontError.unknownAxis(width, path: path, known: known)
        #expect(throws: unknown) {
            try FontFace(path: path, variations: [FontVariation(axis: width, value: 75)])
        }
        #expect(
            unknown.description == "\(path) has no axis wdth; set one of FILL, GRAD, opsz, wght")
        for value in [Double.nan, .infinity, -.infinity] {
            #expect(throws: FontError.axisValueNotFinite(Self.weight, path: path)) {
                try FontCollection().face(
                    path: path, variations: [FontVariation(axis: Self.weight, value: value)])
            }
        }
        let fixed = PackagePaths.font("Roboto-Regular.ttf")
        #expect(throws: FontError.unknownAxis(Self.weight, path: fixed, known: [])) {
            try FontFace(path: fixed, variations: [FontVariation(axis: Self.weight, value: 4)])
        }
    }

    @Test("TTF, WOFF and WOFF2 have the same outlines at an instance")
    func packed() throws {
        let settings = [
            FontVariation(axis: Self.fill, value: 0.37),
            FontVariation(axis: Self.weight, value: 531),
        ]
        let faces = try ["ttf", "woff", "woff2"].map {
            try FontFace(
                path: PackagePaths.font("MaterialSymbolsOutlined-subset.\($0)"),
                variations: settings)
        }
        let plain = try FontFace(path: PackagePaths.font(Self.symbols))
        var varied = 0
        for number in 0..<UInt32(plain.glyphCount) {
            let glyph = GlyphID(rawValue: number)
            let outline = try faces[0].outline(of: glyph)
            if try plain.outline(of: glyph) != outline { varied += 1 }
            for face in faces.dropFirst() { #expect(try face.outline(of: glyph) == outline) }
        }
        #expect(varied > 50)
    }

    @Test("A collection opens a place in the design space once")
    func collection() throws {
        let fonts = FontCollection()
        let path = PackagePaths.font(Self.symbols)
        let plain = try fonts.face(path: path)
        let bold = FontVariation(axis: Self.weight, value: 700)
        let first = try fonts.face(path: path, variations: [bold])
        #expect(first != plain)
        #expect(try fonts.face(path: path, variations: [bold]) == first)
        #expect(try fonts.face(path: path, variations: plain.variations) == plain)
        // The later of two settings of one axis counts.
        let light = FontVariation(axis: Self.weight, value: 100)
        #expect(try fonts.face(path: path, variations: [light, bold]) == first)
        // The same place, but with something to tell.
        let clamped = try fonts.face(
            path: path, variations: [FontVariation(axis: Self.weight, value: 900)])
        #expect(clamped.variations == first.variations && clamped.clampedVariations.count == 1)
    }

    // Chromium 156 draws the same at font-optical-sizing: auto as at opsz = CSS pixels, also on a
    // screen of two pixels per CSS pixel.
    @Test("The optical size follows the font size, unless it is set or the face has none")
    func opticalSize() throws {
        let path = PackagePaths.font(Self.symbols)
        func opsz(_ design: DesignSettings) throws -> Double? {
            let face = try FontFace(file: FontFile(path: path), design: design)
            #expect(face.clampedVariations.isEmpty)
            return face.variations.first { $0.axis == Tag("opsz") }?.value
        }
        for (size, value) in [(15.0, 20.0), (30, 30), (30.5, 30.5), (100, 48)] {
            #expect(try opsz(DesignSettings(opticalSize: size)) == value)
            // The instance is at the default of the axis.
            #expect(try opsz(DesignSettings(instance: "Bold", opticalSize: size)) == value)
        }
        let set = [FontVariation(axis: try #require(Tag("opsz")), value: 40)]
        #expect(try opsz(DesignSettings(variations: set, opticalSize: 20)) == 40)
        #expect(try opsz(DesignSettings(optional: set, opticalSize: 20)) == 40)
        #expect(try opsz(DesignSettings()) == 24)
        #expect(throws: FontError.axisValueNotFinite(set[0].axis, path: path)) {
            try opsz(DesignSettings(opticalSize: .nan))
        }
        let fixed = try FontFace(
            file: FontFile(path: PackagePaths.font("Roboto-Regular.ttf")),
            design: DesignSettings(opticalSize: 20))
        #expect(fixed.variations.isEmpty)
    }

    @Test("Settings lie over an instance, and optional ones are left out where there is no axis")
    func settings() throws {
        let path = PackagePaths.font(Self.symbols)
        let fonts = FontCollection()
        let width = try #require(Tag("wdth"))
        let face = try fonts.face(
            path: path,
            design: DesignSettings(
                instance: "Bold", variations: [FontVariation(axis: Self.fill, value: 1)],
                optional: [
                    FontVariation(axis: width, value: 75),
                    FontVariation(axis: Self.fill, value: 0.5),
                ]))
        #expect(face.variations.map(\.value) == [0.5, 0, 24, 700])
        let same = try fonts.face(path: path, variations: face.variations)
        #expect(same == face && fonts.faceCount == 1)
        let fixed = PackagePaths.font("Roboto-Regular.ttf")
        let optional = DesignSettings(optional: [FontVariation(axis: width, value: 75)])
        #expect(try fonts.face(path: fixed, design: optional).variations.isEmpty)
        #expect(throws: FontError.unknownInstance("Bold", path: fixed, known: [])) {
            try fonts.face(path: fixed, design: DesignSettings(instance: "Bold"))
        }
        #expect(throws: FontError.axisValueNotFinite(width, path: path)) {
            let nan = [FontVariation(axis: width, value: .nan)]
            return try fonts.face(path: path, design: DesignSettings(optional: nan))
        }
    }

    @Test(
        "An unknown axis or instance is told with the nearest one the font has",
        arguments: [
            ("fill", "f has no axis fill; set FILL, the nearest of FILL, opsz, wght"),
            ("wgth", "f has no axis wgth; set wght, the nearest of FILL, opsz, wght"),
            ("wdth", "f has no axis wdth; set one of FILL, opsz, wght"),
        ])
    func nearestAxis(tag: String, message: String) throws {
        let known = ["FILL", "opsz", "wght"].compactMap(Tag.init)
        let error = FontError.unknownAxis(try #require(Tag(tag)), path: "f", known: known)
        #expect(error.description == message)
    }

    @Test("An unknown instance is told with the nearest one the font has")
    func nearestInstance() {
        let known = ["Light", "SemiBold"]
        #expect(
            FontError.unknownInstance("Semibold", path: "f", known: known).description
                == "f has no instance \"Semibold\"; choose SemiBold, the nearest of Light, SemiBold"
        )
        #expect(
            FontError.unknownInstance("W6", path: "f", known: known).description
                == "f has no instance \"W6\"; choose one of Light, SemiBold")
    }

    @Test(
        "Every damaged byte of a variable font gives a face or an error",
        arguments: ["var-glyf.ttf", "var-cff2.otf"])
    func mutations(font: String) throws {
        let bytes = [UInt8](
            try Data(contentsOf: URL(fileURLWithPath: PackagePaths.anyFont(font))))
        let settings = [FontVariation(axis: Self.weight, value: 633)]
        var opened = 0
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= index % 2 == 0 ? 0xFF : 0x41
            guard
                let face = try? FontFace(
                    file: FontFile(bytes: damaged), variations: settings)
            else { continue }
            opened += 1
            for number in 0..<UInt32(min(face.glyphCount, 8)) {
                _ = try? face.outline(of: GlyphID(rawValue: number))
                _ = try? face.inkBounds(of: GlyphID(rawValue: number))
                _ = face.advance(of: GlyphID(rawValue: number))
            }
            _ = face.instances
            _ = face.metrics()
            _ = face.shape([0x41].span, range: 0..<1)
        }
        #expect(opened > bytes.count / 2 && opened < bytes.count)
    }
}
