import GalleyGeometry
import GalleyLayout
import Testing

/// A layout as a fixture writes it; what is left out is the layout's default.
struct RulesLayout: Decodable, Sendable {
    enum Kind: String, Decodable, Sendable {
        case classic, edgeInsets, swapped, configuration
    }

    struct Policy: Decodable, Sendable {
        let truncatedTitleWidth: String?
        let clampTitleHeight: Bool?
        let labelWidth: String?
        let rounding: String?
        let negativeHalf: String?
        let defaultTitleSize: Double?
        let hookOrder: String?
        let crossingInsets: String?
        let keepSizeToFitPad: Bool?
        let intrinsicInsets: String?

        func policy() throws -> LayoutPolicy {
            var policy = LayoutPolicy()
            try set(&policy.truncatedTitleWidth, truncatedTitleWidth)
            policy.clampTitleHeight = clampTitleHeight ?? policy.clampTitleHeight
            try set(&policy.labelWidth, labelWidth)
            try set(&policy.rounding, rounding)
            try set(&policy.negativeHalf, negativeHalf)
            policy.defaultTitleSize = defaultTitleSize ?? policy.defaultTitleSize
            try set(&policy.hookOrder, hookOrder)
            try set(&policy.crossingInsets, crossingInsets)
            policy.keepSizeToFitPad = keepSizeToFitPad ?? policy.keepSizeToFitPad
            try set(&policy.intrinsicInsets, intrinsicInsets)
            return policy
        }
    }

    struct Earlier: Decodable, Sendable {
        let icon: [LayoutNumber]?
        let title: [LayoutNumber]?
    }

    let kind: Kind
    let contentEdgeInsets: [Double]?
    let titleEdgeInsets: [Double]?
    let imageEdgeInsets: [Double]?
    let horizontal: String?
    let vertical: String?
    let forcedDirection: String?
    let policy: Policy?
    let insetStyle: String?
    let imageTitleSpace: Double?
    let seedCompatible: Bool?
    let compensates: Bool?
    let calledBeforeLayout: Bool?
    let strategy: String?
    let spacing: Double?
    let pass: Int?
    let earlier: Earlier?
    let placement: String?
    let imagePadding: Double?
    let titlePadding: Double?
    let contentInsets: [Double]?
    let titleAlignment: String?
    let buttonSize: String?
    let showsActivityIndicator: Bool?
    let imageReservation: Double?
    let legacyInputs: [String]?

    func rules() throws -> any LayoutRules {
        switch kind {
        case .classic: try classic()
        case .edgeInsets: try edgeInsets()
        case .swapped: try swapped()
        case .configuration: try configuration()
        }
    }

    private func classic() throws -> ClassicLayout {
        var layout = ClassicLayout(policy: try policy?.policy() ?? LayoutPolicy())
        set(&layout.contentEdgeInsets, contentEdgeInsets)
        set(&layout.titleEdgeInsets, titleEdgeInsets)
        set(&layout.imageEdgeInsets, imageEdgeInsets)
        try set(&layout.horizontalAlignment, horizontal)
        try set(&layout.verticalAlignment, vertical)
        layout.forcedDirection = forcedDirection.map { LayoutFixture.direction($0) }
        return layout
    }

    private func edgeInsets() throws -> EdgeInsetsLayout {
        var layout = EdgeInsetsLayout(policy: try policy?.policy() ?? LayoutPolicy())
        try set(&layout.style, insetStyle)
        layout.imageTitleSpace = imageTitleSpace ?? layout.imageTitleSpace
        set(&layout.contentEdgeInsets, contentEdgeInsets)
        try set(&layout.horizontalAlignment, horizontal)
        try set(&layout.verticalAlignment, vertical)
        layout.compensatesContentInsets = compensates ?? layout.compensatesContentInsets
        layout.seedCompatible = seedCompatible ?? layout.seedCompatible
        layout.calledBeforeLayout = calledBeforeLayout ?? layout.calledBeforeLayout
        return layout
    }

    private func swapped() throws -> SwappedLayout {
        var layout = SwappedLayout(policy: try policy?.policy() ?? LayoutPolicy())
        try set(&layout.strategy, strategy)
        layout.spacing = spacing ?? layout.spacing
        set(&layout.contentEdgeInsets, contentEdgeInsets)
        set(&layout.titleEdgeInsets, titleEdgeInsets)
        set(&layout.imageEdgeInsets, imageEdgeInsets)
        try set(&layout.horizontalAlignment, horizontal)
        try set(&layout.verticalAlignment, vertical)
        if let pass { layout.pass = try #require(LayoutPass(rawValue: pass)) }
        layout.earlier = EarlierSizes(
            icon: earlier?.icon.map(LayoutFixture.size),
            title: earlier?.title.map(LayoutFixture.size))
        layout.seedCompatible = seedCompatible ?? layout.seedCompatible
        return layout
    }

    private func configuration() throws -> ConfigurationLayout {
        var layout = ConfigurationLayout(policy: try policy?.policy() ?? LayoutPolicy())
        try set(&layout.placement, placement)
        layout.imagePadding = imagePadding ?? layout.imagePadding
        layout.titlePadding = titlePadding ?? layout.titlePadding
        layout.contentInsets = contentInsets.map {
            DirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        }
        try set(&layout.titleAlignment, titleAlignment)
        try set(&layout.buttonSize, buttonSize)
        layout.showsActivityIndicator = showsActivityIndicator ?? layout.showsActivityIndicator
        layout.imageReservation = imageReservation ?? layout.imageReservation
        try set(&layout.horizontalAlignment, horizontal)
        try set(&layout.verticalAlignment, vertical)
        for name in legacyInputs ?? [] {
            layout.legacyInputs.insert(try #require(LayoutInput(rawValue: name)))
        }
        return layout
    }
}

/// Sets a named value where a fixture gives its name.
private func set<Value: RawRepresentable<String>>(_ value: inout Value, _ name: String?) throws {
    if let name { value = try #require(Value(rawValue: name), "\(name)") }
}

private func set(_ insets: inout EdgeInsets, _ numbers: [Double]?) {
    guard let numbers else { return }
    insets = EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
}
