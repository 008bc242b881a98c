import Foundation
import GalleyButtons

/// What the system says of a file, which no change leaves as it is.
struct FileStamp: Hashable, Sendable {
    private let size: Int?
    private let date: Date?
    private let number: Int?

    init(_ path: String) {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        size = attributes?[.size] as? Int
        date = attributes?[.modificationDate] as? Date
        number = attributes?[.systemFileNumber] as? Int
    }
}

extension FontDeclaration {
    /// The font files.
    var files: [String] {
        switch kind {
        case .title(let references): references.map(\.file)
        case .icon(let reference, _): [reference.file]
        }
    }
}
