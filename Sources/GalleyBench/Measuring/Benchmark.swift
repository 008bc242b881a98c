/// Something to measure: a piece of work that one system does.
struct Benchmark {
    /// What is done, such as "buttons to PNG".
    let name: String
    /// Who does it: Galley, or the peer it is compared with.
    let system: String
    /// What one piece of work is, in the plural, such as "buttons".
    let unit: String
    /// How many pieces the work consists of.
    let count: Int
    /// How many times as fast as this peer Galley is meant to be, or nil without a goal.
    let goal: Double?
    /// How many times as small as this peer's Galley's memory is meant to be.
    let memoryGoal: Double?
    /// Does the work a number of times and says what that took.
    let sample: (_ repeats: Int) throws -> Sample

    /// Galley's own name among the systems.
    static let galley = "galley"

    /// Creates work whose doer says itself what it took.
    init(
        _ name: String, system: String, unit: String, count: Int, goal: Double? = nil,
        memoryGoal: Double? = nil, sample: @escaping (_ repeats: Int) throws -> Sample
    ) {
        self.name = name
        self.system = system
        self.unit = unit
        self.count = count
        self.goal = goal
        self.memoryGoal = memoryGoal
        self.sample = sample
    }

    /// Creates work that is done and timed in this process.
    init(
        _ name: String, system: String = Benchmark.galley, unit: String, count: Int,
        goal: Double? = nil, body: @escaping () throws -> Void
    ) {
        self.init(name, system: system, unit: unit, count: count, goal: goal) { repeats in
            try Sample(
                seconds: Stopwatch.seconds { for _ in 0..<repeats { try body() } })
        }
    }
}

/// Tells how long something takes.
enum Stopwatch {
    static func seconds(_ body: () throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        try body()
        return start.duration(to: clock.now) / .seconds(1)
    }
}
