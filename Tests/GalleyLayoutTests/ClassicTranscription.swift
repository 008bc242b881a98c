/// Rules R2 to R10 of the layout reference, written down once more as plain arithmetic.
///
/// It shares nothing with the library: lengths are numbers, insets are four of them, and each rule
/// is a line. A title here has whole pixels, and the policies are the defaults.
struct ClassicTranscription {
    typealias Insets = (top: Double, left: Double, bottom: Double, right: Double)
    struct Box: Equatable {
        var x, y, w, h: Double
        var midX: Double { x + w / 2 }
        var midY: Double { y + h / 2 }
    }

    var width, height, scale: Double
    var content, image, title: Insets
    var imageSize: (w: Double, h: Double)?
    var titleSize: (w: Double, h: Double)?
    var alignment: String
    var vertical: String
    var rightToLeft: Bool
    /// Variant B of R6.
    var clampsHeight: Bool
    /// The variant of R14.
    var besideImage: String

    private func up(_ v: Double) -> Double {
        (v * scale + 0.5 + 1.0 / 1024).rounded(.down) / scale
    }

    private func inset(_ box: Box, _ by: Insets) -> Box {
        Box(
            x: box.x + by.left, y: box.y + by.top, w: box.w - by.left - by.right,
            h: box.h - by.top - by.bottom)
    }

    /// R2.
    var contentBox: Box {
        var box = inset(Box(x: 0, y: 0, w: width, h: height), content)
        if box.w < 0 {
            let low = ((box.midX) * scale + 1.0 / 1024).rounded(.down) / scale
            let high = ((box.midX) * scale - 1.0 / 1024).rounded(.up) / scale
            (box.x, box.w) = (low, high - low)
        }
        if box.h < 0 {
            let low = ((box.midY) * scale + 1.0 / 1024).rounded(.down) / scale
            let high = ((box.midY) * scale - 1.0 / 1024).rounded(.up) / scale
            (box.y, box.h) = (low, high - low)
        }
        return box
    }

    /// R3 to R10, R13.
    var boxes: (image: Box?, title: Box?) {
        let ri = inset(contentBox, image)
        let rt = inset(contentBox, title)
        let iw = imageSize.map { min($0.w, max(0, ri.w)) } ?? 0
        let ih = imageSize.map { min($0.h, max(0, ri.h)) } ?? 0
        let tw = titleSize.map { min($0.w, max(0, rt.w - iw)) } ?? 0
        let th = min(titleSize?.h ?? 0, clampsHeight ? max(0, rt.h) : .infinity)
        // R14: the title's width in the image's x.
        var beside = tw
        if besideImage == "natural" { beside = titleSize?.w ?? 0 }
        if besideImage == "contentClamped" {
            beside = min(titleSize?.w ?? 0, max(0, contentBox.w - iw))
        }

        var side = alignment
        if side == "leading" { side = rightToLeft ? "right" : "left" }
        if side == "trailing" { side = rightToLeft ? "left" : "right" }
        var ix = 0.0
        var tx = 0.0
        var iWidth = iw
        var tWidth = tw
        switch (side, rightToLeft) {
        case ("center", false):
            ix = ri.midX - (iw + beside) / 2
            tx = rt.midX - (iw + tw) / 2 + iw
        case ("left", false):
            ix = ri.x
            tx = rt.x + iw
        case ("right", false):
            ix = ri.x + ri.w - beside - iw
            tx = rt.x + rt.w - tw
        case ("center", true):
            tx = rt.midX - (iw + tw) / 2
            ix = ri.midX - (iw + beside) / 2 + beside
        case ("left", true):
            tx = rt.x
            ix = ri.x + beside
        case ("right", true):
            ix = ri.x + ri.w - iw
            tx = rt.x + rt.w - iw - tw
        default:
            let bi = imageSize.map { min($0.w, ri.w) } ?? 0
            let bt = max(0, min(titleSize?.w ?? 0, rt.w))
            let d = bi + bt == 0 ? 1 : bi + bt
            iWidth = ri.w * bi / d
            tWidth = rt.w * bt / d
            ix = ri.x
            tx = rt.x + rt.w - tWidth
        }
        func row(_ room: Box, _ h: Double) -> (y: Double, h: Double) {
            switch vertical {
            case "center": (room.midY - h / 2, h)
            case "top": (room.y, h)
            case "bottom": (room.y + room.h - h, h)
            default: (room.y, room.h)
            }
        }
        let (iy, iHeight) = row(ri, ih)
        let (ty, tHeight) = row(rt, th)
        return (
            imageSize.map { _ in frame(up(ix), up(iy), iWidth, iHeight) },
            titleSize.map { _ in frame(up(tx), up(ty), tWidth, tHeight) }
        )
    }

    /// A view's frame has no negative size (R9).
    private func frame(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> Box {
        Box(x: min(x, x + w), y: min(y, y + h), w: abs(w), h: abs(h))
    }
}
