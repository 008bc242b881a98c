import Foundation

/// Tells how long something takes.
enum Stopwatch {
    /// Returns the time that passes, in seconds.
    static func seconds(_ body: () throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        try body()
        return start.duration(to: clock.now) / .seconds(1)
    }

    /// Returns the time that processors work for this process, in seconds, to the microsecond.
    static func processorSeconds(_ body: () throws -> Void) rethrows -> Double {
        let start = clock()
        try body()
        return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }
}
