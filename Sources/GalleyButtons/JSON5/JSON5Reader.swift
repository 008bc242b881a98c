/// Reads one JSON5 file by recursive descent; the depth limit bounds the recursion.
struct JSON5Reader {
    var cursor: SourceCursor
    let path: String
    /// The keys of the file's object whose own objects are kept as outlines.
    private let outlined: [String]
    /// What has been outlined, by key.
    private(set) var outlines: [String: JSON5Outline] = [:]

    /// Checks the file's size and encoding.
    ///
    /// - Parameters:
    ///   - bytes: The file's bytes.
    ///   - path: The file's name in error messages.
    ///   - outlined: The keys of the file's object whose members are checked and kept as places in
    ///     the text; in the tree such an object is empty.
    /// - Throws: ``ButtonsError/syntax(_:)``.
    init(bytes: [UInt8], path: String, outlining outlined: [String] = []) throws(ButtonsError) {
        self.path = path
        self.outlined = outlined
        guard bytes.count <= JSON5Value.sizeLimit else {
            throw .syntax(
                JSON5Issue(
                    path: path, position: SourcePosition(line: 1, column: 1),
                    problem: .tooLarge(byteCount: bytes.count)))
        }
        guard Self.isWellFormed(bytes) else { throw Self.encodingIssue(in: bytes, path: path) }
        cursor = SourceCursor(bytes: bytes)
    }

    /// Begins inside a file that has been read before.
    init(_ cursor: SourceCursor, path: String) {
        self.cursor = cursor
        self.path = path
        outlined = []
    }

    private static func isWellFormed(_ bytes: [UInt8]) -> Bool {
        do {
            _ = try UTF8Span(validating: bytes.span)
            return true
        } catch {
            return false
        }
    }

    /// Finds the first ill-formed sequence by walking over the well-formed text before it.
    private static func encodingIssue(in bytes: [UInt8], path: String) -> ButtonsError {
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var end = 0
        while case .valid(let scalar) = parser.parseScalar(from: &iterator) { end += scalar.count }
        var cursor = SourceCursor(bytes: Array(bytes[..<end]))
        while cursor.scalar != nil { cursor.advance() }
        return .syntax(
            JSON5Issue(
                path: path, position: cursor.position, problem: .invalidUTF8(byte: bytes[end])))
    }

    /// Reads the file's one value with white space and comments around it.
    mutating func readFile() throws(ButtonsError) -> JSON5Value {
        try skipTrivia()
        let value = try readValue(depth: 0)
        try skipTrivia()
        guard cursor.scalar == nil else { throw issue(.trailingContent(found: found)) }
        return value
    }

    /// Reads the value at the cursor, which stands inside `depth` arrays and objects.
    mutating func readValue(depth: Int) throws(ButtonsError) -> JSON5Value {
        let position = cursor.position
        let content: JSON5Value.Content
        switch cursor.scalar {
        case "{": content = .object(try readMembers(depth: depth + 1))
        case "[": content = .array(try readElements(depth: depth + 1))
        case "\"", "'": content = .string(try readString())
        case "+", "-", ".", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9":
            content = .number(try readNumber())
        default: content = try readWord()
        }
        return JSON5Value(content, at: position)
    }

    private mutating func readMembers(depth: Int) throws(ButtonsError) -> [JSON5Member] {
        let opened = try open(depth: depth)
        var members: [JSON5Member] = []
        // Few keys are faster looked through than hashed.
        var positions: [String: SourcePosition] = [:]
        while try hasMore(in: .object, before: "}", opened: opened) {
            let position = cursor.position
            let key = try readKey()
            if members.count == Self.fewKeys {
                for member in members { positions[member.key] = member.keyPosition }
            }
            let first =
                members.count < Self.fewKeys
                ? members.first { $0.key == key }?.keyPosition
                : positions.updateValue(position, forKey: key)
            if let first { throw issue(.duplicateKey(key, first: first), at: position) }
            try readColon()
            let value =
                depth == 1 && cursor.scalar == "{" && outlined.contains(key)
                ? try readOutline(of: key, depth: depth) : try readValue(depth: depth)
            members.append(JSON5Member(key: key, keyPosition: position, value: value))
            try readSeparator(before: "}")
        }
        return members
    }

    private static let fewKeys = 16

    /// Reads one member that has been found sound before.
    ///
    /// - Parameter depth: How many arrays and objects the member stands in.
    /// - Returns: The key and its value.
    /// - Throws: ``ButtonsError/syntax(_:)`` where it is not sound.
    mutating func readMember(depth: Int) throws(ButtonsError) -> JSON5Member {
        let position = cursor.position
        let key = try readKey()
        try readColon()
        return JSON5Member(key: key, keyPosition: position, value: try readValue(depth: depth))
    }

    private mutating func readColon() throws(ButtonsError) {
        try skipTrivia()
        guard cursor.scalar == ":" else {
            throw issue(.unexpected(found: found, allowed: "\":\" after the key"))
        }
        cursor.advance()
        try skipTrivia()
    }

    /// Reads an object of the file's own into an outline, and returns it without its members.
    private mutating func readOutline(
        of name: String, depth: Int
    ) throws(ButtonsError) -> JSON5Value {
        let start = cursor.position
        let opened = try open(depth: depth + 1)
        var outline = JSON5Outline(depth: depth + 1)
        var skimmer = JSON5Skimmer()
        while try hasMore(in: .object, before: "}", opened: opened) {
            let place = cursor
            let bytes = cursor.bytes
            let first: Int?
            if let key = skimmer.skipMember(bytes.span, from: place.offset, depth: depth + 1) {
                first = outline.add(place, key: key)
                cursor.move(to: skimmer.offset)
            } else {
                let key = try readKey()
                first = outline.add(place, key: key)
            }
            if let first {
                let key = outline.name(at: first, in: bytes)
                throw issue(
                    .duplicateKey(key, first: outline.position(at: first)), at: place.position)
            }
            if cursor.offset != skimmer.offset {
                try readColon()
                _ = try readValue(depth: depth + 1)
            }
            try readSeparator(before: "}")
        }
        outlines[name] = outline
        return JSON5Value(.object([]), at: start)
    }

    private mutating func readElements(depth: Int) throws(ButtonsError) -> [JSON5Value] {
        let opened = try open(depth: depth)
        var elements: [JSON5Value] = []
        while try hasMore(in: .array, before: "]", opened: opened) {
            elements.append(try readValue(depth: depth))
            try readSeparator(before: "]")
        }
        return elements
    }

    /// Steps over the opening bracket and returns its place.
    private mutating func open(depth: Int) throws(ButtonsError) -> SourcePosition {
        guard depth <= JSON5Value.depthLimit else { throw issue(.tooDeep) }
        defer { cursor.advance() }
        return cursor.position
    }

    /// Whether another entry follows; steps over the closing bracket if none does.
    private mutating func hasMore(
        in construct: JSON5Issue.Construct, before bracket: Unicode.Scalar, opened: SourcePosition
    ) throws(ButtonsError) -> Bool {
        try skipTrivia()
        if cursor.scalar == nil {
            throw issue(
                .unterminated(construct, opened: opened, found: found, allowed: "\"\(bracket)\""))
        }
        guard cursor.scalar == bracket else { return true }
        cursor.advance()
        return false
    }

    /// Steps over the comma after an entry; the closing bracket and the end are left to `hasMore`.
    private mutating func readSeparator(before bracket: Unicode.Scalar) throws(ButtonsError) {
        try skipTrivia()
        if cursor.scalar == "," {
            cursor.advance()
        } else if cursor.scalar != bracket && cursor.scalar != nil {
            throw issue(.unexpected(found: found, allowed: "\",\" or \"\(bracket)\""))
        }
    }
}
