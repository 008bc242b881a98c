/// Something about the goldens that someone should know.
public struct GoldenFinding: Hashable, Sendable {
    /// What it is.
    public enum Rule: String, CaseIterable, Sendable {
        /// Two names whose pictures are the same pixels.
        case identical = "identical-goldens"
        /// A picture of a single colour, which most changes leave as it is.
        case flat = "flat-golden"
        /// Names that differ in nothing but upper and lower case.
        case collision = "colliding-names"
        /// A picture with a colour profile, which is not applied.
        case profile = "color-profile"
        /// A pointer of Git LFS in place of the picture.
        case pointer = "lfs-pointer"
        /// A file that can't be decoded.
        case undecodable = "undecodable-golden"
        /// A file whose pixels are not those the manifest names.
        case edited = "edited-golden"
        /// A name of the manifest without a file.
        case lost = "lost-golden"
        /// A file that the manifest does not list.
        case unlisted = "unlisted-golden"
        /// A file whose name no golden has.
        case misnamed = "misnamed-golden"
        /// Goldens that were drawn in different environments.
        case environments = "mixed-environments"

        /// Whether verifying can't be right with it.
        public var isError: Bool {
            switch self {
            case .collision, .pointer, .undecodable, .edited, .lost: true
            case .identical, .flat, .profile, .unlisted, .misnamed, .environments: false
            }
        }
    }

    /// What it is.
    public let rule: Rule
    /// The goldens or files it is about.
    public let names: [String]
    /// One sentence that says what to do.
    public let message: String

    /// The finding as JSON.
    package var json: JSONDocument {
        .members([
            ("rule", .string(rule.rawValue)),
            ("level", .string(rule.isError ? "error" : "warning")),
            ("names", .array(names.map(JSONDocument.string))), ("message", .string(message)),
        ])
    }
}
