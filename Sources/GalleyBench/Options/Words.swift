/// The words of a command line, taken one by one.
struct Words {
    private var rest: ArraySlice<String>

    init(_ words: [String]) { rest = words[...] }

    /// Returns the next word, or nil at the end.
    mutating func next() -> String? { rest.popFirst() }

    /// Returns the value of a flag.
    mutating func value(of flag: String, _ kind: String) throws(BenchError) -> String {
        guard let value = rest.popFirst() else { throw .usage("\(flag) needs \(kind)") }
        return value
    }

    /// Returns the value of a flag that counts something.
    mutating func count(of flag: String) throws(BenchError) -> Int {
        let value = try value(of: flag, "a number")
        guard let count = Int(value), count > 0 else {
            throw .usage("\(flag) is a number from 1, not '\(value)'")
        }
        return count
    }
}
