/// What the main run is asked for.
struct RunOptions: Equatable {
    /// A text that the names of benchmarks hold.
    var filter: String?
    var samples: Int?
    /// The file to write the rows to.
    var json: String?
    /// The file of an earlier run.
    var base: String?
    var isQuick = false

    init(_ words: [String]) throws(BenchError) {
        var words = Words(words)
        while let word = words.next() {
            switch word {
            case "--filter": filter = try words.value(of: word, "a text")
            case "--samples": samples = try words.count(of: word)
            case "--json": json = try words.value(of: word, "a file")
            case "--compare": base = try words.value(of: word, "a file")
            case "--quick": isQuick = true
            default: throw .usage("'\(word)' is neither a flag nor a verb")
            }
        }
    }
}
