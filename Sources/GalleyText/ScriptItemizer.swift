import GalleyFonts

/// Gives every scalar the script it is shaped in (UAX 24).
///
/// Marks and shared characters take the script of what stands before them, or, at the start, of
/// what follows; a closing bracket takes the script its opening one had.
struct ScriptItemizer {
    static let common = Tag(rawValue: 0x5A79_7979)  // Zyyy
    private static let inherited = Tag(rawValue: 0x5A69_6E68)  // Zinh
    private static let unknown = Tag(rawValue: 0x5A7A_7A7A)  // Zzzz
    private static let latin = Tag(rawValue: 0x4C61_746E)  // Latn

    /// How many open brackets are remembered, as in UAX 9's rule BD16.
    private static let bracketLimit = 63

    /// The script of each scalar; empty where all have the same.
    private let scripts: [Tag]
    /// The script of all scalars.
    private let only: Tag

    /// Finds the scripts of a paragraph.
    init(_ scalars: ArraySlice<Unicode.Scalar>) {
        let own = Self.onlyScript(of: scalars)
        only = own ?? Self.common
        scripts = own == nil ? Self.scripts(of: scalars) : []
    }

    /// Whether all scalars have the same script.
    var areEqual: Bool { scripts.isEmpty }

    /// The script of the scalar at a place in the paragraph.
    subscript(place: Int) -> Tag { scripts.isEmpty ? only : scripts[place] }

    /// The one script that scalars have besides what scripts share, or nil where there are more.
    private static func onlyScript(of scalars: ArraySlice<Unicode.Scalar>) -> Tag? {
        var only = common
        for scalar in scalars {
            let own = script(of: scalar)
            if own == only || own == common || own == inherited || own == unknown { continue }
            guard only == common else { return nil }
            only = own
        }
        return only
    }

    private static func scripts(of scalars: ArraySlice<Unicode.Scalar>) -> [Tag] {
        var scripts: [Tag] = []
        scripts.reserveCapacity(scalars.count)
        var current = common
        var brackets: [(closing: Unicode.Scalar, script: Tag)] = []
        for scalar in scalars {
            let own = script(of: scalar)
            if own != common, own != inherited, own != unknown {
                if current == common {
                    for index in scripts.indices { scripts[index] = own }
                    for index in brackets.indices { brackets[index].script = own }
                }
                current = own
            } else if own == common {
                resolveBracket(scalar, &current, &brackets)
            }
            scripts.append(current)
        }
        return scripts
    }

    private static func resolveBracket(
        _ scalar: Unicode.Scalar, _ current: inout Tag,
        _ brackets: inout [(closing: Unicode.Scalar, script: Tag)]
    ) {
        switch scalar.properties.generalCategory {
        case .openPunctuation:
            if brackets.count < bracketLimit { brackets.append((scalar.mirrored, current)) }
        case .closePunctuation:
            if let open = brackets.lastIndex(where: { $0.closing == scalar }) {
                current = brackets[open].script
                brackets.removeSubrange(open...)
            }
        default: break
        }
    }

    private static func script(of scalar: Unicode.Scalar) -> Tag {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A: latin
        case 0..<0x80: common
        default: scalar.script
        }
    }
}
