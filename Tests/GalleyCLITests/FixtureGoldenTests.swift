import TestSupport
import Testing

@Suite("Goldens of the fixtures")
struct FixtureGoldenTests {
    @Test("Every picture of the fixtures' screens is its golden, and every golden is of use")
    func verify() throws {
        let artefacts = try TemporaryFolder()
        let run = try CommandRun(
            process: [
                "verify", "--artifacts-dir", artefacts.path, "--no-cache", "--fail-on-orphans",
            ], folder: PackagePaths.fixture(""), environment: ["CI": "true"])
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        let check = try CommandRun(
            process: ["check", "--quiet"], folder: PackagePaths.fixture(""), environment: [:])
        #expect(check.status == 0, "\(check.output)\(check.errors)")
    }
}
