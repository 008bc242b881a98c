/// What keeps the benchmarks from going on.
enum BenchError: Error, Equatable, CustomStringConvertible {
    /// The command line is wrong.
    case usage(String)
    /// The file of an earlier run is missing or can't be read.
    case missingBase(String)
    /// It is no report of the present form.
    case badBase(String)
    /// A font of the package can't be opened.
    case fontsMissing
    /// A peer does not do what it is asked to.
    case peer(String, String)
    /// A program ends with an error.
    case program(String)
    /// A comparison is not of the outcome that its pictures were made for.
    case wrongCount(String)

    var description: String {
        switch self {
        case .usage(let text): text
        case .missingBase(let path): "\(path): there is no such file that can be read"
        case .badBase(let path):
            "\(path): is not what --json of this version writes; measure the base again"
        case .fontsMissing: "a font in Fonts/ can't be opened"
        case .peer(let name, let fault): "\(name): \(fault)"
        case .program(let fault): fault
        case .wrongCount(let name): "\(name): the count of differing pixels is wrong"
        }
    }

    /// The status to end with (sysexits.h).
    var status: Int32 {
        switch self {
        case .usage: 64
        case .missingBase, .fontsMissing: 66
        case .badBase: 65
        case .peer, .program, .wrongCount: 70
        }
    }
}
