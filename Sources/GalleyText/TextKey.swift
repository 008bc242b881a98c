import GalleyFonts

/// A text as a cache knows it: the same scalars, not only the same characters.
///
/// Strings are equal where their characters are, however these are composed; a font may draw them
/// differently all the same.
struct TextKey: Hashable {
    let text: AttributedText
    let base: ParagraphStyle.BaseDirection

    static func == (left: TextKey, right: TextKey) -> Bool {
        guard left.base == right.base, left.text.fragments.count == right.text.fragments.count
        else { return false }
        for place in left.text.fragments.indices {
            guard
                left.text.fragments[place].text.utf8
                    .elementsEqual(right.text.fragments[place].text.utf8),
                left.text.fragments[place].style == right.text.fragments[place].style
            else { return false }
        }
        return true
    }

    /// Hashes the texts, their sizes and first faces; that tells enough apart.
    func hash(into hasher: inout Hasher) {
        for place in text.fragments.indices {
            text.fragments[place].text.hashBytes(into: &hasher)
            hasher.combine(text.fragments[place].style.size)
            hasher.combine(ObjectIdentifier(text.fragments[place].style.chain.faces[0]))
        }
    }
}

extension String {
    /// Hashes the UTF-8, which takes no normalization.
    func hashBytes(into hasher: inout Hasher) {
        let isHashed: Void? = unsafe utf8.withContiguousStorageIfAvailable { bytes in
            unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
        }
        if isHashed == nil { for byte in utf8 { hasher.combine(byte) } }
    }
}
