import GalleyGoldens
import Testing

@Suite("Self test")
struct SelfTestTests {
    @Test("Every check passes on this machine, and there are more than forty")
    func passes() {
        let checks = SelfTest.run()
        #expect(checks.count > 40)
        for check in checks {
            #expect(check.passes, "\(check.name): \(check.measured), not \(check.expected)")
        }
        #expect(Set(checks.map(\.name)).count == checks.count)
    }
}
