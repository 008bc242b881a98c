import GalleyGeometry

extension LayoutDiagnostic {
    /// One sentence that says what is wrong and by how much, in points.
    public var message: String {
        switch self {
        case .insetsCrossed(let axis):
            "the \(axis.rawValue) content insets are larger than the button: make them smaller"
        case .titleTruncated(let natural, let displayed):
            "the title is \(Self.points(natural)) pt wide but gets only \(Self.points(displayed)) pt: "
                + "make the button wider or the title shorter"
        case .titleClipped(let natural, let displayed):
            "the title is \(Self.points(natural)) pt high but gets only \(Self.points(displayed)) pt: "
                + "make the button higher or the title smaller"
        case .iconDistorted(let natural, let displayed):
            "the icon is \(Self.points(natural)) pt but its frame is \(Self.points(displayed)) pt: "
                + "make room for the icon or don't stretch it"
        case .spacingChanged(let requested, let obtained):
            "the gap is \(Self.points(obtained)) pt instead of \(Self.points(requested)) pt: "
                + "give the button more room or use a spacing of whole pixels"
        case .overflow(let part, let edge, let amount):
            "the \(part.rawValue) reaches \(Self.points(amount)) pt beyond the button's "
                + "\(edge.rawValue) edge: make the button larger or the \(part.rawValue) smaller"
        case .overlap(let size):
            "icon and title overlap on \(Self.points(size)) pt: move them apart"
        case .offGrid(let part, let edge, let amount):
            "the \(part.rawValue)'s \(edge.rawValue) edge is \(Self.points(amount)) pt off the pixel "
                + "grid: use sizes and insets of whole pixels"
        case .subtitleTruncated(let natural, let displayed):
            "the subtitle is \(Self.points(natural)) pt wide but gets only "
                + "\(Self.points(displayed)) pt: make the button wider or the subtitle shorter"
        case .notSwapped(let strategy):
            "icon and title are not exchanged under \(strategy.rawValue): \(strategy.remedy)"
        case .stale(let part, let used, let current):
            "the \(part.rawValue) is \(Self.points(current)) pt but was laid out as "
                + "\(Self.points(used)) pt: lay out again after every change"
        case .topLeftAnchored(let x, let y):
            "the content sticks to the top left corner, \(Self.points(x)) pt to the left and "
                + "\(Self.points(y)) pt above its place: swap from sizes, not from cached frames"
        case .alignmentMirrored(let alignment):
            "the content aligned \(alignment.rawValue) stands at the opposite edge: "
                + "ask for the other side or swap without mirroring"
        case .insetsMirrored(let inputs):
            "\(inputs.map(\.rawValue).joined(separator: " and ")) act on the opposite edge: "
                + "exchange left and right or swap without mirroring"
        case .ignoredBySwap(let input, let strategy):
            "\(input.rawValue) has no effect under \(strategy.rawValue): leave it out"
        case .ignoredByConfiguration(let input):
            "\(input.rawValue) has no effect on a button with a configuration: "
                + "\(input.configurationRemedy)"
        }
    }

    /// Writes a number of points with at most three decimals.
    private static func points(_ value: Double) -> String {
        let text = String((value * 1000).rounded() / 1000)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func points(_ size: Size) -> String {
        "\(points(size.width)) × \(points(size.height))"
    }
}
