import GalleyImage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What one process of a run wrote down of the goldens it used.
struct ReferenceFile {
    /// A golden that was used.
    struct Use {
        let name: String
        let golden: String
        let pixels: String
    }

    let path: String
    let run: String
    /// The suites that the process covers: those it said and those it used.
    let suites: Set<String>
    let isEverything: Bool
    let isFiltered: Bool
    let inputs: [(path: String, hash: String)]
    let uses: [Use]
    /// The part of the run that the process was, from 1, and of how many.
    let shard: (index: Int, count: Int)?
    /// Whether the process came to its end and verified everything.
    let isComplete: Bool
    /// When the file was written last, in nanoseconds.
    let time: Int

    init(_ file: String, in folder: StoreFolder) throws(GoldenStoreError) {
        path = "\(folder.path)/\(file)"
        let form = StoredForm(path: path)
        let lines = try folder.read(file)?.split(separator: UInt8(ascii: "\n")) ?? []
        guard let first = lines.first else { throw form.fault("galleyReferences", "a head") }
        let head = try form.parse(
            Array(first), version: "galleyReferences", known: ReferenceLog.version)
        run = try form.text(head, "run", of: "head")
        isEverything = head["everything"]?.boolean ?? false
        isFiltered = head["filtered"]?.boolean ?? true
        inputs = (head["inputs"]?.members ?? []).map { ($0.key, $0.value.text ?? "") }
        let numbers = (head["shard"]?.elements ?? []).compactMap(\.integer)
        shard = numbers.count == 2 ? (numbers[0], numbers[1]) : nil
        var suites = Set((head["suites"]?.elements ?? []).compactMap(\.text))
        var uses: [Use] = []
        var isComplete = false
        for line in lines.dropFirst() {
            // A line that was cut off is the last of a run that was broken off.
            guard let value = try? JSONParser.parse(Array(line)) else { break }
            if let end = value["end"]?.boolean {
                isComplete = end
            } else if let name = value["name"]?.text, let golden = value["golden"]?.text {
                uses.append(Use(name: name, golden: golden, pixels: value["pixels"]?.text ?? ""))
                if let golden = try? GoldenName(path: golden) { suites.insert(golden.suite) }
            }
        }
        self.suites = suites
        self.uses = uses
        self.isComplete = isComplete
        var status = stat()
        let isThere = unsafe stat(path, &status) == 0
        #if canImport(Darwin)
            let moment = status.st_mtimespec
        #else
            let moment = status.st_mtim
        #endif
        time = isThere ? moment.tv_sec * 1_000_000_000 + moment.tv_nsec : 0
    }
}
