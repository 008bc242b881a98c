extension CaseResult {
    /// A place in a file.
    public struct Source: Sendable, Hashable {
        /// The file's path.
        public var file: String
        /// The line, from 1.
        public var line: Int?

        /// Creates a place.
        public init(file: String, line: Int? = nil) {
            self.file = file
            self.line = line
        }
    }

    /// One gate of a tolerance.
    public struct Limit: Sendable, Hashable {
        /// What a gate bounds.
        public enum Kind: String, Sendable, CaseIterable {
            case pixels, ratio, delta, channel, window, aa, ssim, fuzzy
        }

        /// What the gate bounds.
        public var kind: Kind
        /// The largest value that passes; the smallest of ``Kind/ssim``. A ratio is from 0 to 1.
        public var limit: Double
        /// The value found.
        public var measured: Double
        /// Whether the gate holds.
        public var isPassed: Bool
        /// The side of the square in pixels, of ``Kind/window``.
        public var window: Int?
        /// Why the tolerance exists, as its author wrote.
        public var reason: String?

        /// Creates a gate with what was found.
        public init(kind: Kind, limit: Double, measured: Double, isPassed: Bool) {
            self.kind = kind
            self.limit = limit
            self.measured = measured
            self.isPassed = isPassed
        }
    }

    /// A rectangle of pixels from the top left, with a name where it has one.
    public struct Region: Sendable, Hashable {
        /// The part's or mask's name.
        public var name: String?
        /// The left edge.
        public var x: Int
        /// The top edge.
        public var y: Int
        /// The width.
        public var width: Int
        /// The height.
        public var height: Int

        /// Creates a rectangle.
        public init(name: String? = nil, x: Int, y: Int, width: Int, height: Int) {
            self.name = name
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// One of the two pictures of a case.
    public struct Picture: Sendable, Hashable {
        /// The path of its PNG.
        public var path: String?
        /// The SHA-256 of the file's bytes, in hexadecimal.
        public var fileHash: String?
        /// The pixel hash, in hexadecimal.
        public var pixelHash: String?
        /// The width in pixels.
        public var width: Int
        /// The height in pixels.
        public var height: Int
        /// The id of the environment it was drawn in.
        public var environment: String?
        /// Further text of the file, by keyword.
        public var texts: [String: String] = [:]

        /// Creates a picture from its size in pixels.
        public init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    /// What a check of golden pictures says.
    public struct Finding: Sendable, Hashable {
        /// The rule's id.
        public var rule: String
        /// One sentence that says what is wrong.
        public var message: String

        /// Creates a finding.
        public init(rule: String, message: String) {
            self.rule = rule
            self.message = message
        }
    }
}
