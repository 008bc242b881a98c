import GalleyImage

extension OrphanSearch {
    /// Takes goldens of no use out of their folder and its manifest.
    ///
    /// - Parameters:
    ///   - orphans: The goldens.
    ///   - isFinal: Whether they are gone for good; otherwise they go to `trash` below the folder of
    ///     artefacts.
    /// - Throws: ``GoldenStoreError`` where a file can't be moved.
    public func prune(_ orphans: [GoldenName], isFinal: Bool) throws(GoldenStoreError) {
        for name in isFinal ? [] : orphans {
            guard let bytes = try store.files.read(name.file) else { continue }
            try files.write("trash/\(name.file)", bytes)
        }
        try store.commit([], removing: orphans)
    }
}
