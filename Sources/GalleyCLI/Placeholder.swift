/// The command as a function of its arguments.
public func runGalley(_ arguments: [String]) -> Int32 { 0 }
