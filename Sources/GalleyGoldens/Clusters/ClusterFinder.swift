import GalleyGeometry
import GalleyImage

/// Joins differing pixels that lie together and says what seems to have happened to each group.
struct ClusterFinder {
    /// Pixels with at most so many equal ones between them belong together, also diagonally.
    static let greatestGap = 4
    /// The most clusters that are told apart; a picture with more of them is another picture.
    static let greatestCount = 1000

    private let canvas: ComparisonCanvas
    private let map: [UInt8]
    private let common: PixelRect

    /// Takes what became of each pixel of a canvas.
    init(_ canvas: ComparisonCanvas, _ map: [UInt8], _ comparison: ImageComparison) {
        self.canvas = canvas
        self.map = map
        common = PixelRect(
            x: 0, y: 0, width: min(comparison.expected.width, comparison.actual.width),
            height: min(comparison.expected.height, comparison.actual.height))
    }

    /// Returns the clusters, those with the most pixels first and then from top left.
    ///
    /// Of more than ``greatestCount`` the smaller ones are left out.
    func clusters() -> [Cluster] {
        let groups = PixelGroups(map, width: canvas.expected.width, gap: Self.greatestGap)
            .groups.sorted(by: Self.isBefore)
        let classifier = ChangeClassifier(canvas, common)
        var clusters: [Cluster] = []
        var objects: [PixelRect?] = []
        for group in groups.prefix(Self.greatestCount) {
            let (change, object) = classifier.classify(group)
            let cluster = Cluster(
                bounds: group.bounds, pixelCount: group.pixelCount,
                largestDelta: classifier.largestDelta(group), change: change)
            // The two sides of one thing that moved are one change.
            if let object,
                let place = clusters.indices.first(where: {
                    clusters[$0].change == change && objects[$0] == object
                })
            {
                clusters[place] = clusters[place].joined(with: cluster)
            } else {
                clusters.append(cluster)
                objects.append(object)
            }
        }
        return clusters.sorted { first, second in
            (-first.pixelCount, first.bounds.y, first.bounds.x)
                < (-second.pixelCount, second.bounds.y, second.bounds.x)
        }
    }

    private static func isBefore(_ first: PixelGroup, _ second: PixelGroup) -> Bool {
        (-first.pixelCount, first.bounds.y, first.bounds.x)
            < (-second.pixelCount, second.bounds.y, second.bounds.x)
    }
}

extension Cluster {
    /// Returns a cluster of the pixels of both.
    fileprivate func joined(with other: Cluster) -> Cluster {
        let x = min(bounds.x, other.bounds.x)
        let y = min(bounds.y, other.bounds.y)
        return Cluster(
            bounds: PixelRect(
                x: x, y: y, width: max(bounds.maxX, other.bounds.maxX) - x,
                height: max(bounds.maxY, other.bounds.maxY) - y),
            pixelCount: pixelCount + other.pixelCount,
            largestDelta: max(largestDelta, other.largestDelta), change: change)
    }
}
