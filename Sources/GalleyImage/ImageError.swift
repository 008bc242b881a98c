/// A reason why a bitmap cannot be made, encoded or decoded.
public enum ImageError: Error, Hashable, Sendable {
    /// A bitmap would hold no pixel: a side, in pixels, is zero or negative.
    case noPixels(width: Int, height: Int)
    /// A side, in pixels, is longer than the limit.
    case sideTooLong(width: Int, height: Int, limit: Int)
    /// The bitmap has more pixels than the limit.
    case tooManyPixels(width: Int, height: Int, limit: Int)
    /// The bytes given for a bitmap are not four for each of its pixels.
    case wrongByteCount(count: Int, expected: Int)
    /// A pixel given as premultiplied has a channel above its alpha; column and row from top left.
    case notPremultiplied(x: Int, y: Int)

    /// There is no byte to decode.
    case emptyFile
    /// The data is the text that Git LFS leaves in place of a file it has not fetched.
    case gitLFSPointer
    /// The data does not start with the PNG signature.
    case notPNG
    /// The PNG ends before its last chunk does.
    case truncatedPNG
    /// The PNG breaks the format's rules; the text names the rule in a few words.
    case corruptPNG(reason: String)
    /// A chunk that is not image data is longer, in bytes, than the limit.
    case chunkTooLong(name: String, length: Int, limit: Int)

    /// The scale, in pixels per point, has no place in a PNG's density field.
    case scaleOutOfRange(Double)
    /// A keyword of a text pair is not 1–79 printable Latin-1 characters without stray spaces.
    case invalidKeyword(String)
    /// The text of a pair has a null or a character outside Latin-1.
    case invalidText(keyword: String)
    /// The PNG library has no memory left.
    case outOfMemory

    /// There is no file at the path.
    case fileNotFound(path: String)
    /// The file is there but can't be read; the reason is the system's.
    case fileNotReadable(path: String, reason: String)
    /// The file has more bytes than the limit.
    case fileTooLarge(path: String, limit: Int)
    /// A folder or file can't be created; the reason is the system's.
    case cannotCreate(path: String, reason: String)
    /// A file can't be written to its end; the reason is the system's.
    case writeFailed(path: String, reason: String)
}

extension ImageError: CustomStringConvertible {
    /// One sentence that says what is wrong and what to do.
    public var description: String {
        switch self {
        case .noPixels(let width, let height):
            "the bitmap of \(width)×\(height) pixels has no pixel: make each side at least 1"
        case .sideTooLong(let width, let height, let limit):
            "the bitmap of \(width)×\(height) pixels is too long: keep each side within \(limit)"
        case .tooManyPixels(let width, let height, let limit):
            "the bitmap of \(width)×\(height) pixels is too large: keep it within \(limit) pixels"
        case .wrongByteCount(let count, let expected):
            "there are \(count) bytes for the bitmap: give \(expected), four for each pixel"
        case .notPremultiplied(let x, let y):
            "the pixel at column \(x), row \(y) has a channel above its alpha: premultiply it"
        case .emptyFile:
            "the file is empty: restore the PNG or record it again"
        case .gitLFSPointer:
            "the file is a Git LFS pointer, not a PNG: run `git lfs pull`"
        case .notPNG:
            "the file has no PNG signature: convert the picture to PNG"
        case .truncatedPNG:
            "the PNG ends too early: copy or record it again"
        case .corruptPNG(let reason):
            "the PNG is corrupt (\(reason)): copy or record it again"
        case .chunkTooLong(let name, let length, let limit):
            "the PNG's \(name) chunk of \(length) bytes is too long: "
                + "strip metadata to at most \(limit) bytes a chunk"
        case .scaleOutOfRange(let scale):
            "the scale \(scale) has no pixel density in a PNG: use a positive, finite scale"
        case .invalidKeyword(let keyword):
            "the PNG text keyword \(keyword.debugDescription) is not allowed: "
                + "use 1–79 printable Latin-1 characters without stray spaces"
        case .invalidText(let keyword):
            "the PNG text of \(keyword.debugDescription) is not Latin-1: "
                + "leave out nulls and characters above U+00FF"
        case .outOfMemory:
            "there is no memory left for the PNG: use a smaller picture"
        case .fileNotFound(let path):
            "there is no file at \(path); check the path"
        case .fileNotReadable(let path, let reason):
            "\(path) can't be read (\(reason)); check its type and permissions"
        case .fileTooLarge(let path, let limit):
            "\(path) is larger than \(limit / 1_048_576) MiB; make it smaller"
        case .cannotCreate(let path, let reason):
            "\(path) can't be created (\(reason)); choose a folder that you may write to"
        case .writeFailed(let path, let reason):
            "\(path) can't be written (\(reason)); make room and try again"
        }
    }
}
