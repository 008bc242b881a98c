import GalleyImage

/// The files of any folder, for verbs that read what others wrote.
package enum FolderListing {
    /// Returns the paths of all files below a folder in order, without hidden ones and links.
    ///
    /// - Throws: ``GoldenStoreError/file(_:)`` where there is no such folder.
    package static func files(below folder: String) throws(GoldenStoreError) -> [String] {
        guard StoreFolder.isFolder(folder) else {
            throw .file(.fileNotFound(path: folder))
        }
        return StoreFolder(path: folder).files()
    }

    /// Returns the names of the files in a folder itself, in order; none where there is no folder.
    package static func names(in folder: String) -> [String] {
        StoreFolder.list(folder).filter { $0.kind == .file }.map(\.name)
    }
}
