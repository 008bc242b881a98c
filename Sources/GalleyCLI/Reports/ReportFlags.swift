import GalleyGoldens

/// The flags that say which reports are written and how large they may be.
struct ReportFlags {
    @Option(
        "report", "FORMAT=FILE,…",
        help:
            "Reports to write: html, json, junit, sarif, markdown with a file each; github prints "
            + "annotations and adds to the step's summary.")
    var targets: [ReportTarget]

    @Option(
        "report-max-size", "SIZE",
        help:
            "The largest HTML report, 25MB unless given; what does not fit goes to a folder beside."
    )
    var maximumSize: ByteCount?

    @Option("report-passed", "HOW", help: "Show passed pictures as thumb, or none as is usual.")
    var passed: HTMLReport.PassedPictures?

    var arguments: [any ArgumentDeclaration] { [_targets, _maximumSize, _passed] }
}

extension HTMLReport.PassedPictures: ArgumentValue {}
