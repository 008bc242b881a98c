import GalleyGoldens
import GalleyImage
import TestSupport
import Testing

@testable import GalleyTesting

@Suite("Names of goldens")
struct NameClashTests {
    @Test("two pictures of one name in one run are refused with both places")
    func duplicate() throws {
        let shop = try Workshop()
        let session = Workshop.session(["GALLEY_UPDATE": "all"])
        let first = Place.here()
        let second = Place.here()
        _ = shop.check(
            try Workshop.picture(square: (2, 3, 4), .black), in: session, site: first)
        let outcome = shop.check(
            try Workshop.picture(square: (4, 3, 4), .black), in: session,
            // Another mode opens the store a second time, which must not hide the clash.
            options: GoldenOptions(update: UpdateMode.none), site: second)
        let path = "\(first.filePath)"
        #expect(
            outcome.failure
                == "no verdict on a golden: two pictures of this run are named Buttons/save and "
                + "differ (\(path):\(first.line) and \(path):\(second.line)); "
                + "give one another name")
        #expect(outcome.result == nil)
    }

    @Test("the same picture under one name passes twice")
    func same() throws {
        let shop = try Workshop()
        let session = Workshop.session(["GALLEY_UPDATE": "missing"])
        let picture = try Workshop.picture(square: (2, 3, 4), .black)
        #expect(shop.check(picture, in: session).result?.verdict == .recorded)
        #expect(shop.check(picture, in: session).result?.verdict == .match)
    }

    @Test("names that differ in upper and lower case alone are refused")
    func cases() throws {
        let shop = try Workshop()
        let session = Workshop.session()
        let picture = try Workshop.picture(square: (2, 3, 4), .black)
        _ = shop.check(picture, in: session, named: "Save")
        let outcome = shop.check(picture, in: session, named: "save")
        #expect(
            try #require(outcome.failure).contains(
                "the goldens Buttons/Save and Buttons/save differ in nothing but"))
    }

    @Test("a test with arguments has to name its goldens")
    func parameterized() throws {
        var shop = try Workshop()
        shop.test.isParameterized = true
        let picture = try Workshop.picture(square: (2, 3, 4), .black)
        let outcome = shop.check(picture, in: Workshop.session())
        #expect(
            outcome.failure
                == "no verdict on a golden: save runs once for each of its arguments, "
                + "which have no names; pass named: with a text that tells them apart")
        #expect(shop.files(below: ".galley") == [])
        let named = shop.check(picture, in: Workshop.session(), named: "one")
        #expect(named.result?.name.path == "Buttons/one")
    }

    @Test("attachments of different goldens have different names, and a name is attached once")
    func attachments() throws {
        var shop = try Workshop()
        let session = Workshop.session()
        let picture = try Workshop.picture(square: (2, 3, 4), .black)
        var names: [String] = []
        for (suite, name) in [("a", "b"), ("a/b", "c"), ("a", "b/c"), ("a.b", "c"), ("a", "b!c")] {
            shop.test.suite = suite
            let outcome = shop.check(picture, in: session, named: name)
            // There is no golden to attach.
            #expect(outcome.attachments.count == 4)
            names += outcome.attachments.map { $0.name }
            #expect(shop.check(picture, in: session, named: name).attachments.isEmpty)
        }
        #expect(Set(names).count == 20)
        #expect(names.first == "a!b!actual.png")
    }
}
