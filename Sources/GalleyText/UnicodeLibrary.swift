import CUnicode

/// The library that has Unicode's algorithms for lines and directions.
public enum UnicodeLibrary {
    /// The version of ICU that this was built with, such as `72.1`; no other major is ever loaded.
    public static var version: String { unsafe String(cString: galley_icu_version()) }
}
