import CPeer
import Foundation
import Galley
import TestSupport

/// What the benchmarks need besides the library: peers, programs and a folder.
final class Workbench {
    /// A folder of files that goes away with the workbench.
    let folder: TemporaryFolder
    /// The C peer at the size of the benchmarks' buttons.
    let peer: Peer
    /// The other peers.
    let catalog: PeerCatalog
    /// The launcher and the galley command, where both are built.
    let launcher: Launcher?
    let galley: String?
    /// Whether the run has to be short.
    let isQuick: Bool
    /// What the user should know about this run, a line each.
    private(set) var notes: [String] = []

    /// Starts what is there; other peers than the C peer only where they are wanted.
    init(isQuick: Bool = false, peers: Bool = true) throws {
        self.isQuick = isQuick
        folder = try TemporaryFolder()
        peer = try Peer(size: 30)
        catalog = peers ? PeerCatalog(in: folder) : PeerCatalog()
        let plainPeer = try? PeerCatalog.plainPeer(in: folder)
        launcher = (plainPeer ?? Programs.sibling("CPeerCommand")).map(Launcher.init)
        galley = Programs.sibling("galley")
        if peers { notes.append(catalog.text) }
        if plainPeer == nil, launcher != nil {
            notes.append(
                "the C peer's process loads Swift's libraries: install cc and pkg-config to "
                    + "measure it without")
        }
        if launcher == nil || galley == nil {
            notes.append(
                "whole processes are left out: build them with swift build -c release")
        }
    }

    /// Makes an empty folder inside the workbench's own.
    func makeFolder(_ name: String) throws -> String {
        let path = "\(folder.path)/\(name)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    /// What Galley's work is measured beside where it has no peer.
    var yardstick: Benchmark {
        peer.buttons("yardstick", titleColor: .black, output: PEER_RGBA)
    }
}
