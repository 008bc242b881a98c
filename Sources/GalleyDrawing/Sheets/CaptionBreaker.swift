/// Breaks the names of icons into lines of ``CaptionFace``.
struct CaptionBreaker {
    let face: CaptionFace
    /// The width of a line in pixels.
    let width: Int
    /// The most lines; what is more is cut and ends in an ellipsis.
    let lineLimit: Int

    /// What a name is best broken after.
    private static let breaks: Set<Unicode.Scalar> = ["_", "-", ",", ".", "/"]

    /// Breaks between names, then after underscores and other marks, and inside a word only where it is
    /// wider than a line.
    func lines(of text: String) -> [String] {
        var rest = Array(text.unicodeScalars)[...]
        var lines: [String] = []
        while !rest.isEmpty {
            let fitting = fitting(rest)
            if fitting == rest.endIndex || lines.count + 1 < lineLimit {
                let end = fitting == rest.endIndex ? fitting : place(toBreak: rest, by: fitting)
                lines.append(Self.text(rest[..<end]))
                rest = rest[end...].drop { $0 == " " }
                continue
            }
            let cut = self.fitting(rest, beside: "…")
            lines.append(Self.text(rest[..<cut]) + "…")
            break
        }
        return lines
    }

    /// Returns where the scalars that fit on a line end, after one at least.
    private func fitting(
        _ scalars: ArraySlice<Unicode.Scalar>, beside last: Unicode.Scalar? = nil
    ) -> Int {
        let gap = face.gap
        var used = last.map { face.letter(of: $0).advance } ?? 0
        var end = scalars.startIndex
        while end < scalars.endIndex {
            used += face.letter(of: scalars[end]).advance
            if used - gap > width { break }
            end += 1
        }
        return last == nil ? max(end, scalars.startIndex + 1) : end
    }

    /// Returns the last place up to `end` where the text may break, or `end` where there is none.
    private func place(toBreak scalars: ArraySlice<Unicode.Scalar>, by end: Int) -> Int {
        // A space may stand beyond the line's end; one between names is better than one inside.
        if scalars[end] == " " { return end }
        if let space = scalars[..<end].lastIndex(of: " ") { return space }
        let last = scalars[..<end].lastIndex { Self.breaks.contains($0) }
        return last.map { $0 + 1 } ?? end
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        while view.last == " " { view.removeLast() }
        return String(view)
    }
}
