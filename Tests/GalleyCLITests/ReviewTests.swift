#if os(Linux)
    import Foundation
    import Glibc
    import TestSupport
    import Testing

    @Suite("galley review at a terminal")
    struct ReviewTests {
        /// Types keys at the built command and returns what it showed, and the terminal's modes after.
        private func review(
            _ project: GoldenProject, keys: String, variables: [String: String] = [:]
        ) throws -> (text: String, status: Int32, isRestored: Bool) {
            var (master, slave): (Int32, Int32) = (0, 0)
            try #require(unsafe openpty(&master, &slave, nil, nil, nil) == 0)
            let terminal = FileHandle(fileDescriptor: slave)
            var before = termios()
            unsafe tcgetattr(slave, &before)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: CommandRun.executable)
            process.arguments = ["review"]
            process.currentDirectoryURL = URL(fileURLWithPath: project.path)
            process.environment = variables
            process.standardInput = terminal
            process.standardOutput = terminal
            process.standardError = terminal
            let reader = FileHandle(fileDescriptor: master)
            try process.run()
            // The keys wait in the terminal until they are asked for.
            var modes = termios()
            repeat {
                usleep(2_000)
                unsafe tcgetattr(slave, &modes)
            } while modes.c_lflag & tcflag_t(ICANON) != 0 && process.isRunning
            reader.write(Data(keys.utf8))
            var text = Data()
            while process.isRunning || Self.hasMore(master) {
                if Self.hasMore(master) { text += reader.availableData }
            }
            process.waitUntilExit()
            unsafe tcgetattr(slave, &modes)
            let status = process.terminationStatus
            try terminal.close()
            try reader.close()
            return (
                String(decoding: text, as: UTF8.self), status, modes.c_lflag == before.c_lflag
            )
        }

        private static func hasMore(_ descriptor: Int32) -> Bool {
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            return unsafe poll(&wait, 1, 20) == 1 && wait.revents & Int16(POLLIN) != 0
        }

        @Test("Keys accept, reject and skip, and the terminal is as it was")
        func keys() throws {
            let project = try GoldenProject(["a", "b", "c", "d"])
            #expect(project.run("verify").status == 2)
            let run = try review(project, keys: "iaxrsq")
            #expect(run.status == 5 && run.isRestored)
            #expect(run.text.contains("1 accepted, 1 rejected, 2 still pending"), "\(run.text)")
            #expect(run.text.contains("▀") && run.text.contains("freetype: "))
            #expect(project.snapshot().keys.sorted() == ["a/a.png", "manifest.json"])
            let rest = try review(project, keys: "A", variables: ["TERM": "xterm-kitty"])
            #expect(rest.status == 0 && rest.isRestored && rest.text.contains("\u{1B}_Ga=T,f=100"))
            #expect(project.run("pending").status == 0)
        }

        @Test("Leaving at once changes nothing", arguments: ["q", "\u{3}", "\u{4}"])
        func leaving(key: String) throws {
            let project = try GoldenProject(["a"])
            #expect(project.run("verify").status == 2)
            let run = try review(project, keys: key)
            #expect(run.status == 5 && run.isRestored)
            #expect(project.snapshot().isEmpty)
        }
    }
#endif
