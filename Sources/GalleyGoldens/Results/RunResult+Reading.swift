extension RunResult {
    /// Reads a result file of schema `result.v1`.
    ///
    /// What a run that was broken off left in its file, a head and a case a line, is an incomplete
    /// result of the cases that are whole.
    ///
    /// - Throws: ``ResultFault`` where the text is no JSON, is of another schema or holds a value that
    ///   does not fit.
    public init(json bytes: [UInt8]) throws(ResultFault) {
        if let journal = try Self.journal(bytes) {
            self = journal
            return
        }
        let document: JSONDocument
        do throws(JSONParser.Fault) {
            document = try JSONParser.parse(bytes)
        } catch {
            throw ResultFault(at: "line \(error.line)", error.problem)
        }
        try self.init(document)
    }

    private init(_ document: JSONDocument) throws(ResultFault) {
        let fields = try JSONFields(document, at: "$")
        let schema = try fields.text("schema")
        guard schema == Self.schemaName else {
            throw ResultFault(
                at: "$.schema",
                "\(schema.debugDescription) is not \(Self.schemaName); use the galley that wrote it"
            )
        }
        guard let tool = try fields.object("tool"), let env = try fields.object("env"),
            let run = try fields.object("run")
        else { throw ResultFault(at: "$", "tool, env or run is missing") }
        self.init(
            toolVersion: try tool.text("version"),
            cases: try fields.list("cases") { (value, path) throws(ResultFault) in
                try CaseResult(JSONFields(value, at: path))
            })
        environment = try env.optionalText("run")
        if let table = try env.object("table") {
            for id in table.keys { environments[id] = try table.texts(id) }
        }
        isComplete = try run.flag("complete")
        id = try run.optionalText("id")
        commit = try run.optionalText("commit")
        command = try run.optionalText("command")
        filter = try run.optionalText("filter")
        seconds = try run.optionalNumber("seconds")
        if let shard = try run.object("shard") {
            let count = try shard.whole("count")
            let index = try shard.whole("index")
            guard (1...Shard.maximumCount).contains(count), (1...count).contains(index) else {
                throw ResultFault(
                    at: shard.path, "\(index) of \(count) is no shard of 1 to \(Shard.maximumCount)"
                )
            }
            self.shard = Shard(
                index: index, count: count, inputs: try shard.optionalText("inputs"),
                split: try shard.optionalText("split"))
        }
        missingShards = try run.list("missingShards", JSONFields.whole)
    }

    /// Reads what is whole of the journal of a run that was broken off; nil of any other text.
    private static func journal(_ bytes: [UInt8]) throws(ResultFault) -> RunResult? {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        // A line counts when its break was written; the first has everything but cases.
        guard lines.count > 1, let first = lines.first,
            let head = try? JSONParser.parse(Array(first)), head["run"] != nil, head["cases"] == nil
        else { return nil }
        var result = try RunResult(head)
        result.isComplete = false
        for (index, line) in lines.dropLast().enumerated().dropFirst() {
            let place = "line \(index + 1)"
            let value: JSONDocument
            do {
                value = try JSONParser.parse(Array(line))
            } catch {
                throw ResultFault(at: place, error.problem)
            }
            result.cases.append(try CaseResult(JSONFields(value, at: place)))
        }
        result.cases.sort { $0.name < $1.name }
        return result
    }
}

extension CaseResult {
    init(_ fields: JSONFields) throws(ResultFault) {
        self.init(name: try fields.text("name"), status: try fields.word("status"))
        message = try fields.optionalText("message")
        command = try fields.optionalText("command")
        spec = try fields.optionalText("spec")
        if let source = try fields.object("source") {
            self.source = Source(
                file: try source.text("file"), line: try source.optionalWhole("line"))
        }
        tags = try fields.list("tags", JSONFields.text)
        scale = try fields.optionalNumber("scale")
        metric = try fields.optionalText("metric")
        threshold = try fields.optionalNumber("threshold")
        limits = try fields.list("limits") { (value, path) throws(ResultFault) in
            try Limit(JSONFields(value, at: path))
        }
        measured = try fields.object("measured").map { (fields) throws(ResultFault) in
            try Measurement(fields)
        }
        golden = try fields.object("golden").map { (fields) throws(ResultFault) in
            try Picture(fields)
        }
        actual = try fields.object("actual").map { (fields) throws(ResultFault) in
            try Picture(fields)
        }
        artefacts = try fields.texts("artefacts")
        group = try fields.optionalText("group")
        masks = try fields.list("masks", Region.init(_:_:))
        regions = try fields.list("regions", Region.init(_:_:))
        if let layout = try fields.object("layout") {
            goldenLayout = layout.value("golden")?.line
            actualLayout = layout.value("actual")?.line
        }
        findings = try fields.list("findings") { (value, path) throws(ResultFault) in
            let fields = try JSONFields(value, at: path)
            return Finding(rule: try fields.text("rule"), message: try fields.text("message"))
        }
    }
}

extension CaseResult.Limit {
    init(_ fields: JSONFields) throws(ResultFault) {
        self.init(
            kind: try fields.word("kind"), limit: try fields.number("limit"),
            measured: try fields.number("measured"), isPassed: try fields.flag("passed"))
        window = try fields.optionalWhole("window")
        reason = try fields.optionalText("reason")
    }
}

extension CaseResult.Measurement {
    init(_ fields: JSONFields) throws(ResultFault) {
        self.init(pixels: try fields.whole("px"))
        antialiased = try fields.optionalWhole("aa")
        ratio = try fields.optionalNumber("ratio")
        let channels = try fields.list("maxChannel", JSONFields.whole)
        guard channels.isEmpty || channels.count == 4 else {
            throw ResultFault(at: "\(fields.path).maxChannel", "four numbers are expected")
        }
        maxChannel = channels.isEmpty ? nil : channels
        maxDeltaE = try fields.optionalNumber("maxDeltaE")
        meanDeltaE = try fields.optionalNumber("meanDeltaE")
        ssim = try fields.optionalNumber("ssim")
        masked = try fields.optionalWhole("masked")
        if let window = try fields.object("window") {
            self.window = Window(side: try window.whole("n"), most: try window.whole("max"))
        }
        box = try fields.value("bbox").map { (value) throws(ResultFault) in
            try CaseResult.Region(value, "\(fields.path).bbox")
        }
        clusters = try fields.list("clusters") { (value, path) throws(ResultFault) in
            try CaseResult.Cluster(value, path)
        }
    }
}

extension CaseResult.Cluster {
    init(_ value: JSONDocument, _ path: String) throws(ResultFault) {
        let fields = try JSONFields(value, at: path)
        self.init(
            box: try CaseResult.Region(value, path), pixels: try fields.whole("px"),
            kind: try fields.word("class"))
        delta = try fields.optionalWhole("delta")
        dx = try fields.optionalWhole("dx")
        dy = try fields.optionalWhole("dy")
        from = try fields.optionalText("from")
        to = try fields.optionalText("to")
    }
}

extension CaseResult.Region {
    init(_ value: JSONDocument, _ path: String) throws(ResultFault) {
        let fields = try JSONFields(value, at: path)
        self.init(
            name: try fields.optionalText("name"), x: try fields.whole("x"),
            y: try fields.whole("y"), width: try fields.whole("w"), height: try fields.whole("h"))
    }
}

extension CaseResult.Picture {
    init(_ fields: JSONFields) throws(ResultFault) {
        self.init(width: try fields.whole("w"), height: try fields.whole("h"))
        path = try fields.optionalText("path")
        fileHash = try fields.optionalText("fileSha")
        pixelHash = try fields.optionalText("pixelSha")
        environment = try fields.optionalText("env")
        texts = try fields.texts("meta")
    }
}
