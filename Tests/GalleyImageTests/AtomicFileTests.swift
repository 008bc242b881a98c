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

    @Test("A pending file takes its place when it is committed, and leaves nothing when it is not")
    func pending() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/a"
        do {
            let dropped = try PendingFile(path, [1])
            #expect(folder.contents.count == 1 && folder.contents != ["a"])
            _ = consume dropped
        }
        #expect(folder.contents.isEmpty)
        let (first, second) = (try PendingFile(path, [1, 2]), try PendingFile(path, [3]))
        try first.commit()
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([1, 2]))
        try second.commit()
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([3]))
        #expect(folder.contents == ["a"])
    }

    @Test("A file that holds the bytes already is left alone; one of the same size is not")
    func unchanged() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/a"
        func number() throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        }
        try AtomicFile.replace(path, with: [1, 2])
        let first = try number()
        try PendingFile(path, [1, 2]).commit()
        #expect(try number() == first)
        try PendingFile(path, [1, 3]).commit()
        #expect(try number() != first && folder.contents == ["a"])
    }

    @Test("A folder in a file's place is an error, and nothing is left")
    func folderInPlace() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/a"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let pending = try PendingFile(path, [1])
        #expect(throws: ImageError.self) { try pending.commit() }
        #expect(folder.contents == ["a"])
    }
}
