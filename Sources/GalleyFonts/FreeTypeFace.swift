import CFreeType
import GalleyGeometry

/// The one owner of a FreeType face and of the library instance it lives in.
///
/// FreeType lets one thread at a time use a face, and one at a time open faces in a library; with a
/// library of its own, each face needs only the lock around this value.
@safe struct FreeTypeFace: ~Copyable {
    // Both are freed in deinit and never leave this value.
    let library: FT_Library
    let face: FT_Face
    let path: String
    /// Whether outlines are loaded at one pixel a unit, in 1/64 unit, rather than unscaled.
    ///
    /// FreeType rounds the deltas of a variable face to whole units when it loads unscaled.
    let isVariable: Bool
    // FreeType reads these bytes until the face is gone; stored after it, they outlive it.
    private let bytes: FontBytes

    init(bytes: FontBytes, index: Int, path: String) throws(FontError) {
        let handles = try unsafe Self.open(bytes, index: index, path: path)
        unsafe library = handles.library
        unsafe face = handles.face
        self.path = path
        self.bytes = bytes
        isVariable = unsafe handles.isVariable
    }

    private static func open(
        _ bytes: FontBytes, index: Int, in library: FT_Library, ignoringSbix: Bool,
        _ face: inout FT_Face?
    ) -> FT_Error {
        var parameter = unsafe FT_Parameter(tag: ignoreSbix, data: nil)
        return unsafe bytes.withUnsafeBytes { buffer in
            unsafe withUnsafeMutablePointer(to: &parameter) { parameter in
                var arguments = unsafe FT_Open_Args()
                unsafe arguments.flags = FT_UInt(FT_OPEN_MEMORY | FT_OPEN_PARAMS)
                unsafe arguments.memory_base = buffer.baseAddress?.assumingMemoryBound(
                    to: FT_Byte.self)
                unsafe arguments.memory_size = FT_Long(buffer.count)
                unsafe arguments.num_params = ignoringSbix ? 1 : 0
                unsafe arguments.params = parameter
                return unsafe FT_Open_Face(library, &arguments, FT_Long(index), &face)
            }
        }
    }

    /// FT_PARAM_TAG_IGNORE_SBIX, a macro that Swift can't import: `isbx`.
    private static let ignoreSbix: FT_ULong = 0x6973_6278

    private static func open(
        _ bytes: FontBytes, index: Int, path: String
    ) throws(FontError) -> (library: FT_Library, face: FT_Face, isVariable: Bool) {
        var library: FT_Library?
        let initialized = unsafe FT_Init_FreeType(&library)
        guard initialized == 0, let library = unsafe library else {
            throw .damagedFont(path: path, code: Int(initialized))
        }
        var face: FT_Face?
        // Unless told to pass over `sbix`, FreeType takes a face that has it for one of bitmaps
        // alone; told so, it refuses a face that has nothing else.
        var code = unsafe open(bytes, index: index, in: library, ignoringSbix: true, &face)
        if code != 0 {
            code = unsafe open(bytes, index: index, in: library, ignoringSbix: false, &face)
        }
        guard code == 0, let face = unsafe face else {
            unsafe FT_Done_FreeType(library)
            throw .damagedFont(path: path, code: Int(code))
        }
        let isVariable =
            unsafe face.pointee.face_flags
            & FT_Long(FT_FACE_FLAG_MULTIPLE_MASTERS) != 0
        if isVariable { unsafe FT_Set_Pixel_Sizes(face, 0, FT_UInt(face.pointee.units_per_EM)) }
        return unsafe (library, face, isVariable)
    }

    deinit {
        unsafe FT_Done_Face(face)
        unsafe FT_Done_FreeType(library)
    }

    /// How many faces the file holds.
    var faceCount: Int { unsafe max(1, Int(face.pointee.num_faces)) }
    /// How many glyphs the face holds.
    var glyphCount: Int { unsafe Int(face.pointee.num_glyphs) }
    /// Whether the face has outlines, not only bitmaps.
    var isScalable: Bool {
        unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    }

    var familyName: String { unsafe Self.string(face.pointee.family_name) }
    var styleName: String { unsafe Self.string(face.pointee.style_name) }
    var postScriptName: String { unsafe FT_Get_Postscript_Name(face).map(Self.string) ?? "" }

    private static func string(_ pointer: UnsafePointer<CChar>?) -> String {
        unsafe pointer.map { unsafe String(cString: $0) } ?? ""
    }

    /// Moves a variable face to a place in its design space, given as HarfBuzz normalizes it.
    ///
    /// Both engines so stand at the same place to the last bit. A face whose outlines do not vary is
    /// left alone.
    func move(to normalized: [Int]) throws(FontError) {
        guard isVariable, normalized.contains(where: { $0 != 0 }) else { return }
        // From 1/16384 to FreeType's 1/65536.
        var coordinates = normalized.map { FT_Fixed($0 * 4) }
        let code = unsafe coordinates.withUnsafeMutableBufferPointer { list in
            unsafe FT_Set_Var_Blend_Coordinates(face, FT_UInt(list.count), list.baseAddress)
        }
        guard code == 0 else { throw .damagedFont(path: path, code: Int(code)) }
    }

    /// Copies the whole sfnt container as FreeType unpacked it (tag 0 of FT_Load_Sfnt_Table).
    func unpackedBytes(path: String) throws(FontError) -> FontBytes {
        let container = try table(0, path: path)
        return FontBytes(copying: container.span)
    }

    /// Whether the face has an sfnt table.
    func hasTable(_ tag: UInt32) -> Bool {
        var length: FT_ULong = 0
        return unsafe FT_Load_Sfnt_Table(face, FT_ULong(tag), 0, nil, &length) == 0
    }

    /// Copies an sfnt table; a tag of 0 stands for the whole container.
    func table(_ tag: UInt32, path: String) throws(FontError) -> [UInt8] {
        var length: FT_ULong = 0
        var code = unsafe FT_Load_Sfnt_Table(face, FT_ULong(tag), 0, nil, &length)
        guard code == 0 else { throw .damagedFont(path: path, code: Int(code)) }
        guard length <= FontFile.byteLimit else {
            throw .fileTooLarge(path: path, limit: FontFile.byteLimit)
        }
        let table = unsafe [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
            code = unsafe FT_Load_Sfnt_Table(
                face, FT_ULong(tag), 0, buffer.baseAddress, &length)
            count = code == 0 ? Int(length) : 0
        }
        guard code == 0 else { throw .damagedFont(path: path, code: Int(code)) }
        return table
    }
}
