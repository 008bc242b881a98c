import Foundation

/// Reads the cases of a fixture file: JSON arrays below Fixtures whose every element has a `name`
/// that becomes the test's name and a `why` that says where its expectation comes from.
public enum Fixture {
    /// Decodes a JSON file below Fixtures.
    ///
    /// A file that is missing or does not decode is a mistake in the test, so it stops the run.
    public static func load<Value: Decodable>(_ type: Value.Type, from name: String) -> Value {
        let url = URL(fileURLWithPath: PackagePaths.fixture(name))
        do {
            return try JSONDecoder().decode(type, from: Data(contentsOf: url))
        } catch {
            fatalError("Fixtures/\(name) does not load: \(error)")
        }
    }
}
