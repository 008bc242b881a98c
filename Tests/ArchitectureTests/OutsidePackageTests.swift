import Foundation
import TestSupport
import Testing

@Suite("Outside packages")
struct OutsidePackageTests {
    // ICU's headers clash with those Foundation has inside, so that a library that lets them
    // through can't be imported beside it.
    @Test("A package that imports Galley, Foundation and XCTest together builds from nothing")
    func build() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/Tests/ClientTests", withIntermediateDirectories: true)
        _ = try folder.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Client", platforms: [.macOS(.v15)],
                dependencies: [.package(name: "Galley", path: "\(PackagePaths.root)")],
                targets: [
                    .testTarget(
                        name: "ClientTests",
                        dependencies: [.product(name: "Galley", package: "Galley")])
                ])
            """, to: "Package.swift")
        _ = try folder.write(
            """
            import Foundation
            import Galley
            import XCTest

            final class ClientTests: XCTestCase {
                func testSize() throws {
                    let face = try FontFace(path: "font.ttf")
                    let style = TextStyle(chain: FallbackChain([face]), size: 15)
                    XCTAssertEqual(try TextLayout(Date().description, style: style).lines.count, 1)
                }
            }
            """, to: "Tests/ClientTests/ClientTests.swift")
        let swift = Process()
        swift.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        swift.arguments = ["swift", "build", "--build-tests", "--package-path", folder.path]
        let output = Pipe()
        swift.standardOutput = output
        swift.standardError = output
        try swift.run()
        let text = String(
            decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        swift.waitUntilExit()
        #expect(swift.terminationStatus == 0, "\(text.suffix(4000))")
    }
}
