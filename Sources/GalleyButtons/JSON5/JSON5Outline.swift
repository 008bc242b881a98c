/// The members of an object as places in the file, for files with more of them than trees are good for.
///
/// A member takes 20 bytes, and 16 to 32 more in the table by which its key is found.
struct JSON5Outline: Sendable {
    private struct Member {
        var offset: UInt32
        var line: UInt32
        var column: UInt32
        /// Where the key's bytes are: in the file, or behind its end in ``unescaped``.
        var nameStart: UInt32
        var nameLength: UInt32
    }

    /// A place of the table; a member's number is one less than what is stored, 0 being none.
    private struct Slot {
        var hash: UInt32 = 0
        var number: UInt32 = 0
    }

    private var members: [Member] = []
    /// The keys that are written with escapes, as they read.
    private var unescaped: [UInt8] = []
    /// The members by the hash of their key, letters of ASCII being equal in either case.
    private var table = [Slot](repeating: Slot(), count: 16)
    /// How many arrays and objects the members stand in.
    let depth: Int
    /// Whether all keys are of ASCII; others can be equal without having equal bytes.
    private(set) var isASCII = true
    /// The first member whose key differs from an earlier one's in nothing but case.
    private(set) var firstAlias: (first: Int, second: Int)?

    /// Creates an outline of no members.
    init(depth: Int) { self.depth = depth }

    /// How many members there are.
    var count: Int { members.count }

    /// Adds a member whose key is written as it reads.
    ///
    /// - Parameters:
    ///   - place: Where the member begins.
    ///   - key: Where the key's characters are in the file.
    /// - Returns: The earlier member with that key, which is then not added.
    mutating func add(_ place: SourceCursor, key: Range<Int>) -> Int? {
        add(place, nameStart: key.lowerBound, nameLength: key.count)
    }

    /// Adds a member by what its key reads.
    mutating func add(_ place: SourceCursor, key: String) -> Int? {
        let start = place.bytes.count + unescaped.count
        unescaped += key.utf8
        isASCII = isASCII && key.utf8.allSatisfy { $0 < 0x80 }
        return add(place, nameStart: start, nameLength: key.utf8.count)
    }

    private mutating func add(
        _ place: SourceCursor, nameStart: Int, nameLength: Int
    ) -> Int? {
        let position = place.position
        let member = Member(
            offset: UInt32(place.offset), line: UInt32(position.line),
            column: UInt32(position.column), nameStart: UInt32(nameStart),
            nameLength: UInt32(nameLength))
        if 2 * members.count >= table.count { grow() }
        let hash = hash(of: member, place.bytes)
        var slot = Int(hash) & (table.count - 1)
        while table[slot].number != 0 {
            let other = Int(table[slot].number - 1)
            if table[slot].hash == hash {
                switch likeness(member, members[other], place.bytes) {
                case .equal: return other
                case .alias: firstAlias = firstAlias ?? (other, members.count)
                case .different: break
                }
            }
            slot = (slot + 1) & (table.count - 1)
        }
        members.append(member)
        table[slot] = Slot(hash: hash, number: UInt32(members.count))
        return nil
    }

    private mutating func grow() {
        let old = table
        table = [Slot](repeating: Slot(), count: 2 * old.count)
        for entry in old where entry.number != 0 {
            var slot = Int(entry.hash) & (table.count - 1)
            while table[slot].number != 0 { slot = (slot + 1) & (table.count - 1) }
            table[slot] = entry
        }
    }

    /// Where the member begins.
    func position(at index: Int) -> SourcePosition {
        SourcePosition(line: Int(members[index].line), column: Int(members[index].column))
    }

    /// What the key of a member reads.
    func name(at index: Int, in text: [UInt8]) -> String {
        let member = members[index]
        let start = Int(member.nameStart)
        return start < text.count
            ? String(decoding: text[start..<start + Int(member.nameLength)], as: UTF8.self)
            : String(
                decoding: unescaped[
                    start - text.count..<start - text.count
                        + Int(member.nameLength)], as: UTF8.self)
    }

    /// Returns the number of the member with a key.
    ///
    /// - Parameters:
    ///   - name: The key.
    ///   - ignoresCase: Whether letters of ASCII are equal in either case.
    ///   - text: The file.
    /// - Returns: The number; nil where there is no such key.
    func index(of name: String, ignoringCase ignoresCase: Bool = false, in text: [UInt8]) -> Int? {
        var hasher = CaseHasher()
        for byte in name.utf8 { hasher.add(byte) }
        let hash = hasher.finish()
        var slot = Int(hash) & (table.count - 1)
        while table[slot].number != 0 {
            if table[slot].hash == hash {
                let index = Int(table[slot].number - 1)
                let other = self.name(at: index, in: text)
                if other == name || (ignoresCase && other.lowercased() == name.lowercased()) {
                    return index
                }
            }
            slot = (slot + 1) & (table.count - 1)
        }
        return nil
    }

    /// Reads a member.
    ///
    /// - Parameters:
    ///   - index: The number of the member.
    ///   - text: The file.
    ///   - path: The file's name in error messages.
    /// - Returns: The key and its value, both at their places in the file.
    /// - Throws: ``ButtonsError/syntax(_:)`` in a file that was not outlined whole.
    func member(at index: Int, in text: [UInt8], path: String) throws(ButtonsError) -> JSON5Member {
        let cursor = SourceCursor(
            bytes: text, offset: Int(members[index].offset), position: position(at: index))
        var reader = JSON5Reader(cursor, path: path)
        return try reader.readMember(depth: depth)
    }

    private enum Likeness {
        case equal
        case alias
        case different
    }

    private func likeness(_ first: Member, _ second: Member, _ text: [UInt8]) -> Likeness {
        guard first.nameLength == second.nameLength else { return .different }
        var isEqual = true
        for index in 0..<Int(first.nameLength) {
            let one = byte(Int(first.nameStart) + index, text)
            let other = byte(Int(second.nameStart) + index, text)
            if one != other {
                guard one.lowercasedASCII == other.lowercasedASCII else { return .different }
                isEqual = false
            }
        }
        return isEqual ? .equal : .alias
    }

    private func byte(_ place: Int, _ text: [UInt8]) -> UInt8 {
        place < text.count ? text[place] : unescaped[place - text.count]
    }

    private func hash(of member: Member, _ text: [UInt8]) -> UInt32 {
        var hasher = CaseHasher()
        let start = Int(member.nameStart)
        for index in 0..<Int(member.nameLength) { hasher.add(byte(start + index, text)) }
        return hasher.finish()
    }
}

/// Hashes bytes, letters of ASCII alike in either case, eight at a time.
private struct CaseHasher {
    // Seeded anew in each process, so that no file can be written to fill one slot.
    private var hasher = Hasher()
    private var word: UInt64 = 0
    private var count = 0

    mutating func add(_ byte: UInt8) {
        word = word << 8 | UInt64(byte.lowercasedASCII)
        count += 1
        if count & 7 == 0 { hasher.combine(word) }
    }

    func finish() -> UInt32 {
        var hasher = hasher
        hasher.combine(word)
        return UInt32(truncatingIfNeeded: hasher.finalize())
    }
}

extension UInt8 {
    /// The small letter of a capital one.
    fileprivate var lowercasedASCII: UInt8 { self >= 0x41 && self <= 0x5A ? self + 0x20 : self }
}
