/// A rectangle of the device in subpixels, edges included.
struct SubpixelBox {
    var minX, minY, maxX, maxY: Int
}
