import Foundation
import GalleyButtons
import TestSupport

/// Spec files of the fixtures.
enum SpecSource {
    /// Returns the bytes of a file below Fixtures.
    static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: PackagePaths.fixture(name))))
    }

    /// Decodes a file below Fixtures as if it were at that path from the current folder.
    static func decode(_ name: String) throws -> ButtonSpec {
        try ButtonSpec(decoding: bytes(name), path: "Fixtures/\(name)")
    }

    /// Decodes a text.
    static func decode(text: String, path: String = "spec.json5") throws -> ButtonSpec {
        try ButtonSpec(decoding: Array(text.utf8), path: path)
    }
}
