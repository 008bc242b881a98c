import Foundation
import GalleyGoldens
import GalleyImage
import TestSupport

/// A goldens' folder and a folder of artefacts that are gone after the test.
final class StoreFixture: Sendable {
    let folder: TemporaryFolder
    var goldens: String { "\(folder.path)/Goldens" }
    var artefacts: String { "\(folder.path)/.galley" }

    init() throws { folder = try TemporaryFolder() }

    func store(equalAxes: Set<String> = []) -> GoldenStore {
        GoldenStore(folder: goldens, equalAxes: equalAxes)
    }

    func verifier(
        _ mode: UpdateMode = .none, isReadOnly: Bool = false, equalAxes: Set<String> = [],
        references: ReferenceLog? = nil
    ) throws -> Verifier {
        try Verifier(
            store: store(equalAxes: equalAxes), artefacts: artefacts, mode: mode,
            isReadOnly: isReadOnly, references: references)
    }

    /// Records pictures of single names.
    func record(_ subjects: [GoldenSubject]) throws {
        let verifier = try verifier(.changed)
        for subject in subjects { _ = try verifier.verify(subject) }
        try verifier.finish()
    }

    /// The bytes of a golden.
    func bytes(_ name: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: "\(goldens)/\(name).png"))
    }

    func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: "\(goldens)/\(name)"))
    }

    /// All files of the goldens' folder with their contents.
    func snapshot() throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: goldens) {
            files[name] = FileManager.default.contents(atPath: "\(goldens)/\(name)")
        }
        return files
    }

    static let environment = GoldenEnvironment([
        GoldenEnvironment.Value("zlib", "1.2.13"), GoldenEnvironment.Value("freetype", "2.12.1"),
        GoldenEnvironment.Value("harfbuzz", "6.0.0"),
    ])
}

extension GoldenSubject {
    /// A white picture with a dot of a shade of red at a place.
    init(
        _ path: String, dot: UInt8 = 200, x: Int = 3, width: Int = 12,
        environment: GoldenEnvironment = StoreFixture.environment
    ) throws {
        var bitmap = try Bitmap(width: width, height: 8, fill: .white)
        bitmap[x, 4] = Color(red: dot, green: 0, blue: 0)
        self.init(
            name: try GoldenName(path: path), picture: .bitmap(bitmap), environment: environment,
            inputHash: String(repeating: "a", count: 64), owner: "a.json5:3",
            layout: "{\"name\":\"ü\",\"x\":\(x)}")
    }
}
