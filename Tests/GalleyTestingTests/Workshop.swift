import Foundation
import GalleyButtons
import GalleyGoldens
import GalleyImage
import TestSupport

@testable import GalleyTesting

/// A package in a folder of its own, and tests of it that are looked at from outside.
struct Workshop {
    /// The package's folder, as the system knows it.
    let root: String
    /// The test that asserts.
    var test = TestIdentity(
        components: ["Buttons", "save()"], stem: "Buttons", isParameterized: false)
    private let folder: TemporaryFolder

    init(settings: String? = nil) throws {
        folder = try TemporaryFolder()
        root = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
        try FileManager.default.createDirectory(
            atPath: "\(root)/Tests/ShopTests", withIntermediateDirectories: true)
        _ = try folder.write("// swift-tools-version: 6.2", to: "Package.swift")
        if let settings { _ = try folder.write(settings, to: "galley.json5") }
    }

    /// Starts a process's session with an environment.
    static func session(_ variables: [String: String] = [:]) -> GoldenSession {
        GoldenSession(variable: { variables[$0] })
    }

    /// Asserts a golden of a picture and returns what the test would say.
    func check(
        _ picture: Bitmap, in session: GoldenSession, named: String? = nil, scale: Int = 1,
        options: GoldenOptions = GoldenOptions(), layout: String? = nil,
        site: GoldenSite = Place.here()
    ) -> GoldenAssertion.Outcome {
        GoldenAssertion(named: named, options: options, mask: .none, site: site).outcome(
            in: session, by: test, testFolder: "\(root)/Tests/ShopTests"
        ) { _ in
            GoldenDrawing(picture: picture, scale: scale, layout: { layout })
        }
    }

    /// Makes everything that waits the goldens.
    func accept() throws {
        let decisions = GoldenDecisions(
            store: GoldenStore(folder: "\(root)/Goldens"), artefacts: "\(root)/.galley")
        try decisions.accept(try PendingStore(artefacts: "\(root)/.galley").all())
    }

    /// The files below a folder of the package, without hidden ones.
    func files(below name: String) -> [String] {
        let all = try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(name)")
        return (all ?? []).filter { path in
            let attributes = try? FileManager.default.attributesOfItem(
                atPath: "\(root)/\(name)/\(path)")
            return attributes?[.type] as? FileAttributeType == .typeRegular
                && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }.sorted()
    }

    /// A white picture with a square of a colour.
    static func picture(
        width: Int = 20, height: Int = 10, square: (x: Int, y: Int, side: Int), _ color: Color
    ) throws -> Bitmap {
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let isInside =
                    (square.x..<square.x + square.side).contains(x)
                    && (square.y..<square.y + square.side).contains(y)
                let shown = isInside ? color : .white
                bytes += [shown.red, shown.green, shown.blue, shown.alpha]
            }
        }
        return try Bitmap(width: width, height: height, straight: bytes)
    }
}
