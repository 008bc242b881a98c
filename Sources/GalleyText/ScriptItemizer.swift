import CUnicode
import GalleyFonts

/// Gives every scalar the script it is shaped in (UAX 24).
///
/// Marks and shared characters take the script of what stands before them, or, at the start, of
/// what follows; a closing bracket takes the script its opening one had.
enum ScriptItemizer {
    private static let common = Tag(rawValue: 0x5A79_7979)  // Zyyy
    private static let inherited = Tag(rawValue: 0x5A69_6E68)  // Zinh
    private static let unknown = Tag(rawValue: 0x5A7A_7A7A)  // Zzzz
    private static let latin = Tag(rawValue: 0x4C61_746E)  // Latn

    /// How many open brackets are remembered, as in UAX 9's rule BD16.
    private static let bracketLimit = 63

    /// Returns a script for each scalar.
    static func scripts(of scalars: ArraySlice<Unicode.Scalar>) -> [Tag] {
        var scripts: [Tag] = []
        scripts.reserveCapacity(scalars.count)
        var current = common
        var brackets: [(closing: UInt32, script: Tag)] = []
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
        _ brackets: inout [(closing: UInt32, script: Tag)]
    ) {
        let pair = galley_paired_bracket(scalar.value)
        guard pair != 0 else { return }
        if galley_is_opening_bracket(scalar.value) != 0 {
            if brackets.count < bracketLimit { brackets.append((pair, current)) }
        } else if let open = brackets.lastIndex(where: { $0.closing == scalar.value }) {
            current = brackets[open].script
            brackets.removeSubrange(open...)
        }
    }

    private static func script(of scalar: Unicode.Scalar) -> Tag {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A: latin
        default: Tag(rawValue: galley_script(scalar.value))
        }
    }
}
