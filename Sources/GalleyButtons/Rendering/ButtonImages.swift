import GalleyImage
import Synchronization

/// Reads the pictures that buttons name, each when it is first needed.
///
/// A picture is read once: one whose file changes later is seen by new values only.
public final class ButtonImages: Sendable {
    private let files = Mutex<[String: ImageFile]>([:])

    /// Creates a reader that has read nothing.
    public init() {}

    /// Reads a button's picture.
    func file(of image: ButtonImage, button: String) throws(ButtonsError) -> ImageFile {
        if let file = files.withLock({ $0[image.file] }) { return file }
        do {
            let file = try ImageFile(path: image.file)
            return files.withLock { files in
                // Another thread may have been first.
                if let first = files[image.file] { return first }
                files[image.file] = file
                return file
            }
        } catch {
            throw .image(button: button, path: image.file, error)
        }
    }
}
