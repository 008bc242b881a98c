import CReportPage
import GalleyImage

/// The parts of the HTML report that never change, and the published schemas.
public enum ReportPage {
    /// The JSON Schema (draft 2020-12) of result files.
    public static let resultSchema: String = text(GALLEY_REPORT_RESULT_SCHEMA)
    /// The JSON Schema (draft 2020-12) of the decisions that a report exports.
    public static let decisionsSchema: String = text(GALLEY_REPORT_DECISIONS_SCHEMA)

    static let body: String = text(GALLEY_REPORT_BODY)
    static let style: String = text(GALLEY_REPORT_STYLE)
    static let script: String = text(GALLEY_REPORT_SCRIPT)

    /// The content security policy: nothing but what the file itself holds.
    ///
    /// Scripts and style sheets are named by their hashes. Where pictures lie in a folder beside the
    /// report, scripts from the report's own place are let in too: it is how a page opened from a
    /// disk can read them.
    static func policy(hasFolder: Bool) -> String {
        let beside = hasFolder ? " 'self' file:" : ""
        return "default-src 'none'; img-src data: blob:; style-src \(source(style)); "
            + "script-src \(source(script))\(beside); base-uri 'none'; form-action 'none'"
    }

    private static func source(_ text: String) -> String {
        var hash = SHA256()
        hash.update(Array(text.utf8).span)
        return "'sha256-\(Base64.text(of: hash.finalize().bytes))'"
    }

    private static func text(_ part: galley_report_part) -> String {
        let part = unsafe galley_report_part(part)
        return unsafe String(
            decoding: UnsafeRawBufferPointer(start: part.bytes, count: part.count), as: UTF8.self)
    }
}
