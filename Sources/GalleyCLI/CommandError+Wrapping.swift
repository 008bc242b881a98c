import GalleyButtons
import GalleyGoldens

extension CommandError {
    /// Does something with goldens and turns its error into the command's.
    static func wrap<Result>(
        _ body: () throws(GoldenStoreError) -> Result
    ) throws(CommandError) -> Result {
        do {
            return try body()
        } catch {
            throw CommandError(error)
        }
    }

    /// Does something with buttons and turns its error into the command's.
    static func wrap<Result>(
        _ body: () throws(ButtonsError) -> Result
    ) throws(CommandError) -> Result {
        do {
            return try body()
        } catch {
            throw CommandError(error)
        }
    }
}
