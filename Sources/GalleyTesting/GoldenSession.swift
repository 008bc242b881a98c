import Foundation
import GalleyButtons
import GalleyGoldens
import Synchronization

/// What all tests of a process share: opened stores, the names that were drawn, the fonts' hashes.
final class GoldenSession: Sendable {
    /// The session that tests belong to; the process has one unless a test makes its own.
    @TaskLocal static var current = GoldenSession()

    /// Reads an environment variable.
    let variable: @Sendable (String) -> String?
    private let state = Mutex(State())

    private struct State {
        var verifiers: [VerifierKey: Verifier] = [:]
        /// The first picture of each name, by the goldens' folder and the name in lower case.
        var seen: [[String]: Seen] = [:]
        var fontHashes: [FontKey: [GoldenEnvironment.Value]] = [:]
        var attached: Set<[String]> = []
    }

    private struct VerifierKey: Hashable {
        let goldens: String
        let artefacts: String
        let mode: UpdateMode
        let isReadOnly: Bool
    }

    private struct Seen {
        let name: GoldenName
        let pixels: String
        let owner: String
    }

    private struct FontKey: Hashable {
        let fonts: [FontDeclaration]
        let stamps: [FileStamp]
    }

    /// Starts a session.
    ///
    /// - Parameter variable: Reads an environment variable.
    init(
        variable: @escaping @Sendable (String) -> String? = {
            ProcessInfo.processInfo.environment[$0]
        }
    ) {
        self.variable = variable
    }

    /// Opens the store of a project for a mode; with `CI` set for none but reading.
    func verifier(_ project: TestProject, mode: UpdateMode) throws(GoldenStoreError) -> Verifier {
        let key = VerifierKey(
            goldens: project.goldens, artefacts: project.artefacts, mode: mode,
            isReadOnly: project.isCI)
        if let open = state.withLock({ $0.verifiers[key] }) { return open }
        // A test may end the process at any time, so nothing is held back.
        let verifier = try Verifier(
            store: GoldenStore(
                folder: project.goldens, equalAxes: Set(project.settings.equalAxes)),
            artefacts: project.artefacts, mode: mode, isReadOnly: project.isCI, batchSize: 0)
        state.withLock { $0.verifiers[key] = verifier }
        return verifier
    }

    /// Takes down the picture of a name.
    ///
    /// - Throws: ``GoldenStoreError/duplicateName(_:first:second:)`` where another picture has the name;
    ///   `.nameCollision` where the names differ in nothing but upper and lower case.
    func register(
        _ name: GoldenName, pixels: String, owner: String, in project: TestProject
    ) throws(GoldenStoreError) {
        let seen = Seen(name: name, pixels: pixels, owner: owner)
        let first = state.withLock { state in
            let key = [project.goldens, name.path.lowercased()]
            let first = state.seen[key]
            if first == nil { state.seen[key] = seen }
            return first
        }
        guard let first else { return }
        guard first.name == name else { throw .nameCollision(first.name.path, name.path) }
        guard first.pixels == pixels else {
            throw .duplicateName(name.path, first: first.owner, second: owner)
        }
    }

    /// Whether the files of a failure are to be attached; two with one name would lose it.
    func isFirstFailure(_ name: GoldenName, in project: TestProject) -> Bool {
        state.withLock { $0.attached.insert([project.goldens, name.path]).inserted }
    }

    /// Returns what pixels drawn with fonts depend on; files that have not changed are hashed once.
    func environment(of fonts: [FontDeclaration]) throws(ButtonsError) -> GoldenEnvironment {
        let key = FontKey(fonts: fonts, stamps: fonts.flatMap(\.files).map(FileStamp.init))
        var values = DrawingEnvironment.versions.map { GoldenEnvironment.Value($0.name, $0.value) }
        if let known = state.withLock({ $0.fontHashes[key] }) {
            values += known
        } else {
            let hashes = try DrawingEnvironment.hashes(of: fonts)
                .map { GoldenEnvironment.Value($0.name, $0.value) }
            state.withLock { $0.fontHashes[key] = hashes }
            values += hashes
        }
        return GoldenEnvironment(values)
    }
}
