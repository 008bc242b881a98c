import Foundation

/// Reads the answers of independent systems, where they are at hand.
public enum Conformance {
    /// Whether the folder of answers is there; tests that need it are skipped without it.
    public static let isAvailable = PackagePaths.conformance != nil

    /// Decodes a JSON file below the folder.
    ///
    /// A file that is missing or does not decode stops the run.
    public static func load<Value: Decodable>(_ type: Value.Type, from name: String) -> Value {
        let url = URL(fileURLWithPath: "\(PackagePaths.conformance ?? "")/\(name)")
        do {
            return try JSONDecoder().decode(type, from: Data(contentsOf: url))
        } catch {
            fatalError("conformance file \(name) does not load: \(error)")
        }
    }
}
