import Foundation
import GalleyImage
import TestSupport

/// Pictures of other projects, where they are at hand.
enum ConformancePicture {
    /// Decodes a PNG below a folder of the conformance data.
    static func load(_ name: String, in folder: String) throws -> StraightBitmap {
        let path = "\(PackagePaths.conformance ?? "")/\(folder)/\(name)"
        return try StraightBitmap(png: Array(Data(contentsOf: URL(fileURLWithPath: path))))
    }

    /// Decodes a fixture of pixelmatch by its name without suffix.
    static func pixelmatch(_ name: String) throws -> StraightBitmap {
        try load("\(name).png", in: "pixelmatch")
    }
}
