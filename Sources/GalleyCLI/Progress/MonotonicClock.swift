#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A clock that nobody sets.
///
/// Those of the standard library bring the runtime of its concurrency along, which would take part
/// in every start of the command.
enum MonotonicClock {
    /// The time from any beginning.
    static var now: Duration {
        var time = timespec()
        _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
