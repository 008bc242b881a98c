import GalleyCLI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

exit(GalleyCLI.run(Array(CommandLine.arguments.dropFirst())))
