// swift-tools-version: 6.2
import PackageDescription

/// Settings of every Swift target: warnings are errors, imports are internal, unsafe code says so.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .strictMemorySafety(),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    // A command that runs for milliseconds is to call for its types, and not to look each up by
    // name among all conformances of the program.
    .unsafeFlags(
        ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
        .when(platforms: [.linux], configuration: .release)),
]

/// A room of the architecture: a Swift target that names every module it imports.
func room(
    _ name: String, _ dependencies: [Target.Dependency], linker: [LinkerSetting] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, swiftSettings: strict, linkerSettings: linker)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(
        name: name, dependencies: dependencies + ["TestSupport"],
        path: "Tests/\(name)", swiftSettings: strict)
}

let package = Package(
    name: "Galley",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Galley", targets: ["Galley"]),
        .library(name: "GalleyGoldens", targets: ["GalleyGoldens"]),
        .library(name: "GalleyTesting", targets: ["GalleyTesting"]),
        .plugin(name: "GoldensPlugin", targets: ["GoldensPlugin"]),
        .executable(name: "galley", targets: ["GalleyCommand"]),
        .executable(name: "galley-bench", targets: ["GalleyBench"]),
    ],
    targets: [
        // C libraries. FreeType and HarfBuzz have module maps; ICU and libpng only give link flags
        // to the C targets that keep their headers away from Swift.
        .systemLibrary(
            name: "CFreeType", pkgConfig: "freetype2",
            providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
        .systemLibrary(
            name: "CHarfBuzz", pkgConfig: "harfbuzz",
            providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
        .systemLibrary(
            name: "CICU", pkgConfig: "icu-uc",
            providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
        .systemLibrary(
            name: "CPNG", pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        // On Linux this loads ICU when a title first needs it, and links nothing.
        .target(
            name: "CUnicode",
            dependencies: [.target(name: "CICU", condition: .when(platforms: [.macOS]))]),
        // zlib comes with libpng, which keeps the flag to itself.
        .target(
            name: "CPNGCodec", dependencies: ["CPNG"],
            linkerSettings: [.linkedLibrary("z")]),
        // The report's page and the schemas; report.c embeds the excluded files.
        .target(name: "CReportPage", exclude: ["page", "schema"]),

        // floor and ceil come from libm on processors without a rounding instruction.
        room(
            "GalleyGeometry", [],
            linker: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        room("GalleyFonts", ["GalleyGeometry", "CFreeType", "CHarfBuzz"]),
        room("GalleyLayout", ["GalleyGeometry"]),
        room("GalleyText", ["GalleyGeometry", "GalleyFonts", "CUnicode"]),
        room("GalleyImage", ["GalleyGeometry", "CPNGCodec"]),
        room("GalleyGoldens", ["GalleyGeometry", "GalleyImage", "CReportPage"]),
        room("GalleyDrawing", ["GalleyGeometry", "GalleyFonts", "GalleyText", "GalleyImage"]),
        room(
            "GalleyButtons",
            [
                "GalleyGeometry", "GalleyFonts", "GalleyText", "GalleyLayout", "GalleyImage",
                "GalleyDrawing",
            ]),
        room(
            "Galley",
            [
                "GalleyGeometry", "GalleyFonts", "GalleyText", "GalleyLayout", "GalleyImage",
                "GalleyDrawing", "GalleyButtons",
            ]),
        room(
            "GalleyCLI",
            [
                "GalleyGeometry", "GalleyFonts", "GalleyText", "GalleyLayout", "GalleyImage",
                "GalleyDrawing", "GalleyButtons", "GalleyGoldens",
            ]),
        room(
            "GalleyTesting",
            [
                "Galley", "GalleyGeometry", "GalleyFonts", "GalleyImage", "GalleyButtons",
                "GalleyGoldens",
            ]),
        // Without a declared permission Linux asks nothing; the sandbox of macOS has to be off for it.
        .plugin(
            name: "GoldensPlugin",
            capability: .command(
                intent: .custom(
                    verb: "goldens",
                    description: "Verify, accept and record golden pictures with galley.")),
            path: "Sources/GoldensPlugin"),
        .executableTarget(
            name: "GalleyCommand", dependencies: ["GalleyCLI"], exclude: ["Static"],
            swiftSettings: strict,
            linkerSettings: [
                // For a fast start: the runtimes of Swift and C++ inside, at fixed addresses and
                // with nothing for others to find, so that the loader has little to do and
                // nothing to patch.
                .unsafeFlags(
                    [
                        "-static-stdlib", "-Xclang-linker", "-no-pie",
                        "-Xclang-linker", "-static-libgcc",
                        "-L\(Context.packageDirectory)/Sources/GalleyCommand/Static",
                        "-Xlinker", "--no-export-dynamic",
                    ],
                    .when(platforms: [.linux], configuration: .release))
            ]),

        // A plain C button maker to measure against.
        .target(
            name: "CPeer", dependencies: ["CFreeType", "CHarfBuzz", "CPNG"], path: "Tests/Peers",
            exclude: ["README.md", "Command", "Programs"],
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        // The same as a program, and a launcher that measures programs.
        .executableTarget(
            name: "CPeerCommand", dependencies: ["CPeer"], path: "Tests/Peers/Command"),

        // Measures against peers and exact answers: swift run -c release galley-bench.
        .executableTarget(
            name: "GalleyBench",
            dependencies: [
                "Galley", "GalleyGeometry", "GalleyFonts", "GalleyText", "GalleyLayout",
                "GalleyImage", "GalleyDrawing", "GalleyButtons", "GalleyGoldens", "TestSupport",
                "CFreeType", "CPeer", "CPeerCommand", "GalleyCommand",
            ],
            swiftSettings: strict),

        .target(
            name: "TestSupport", dependencies: ["GalleyGeometry", "GalleyDrawing"],
            path: "Tests/TestSupport", swiftSettings: strict),
        tests("GalleyGeometryTests", ["GalleyGeometry"]),
        tests("GalleyFontsTests", ["GalleyFonts", "GalleyGeometry", "CFreeType", "CHarfBuzz"]),
        tests("GalleyTextTests", ["GalleyText", "GalleyFonts", "GalleyGeometry"]),
        tests("GalleyLayoutTests", ["GalleyLayout", "GalleyGeometry"]),
        tests("GalleyImageTests", ["GalleyImage", "GalleyGeometry"]),
        tests(
            "GalleyDrawingTests",
            [
                "GalleyTesting", "GalleyDrawing", "GalleyImage", "GalleyText", "GalleyFonts",
                "GalleyGeometry",
            ]),
        tests(
            "GalleyButtonsTests",
            [
                "GalleyButtons", "GalleyDrawing", "GalleyImage", "GalleyLayout", "GalleyText",
                "GalleyFonts", "GalleyGeometry",
            ]),
        tests("GalleyGoldensTests", ["GalleyGoldens", "GalleyImage", "GalleyGeometry"]),
        tests(
            "GalleyTestingTests",
            ["GalleyTesting", "GalleyButtons", "GalleyGoldens", "GalleyImage", "GalleyGeometry"]),
        tests("GalleyCLITests", ["GalleyCLI", "GalleyButtons", "GalleyGoldens", "GalleyImage"]),
        tests("GalleyBenchTests", ["GalleyBench"]),
        tests("ArchitectureTests", ["GalleyImage"]),
    ]
)
