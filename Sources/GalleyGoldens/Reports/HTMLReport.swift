import GalleyImage

/// The report a person looks through: one HTML file that needs no network and no other file.
///
/// Equal results and pictures give equal bytes. Names and messages only ever stand as text.
public struct HTMLReport {
    /// How passed cases are shown.
    public enum PassedPictures: String, Sendable, CaseIterable {
        /// As a thumbnail.
        case thumb
        /// By name only.
        case none
    }

    /// The size a report has at most unless another is asked for: 25 MB.
    public static let usualMaximumSize: Int = 25_000_000

    /// The run that is reported.
    public let result: RunResult
    /// How many bytes the file may have.
    public var maximumSize: Int = HTMLReport.usualMaximumSize
    /// How passed cases are shown.
    public var passed: PassedPictures = .none
    /// The name of the folder beside the report, for pictures that don't fit into it.
    public var folder: String = "report-pictures"

    /// Reports a run.
    public init(_ result: RunResult) { self.result = result }

    /// Writes the report.
    ///
    /// - Parameters:
    ///   - source: Hands out the pictures; each may be asked for several times.
    ///   - beside: Receives the name and bytes of each file of ``folder``; none where all fits.
    /// - Returns: The bytes of the HTML file.
    /// - Throws: What `beside` throws.
    public func write<Failure: Error>(
        pictures source: @escaping PictureReader,
        beside: (String, [UInt8]) throws(Failure) -> Void
    ) throws(Failure) -> [UInt8] {
        let order = result.worstFirstIndices
        let json = Self.inert(shownResult.document.line)
        let identifier = SHA256.hexDigest(of: Array(json.utf8))
        var pictures = ReportPictures(
            result, order: order, showsPassed: passed == .thumb, source: source)
        let fixed = page(order, pictures, json, identifier, notices: [], source: nil).count
        let needed = fixed + pictures.size
        // Notices come on top, and the name of every file that ends up in the folder.
        let room = maximumSize - fixed - Self.noticeRoom - pictures.entries.count * 50
        pictures.fit(into: room, order: order) { entry in
            source(result.cases[entry.place.index], entry.place.role).flatMap(Thumbnail.png)
        }
        let notices = Self.notices(pictures, needed: needed, limit: maximumSize, folder: folder)
        for entry in pictures.entries where !entry.isInline && !entry.isSmall {
            guard let png = source(result.cases[entry.place.index], entry.place.role) else {
                continue
            }
            var bytes = Array("galleyPicture(\"\(entry.file)\",\"".utf8)
            Base64.append(png, to: &bytes)
            bytes += Array("\")\n".utf8)
            try beside(entry.file, bytes)
        }
        return page(order, pictures, json, identifier, notices: notices, source: source)
    }

    /// The result with no more of the passed cases than the page shows of them.
    private var shownResult: RunResult {
        var shown = result
        for index in shown.cases.indices where shown.cases[index].status == .match {
            let whole = shown.cases[index]
            var item = CaseResult(name: whole.name, status: .match)
            (item.spec, item.tags, item.scale) = (whole.spec, whole.tags, whole.scale)
            for (picture, path) in [(whole.golden, \CaseResult.golden), (whole.actual, \.actual)] {
                guard let picture else { continue }
                var part = CaseResult.Picture(width: picture.width, height: picture.height)
                part.pixelHash = picture.pixelHash
                part.environment = picture.environment
                item[keyPath: path] = part
            }
            shown.cases[index] = item
        }
        return shown
    }

    private static let noticeRoom = 2_000

    private static func notices(
        _ pictures: ReportPictures, needed: Int, limit: Int, folder: String
    ) -> [String] {
        guard pictures.hasFolder else { return [] }
        let rest = pictures.pictureCases - pictures.wholeCases
        return [
            "With all pictures this file would have \(NumberText.size(needed)); the limit is "
                + "\(NumberText.size(limit)). The worst \(pictures.wholeCases) cases hold their "
                + "pictures. Those of the other \(rest) lie in the folder \(folder) beside this "
                + "file, which shows thumbnails where the folder is missing. Keep both together, "
                + "or raise --report-max-size."
        ]
    }

    /// JSON that may stand inside a script element.
    static func inert(_ json: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(json.utf8.count)
        for byte in json.utf8 {
            if byte == UInt8(ascii: "<") {
                bytes += Array("\\u003c".utf8)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
