#if canImport(Testing)
    import Testing
#endif

/// The test that runs, as far as the names of its goldens need it.
struct TestIdentity: Sendable, Equatable {
    /// The suites from the outermost inwards, or the file's name without ending where there are none.
    var suite: String
    /// The name of the test's function, without its parentheses.
    var function: String
    /// Whether the function runs once for each of several arguments, which have no names.
    var isParameterized: Bool

    /// Finds the test that asserts at a place.
    ///
    /// Swift Testing knows it. In an XCTest it is the function that asserts, in its file.
    init(at site: GoldenSite) {
        self.init(
            components: ["\(site.function)"], stem: site.stem, isParameterized: false)
        #if canImport(Testing)
            if let test = Test.current {
                self.init(
                    components: test.id.nameComponents, stem: site.stem,
                    isParameterized: test.isParameterized)
            }
        #endif
    }

    /// Takes the names of suites and, last, of a function.
    init(components: [String], stem: String, isParameterized: Bool) {
        let names = components.map(Self.bare)
        let suites = names.dropLast()
        suite = suites.isEmpty ? stem : suites.joined(separator: "/")
        function = names.last ?? stem
        self.isParameterized = isParameterized
    }

    /// Drops parentheses with labels, and the backticks of a raw identifier.
    private static func bare(_ name: String) -> String {
        if name.hasPrefix("`"), let end = name.dropFirst().firstIndex(of: "`") {
            return String(name[name.index(after: name.startIndex)..<end])
        }
        return String(name.prefix { $0 != "(" })
    }
}
