import GalleyImage
import GalleyLayout

extension IconButton {
    /// Returns the button as it looks in a state, with nothing left to look up.
    ///
    /// What the look of the exact state sets wins, and the rest is that of the normal state (layout
    /// reference R24). Then ``stateBlend`` changes what the state does not set itself.
    public func showing(_ state: ButtonState) -> IconButton {
        guard state != .normal else { return self }
        let look = states[state] ?? ButtonLook()
        let style = look.style
        var shown = self
        shown.title = look.title(over: title)?.applying(style.title)
        shown.subtitle = (look.subtitle ?? subtitle)?.applying(style.subtitle)
        shown.icon = (look.icon ?? icon)?.applying(style.icon)
        // Another icon must not stay hidden behind the normal image.
        shown.image = look.image ?? (look.icon == nil ? image : nil)
        shown.background = style.background ?? background
        shown.cornerRadius = style.cornerRadius ?? cornerRadius
        shown.effects = effects.merging(style.effects)
        if let width = style.borderWidth ?? border?.width, width != .points(0) {
            shown.border = Border(
                width: width, color: style.borderColor ?? border?.color ?? .black)
        } else {
            shown.border = nil
        }
        shown.blend(in: state, look, normal: self)
        return shown
    }
}

extension ButtonLook {
    /// The title of a state: an attributed one wins over a plain one, even the normal state's (layout
    /// reference R25).
    fileprivate func title(over normal: ButtonTitle?) -> ButtonTitle? {
        guard let title else { return normal }
        return title.isAttributed || normal?.isAttributed != true ? title : normal
    }
}

extension ButtonIcon {
    /// Returns the icon with everything a style sets.
    fileprivate func applying(_ style: LabelStyle) -> ButtonIcon {
        ButtonIcon(
            symbol: symbol, fonts: style.font.map { [$0] } ?? fonts, size: style.size ?? size,
            color: style.color ?? color,
            axes: axes.merging(
                style.axes, isSameFont: style.font == nil || style.font == fonts.first))
    }
}

extension IconButton {
    /// Applies the blend to what the look of the state leaves to the normal one.
    private mutating func blend(
        in state: ButtonState, _ look: ButtonLook, normal: IconButton
    ) {
        let style = look.style
        let ownTitle = title?.color != normal.title?.color || style.title.color != nil
        let ownSubtitle =
            subtitle?.color != normal.subtitle?.color || style.subtitle.color != nil
        let ownIcon = style.icon.color != nil || look.icon != nil || look.image != nil
        switch stateBlend {
        case .none: break
        case .custom, .customMild:
            guard let shade = shade(in: state) else { return }
            if !ownIcon {
                icon?.color.mix(with: shade)
                image?.overlay = shade
            }
            backgroundImage?.overlay = shade
        case .system:
            guard state.contains(.highlighted), !state.contains(.disabled) else { return }
            let factor = StateLook.highlightedTitleAlpha
            if !ownTitle { title?.fade(by: factor) }
            if !ownIcon {
                icon?.color.fade(by: factor)
                image?.tint?.fade(by: factor)
            }
        case .configuration:
            let fill = background
            if state.contains(.disabled) {
                let isDark = appearance == .dark
                let gray = Color(
                    isDark
                        ? StateLook.configurationDisabledTitleDark
                        : StateLook.configurationDisabledTitle)
                if !ownTitle { title?.color = gray }
                if !ownSubtitle { subtitle?.color = gray }
                if !ownIcon {
                    icon?.color = gray
                    if image?.tint != nil { image?.tint = gray }
                }
                if fill != nil, style.background == nil {
                    background = .color(
                        Color(
                            isDark
                                ? StateLook.configurationDisabledFillDark
                                : StateLook.configurationDisabledFill))
                }
            } else if state.contains(.highlighted) {
                let factor = StateLook.configurationHighlightedAlpha
                if !ownTitle { title?.fade(by: factor) }
                if !ownSubtitle { subtitle?.fade(by: factor) }
                if !ownIcon {
                    icon?.color.fade(by: factor)
                    image?.tint?.fade(by: factor)
                }
                if style.background == nil { background?.fade(by: factor) }
            } else if state.contains(.selected), fill == nil {
                // A filled configuration does not follow the selection by itself (R63).
                background = (title?.color ?? icon?.color).map(ButtonFill.color)
                background?.fade(by: StateLook.configurationSelectedTintAlpha)
            }
        }
    }

    /// What is mixed over the image; a disabled button's image is paler even while it is pressed.
    private func shade(in state: ButtonState) -> Color? {
        if state.contains(.disabled) {
            return options.adjustsImageWhenDisabled == false
                ? nil : Color(StateLook.disabledImage)
        }
        guard state.contains(.highlighted), options.adjustsImageWhenHighlighted != false else {
            return nil
        }
        return Color(
            stateBlend == .customMild
                ? StateLook.highlightedImageMild : StateLook.highlightedImage)
    }
}
