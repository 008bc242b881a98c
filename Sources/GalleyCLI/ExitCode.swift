/// The status the command ends with: one for each kind of cause (sysexits.h).
public enum ExitCode: Int32, CaseIterable, Sendable {
    /// All went well.
    case success = 0
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
        case .usage: "A verb, flag or value of the command line is wrong."
        case .badData: "A spec, font, metadata file or picture is wrong."
        case .missingInput: "An input file is missing or can't be read."
        case .unavailable: "A library that is needed is missing, or memory has run out."
        case .cannotCreate: "An output folder or file can't be created."
        case .inputOutput: "Writing failed."
        }
    }
}
