/// Checks of the comparator on the machine it runs on, against numbers from outside of it.
public enum SelfTest {
    /// One number that was checked.
    public struct Check: Hashable, Sendable {
        /// What was checked.
        public let name: String
        /// What is right.
        public let expected: String
        /// What came out.
        public let measured: String

        /// Whether the two are the same.
        public var passes: Bool { expected == measured }
    }

    /// Runs every check, in an order that never changes.
    public static func run() -> [Check] {
        pixelChecks + edgeChecks + gateChecks + pictureChecks + distanceChecks
    }

    static func check(_ name: String, _ expected: Int, _ measured: Int) -> Check {
        Check(name: name, expected: "\(expected)", measured: "\(measured)")
    }

    static func check(_ name: String, _ expected: String, _ measured: String) -> Check {
        Check(name: name, expected: expected, measured: measured)
    }

    /// Checks a number to so many digits behind the point.
    static func check(
        _ name: String, _ expected: String, _ measured: Double?, digits: Int
    ) -> Check {
        check(name, expected, measured.map { Decimal.text($0, digits: digits) } ?? "nothing")
    }
}
