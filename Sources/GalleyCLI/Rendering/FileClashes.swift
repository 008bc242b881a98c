import GalleyButtons

/// Finds pictures of different specs that would go to one file of the folder.
///
/// Names of one spec never clash, in which no two are alike.
struct FileClashes: Sendable {
    private let areSheets: Bool
    /// The hashes of names that more than one spec has: few, and looked at more closely.
    private var suspects: Set<UInt64> = []

    /// Compares the names of specs.
    ///
    /// - Parameters:
    ///   - chosen: The specs in the order of output.
    ///   - areSheets: Whether each has one picture, with the name of the file.
    init(_ chosen: [ChosenSpec], areSheets: Bool) {
        self.areSheets = areSheets
        guard chosen.count > 1 else { return }
        var seen: Set<UInt64> = []
        for spec in chosen {
            for name in Self.names(of: spec, areSheets) {
                let hash = Self.hash(name)
                if !seen.insert(hash).inserted { suspects.insert(hash) }
            }
        }
    }

    private static func names(_ spec: ChosenSpec) -> some Sequence<String> {
        let buttons = spec.buttons.lazy.map { spec.first.buttonNames[$0] }
        let screens = spec.screens.lazy.map { spec.first.screenNames[$0] }
        return [AnySequence(buttons), AnySequence(screens)].joined()
    }

    private static func names(of spec: ChosenSpec, _ areSheets: Bool) -> AnySequence<String> {
        areSheets ? AnySequence([spec.stem]) : AnySequence(names(spec))
    }

    /// Whether a spec before the one of a picture writes the same file, upper and lower case being
    /// equal.
    ///
    /// - Parameters:
    ///   - variant: The variant of the picture.
    ///   - name: Its name.
    ///   - spec: The number of its spec.
    ///   - chosen: All specs.
    /// - Returns: Whether one does.
    func hit(
        _ variant: SpecVariant, _ name: String, of spec: Int, in chosen: [ChosenSpec]
    ) -> Bool {
        guard suspects.contains(Self.hash(name)) else { return false }
        return chosen[..<spec].contains { earlier in
            guard earlier.variants.contains(variant) else { return false }
            return areSheets
                ? !earlier.buttons.isEmpty && earlier.stem.lowercased() == name.lowercased()
                : earlier.draws(name)
        }
    }

    /// FNV-1a of 64 bits over the name in lower case.
    private static func hash(_ name: String) -> UInt64 {
        name.lowercased().utf8.reduce(0xCBF2_9CE4_8422_2325) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
    }
}
