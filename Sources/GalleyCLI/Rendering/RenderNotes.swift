import GalleyButtons
import Synchronization

/// What a designer should know of the pictures, each thing told once, whatever the scale.
final class RenderNotes: Sendable {
    /// A thing to know.
    struct Note: Sendable {
        /// What makes it the same thing at another scale.
        let thing: String
        let text: String
    }

    private let console: Console
    // Hashes instead of texts: eight bytes for each note, however long it is.
    private let told = Mutex<Set<UInt64>>([])

    init(_ console: Console) { self.console = console }

    /// Tells what has not been told.
    func tell(_ notes: [Note]) {
        for note in notes where told.withLock({ $0.insert(Self.hash(note.thing)).inserted }) {
            console.note(note.text)
        }
    }

    /// FNV-1a of 64 bits, the same in each run.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}

extension [RenderNotes.Note] {
    /// Adds what is wrong with a screen's constraints.
    mutating func add(_ composed: ComposedScreen) {
        for diagnostic in composed.diagnostics {
            let text = "\(composed.screen.name): \(diagnostic.message)"
            append(RenderNotes.Note(thing: text, text: text))
        }
    }

    /// Adds what is to be known of a button.
    ///
    /// - Parameters:
    ///   - diagnostics: What was found out.
    ///   - composed: The button.
    ///   - hasRoom: Whether the picture has room around the button.
    mutating func add(
        _ diagnostics: [ButtonDiagnostic], of composed: ComposedButton, hasRoom: Bool
    ) {
        for diagnostic in diagnostics {
            // The screen tells what is about its constraints.
            if case .screen = diagnostic { continue }
            if hasRoom {
                if case .inkOutsideBounds = diagnostic { continue }
                if diagnostic.isOfSurface { continue }
            }
            append(
                RenderNotes.Note(
                    thing: "\(composed.button.name) \(diagnostic.thing)",
                    text: "\(composed.button.name): \(diagnostic.message)"))
        }
    }
}
