/// The status the command ends with: one for each kind of cause (sysexits.h).
public enum ExitCode: Int32, CaseIterable, Sendable {
    /// All went well.
    case success = 0
    /// Pixels differ from those of a golden.
    case pixels = 1
    /// A golden is missing.
    case missingGolden = 2
    /// The size differs from that of a golden.
    case size = 3
    /// Goldens are of no use to any picture.
    case orphans = 4
    /// Pictures wait to be accepted.
    case pending = 5
    /// Too little of a run is known.
    case incomplete = 6
    /// Goldens were drawn in another environment.
    case environment = 7
    /// The size differs, as odiff tells it.
    case odiffLayout = 21
    /// Pixels differ, as odiff tells it.
    case odiffPixels = 22
    /// The command line is wrong.
    case usage = 64
    /// A spec, a font, metadata or a picture is wrong.
    case badData = 65
    /// A file that is read does not exist or can't be read.
    case missingInput = 66
    /// Something this machine lacks or has run out of.
    case unavailable = 70
    /// A folder or file that is written can't be created.
    case cannotCreate = 73
    /// Writing failed, for want of room for one.
    case inputOutput = 74

    /// What the status means, for the help.
    var meaning: String {
        switch self {
        case .success: "Success."
        case .pixels: "Pixels differ from those of a golden or of the other picture."
        case .missingGolden: "A golden is missing."
        case .size: "The size differs from that of a golden or of the other picture."
        case .orphans: "Goldens are of no use to any picture (with --check or --fail-on-orphans)."
        case .pending: "Pictures wait to be accepted or rejected."
        case .incomplete:
            "A run is incomplete: it was broken off, lacks a shard or left pictures out."
        case .environment: "Goldens were drawn in another environment (with --strict-env=fail)."
        case .odiffLayout: "The size differs (with --compat odiff)."
        case .odiffPixels: "Pixels differ (with --compat odiff)."
        case .usage: "A verb, flag or value of the command line is wrong."
        case .badData: "A spec, font, metadata file or picture is wrong."
        case .missingInput: "An input file is missing or can't be read."
        case .unavailable: "A library that is needed is missing, or memory has run out."
        case .cannotCreate: "An output folder or file can't be created."
        case .inputOutput: "Writing failed."
        }
    }
}
