import GalleyImage

/// Which of a case's two pictures is meant.
public enum PictureRole: String, Sendable, CaseIterable {
    /// The golden.
    case golden
    /// The picture of the run.
    case actual
}

/// Hands out the PNG files of a result's pictures, or nil where one is not at hand.
public typealias PictureReader = (CaseResult, PictureRole) -> [UInt8]?

/// Decides which pictures a report holds whole, which as thumbnails, and which lie beside it.
struct ReportPictures {
    /// How a picture stands in the report.
    struct Entry {
        /// The case and role whose file it is.
        let place: (index: Int, role: PictureRole)
        /// The name of its file in the folder.
        let file: String
        /// The characters of its base64.
        let size: Int
        /// Its thumbnail, where one stands in.
        var thumbnail: [UInt8]?
        /// Whether the page holds all of it.
        var isInline = true
        /// Whether only a thumbnail was asked for.
        var isSmall = false
    }

    /// Every different picture once, the worst cases' first.
    private(set) var entries: [Entry] = []
    /// The numbers of each case's golden and actual picture, or -1, in the result's order.
    private(set) var cases: [[Int]]
    /// How many of the worst cases hold their pictures whole.
    private(set) var wholeCases = 0
    /// How many cases have a picture.
    private(set) var pictureCases = 0

    /// Whether pictures lie in the folder beside the report.
    var hasFolder: Bool { entries.contains { !$0.isInline && !$0.isSmall } }
    /// How large all pictures are together, as base64.
    var size: Int { entries.reduce(0) { $0 + ($1.isSmall ? 0 : $1.size) } }

    /// Lists the pictures of a result's failing cases, and the passed ones' where they are shown.
    init(
        _ result: RunResult, order: [Int], showsPassed: Bool, source: PictureReader
    ) {
        cases = Array(repeating: [-1, -1], count: result.cases.count)
        var known: [String: Int] = [:]
        for index in order {
            let item = result.cases[index]
            let isPassed = item.status == .match
            if isPassed, !showsPassed { continue }
            for (side, role) in PictureRole.allCases.enumerated() {
                guard role == .golden ? item.golden != nil : item.actual != nil,
                    !isPassed || role == .actual, let png = source(item, role)
                else { continue }
                let picture = role == .golden ? item.golden : item.actual
                let key = picture?.pixelHash ?? SHA256.hexDigest(of: png)
                if let number = known[key] {
                    cases[index][side] = number
                    continue
                }
                var entry = Entry(
                    place: (index, role),
                    file: "\(SHA256.hexDigest(of: Array(key.utf8)).prefix(32)).js",
                    size: Base64.count(of: png.count))
                if isPassed {
                    entry.isSmall = true
                    entry.isInline = false
                    entry.thumbnail = Thumbnail.png(of: png)
                }
                known[key] = entries.count
                cases[index][side] = entries.count
                entries.append(entry)
            }
        }
    }

    /// Makes room: keeps whole what fits, the worst first, and thumbnails of the rest.
    mutating func fit(into room: Int, order: [Int], thumbnail: (Entry) -> [UInt8]?) {
        let whole = entries.indices.filter { !entries[$0].isSmall }
        let room = room - fitPassed(into: room / 4)
        pictureCases = cases.count { $0.contains { $0 >= 0 && !entries[$0].isSmall } }
        wholeCases = pictureCases
        guard whole.reduce(0, { $0 + entries[$1].size }) > room else { return }
        // At most half of the room is for thumbnails, so that the worst can be seen whole.
        var left = max(0, room)
        var thumbnails = left / 2
        for number in whole {
            entries[number].isInline = false
            guard thumbnails > 0, let small = thumbnail(entries[number]) else { continue }
            let size = Base64.count(of: small.count)
            guard size <= thumbnails else {
                thumbnails = 0
                continue
            }
            thumbnails -= size
            left -= size
            entries[number].thumbnail = small
        }
        wholeCases = 0
        for index in order {
            let numbers = cases[index].filter { $0 >= 0 && !entries[$0].isSmall }
            let missing = Set(numbers.filter { !entries[$0].isInline })
            let cost = missing.reduce(0) { sum, number in
                sum + entries[number].size
                    - (entries[number].thumbnail.map { Base64.count(of: $0.count) } ?? 0)
            }
            guard cost <= left else { break }
            for number in missing {
                entries[number].isInline = true
                entries[number].thumbnail = nil
            }
            left -= cost
            if !numbers.isEmpty { wholeCases += 1 }
        }
    }

    /// Keeps the thumbnails of passed cases as far as there is room; returns the room they take.
    private mutating func fitPassed(into room: Int) -> Int {
        var taken = 0
        for number in entries.indices where entries[number].isSmall {
            let size = entries[number].thumbnail.map { Base64.count(of: $0.count) } ?? 0
            if taken + size > room {
                entries[number].thumbnail = nil
            } else {
                taken += size
            }
        }
        return taken
    }
}
