import GalleyFonts

/// The memory in which outlines are made ready, reused from one to the next.
package struct OutlineWorkspace: ~Copyable {
    var elements: [OutlineElement] = []
    var proof = ContourProof()
    /// Made when the first outline crosses itself.
    private var union: OutlineUnion?

    package init() {}

    /// Returns the elements rebuilt so that their contours do not cross.
    mutating func uncrossed(unitsPerEm: Int) -> OutlineUnion.Outcome {
        var union = self.union.take() ?? OutlineUnion()
        let outcome = union.uncrossed(elements, unitsPerEm: unitsPerEm)
        self.union = consume union
        return outcome
    }
}
