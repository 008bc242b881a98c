/// An OpenType feature switched on, off or to an alternate, for all or a part of a text.
public struct FontFeature: Hashable, Sendable {
    /// The feature, such as `liga` or `tnum`.
    public var tag: Tag
    /// 0 switches the feature off, 1 on; a greater number chooses an alternate.
    public var value: UInt32
    /// The scalar offsets the feature holds for, or nil for the whole text.
    public var range: Range<Int>?

    /// Creates a feature setting.
    public init(tag: Tag, value: UInt32 = 1, range: Range<Int>? = nil) {
        self.tag = tag
        self.value = value
        self.range = range
    }
}
