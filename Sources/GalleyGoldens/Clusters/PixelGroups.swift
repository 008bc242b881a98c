import GalleyGeometry

/// Marked pixels that lie together.
struct PixelGroup {
    /// Marked pixels side by side in one row.
    struct Run {
        let y: Int
        let columns: Range<Int>
    }

    var runs: [Run] = []
    var bounds: PixelRect
    var pixelCount = 0

    /// Calls a closure for each pixel until it returns false; returns whether it never did.
    func allSatisfy(_ body: (_ x: Int, _ y: Int) -> Bool) -> Bool {
        for run in runs {
            for x in run.columns where !body(x, run.y) { return false }
        }
        return true
    }
}

/// Groups of marked pixels, found by joining runs of neighbouring rows.
struct PixelGroups {
    private(set) var groups: [PixelGroup] = []

    /// Joins the pixels of a map that have at most so many others between them.
    ///
    /// - Complexity: O(pixels + runs × gap).
    init(_ map: [UInt8], width: Int, gap: Int) {
        var runs: [PixelGroup.Run] = []
        var rowStarts: [Int] = []
        let marks = map.span
        for y in 0..<map.count / width {
            rowStarts.append(runs.count)
            var x = 0
            while x < width {
                if marks[y * width + x] == PixelMap.same {
                    x += 1
                    continue
                }
                let start = x
                while x < width, marks[y * width + x] != PixelMap.same { x += 1 }
                runs.append(PixelGroup.Run(y: y, columns: start..<x))
            }
        }
        rowStarts.append(runs.count)
        var sets = DisjointSets(count: runs.count)
        for y in 0..<rowStarts.count - 1 {
            let row = rowStarts[y]..<rowStarts[y + 1]
            for run in row.dropFirst() {
                let between = runs[run].columns.lowerBound - runs[run - 1].columns.upperBound
                if between <= gap { sets.join(run - 1, run) }
            }
            for above in max(0, y - gap - 1)..<y {
                Self.join(row, rowStarts[above]..<rowStarts[above + 1], runs, gap, &sets)
            }
        }
        collect(runs, &sets)
    }

    /// Joins the runs of two rows that come near each other; both rows go from left to right.
    private static func join(
        _ row: Range<Int>, _ above: Range<Int>, _ runs: [PixelGroup.Run], _ gap: Int,
        _ sets: inout DisjointSets
    ) {
        var first = above.lowerBound
        for run in row {
            let columns = runs[run].columns
            while first < above.upperBound,
                runs[first].columns.upperBound + gap < columns.lowerBound
            { first += 1 }
            var other = first
            while other < above.upperBound,
                runs[other].columns.lowerBound <= columns.upperBound + gap
            {
                sets.join(run, other)
                other += 1
            }
        }
    }

    private mutating func collect(_ runs: [PixelGroup.Run], _ sets: inout DisjointSets) {
        var places = [Int](repeating: -1, count: runs.count)
        for (index, run) in runs.enumerated() {
            let root = sets.root(of: index)
            let box = PixelRect(
                x: run.columns.lowerBound, y: run.y, width: run.columns.count, height: 1)
            if places[root] < 0 {
                places[root] = groups.count
                groups.append(PixelGroup(bounds: box))
            }
            groups[places[root]].add(run, box)
        }
    }
}

extension PixelGroup {
    fileprivate mutating func add(_ run: Run, _ box: PixelRect) {
        runs.append(run)
        pixelCount += run.columns.count
        let (x, y) = (min(bounds.x, box.x), min(bounds.y, box.y))
        bounds = PixelRect(
            x: x, y: y, width: max(bounds.maxX, box.maxX) - x,
            height: max(bounds.maxY, box.maxY) - y)
    }
}
