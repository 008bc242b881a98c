import Synchronization
import Testing

@testable import GalleyGoldens

@Suite("Work on several threads, taken in order")
struct OrderedWorkTests {
    private struct Fault: Error, Equatable {
        var number: Int
    }

    /// Lets later pieces overtake earlier ones.
    private func delay(_ number: Int) {
        var sum = 0
        for step in 0..<(number % 5) * 2000 { sum &+= step ^ sum }
        precondition(sum != 1)
    }

    @Test("pieces are taken in the order of their numbers, each once", arguments: [1, 2, 7, 300])
    func order(workers: Int) {
        let taken = Mutex<[Int]>([])
        do throws(Fault) {
            try Workers.inOrder(
                count: 200, workers: workers,
                make: { (number) throws(Fault) in
                    delay(number)
                    return number * 3
                },
                take: { (number, piece) throws(Fault) in
                    #expect(piece == number * 3)
                    taken.withLock { $0.append(number) }
                })
        } catch {
            Issue.record(error)
        }
        #expect(taken.withLock { $0 } == Array(0..<200))
    }

    @Test("no work is done where there is none")
    func none() {
        for count in [0, -3] {
            Workers.inOrder(
                count: count, workers: 4, make: { _ in Issue.record("made") }, take: { _, _ in })
        }
    }

    @Test(
        "the first number with an error wins; all before it are taken and none behind it",
        arguments: [1, 2, 7], [0, 1, 60, 199])
    func firstError(workers: Int, first: Int) {
        for failsTaking in [false, true] {
            let taken = Mutex<[Int]>([])
            let error = #expect(throws: Fault.self) {
                try Workers.inOrder(
                    count: 200, workers: workers,
                    make: { (number) throws(Fault) -> Int in
                        delay(number)
                        // Others behind the first have errors as well.
                        if number > first || (number == first && !failsTaking) {
                            throw Fault(number: number)
                        }
                        return number
                    },
                    take: { (number, _) throws(Fault) in
                        if number == first { throw Fault(number: number) }
                        taken.withLock { $0.append(number) }
                    })
            }
            #expect(error == Fault(number: first))
            #expect(taken.withLock { $0 } == Array(0..<first))
        }
    }

    @Test("no more pieces wait than there is room for, however slow the first is")
    func room() {
        let workers = 3
        let waiting = Atomic(0)
        let most = Mutex(0)
        Workers.inOrder(
            count: 500, workers: workers,
            make: { number in
                if number % 100 == 0 { for _ in 0..<20 { delay(4) } }
                let count = waiting.add(1, ordering: .relaxed).newValue
                most.withLock { $0 = max($0, count) }
            },
            take: { _, _ in waiting.subtract(1, ordering: .relaxed) })
        #expect(most.withLock { $0 } <= workers * Workers.waitingPieces)
    }
}
