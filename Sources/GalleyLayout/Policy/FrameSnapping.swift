public import GalleyGeometry

/// How a solved frame comes onto the pixel grid (layout reference R48, policy k).
public enum FrameSnapping: String, Hashable, Sendable, CaseIterable {
    /// All four edges go to the nearest grid line, halves up; the size is what lies between them, so
    /// that items that touch still do.
    case edges
    /// The origin and the size go to the nearest grid lines, halves up, so that items of one size
    /// stay so.
    case originAndSize

    /// Returns the frame on a grid.
    public func snapped(_ frame: Rect, to grid: PixelGrid) -> Rect {
        switch self {
        case .edges: grid.roundedEdges(frame)
        case .originAndSize:
            Rect(
                x: grid.rounded(frame.minX), y: grid.rounded(frame.minY),
                width: grid.rounded(frame.width), height: grid.rounded(frame.height))
        }
    }
}
