/// A point on an integer grid: subpixels of the device or subunits of a face, y down in both.
typealias GridPoint = SIMD2<Int32>
