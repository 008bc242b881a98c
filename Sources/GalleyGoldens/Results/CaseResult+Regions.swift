import GalleyGeometry

extension CaseResult {
    /// The parts that have a frame in a layout report.
    private static let parts = ["icon", "title", "subtitle", "image", "badge"]

    /// Finds where the parts of a button lie on its picture.
    ///
    /// - Parameters:
    ///   - layout: The layout of a button as one line of JSON, in points from its top left.
    ///   - scale: The pixels of a point.
    /// - Returns: Every pixel that a part's frame touches; none for other layouts.
    static func regions(of layout: String, scale: Int) -> [Region] {
        guard let report = try? JSONParser.parse(Array(layout.utf8)) else { return [] }
        let grid = PixelGrid(scale: Double(scale))
        return parts.compactMap { part in
            guard let edges = report[part]?["frame"]?.elements?.compactMap(\.number),
                edges.count == 4, edges.allSatisfy({ $0.magnitude < 1e6 })
            else { return nil }
            let frame = Rect(x: edges[0], y: edges[1], width: edges[2], height: edges[3])
            return Region(Mask.Region(name: part, frame: frame, grid: grid))
        }
    }
}

extension CaseResult.Region {
    /// Takes a rectangle that a comparison left out.
    init(_ region: Mask.Region) {
        self.init(
            name: region.name, x: region.rect.x, y: region.rect.y, width: region.rect.width,
            height: region.rect.height)
    }
}
