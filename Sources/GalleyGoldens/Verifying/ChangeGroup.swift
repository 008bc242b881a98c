import GalleyImage

/// Names the group of pictures that changed in the same way, so that one decision can do for all.
enum ChangeGroup {
    /// Returns eight hexadecimal digits, equal for equal changes.
    ///
    /// Pictures in which colours changed, or whose parts moved, belong together with all of the same
    /// colours or distance; any other change belongs with what has the same pixels before and after.
    static func identifier(of result: GoldenResult) -> String {
        var text = "\(result.verdict) \(result.goldenPixelHash ?? "") \(result.pixelHash ?? "")"
        if let clusters = result.comparison?.clusters, !clusters.isEmpty,
            result.comparison?.sizeChange.isEmpty ?? false
        {
            let changes = clusters.map(\.change)
            let isCommon = changes.allSatisfy { change in
                switch change {
                case .recoloured, .shifted: true
                default: false
                }
            }
            if isCommon { text = Set(changes.map(\.words)).sorted().joined(separator: ", ") }
        }
        return String(SHA256.hexDigest(of: Array(text.utf8)).prefix(8))
    }
}
