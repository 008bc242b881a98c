/// Sets of numbers from 0 up that can be joined.
struct DisjointSets {
    private var parents: [Int]

    /// Puts each number into a set of its own.
    init(count: Int) { parents = Array(0..<count) }

    /// Returns the number that stands for the set of another; always the smallest of the set.
    mutating func root(of number: Int) -> Int {
        var number = number
        while parents[number] != number {
            parents[number] = parents[parents[number]]
            number = parents[number]
        }
        return number
    }

    /// Joins the sets of two numbers.
    mutating func join(_ first: Int, _ second: Int) {
        let (one, two) = (root(of: first), root(of: second))
        parents[max(one, two)] = min(one, two)
    }
}
