/// What some pieces of work took.
struct Sample: Equatable {
    /// How long all of them took.
    var seconds: Double
    /// How long processors worked for it, where it is a process of its own.
    var processorSeconds: Double?
    /// The largest memory of the process that did them, where it is a process of its own.
    var mebibytes: Double?
}
