import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs independent pieces of work on several threads and waits for all.
///
/// Plain POSIX threads: they need no run loop, no pool that outlives the work, and no library.
package enum Workers {
    /// How many threads the machine runs at once.
    package static let available: Int = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

    /// Runs a closure for each number from 0 up to a count, each once and in no order.
    ///
    /// - Parameters:
    ///   - count: How many pieces there are.
    ///   - workers: How many threads share them, the caller's among them; 1 or less starts none.
    ///   - body: Does the piece of a number.
    package static func run(count: Int, workers: Int, _ body: @Sendable (Int) -> Void) {
        let helpers = min(workers, count) - 1
        guard helpers > 0 else {
            for piece in 0..<max(0, count) { body(piece) }
            return
        }
        withoutActuallyEscaping(body) { body in
            let job = Job(count: count, body: body)
            let threads = (0..<helpers).compactMap { _ in Thread(job) }
            job.work()
            for thread in threads { thread.join() }
        }
    }

    /// The pieces, which threads take one after the other.
    private final class Job: Sendable {
        private let next = Atomic<Int>(0)
        private let count: Int
        private let body: @Sendable (Int) -> Void

        init(count: Int, body: @escaping @Sendable (Int) -> Void) {
            self.count = count
            self.body = body
        }

        func work() {
            while true {
                let piece = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard piece < count else { return }
                body(piece)
            }
        }
    }

    /// A running thread.
    @safe private struct Thread {
        private let handle: pthread_t

        /// Starts a thread; nil where the system has none left, and then the others do the work.
        init?(_ job: Job) {
            let context = unsafe Unmanaged.passRetained(job)
            #if canImport(Glibc)
                var handle = pthread_t()
                let status = unsafe pthread_create(
                    &handle, nil,
                    { context in
                        unsafe Unmanaged<Job>.fromOpaque(context.unsafelyUnwrapped)
                            .takeRetainedValue().work()
                        return nil
                    }, context.toOpaque())
                if status == 0 {
                    self.handle = handle
                    return
                }
            #else
                var handle: pthread_t?
                let status = unsafe pthread_create(
                    &handle, nil,
                    { context in
                        unsafe Unmanaged<Job>.fromOpaque(context).takeRetainedValue().work()
                        return nil
                    }, context.toOpaque())
                if status == 0, let handle = unsafe handle {
                    unsafe self.handle = handle
                    return
                }
            #endif
            unsafe context.release()
            return nil
        }

        /// Waits until the thread has ended.
        func join() {
            #if canImport(Glibc)
                pthread_join(handle, nil)
            #else
                unsafe pthread_join(handle, nil)
            #endif
        }
    }
}
