/// Icons as a cache knows them.
struct IconKey: Hashable {
    let icon: Icon
    let style: IconStyle

    static func == (left: IconKey, right: IconKey) -> Bool {
        switch (left.icon, right.icon) {
        case (.codePoints(let a), .codePoints(let b)): guard a == b else { return false }
        case (.named(let a), .named(let b)):
            guard a.utf8.elementsEqual(b.utf8) else { return false }
        default: return false
        }
        return left.style == right.style
    }

    /// Hashes the icons and their size; that tells enough apart.
    func hash(into hasher: inout Hasher) {
        switch icon {
        case .codePoints(let scalars): hasher.combine(scalars)
        case .named(let name): name.hashBytes(into: &hasher)
        }
        hasher.combine(style.size)
    }
}
