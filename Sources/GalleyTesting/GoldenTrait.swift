#if canImport(Testing)
    public import GalleyGoldens
    public import Testing

    /// Says for a test or suite how its goldens are compared and whether they may be written.
    ///
    /// What an inner trait or a call says counts more; with `CI` set no golden is written whatever
    /// they say.
    public struct GoldenTrait: SuiteTrait, TestTrait, TestScoping {
        let options: GoldenOptions

        /// Suites and tests inside of a suite have its options too.
        public var isRecursive: Bool { true }

        /// Runs a test with the options.
        ///
        /// - Parameters:
        ///   - test: The test or suite.
        ///   - testCase: The case of the test; nil for a suite.
        ///   - function: The test's body.
        /// - Throws: What the body throws.
        public func provideScope(
            for test: Test, testCase: Test.Case?,
            performing function: @Sendable () async throws -> Void
        ) async throws {
            let all = options.over(GoldenOptions.ofTraits)
            try await GoldenOptions.$ofTraits.withValue(all) { try await function() }
        }
    }

    extension Trait where Self == GoldenTrait {
        /// Says how the goldens of a test or suite are compared and whether they may be written.
        ///
        /// - Parameters:
        ///   - update: Which goldens may be written; a picture that is recorded passes with a warning.
        ///   - metric: How far apart pixels are.
        ///   - tolerance: What pictures may differ by, each limit with its reason.
        /// - Returns: The trait.
        public static func goldens(
            update: GoldenUpdate? = nil, metric: Metric? = nil, tolerance: Tolerance? = nil
        ) -> GoldenTrait {
            GoldenTrait(
                options: GoldenOptions(update: update?.mode, metric: metric, tolerance: tolerance))
        }
    }
#endif
