import GalleyButtons
import GalleyGoldens
import GalleyImage

/// One assertion about a golden.
struct GoldenAssertion {
    /// What came of it.
    struct Outcome {
        /// The verdict; nil where there could be none.
        var result: GoldenResult?
        /// What the test fails with; nil for a success.
        var failure: String?
        /// What is worth a word though the test passes.
        var warning: String?
        /// The files of the failure by the names of their attachments.
        var attachments: [(name: String, path: String)] = []
    }

    /// What tells the picture from others of the test.
    let named: String?
    /// What the call says.
    let options: GoldenOptions
    /// What is left out of the comparison.
    let mask: Mask
    /// Where the call is.
    let site: GoldenSite

    /// Draws and verifies, with the project that a folder of tests belongs to.
    func outcome(
        in session: GoldenSession, by test: TestIdentity, testFolder: String,
        _ draw: (TestProject) throws(GoldenTestError) -> GoldenDrawing
    ) -> Outcome {
        do throws(GoldenTestError) {
            let project = try TestProject(testFolder: testFolder, variable: session.variable)
            let drawing = try draw(project)
            let name = try name(of: drawing, test)
            return try verify(drawing, name, in: session, project)
        } catch {
            return Outcome(failure: "no verdict on a golden: \(error)")
        }
    }

    private func name(
        of drawing: GoldenDrawing, _ test: TestIdentity
    ) throws(GoldenTestError) -> GoldenName {
        guard named != nil || !test.isParameterized else {
            throw .unnamedCase(function: test.function)
        }
        let values = ImageName("", values: drawing.values).variant
        do {
            return try GoldenName(
                suite: test.suite, name: named ?? test.function,
                axes: values.map { GoldenName.Axis($0.axis.rawValue, $0.value) },
                scale: drawing.scale)
        } catch {
            throw .store(error)
        }
    }

    private func verify(
        _ drawing: GoldenDrawing, _ name: GoldenName, in session: GoldenSession,
        _ project: TestProject
    ) throws(GoldenTestError) -> Outcome {
        let options = options.over(GoldenOptions.ofTraits).over(project.options(for: name))
        // Where no golden may be written, whoever wants one written gives way.
        let mode = project.isCI ? .none : options.update ?? .none
        let owner = "\(project.shown("\(site.filePath)")):\(site.line)"
        let environment: GoldenEnvironment
        do {
            environment = try session.environment(of: drawing.fonts)
        } catch {
            throw .buttons(error)
        }
        var mask = mask
        mask.regions += drawing.ignored
        let subject = GoldenSubject(
            name: name, picture: .bitmap(drawing.picture), environment: environment,
            inputHash: drawing.inputHash, owner: owner, layout: drawing.layout(),
            metric: options.metric ?? .exact, tolerance: options.tolerance ?? .exact, mask: mask)
        do {
            try session.register(
                name, pixels: subject.picture.pixelHash, owner: owner, in: project)
            let result = try session.verifier(project, mode: mode).verify(subject)
            return outcome(of: result, subject.tolerance, in: session, project)
        } catch {
            throw .store(error)
        }
    }

    private func outcome(
        of result: GoldenResult, _ tolerance: Tolerance, in session: GoldenSession,
        _ project: TestProject
    ) -> Outcome {
        guard !result.verdict.isSuccess else {
            let isRecorded = result.verdict == .recorded
            return Outcome(
                result: result,
                warning: isRecorded
                    ? "golden \(result.name) \(result.message); look at "
                        + "\(project.shown(project.goldens))/\(result.name.file)" : nil)
        }
        var outcome = Outcome(
            result: result, failure: FailureMessage(result, tolerance, project).text)
        if session.isFirstFailure(result.name, in: project) {
            outcome.attachments = result.artefacts?.attachments(of: result.name) ?? []
        }
        return outcome
    }
}

extension GoldenArtefacts {
    /// The files by names that no other golden's have.
    ///
    /// No name of a golden has a `!`, so that those of different goldens stay different without a
    /// folder.
    func attachments(of name: GoldenName) -> [(name: String, path: String)] {
        let stem = name.path.split(separator: "/").joined(separator: "!")
        let files = [
            ("expected.png", expected), ("actual.png", actual), ("diff.png", diff),
            ("side-by-side.png", sideBySide), ("result.json", result),
        ]
        return files.compactMap { file, path in path.map { ("\(stem)!\(file)", $0) } }
    }
}
