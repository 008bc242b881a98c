extension Bitmap {
    /// Returns how many pixels of a picture span one point, by the suffix of its file's name.
    ///
    /// `name@2x.png` has 2 and `name@3x.png` 3, as in Apple's resource rules; a name without
    /// such a suffix has 1. Whole numbers from 1 to 9 are understood.
    public static func pixelsPerPoint(ofFileNamed name: String) -> Int {
        var stem = Substring(name)
        if let slash = stem.lastIndex(of: "/") { stem = stem[stem.index(after: slash)...] }
        if let dot = stem.lastIndex(of: ".") { stem = stem[..<dot] }
        // A device suffix may follow: name@2x~ipad.
        if let tilde = stem.lastIndex(of: "~") { stem = stem[..<tilde] }
        guard stem.last == "x", let at = stem.lastIndex(of: "@") else { return 1 }
        let digits = stem[stem.index(after: at)...].dropLast()
        guard digits.utf8.count == 1, let scale = Int(digits), scale > 0 else { return 1 }
        return scale
    }
}
