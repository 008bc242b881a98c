import Testing

@testable import GalleyBench

@Suite("Lines of peers")
struct PeerAnswerTests {
    @Test("The first line tells the forms of work and the name")
    func ready() {
        #expect(
            PeerAnswer("ready png,pixels Pango 1.50, cairo 1.16")
                == .ready(forms: ["png", "pixels"], name: "Pango 1.50, cairo 1.16"))
    }

    @Test("Work is answered with seconds and bytes, a file with a word, a fault with a sentence")
    func answers() {
        #expect(PeerAnswer("0.25 1024") == .done(seconds: 0.25, bytes: 1_024))
        #expect(PeerAnswer("saved") == .saved)
        #expect(PeerAnswer("error it is broken") == .fault("it is broken"))
    }

    @Test(
        "Anything else is a fault",
        arguments: [
            "", "ready", "ready png", "1", "1 2 3", "-1 2", "nan 2", "inf 2", "1 x", "Saved",
        ])
    func others(line: String) {
        #expect(PeerAnswer(line) == .fault("says '\(line)'"))
    }

    @Test("A run is seconds, those of processors and kibibytes")
    func runs() {
        let run = Launcher.Run(line: "0.004500000 0.003000 7936")
        #expect(run?.seconds == 0.0045)
        #expect(run?.processorSeconds == 0.003)
        #expect(run?.mebibytes == 7.75)
        for line in ["", "0.1", "0.1 0.1 0", "0 0 10", "a 1 10", "0.1 -1 9", "0.1 1 10 1"] {
            #expect(Launcher.Run(line: line) == nil)
        }
    }
}
