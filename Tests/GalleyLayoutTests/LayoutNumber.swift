/// A number of a layout fixture: a decimal, or a fraction such as "383/3" for a line of the 3× grid.
struct LayoutNumber: Decodable, Sendable {
    let value: Double

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let text = try? container.decode(String.self) else {
            value = try container.decode(Double.self)
            return
        }
        let terms = text.split(separator: "/").compactMap { Double($0) }
        guard terms.count == 2 else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "\(text) is not a fraction such as 383/3")
        }
        value = terms[0] / terms[1]
    }
}
