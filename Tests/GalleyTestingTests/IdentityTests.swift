import Testing

@testable import GalleyTesting

@Suite("Names of tests")
struct IdentityTests {
    @Suite("Inner")
    struct Inner {
        @Test("a test in nested suites has their names as folders")
        func nested() {
            let identity = TestIdentity(at: Place.here())
            #expect(identity.suite == "IdentityTests/Inner")
            #expect(identity.function == "nested")
            #expect(!identity.isParameterized)
        }
    }

    @Test("a test with arguments has the name of its function without their labels", arguments: [1])
    func numbered(number: Int) {
        let identity = TestIdentity(at: Place.here())
        #expect(identity.function == "numbered")
        #expect(identity.isParameterized)
    }

    @Test("a raw identifier loses its backticks and keeps its parentheses")
    func raw() {
        let identity = TestIdentity(
            components: ["Suite", "`save (pressed)`()"], stem: "File", isParameterized: false)
        #expect(identity.suite == "Suite")
        #expect(identity.function == "save (pressed)")
    }
}

@Test("a function outside of any suite belongs to its file")
func standalone() {
    #expect(TestIdentity(at: Place.here()).suite == "IdentityTests")
    #expect(TestIdentity(at: Place.here()).function == "standalone")
}
