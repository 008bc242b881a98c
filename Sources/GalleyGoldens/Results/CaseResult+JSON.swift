extension CaseResult {
    var jsonValue: JSONValue {
        var object = JSONObject()
        object["name"] = .string(name)
        object["status"] = .string(status.rawValue)
        object["message"] = message.map(JSONValue.string)
        object["command"] = command.map(JSONValue.string)
        object["spec"] = spec.map(JSONValue.string)
        object["source"] = source.map { source in
            var object = JSONObject()
            object["file"] = .string(source.file)
            object["line"] = source.line.map(JSONValue.number)
            return object.value
        }
        object["tags"] = JSONObject.list(tags) { .string($0) }
        object["scale"] = scale.map(JSONValue.number)
        object["metric"] = metric.map(JSONValue.string)
        object["threshold"] = threshold.map(JSONValue.number)
        object["limits"] = JSONObject.list(limits) { $0.jsonValue }
        object["measured"] = measured?.jsonValue
        object["golden"] = golden?.jsonValue
        object["actual"] = actual?.jsonValue
        object["artefacts"] = artefacts.isEmpty ? nil : JSONObject.map(artefacts)
        object["group"] = group.map(JSONValue.string)
        object["masks"] = JSONObject.list(masks) { $0.jsonValue }
        object["regions"] = JSONObject.list(regions) { $0.jsonValue }
        if goldenLayout != nil || actualLayout != nil {
            var layout = JSONObject()
            layout["golden"] = goldenLayout
            layout["actual"] = actualLayout
            object["layout"] = layout.value
        }
        object["findings"] = JSONObject.list(findings) { finding in
            .object([
                .init("rule", .string(finding.rule)), .init("message", .string(finding.message)),
            ])
        }
        return object.value
    }
}

extension CaseResult.Limit {
    var jsonValue: JSONValue {
        var object = JSONObject()
        object["kind"] = .string(kind.rawValue)
        object["limit"] = .number(limit)
        object["measured"] = .number(measured)
        object["passed"] = .boolean(isPassed)
        object["window"] = window.map(JSONValue.number)
        object["reason"] = reason.map(JSONValue.string)
        return object.value
    }
}

extension CaseResult.Measurement {
    var jsonValue: JSONValue {
        var object = JSONObject()
        object["px"] = .number(pixels)
        object["aa"] = antialiased.map(JSONValue.number)
        object["ratio"] = ratio.map(JSONValue.number)
        object["maxChannel"] = maxChannel.map { .array($0.map(JSONValue.number)) }
        object["maxDeltaE"] = maxDeltaE.map(JSONValue.number)
        object["meanDeltaE"] = meanDeltaE.map(JSONValue.number)
        object["ssim"] = ssim.map(JSONValue.number)
        object["masked"] = masked.map(JSONValue.number)
        object["window"] = window.map {
            .object([.init("n", .number($0.side)), .init("max", .number($0.most))])
        }
        object["bbox"] = box?.jsonValue
        object["clusters"] = JSONObject.list(clusters) { $0.jsonValue }
        return object.value
    }
}

extension CaseResult.Cluster {
    var jsonValue: JSONValue {
        var object = JSONObject()
        object["x"] = .number(box.x)
        object["y"] = .number(box.y)
        object["w"] = .number(box.width)
        object["h"] = .number(box.height)
        object["px"] = .number(pixels)
        object["class"] = .string(kind.rawValue)
        object["maxDeltaE"] = maxDeltaE.map(JSONValue.number)
        object["dx"] = dx.map(JSONValue.number)
        object["dy"] = dy.map(JSONValue.number)
        object["from"] = from.map(JSONValue.string)
        object["to"] = to.map(JSONValue.string)
        return object.value
    }
}

extension CaseResult.Region {
    var jsonValue: JSONValue {
        var object = JSONObject()
        object["name"] = name.map(JSONValue.string)
        object["x"] = .number(x)
        object["y"] = .number(y)
        object["w"] = .number(width)
        object["h"] = .number(height)
        return object.value
    }
}

extension CaseResult.Picture {
    var jsonValue: JSONValue {
        var object = JSONObject()
        object["path"] = path.map(JSONValue.string)
        object["fileSha"] = fileHash.map(JSONValue.string)
        object["pixelSha"] = pixelHash.map(JSONValue.string)
        object["w"] = .number(width)
        object["h"] = .number(height)
        object["env"] = environment.map(JSONValue.string)
        object["meta"] = texts.isEmpty ? nil : JSONObject.map(texts)
        return object.value
    }
}
