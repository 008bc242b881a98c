extension Metric {
    /// The largest step between two opaque greys, of 0–255, that some pair of greys hides from the
    /// metric; 0 where none does, nil for the similarity of whole pictures.
    public var largestHiddenGreyStep: Int? {
        switch kind {
        case .exact: 0
        case .channel: Self.hiddenStep(of: ChannelMetric(threshold: threshold))
        case .yiq: Self.hiddenStep(of: YIQMetric(threshold: threshold, backdrop: backdrop))
        case .oklab: Self.hiddenStep(of: OKLabMetric(threshold: threshold, backdrop: backdrop))
        case .cie76, .cie94, .ciede2000: Self.hiddenStep(of: ColorDifferenceMetric(self))
        case .ssim: nil
        }
    }

    /// Looks for pairs farther apart than the farthest so far alone, since distances grow with steps.
    private static func hiddenStep(of metric: some PixelMetric) -> Int {
        var largest = 0
        for dark in 0..<256 {
            while dark + largest < 255,
                !metric.differs(grey(dark), grey(dark + largest + 1), at: 0)
            { largest += 1 }
        }
        return largest
    }

    private static func grey(_ value: Int) -> UInt32 {
        UInt32(value) * 0x0001_0101 | UInt32.alphaBits
    }
}
