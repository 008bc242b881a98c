/// The folder for what failed, what waits and what runs wrote down.
enum ArtefactFolder {
    /// Makes the folder and keeps it out of version control by a file of its own.
    static func prepare(_ path: String) throws(GoldenStoreError) {
        let folder = StoreFolder(path: path)
        guard !folder.contains(".gitignore") else { return }
        try folder.write(".gitignore", Array("*\n".utf8))
    }
}
