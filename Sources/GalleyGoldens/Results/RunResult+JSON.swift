extension RunResult {
    /// The result file: JSON of schema `result.v1`, with a line break at the end.
    ///
    /// Keys stand in the schema's order and maps in the order of their keys, so that equal results
    /// give equal bytes.
    public var json: String { jsonValue.indentedText }

    /// The result as a JSON value of schema `result.v1`.
    public var jsonValue: JSONValue {
        var run = JSONObject()
        run["complete"] = .boolean(isComplete)
        run["id"] = id.map(JSONValue.string)
        run["commit"] = commit.map(JSONValue.string)
        run["command"] = command.map(JSONValue.string)
        run["filter"] = filter.map(JSONValue.string)
        run["seconds"] = seconds.map(JSONValue.number)
        run["shard"] = shard.map {
            .object([.init("index", .number($0.index)), .init("count", .number($0.count))])
        }
        run["missingShards"] = JSONObject.list(missingShards) { .number($0) }

        var env = JSONObject()
        env["run"] = environment.map(JSONValue.string)
        env["table"] = .object(
            environments.sorted { $0.key < $1.key }.map {
                JSONValue.Member($0.key, JSONObject.map($0.value))
            })
        var result = JSONObject()
        result["schema"] = .string(Self.schemaName)
        result["tool"] = .object([
            .init("name", .string("galley")), .init("version", .string(toolVersion)),
        ])
        result["env"] = env.value
        result["run"] = run.value
        result["cases"] = .array(cases.map(\.jsonValue))
        return result.value
    }
}
