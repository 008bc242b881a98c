/// Which modules each room of the house may import.
///
/// A room reaches only rooms below it; C modules are reached from their fence alone; the modules
/// that only carry link flags, and Foundation in the rooms that the command links, from nowhere.
struct RoomTable {
    /// The modules a room may import, by the room's name.
    let rooms: [String: Set<String>]

    /// The system's own modules, for the few calls that Swift's library lacks.
    static let system: Set<String> = ["Glibc", "Musl", "Darwin", "Synchronization"]

    /// The rooms of this package, from the ground floor up.
    static let galley = RoomTable(
        rooms: {
            var rooms: [String: Set<String>] = [
                "GalleyGeometry": [],
                "GalleyFonts": ["GalleyGeometry", "CFreeType", "CHarfBuzz"],
                "GalleyLayout": ["GalleyGeometry"],
                "GalleyText": ["GalleyGeometry", "GalleyFonts", "CUnicode"],
                "GalleyImage": ["GalleyGeometry", "CPNGCodec"],
                "GalleyDrawing": ["GalleyGeometry", "GalleyFonts", "GalleyText", "GalleyImage"],
                "GalleyGoldens": ["GalleyGeometry", "GalleyImage", "CReportPage"],
            ]
            let belowButtons: Set<String> = [
                "GalleyGeometry", "GalleyFonts", "GalleyLayout", "GalleyText", "GalleyImage",
                "GalleyDrawing",
            ]
            rooms["GalleyButtons"] = belowButtons
            rooms["Galley"] = belowButtons.union(["GalleyButtons"])
            let libraries = belowButtons.union(["GalleyButtons", "GalleyGoldens", "Galley"])
            rooms["GalleyCLI"] = libraries
            rooms["GalleyTesting"] = libraries.union(["Foundation", "Testing", "XCTest"])
            let top = libraries.union(["GalleyCLI", "GalleyTesting"])
            rooms["GalleyCommand"] = top.subtracting(["GalleyTesting"])
            // The bench compares with FreeType's own renderer, a plain C peer and exact answers.
            rooms["GalleyBench"] = top.union(["Foundation", "CFreeType", "CPeer", "TestSupport"])
            rooms["GoldensPlugin"] = ["PackagePlugin", "Foundation"]
            rooms["Examples"] = top
            return rooms
        }())

    /// Checks one Swift file below Sources.
    func findings(in file: PackageFile) -> [Finding] {
        guard file.components.count > 2 else {
            return [
                Finding(file: file.path, line: 1, message: "move the file into a room's folder")
            ]
        }
        let room = String(file.components[1])
        guard let allowed = rooms[room] else {
            let message = "\(room) has no row in the room table; add it there or move the file"
            return [Finding(file: file.path, line: 1, message: message)]
        }
        return SwiftImports.find(in: file.text).compactMap { statement in
            let module = statement.module
            if allowed.contains(module) || Self.system.contains(module) { return nil }
            return Finding(
                file: file.path, line: statement.line,
                message: Self.message(room: room, module: module, allowed: allowed))
        }
    }

    private static func message(room: String, module: String, allowed: Set<String>) -> String {
        if module.hasPrefix("Foundation") || module.hasPrefix("_Foundation") {
            return "\(room) may not import \(module): the command must start without Foundation"
        }
        if module == "CICU" || module == "CPNG" {
            return "no Swift file may import \(module): it only carries link flags"
        }
        let list = allowed.isEmpty ? "no room" : allowed.sorted().joined(separator: ", ")
        return "\(room) may not import \(module): it may import \(list)"
    }
}
