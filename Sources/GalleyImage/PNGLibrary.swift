import CPNGCodec

/// The libraries that PNG files are read and written with.
public enum PNGLibrary {
    /// The version of libpng that is loaded, such as `1.6.39`.
    public static var version: String { unsafe String(cString: galley_png_version()) }
    /// The version of zlib that is loaded, such as `1.2.13`.
    public static var zlibVersion: String { unsafe String(cString: galley_png_zlib_version()) }
}
