import Foundation
import TestSupport

/// The peers of this machine.
struct PeerCatalog {
    /// Those that are installed and work.
    private(set) var peers: [any ButtonPeer] = []
    /// Those that are not.
    private(set) var missing: [String] = []

    private static let folder = "\(PackagePaths.root)/Tests/Peers"

    /// No peers.
    init() {}

    /// Starts all peers that are installed; C programs are compiled into a folder.
    init(in folder: TemporaryFolder) {
        add("Pango") {
            try Self.compiled(
                "Pango", ["Programs/pango.c", "peer_png.c"],
                ["pangocairo", "pangoft2", "fontconfig", "libpng"], in: folder)
        }
        add("Skia") { try Self.python("Skia", "skia_peer.py") }
        add("Pillow") { try Self.python("Pillow", "pillow_peer.py") }
        add("ImageMagick") {
            try Self.compiled("ImageMagick", ["Programs/magick.c"], ["MagickWand"], in: folder)
        }
        add(ChromiumPeer.system) {
            Chromium.path == nil ? nil : try ChromiumPeer(in: folder)
        }
    }

    /// The peers that are programs of their own.
    var programs: [PeerProgram] { peers.compactMap { $0 as? PeerProgram } }

    /// A line that says which peers take part and which don't.
    var text: String {
        let present = peers.isEmpty ? "none" : peers.map(\.name).joined(separator: ", ")
        let absent = missing.isEmpty ? "" : "; not installed: \(missing.joined(separator: ", "))"
        return "other peers: \(present)\(absent)"
    }

    private mutating func add(_ name: String, _ start: () throws -> (any ButtonPeer)?) {
        // A peer that does not start here is as good as one that is missing.
        if let peer = try? start() { peers.append(peer) } else { missing.append(name) }
    }

    private static func compiled(
        _ name: String, _ sources: [String], _ packages: [String], in folder: TemporaryFolder
    ) throws -> (any ButtonPeer)? {
        let program = try program(name, sources, packages, in: folder)
        return try program.map { try PeerProgram(name, command: [$0]) }
    }

    /// Compiles the C peer as a program, or returns nil where there is no compiler.
    ///
    /// The package manager's own program has Swift's libraries to load, too.
    static func plainPeer(in folder: TemporaryFolder) throws -> String? {
        try program(
            "c-peer", ["peer.c", "peer_png.c", "Command/main.c"],
            ["freetype2", "harfbuzz", "libpng"], in: folder)
    }

    private static func program(
        _ name: String, _ sources: [String], _ packages: [String], in folder: TemporaryFolder
    ) throws -> String? {
        guard let compiler = Programs.path("cc"), let pkgConfig = Programs.path("pkg-config"),
            Programs.succeeds(pkgConfig, ["--exists"] + packages)
        else { return nil }
        let flags = try Programs.output(pkgConfig, ["--cflags", "--libs"] + packages)
        let program = "\(folder.path)/\(name)"
        _ = try Programs.output(
            compiler,
            ["-O2", "-I\(Self.folder)/include", "-o", program]
                + sources.map { "\(Self.folder)/\($0)" }
                + flags.split(whereSeparator: \.isWhitespace).map(String.init) + ["-lm"])
        return program
    }

    private static func python(_ name: String, _ script: String) throws -> (any ButtonPeer)? {
        let own = ProcessInfo.processInfo.environment["GALLEY_BENCH_PYTHON"]
        guard let python = own ?? Programs.path("python3") else { return nil }
        // -B leaves no compiled files among the sources.
        return try PeerProgram(name, command: [python, "-B", "\(folder)/Programs/\(script)"])
    }
}
