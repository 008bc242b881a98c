import GalleyGeometry

/// The circles of a radial gradient: at place t the centre is start + t·toward, the radius
/// radius + t·growth.
struct CirclePlaces {
    let start: Point
    let radius: Double
    let toward: Point
    let growth: Double

    /// Returns the greatest place whose circle goes through a point, or nil without any.
    func place(of point: Point) -> Double? {
        let offset = point - start
        // |offset − t·toward|² = (radius + t·growth)² is a·t² − 2·b·t + c = 0.
        let a = toward.square - growth * growth
        let b = offset.dot(toward) + radius * growth
        let c = offset.square - radius * radius
        if abs(a) <= 1e-12 * (toward.square + growth * growth) {
            guard b != 0 else { return nil }
            return accepted(c / (2 * b))
        }
        let discriminant = b * b - a * c
        guard discriminant >= 0 else { return nil }
        let root = discriminant.squareRoot()
        // The root whose sum does not cancel first; their product is c / a.
        let sum = b >= 0 ? b + root : b - root
        let (first, second) = (sum / a, sum != 0 ? c / sum : 0)
        return accepted(max(first, second)) ?? accepted(min(first, second))
    }

    private func accepted(_ place: Double) -> Double? {
        radius + place * growth >= 0 ? place : nil
    }
}
