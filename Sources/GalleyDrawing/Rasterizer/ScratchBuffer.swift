/// Memory for plain values that grows when needed and is reused from picture to picture.
///
/// The one place of the rasterizer that holds a raw pointer. An array would check its uniqueness
/// and count references in the innermost loops; this owner checks the index and nothing else.
/// The accesses named unchecked look at the index in debug builds only: they are for indices that
/// the lines around them bound, in loops that would lose a twentieth of their speed. The memory
/// starts as zeros and keeps what was written when it grows.
@safe
struct ScratchBuffer<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private(set) var capacity: Int
    private let zero: Element

    /// Creates memory for a number of values, all of them zero.
    init(capacity: Int, zero: Element) {
        self.capacity = max(1, capacity)
        self.zero = zero
        unsafe base = .allocate(capacity: self.capacity)
        unsafe base.initialize(repeating: zero, count: self.capacity)
    }

    deinit { unsafe base.deallocate() }

    /// Makes room for at least `count` values.
    @inline(__always)
    mutating func reserve(_ count: Int) {
        if count > capacity { grow(to: count) }
    }

    @inline(never)
    private mutating func grow(to count: Int) {
        let newCapacity = count + count / 2
        let grown = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        unsafe grown.update(from: base, count: capacity)
        unsafe (grown + capacity).initialize(repeating: zero, count: newCapacity - capacity)
        unsafe base.deallocate()
        unsafe base = grown
        capacity = newCapacity
    }

    /// Whether a run of `count` values from `index` lies in the memory; a negative index does not.
    @inline(__always)
    private func holds(_ index: Int, count: Int) -> Bool {
        UInt(bitPattern: index) < UInt(bitPattern: capacity &- (count &- 1))
    }

    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            precondition(holds(index, count: 1))
            return unsafe base[index]
        }
        set {
            precondition(holds(index, count: 1))
            unsafe base[index] = newValue
        }
        _modify {
            precondition(holds(index, count: 1))
            yield unsafe &base[index]
        }
    }

    /// A value at an index within `0..<capacity`.
    @inline(__always)
    subscript(unchecked index: Int) -> Element {
        get {
            assert(holds(index, count: 1))
            return unsafe base[index]
        }
        set {
            assert(holds(index, count: 1))
            unsafe base[index] = newValue
        }
        _modify {
            assert(holds(index, count: 1))
            yield unsafe &base[index]
        }
    }

    /// Writes four values from an index on that leaves room for them.
    @inline(__always)
    mutating func set(
        unchecked index: Int, _ a: Element, _ b: Element, _ c: Element, _ d: Element
    ) {
        assert(holds(index, count: 4))
        let target = unsafe base + index
        unsafe target[0] = a
        unsafe target[1] = b
        unsafe target[2] = c
        unsafe target[3] = d
    }

    /// Lends the first `count` values.
    func withSpan<Result: ~Copyable, Failure: Error>(
        count: Int, _ body: (Span<Element>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        precondition(count <= capacity)
        return try body(unsafe Span(_unsafeStart: base, count: count))
    }
}

// Coordinates one by one: as a pair they would go through a vector register and back.
extension ScratchBuffer where Element == GridPoint {
    /// Returns the coordinates of a point at an index within `0..<capacity`.
    @inline(__always)
    func coordinates(unchecked index: Int) -> (x: Int, y: Int) {
        assert(holds(index, count: 1))
        let bytes = unsafe UnsafeRawPointer(base + index)
        let (x, y) = unsafe (
            bytes.load(as: Int32.self), bytes.load(fromByteOffset: 4, as: Int32.self)
        )
        return (Int(x), Int(y))
    }

    /// Writes a point whose coordinates fit 32 bits at an index within `0..<capacity`.
    @inline(__always)
    mutating func setCoordinates(unchecked index: Int, x: Int, y: Int) {
        assert(holds(index, count: 1))
        let bytes = unsafe UnsafeMutableRawPointer(base + index)
        unsafe bytes.storeBytes(of: Int32(truncatingIfNeeded: x), as: Int32.self)
        unsafe bytes.storeBytes(of: Int32(truncatingIfNeeded: y), toByteOffset: 4, as: Int32.self)
    }
}

// Unaligned groups of cells: loops over single cells are not turned into vector code.
extension ScratchBuffer where Element == Int32 {
    /// Adds to two neighbouring cells; sums wrap.
    @inline(__always)
    mutating func add(_ first: Int32, _ second: Int32, at index: Int) {
        precondition(holds(index, count: 2))
        let cell = unsafe base + index
        unsafe cell[0] = cell[0] &+ first
        unsafe cell[1] = cell[1] &+ second
    }

    /// Returns four cells and sets them to zero.
    @inline(__always)
    mutating func takeFour(at index: Int) -> SIMD4<Int32> {
        precondition(holds(index, count: 4))
        let bytes = unsafe UnsafeMutableRawPointer(base + index)
        let cells = unsafe bytes.loadUnaligned(as: SIMD4<Int32>.self)
        unsafe bytes.storeBytes(of: .zero, as: SIMD4<Int32>.self)
        return cells
    }
}

extension ScratchBuffer where Element == UInt8 {
    /// Writes sixteen values.
    @inline(__always)
    mutating func storeSixteen(_ values: SIMD16<UInt8>, at index: Int) {
        precondition(holds(index, count: 16))
        unsafe UnsafeMutableRawPointer(base + index).storeBytes(
            of: values, as: SIMD16<UInt8>.self)
    }
}
