import GalleyImage
import Synchronization

/// Looks over all goldens of a store for what makes them worth less than they seem.
public struct GoldenCheck: Sendable {
    private let store: GoldenStore

    /// Prepares a check.
    public init(_ store: GoldenStore) { self.store = store }

    /// What the check knows of one golden.
    private struct Looked {
        let name: GoldenName
        var pixelHash: String?
        var findings: [GoldenFinding]
    }

    /// Looks over all goldens.
    ///
    /// - Parameter workers: How many threads share the work.
    /// - Returns: What was found, files first in the order of names, then what is about several.
    /// - Throws: ``GoldenStoreError`` for a manifest that can't be read.
    public func findings(workers: Int = 1) throws(GoldenStoreError) -> [GoldenFinding] {
        let records = try store.records()
        var findings: [GoldenFinding] = []
        var names = Set(try store.names())
        for file in store.files.files() where file.hasSuffix(".png") {
            if let name = try? GoldenName(path: String(file.dropLast(4))) {
                names.insert(name)
            } else {
                findings.append(
                    Self.finding(
                        .misnamed, [file], "no golden has such a name; rename or remove the file"))
            }
        }
        let sorted = names.sorted()
        let looked = LookedList(count: sorted.count)
        Workers.run(count: sorted.count, workers: workers) { index in
            looked[index] = look(at: sorted[index], records[sorted[index].path])
        }
        let all = looked.values
        findings += all.flatMap(\.findings)
        findings += Self.identical(all) + Self.collisions(sorted) + Self.environments(records)
        return findings
    }

    /// The results of several threads.
    private final class LookedList: Sendable {
        private let list: Mutex<[Looked?]>

        init(count: Int) { list = Mutex([Looked?](repeating: nil, count: count)) }

        subscript(index: Int) -> Looked? {
            get { list.withLock { $0[index] } }
            set { list.withLock { $0[index] = newValue } }
        }

        var values: [Looked] { list.withLock { $0.compactMap(\.self) } }
    }

    private func look(at name: GoldenName, _ record: GoldenRecord?) -> Looked {
        var looked = Looked(name: name, findings: [])
        func add(_ rule: GoldenFinding.Rule, _ message: String) {
            looked.findings.append(Self.finding(rule, [name.path], message))
        }
        let bytes: [UInt8]
        do {
            guard let read = try store.files.read(name.file) else {
                add(.lost, "the manifest lists it and its file is gone; restore or record it")
                return looked
            }
            bytes = read
        } catch {
            add(.undecodable, error.description)
            return looked
        }
        let picture: StraightBitmap
        do {
            let (decoded, metadata) = try StraightBitmap.decode(png: bytes)
            picture = decoded
            if metadata.hasColorProfile {
                add(.profile, "its colour profile is not applied; strip it and record again")
            }
        } catch .gitLFSPointer {
            add(.pointer, "\(ImageError.gitLFSPointer)")
            return looked
        } catch {
            add(.undecodable, error.description)
            return looked
        }
        let hash = PixelHash.digest(of: picture).description
        looked.pixelHash = hash
        if let record {
            if record.pixelHash != hash {
                add(
                    .edited,
                    "its pixels are not those the manifest names; restore it, or record it again")
            }
        } else {
            add(.unlisted, "the manifest does not list it; record it, or remove the file")
        }
        if Self.isFlat(picture) {
            add(.flat, "it is a single colour; draw something on it that could go wrong")
        }
        return looked
    }

    private static func isFlat(_ picture: StraightBitmap) -> Bool {
        guard picture.bytes.count > 4 else { return false }
        // Equal to itself one pixel further on.
        return picture.bytes.dropFirst(4).elementsEqual(picture.bytes.dropLast(4))
    }

    private static func identical(_ all: [Looked]) -> [GoldenFinding] {
        let groups = Dictionary(grouping: all.filter { $0.pixelHash != nil }) { $0.pixelHash }
        return groups.values.filter { $0.count > 1 }.map { group in
            let names = group.map(\.name.path).sorted()
            return finding(
                .identical, names,
                "they are the same pixels; one may show what another was meant to")
        }.sorted { $0.names[0] < $1.names[0] }
    }

    private static func collisions(_ names: [GoldenName]) -> [GoldenFinding] {
        Dictionary(grouping: names, by: \.folded).values.filter { $0.count > 1 }.map { group in
            finding(
                .collision, group.map(\.path).sorted(),
                "they differ in nothing but upper and lower case; rename all but one")
        }.sorted { $0.names[0] < $1.names[0] }
    }

    /// Compares versions, since the fonts of suites may well differ.
    private static func environments(_ records: [String: GoldenRecord]) -> [GoldenFinding] {
        var byVersions: [GoldenEnvironment: [String]] = [:]
        for (name, record) in records {
            let versions = GoldenEnvironment(
                record.environment.values.filter { !$0.name.hasPrefix("font ") })
            guard !versions.values.isEmpty else { continue }
            byVersions[versions, default: []].append(name)
        }
        guard byVersions.count > 1 else { return [] }
        let sorted = byVersions.sorted {
            ($0.value.count, $1.key.identifier) > ($1.value.count, $0.key.identifier)
        }
        let most = sorted[0]
        return sorted.dropFirst().map { environment, names in
            let list = environment.differences(since: most.key).map(\.description)
            return finding(
                .environments, names.sorted(),
                "they were drawn in another environment than the \(most.value.count) of most "
                    + "(\(list.joined(separator: ", "))); record them again with --update=all")
        }
    }

    private static func finding(
        _ rule: GoldenFinding.Rule, _ names: [String], _ message: String
    ) -> GoldenFinding {
        GoldenFinding(rule: rule, names: names, message: message)
    }
}

extension GoldenCheck {
    /// Counts the goldens of each environment whose versions are not the present ones.
    ///
    /// - Parameter present: The present versions.
    /// - Returns: How many goldens there are of each, and what differs.
    /// - Throws: ``GoldenStoreError`` for a manifest that can't be read.
    package func environmentSummary(
        against present: GoldenEnvironment
    ) throws(GoldenStoreError) -> [(count: Int, differences: String)] {
        var counts: [String: Int] = [:]
        for record in try store.records().values {
            let versions = GoldenEnvironment(
                record.environment.values.filter { !$0.name.hasPrefix("font ") })
            let list = present.differences(since: versions).map(\.description)
            if !list.isEmpty, !versions.values.isEmpty {
                counts[list.joined(separator: ", "), default: 0] += 1
            }
        }
        return counts.sorted { $0.key < $1.key }.map { ($0.value, $0.key) }
    }
}
