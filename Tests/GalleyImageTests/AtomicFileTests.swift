import Foundation
import TestSupport
import Testing

@testable import GalleyImage

@Suite("Writing files")
struct AtomicFileTests {
    @Test("A file is there whole, and nothing else is left")
    func file() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/a"
        for text in ["first", "second, and longer"] {
            try AtomicFile.replace(path, with: Array(text.utf8))
            #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
    }

    @Test("A pipe gets the bytes and stays a pipe")
    func pipe() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/pipe"
        try #require(unsafe mkfifo(path, 0o600) == 0)
        // A reader that does not wait lets the writer begin.
        let reader = unsafe open(path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        try AtomicFile.replace(path, with: [1, 2, 3])
        var bytes = [UInt8](repeating: 0, count: 8)
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(reader, $0.baseAddress, 8) }
        #expect(count == 3 && bytes.prefix(3) == [1, 2, 3])
        let kind = try FileManager.default.attributesOfItem(atPath: path)[.type]
        #expect(kind as? FileAttributeType != .typeRegular)
    }
}
