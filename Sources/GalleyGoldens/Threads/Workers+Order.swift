extension Workers {
    /// How many finished pieces may wait for an earlier one, for each thread.
    package static let waitingPieces = 32

    /// Makes a piece for each number from 0 up to a count on several threads, and takes the pieces one
    /// after the other in the order of their numbers.
    ///
    /// Memory is bounded by the number of threads: no more than ``waitingPieces`` pieces wait for each.
    /// What is taken does not depend on the number of threads, nor does the error: it is that of the
    /// first number that has one, and all pieces before it and none after it have been taken.
    ///
    /// - Parameters:
    ///   - count: How many pieces there are.
    ///   - workers: How many threads share them, the caller's among them; 1 or less starts none.
    ///   - make: Makes the piece of a number, on any thread.
    ///   - take: Takes the piece of a number, on any thread, but alone and in order.
    /// - Throws: What making or taking a piece throws.
    package static func inOrder<Piece: Sendable, Failure: Error>(
        count: Int, workers: Int,
        make: @Sendable (Int) throws(Failure) -> Piece,
        take: @Sendable (Int, Piece) throws(Failure) -> Void
    ) throws(Failure) {
        let workers = min(workers, count)
        guard workers > 1 else {
            for number in 0..<max(0, count) { try take(number, try make(number)) }
            return
        }
        let queue = OrderedQueue<Piece, Failure>(count: count, room: workers * waitingPieces)
        run(count: workers, workers: workers) { _ in queue.work(make: make, take: take) }
        if let failure = queue.failure { throw failure }
    }
}
