import GalleyCLI

_ = runGalley(Array(CommandLine.arguments.dropFirst()))
