/// What the curves are asked for.
struct ScaleOptions: Equatable {
    /// A text that the names of curves hold.
    var filter: String?
    /// The largest number of things.
    var most = 100_000

    init(_ words: [String]) throws(BenchError) {
        var words = Words(words)
        while let word = words.next() {
            switch word {
            case "--filter": filter = try words.value(of: word, "a text")
            case "--most": most = try words.count(of: word)
            default: throw .usage("scale knows no '\(word)'")
            }
        }
    }
}
