/// Pieces that are made in any order and taken in that of their numbers.
final class OrderedQueue<Piece: Sendable, Failure: Error>: Sendable {
    private struct State {
        /// The number of the piece that is taken next.
        var next = 0
        /// How many numbers have been given to threads.
        var given = 0
        /// How many numbers there are, those behind the first failure left out.
        var end: Int
        /// The failure of the number at the end.
        var failure: Failure?
        /// The pieces that wait, each in the slot of its number.
        var waiting: [Piece?]
        /// Whether a thread is taking pieces.
        var isTaking = false

        mutating func fail(_ failure: Failure, at number: Int) {
            guard number < end else { return }
            end = number
            self.failure = failure
        }

        /// Begins to take pieces, unless another thread is at it.
        mutating func begin() -> Bool {
            defer { isTaking = true }
            return !isTaking
        }

        /// Takes the next piece out; where there is none, taking has ended.
        mutating func nextPiece(_ room: Int) -> (Int, Piece)? {
            guard next < end, let piece = waiting[next % room] else {
                isTaking = false
                return nil
            }
            waiting[next % room] = nil
            return (next, piece)
        }
    }

    private let state: Monitor<State>
    private let room: Int

    init(count: Int, room: Int) {
        state = Monitor(State(end: count, waiting: Array(repeating: nil, count: room)))
        self.room = room
    }

    /// The failure of the first number that has one, when all threads have ended.
    var failure: Failure? { state.access { $0.failure } }

    /// Makes and takes pieces until there are none.
    func work(
        make: (Int) throws(Failure) -> Piece, take: (Int, Piece) throws(Failure) -> Void
    ) {
        while let number = nextNumber() {
            do throws(Failure) {
                let piece = try make(number)
                state.access { $0.waiting[number % room] = piece }
            } catch {
                state.access(waking: { _ in true }) { $0.fail(error, at: number) }
            }
            takeAll(take)
        }
    }

    /// Waits for room and returns the number of the piece to make; nil where there is none left.
    ///
    /// Who has to wait does so until half of the room is free: threads that wake for each piece cost more
    /// than the piece.
    private func nextNumber() -> Int? {
        var needed = 1
        return state.wait(
            until: { state in
                if state.given >= state.end || state.given - state.next <= room - needed {
                    return true
                }
                needed = (room + 1) / 2
                return false
            },
            { state in
                guard state.given < state.end else { return nil }
                state.given += 1
                return state.given - 1
            })
    }

    /// Takes the pieces whose turn it is, unless another thread is at it, who then takes them all.
    private func takeAll(_ take: (Int, Piece) throws(Failure) -> Void) {
        guard state.access({ $0.begin() }) else { return }
        while let (number, piece) = state.access({ $0.nextPiece(room) }) {
            do throws(Failure) {
                try take(number, piece)
                state.access(waking: { [room] in $0.given - $0.next <= room / 2 }) { $0.next += 1 }
            } catch {
                state.access(waking: { _ in true }) { state in
                    state.fail(error, at: number)
                    state.isTaking = false
                }
                return
            }
        }
    }
}
