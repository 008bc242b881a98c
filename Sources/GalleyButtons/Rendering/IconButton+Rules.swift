public import GalleyGeometry
public import GalleyLayout
import GalleyText

extension IconButton {
    /// Returns the rules the button is laid out by, with every choice filled in.
    ///
    /// The value can be changed, by giving a classic layout the hooks of a subclass for one, and be
    /// used to compose the button in place of its own rules.
    ///
    /// - Parameter direction: The direction lines run in.
    /// - Returns: The rules of the button's layout.
    public func rules(for direction: LayoutDirection) -> any LayoutRules {
        switch layout {
        case .stack:
            StackLayout(
                placement: placement, spacing: spacing,
                contentInsets: contentInsets?.resolved(for: direction) ?? .zero,
                horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment,
                crossAlignment: options.crossAlignment ?? .center)
        case .classic:
            ClassicLayout(
                contentEdgeInsets: classicInsets(for: direction),
                titleEdgeInsets: options.titleEdgeInsets ?? .zero,
                imageEdgeInsets: options.imageEdgeInsets ?? .zero,
                horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment,
                policy: policy.layout)
        case .configuration: configurationLayout(for: direction)
        case .iconFont: iconFontLayout
        case .edgeInsets: edgeInsetsLayout(for: direction)
        case .swapped:
            SwappedLayout(
                strategy: options.strategy ?? .stateless, spacing: spacing,
                contentEdgeInsets: classicInsets(for: direction),
                titleEdgeInsets: options.titleEdgeInsets ?? .zero,
                imageEdgeInsets: options.imageEdgeInsets ?? .zero,
                horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment,
                pass: options.pass ?? .second, earlier: options.earlier ?? EarlierSizes(),
                seedCompatible: policy.seedCompatible, policy: policy.layout)
        }
    }

    private func classicInsets(for direction: LayoutDirection) -> EdgeInsets {
        options.contentEdgeInsets ?? contentInsets?.resolved(for: direction) ?? .zero
    }

    private var iconFontLayout: IconFontLayout {
        let keepsFaults = policy.seedCompatible
        return IconFontLayout(
            placement: placement, margin: spacing, seedCompatible: keepsFaults,
            // ZMButton computes its width when it is made, with its default margin.
            marginAtInit: keepsFaults ? ButtonLayout.iconFont.defaultSpacing : nil,
            emptyButtonHeight: policy.layout.defaultTitleSize == 15 ? 30 : 34)
    }

    private func edgeInsetsLayout(for direction: LayoutDirection) -> EdgeInsetsLayout {
        let side: InsetStyle =
            switch placement.side(for: direction) {
            case .top: .top
            case .left: .left
            case .bottom: .bottom
            case .right: .right
            }
        return EdgeInsetsLayout(
            style: options.insetStyle ?? side,
            imageTitleSpace: options.imageTitleSpace ?? spacing,
            contentEdgeInsets: classicInsets(for: direction),
            horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment,
            compensatesContentInsets: options.compensatesContentInsets ?? false,
            seedCompatible: policy.seedCompatible,
            calledBeforeLayout: options.calledBeforeLayout ?? false, policy: policy.layout)
    }

    private func configurationLayout(for direction: LayoutDirection) -> ConfigurationLayout {
        var layout = ConfigurationLayout(
            placement: placement, imagePadding: options.imagePadding ?? spacing,
            contentInsets: contentInsets?.directional(for: direction),
            titleAlignment: options.titleAlignment ?? .automatic,
            buttonSize: options.buttonSize ?? .medium,
            showsActivityIndicator: options.showsActivityIndicator ?? false,
            imageReservation: options.imageReservation ?? 0,
            horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment,
            legacyInputs: options.legacyInputs, policy: policy.layout)
        if let padding = options.titlePadding { layout.titlePadding = padding }
        return layout
    }

    /// Where the lines of title and subtitle stand in their labels: as the parts line up where they
    /// are above each other, else where lines begin (layout reference R39 and R70).
    func titleLineAlignment(for direction: LayoutDirection) -> TextAlignment {
        let hasIcon = icon != nil || image != nil || showsActivityIndicator
        let alignment: AxisAlignment =
            switch layout {
            case .configuration:
                (options.titleAlignment ?? .automatic).resolved(
                    horizontal: horizontalAlignment,
                    iconSide: hasIcon ? placement.side(for: direction) : nil, direction: direction)
            case .stack where placement.axis == .vertical:
                AxisAlignment(
                    options.crossAlignment ?? .center, axis: .horizontal, direction: direction)
            case .stack, .iconFont, .classic, .edgeInsets, .swapped:
                AxisAlignment(HorizontalAlignment.leading, direction: direction)
            }
        return switch alignment {
        case .start, .fill: .left
        case .center: .center
        case .end: .right
        }
    }

    /// Whether the button is higher where its texts have less width (layout reference R21, R71).
    var breaksLines: Bool {
        let mode = lineBreakMode ?? layout.defaultLineBreakMode
        return height == nil && (layout == .stack || layout == .configuration)
            && mode != .byClipping && (numberOfLines ?? (mode.wraps ? 0 : 1)) != 1
    }

    /// The radii of the corners in points, in a button of a size.
    func cornerRadii(in size: Size) -> CornerRadii {
        let stored = cornerRadius?.radii(in: size)
        guard layout == .configuration else { return stored ?? .zero }
        let style = options.cornerStyle ?? (cornerRadius == nil ? .dynamic : .fixed)
        func radius(_ corner: KeyPath<CornerRadii, Double>) -> Double {
            style.radius(height: size.height, stored: stored?[keyPath: corner])
        }
        return CornerRadii(
            topLeft: radius(\.topLeft), topRight: radius(\.topRight),
            bottomRight: radius(\.bottomRight), bottomLeft: radius(\.bottomLeft))
    }

    /// Whether an activity indicator stands in the icon's place.
    var showsActivityIndicator: Bool {
        (layout == .configuration || layout == .stack) && options.showsActivityIndicator == true
    }
}

extension ContentInsets {
    /// The insets by layout direction that are these in one direction.
    fileprivate func directional(for direction: LayoutDirection) -> DirectionalEdgeInsets {
        switch self {
        case .directional(let insets): return insets
        case .physical(let insets):
            let (leading, trailing) =
                direction == .leftToRight
                ? (insets.left, insets.right) : (insets.right, insets.left)
            return DirectionalEdgeInsets(
                top: insets.top, leading: leading, bottom: insets.bottom, trailing: trailing)
        }
    }
}
