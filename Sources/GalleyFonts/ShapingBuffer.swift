import CHarfBuzz
import Synchronization

/// Keeps a HarfBuzz buffer from one shaping to the next, without a lock.
///
/// Of threads that shape at once, one has the kept buffer and the others make theirs.
@safe struct ShapingBuffer: ~Copyable, Sendable {
    /// The greatest number of glyphs whose room is kept.
    private static let keptLength = 4096

    /// The buffer's address, or 0 where a shaping has it.
    private let kept = Atomic<UInt>(0)

    deinit {
        guard let buffer = unsafe OpaquePointer(bitPattern: kept.load(ordering: .acquiring))
        else { return }
        unsafe hb_buffer_destroy(buffer)
    }

    /// Takes an empty buffer.
    func take() -> OpaquePointer {
        let address = kept.exchange(0, ordering: .acquiring)
        if let buffer = unsafe OpaquePointer(bitPattern: address) { return unsafe buffer }
        guard let buffer = unsafe hb_buffer_create() else {
            preconditionFailure("HarfBuzz has a buffer even where memory is out")
        }
        return unsafe buffer
    }

    /// Gives a buffer back, for the next one who takes one.
    func giveBack(_ buffer: OpaquePointer) {
        let isSmall = unsafe hb_buffer_get_length(buffer) <= Self.keptLength
        unsafe hb_buffer_clear_contents(buffer)
        let isKept =
            isSmall
            && kept.compareExchange(
                expected: 0, desired: UInt(bitPattern: buffer), ordering: .acquiringAndReleasing
            ).exchanged
        if !isKept { unsafe hb_buffer_destroy(buffer) }
    }
}
