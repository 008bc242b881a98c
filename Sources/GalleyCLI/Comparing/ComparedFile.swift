import GalleyImage

/// A PNG file that is compared.
struct ComparedFile {
    /// The most bytes of a file, 1 GiB: as many as the pixels of the largest bitmap.
    private static let limit = 1 << 30

    let path: String
    let picture: StraightBitmap

    /// Reads and decodes a file, and tells what of it is not taken as it is.
    init(path: String, _ console: Console) throws(CommandError) {
        self.path = path
        let bytes: [UInt8]
        do throws(ImageError) {
            bytes = try InputFile.read(path, limit: Self.limit)
        } catch {
            throw CommandError(error)
        }
        do throws(ImageError) {
            let (picture, metadata) = try StraightBitmap.decode(png: bytes)
            self.picture = picture
            if metadata.bitDepth == 16 {
                console.note("\(path): its samples of 16 bits were rounded to 8")
            }
            if metadata.hasColorProfile {
                console.note("\(path): its colour profile (iCCP) was not applied")
            } else if metadata.hasGamma, !metadata.isSRGB {
                console.note("\(path): its gamma (gAMA) was not applied")
            }
        } catch {
            throw CommandError(
                exitCode: CommandError(error).exitCode, message: "\(path): \(error.description)")
        }
    }
}
