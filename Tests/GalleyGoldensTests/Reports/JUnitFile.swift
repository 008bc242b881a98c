import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A JUnit document as a CI system reads it, checked against the rules of junit-10.xsd (Jenkins).
final class JUnitFile: NSObject, XMLParserDelegate {
    /// `suite/test` of every test.
    private(set) var names: [String] = []
    private(set) var attachments: [String] = []
    private(set) var messages: [String] = []
    private(set) var faults: [String] = []

    private var stack: [String] = []
    private var text = ""
    private var declared: [(tests: Int, failures: Int, errors: Int)] = []
    private var counted: [(tests: Int, failures: Int, errors: Int)] = []

    /// The elements that may stand inside each element.
    private static let children: [String: Set<String>] = [
        "": ["testsuites"], "testsuites": ["testsuite"],
        "testsuite": ["testsuite", "properties", "testcase", "system-out", "system-err"],
        "properties": ["property"], "property": [],
        "testcase": ["skipped", "error", "failure", "system-out", "system-err"],
        "failure": [], "error": [], "skipped": [], "system-out": [], "system-err": [],
    ]
    /// The attributes each element must and may have.
    private static let attributes: [String: (required: Set<String>, optional: Set<String>)] = [
        "testsuites": ([], ["name", "time", "tests", "failures", "errors"]),
        "testsuite": (
            ["name", "tests", "failures", "errors"],
            [
                "group", "time", "skipped", "timestamp", "hostname", "id", "package", "file", "log",
                "url",
            ]
        ),
        "property": (["name", "value"], []),
        "testcase": (["name"], ["time", "classname", "group"]),
        "failure": ([], ["type", "message"]), "error": ([], ["type", "message"]),
    ]

    init(_ document: String) throws {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        if !parser.parse() {
            faults.append("line \(parser.lineNumber): \(String(describing: parser.parserError))")
        }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes found: [String: String]
    ) {
        let parent = stack.last ?? ""
        if Self.children[parent]?.contains(name) != true {
            faults.append("\(name) stands inside \(parent)")
        }
        let rule = Self.attributes[name] ?? ([], [])
        let keys = Set(found.keys)
        if !rule.required.isSubset(of: keys)
            || !keys.subtracting(rule.required).isSubset(of: rule.optional)
        {
            faults.append("\(name) has \(keys.sorted())")
        }
        stack.append(name)
        text = ""
        switch name {
        case "testsuites", "testsuite":
            declared.append(
                (number(found["tests"]), number(found["failures"]), number(found["errors"])))
            counted.append((0, 0, 0))
        case "testcase":
            names.append("\(found["classname"] ?? "")/\(found["name"] ?? "")")
            for index in counted.indices { counted[index].tests += 1 }
        case "failure", "error":
            messages.append(found["message"] ?? "")
            for index in counted.indices {
                if name == "failure" {
                    counted[index].failures += 1
                } else {
                    counted[index].errors += 1
                }
            }
        default: break
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        stack.removeLast()
        if name == "system-out" {
            attachments += text.split(separator: "\n").map(String.init)
                .filter { $0.hasPrefix("[[ATTACHMENT|") }
        }
        if name == "testsuite" || name == "testsuites", let one = declared.popLast(),
            let other = counted.popLast(), one != other
        {
            faults.append("\(name) declares \(one) and holds \(other)")
        }
    }

    private func number(_ text: String?) -> Int { Int(text ?? "") ?? -1 }
}
