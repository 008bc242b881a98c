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

    /// Creates work that is done and timed in this process: in processor time, which other programs
    /// disturb least, unless several threads share it.
    init(
        _ name: String, system: String = Benchmark.galley, unit: String, count: Int,
        goal: Double? = nil, isShared: Bool = false, body: @escaping () throws -> Void
    ) {
        let seconds = isShared ? Stopwatch.seconds : Stopwatch.processorSeconds
        self.init(name, system: system, unit: unit, count: count, goal: goal) { repeats in
            Sample(seconds: try seconds { for _ in 0..<repeats { try body() } })
        }
    }
}
