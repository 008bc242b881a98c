#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A value that threads take turns with and can wait for, over a POSIX mutex and condition.
// Unchecked: the state is reached with the mutex held and in no other way.
@safe final class Monitor<State>: @unchecked Sendable {
    private var state: State
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    /// Creates a monitor of a value.
    init(_ state: sending State) {
        self.state = state
        unsafe pthread_mutex_init(mutex, nil)
        unsafe pthread_cond_init(condition, nil)
    }

    deinit {
        unsafe pthread_cond_destroy(condition)
        unsafe pthread_mutex_destroy(mutex)
        unsafe condition.deallocate()
        unsafe mutex.deallocate()
    }

    /// Waits until the value is as it is to be and works with it, alone.
    ///
    /// - Parameters:
    ///   - isReady: Whether the value is as it is to be; asked again when an access
    ///     says that there is news.
    ///   - body: Works with the value.
    /// - Returns: What the work returns.
    func wait<Result>(
        until isReady: (State) -> Bool, _ body: (inout State) -> Result
    ) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        while !isReady(state) { unsafe pthread_cond_wait(condition, mutex) }
        return body(&state)
    }

    /// Works with the value, alone.
    ///
    /// - Parameters:
    ///   - isNews: Whether the value is now such that whoever waits has to look again.
    ///   - body: Works with the value.
    /// - Returns: What the work returns.
    func access<Result>(
        waking isNews: (State) -> Bool = { _ in false }, _ body: (inout State) -> Result
    ) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        let result = body(&state)
        if isNews(state) { unsafe pthread_cond_broadcast(condition) }
        return result
    }
}
