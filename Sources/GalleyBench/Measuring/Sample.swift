/// What some pieces of work took.
struct Sample: Equatable {
    /// How long all of them took.
    var seconds: Double
    /// The largest memory of the process that did them, where it is a process of its own.
    var mebibytes: Double?
}
