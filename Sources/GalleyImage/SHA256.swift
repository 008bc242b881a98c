/// The SHA-256 hash of FIPS 180-4, computed from bytes that may come in pieces.
///
/// It names files and pictures in manifests. It allocates nothing until a digest is written out, and
/// it makes no promise of constant time, so it is not for secrets.
public struct SHA256: Sendable {
    /// The intermediate hash value, H0 to H7 of FIPS 180-4 §6.2.
    private var state = SIMD8<UInt32>(
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
        0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)
    /// The bytes that don't fill a block yet, as big-endian words; zero beyond them.
    private var pending = SIMD16<UInt32>()
    /// How many bytes came in so far.
    private var byteCount: UInt64 = 0

    /// Creates the hash of no bytes.
    public init() {}

    /// Returns the digest of bytes as 64 lowercase hexadecimal digits.
    public static func hexDigest(of bytes: [UInt8]) -> String {
        var hash = SHA256()
        hash.update(bytes.span)
        return hash.finalize().description
    }

    /// Appends bytes to the message.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    public mutating func update(_ bytes: Span<UInt8>) {
        var offset = 0
        while offset < bytes.count, !byteCount.isMultiple(of: 64) {
            append(bytes[offset])
            offset += 1
        }
        let raw = unsafe bytes.bytes
        while bytes.count - offset >= 64 {
            var block = SIMD16<UInt32>()
            for word in 0..<16 {
                // Any four bytes are a word, and the load checks its bounds.
                let bits = unsafe raw.unsafeLoadUnaligned(
                    fromByteOffset: offset + word * 4, as: UInt32.self)
                block[word] = bits.bigEndian
            }
            compress(block)
            byteCount &+= 64
            offset += 64
        }
        while offset < bytes.count {
            append(bytes[offset])
            offset += 1
        }
    }

    /// Returns the digest of the message so far, which further bytes may still continue.
    public func finalize() -> Digest {
        var hash = self
        let bitCount = byteCount &* 8
        // FIPS 180-4 §5.1.1: a one bit, zeros up to the last eight bytes of a block, the bit count.
        hash.append(0x80)
        while hash.byteCount & 63 != 56 {
            hash.append(0)
        }
        for shift in stride(from: UInt64(56), through: 0, by: -8) {
            hash.append(UInt8(truncatingIfNeeded: bitCount >> shift))
        }
        return Digest(words: hash.state)
    }

    private mutating func append(_ byte: UInt8) {
        let place = Int(byteCount & 63)
        pending[place / 4] |= UInt32(byte) &<< UInt32(24 - place % 4 * 8)
        byteCount &+= 1
        if place == 63 {
            compress(pending)
            pending = SIMD16()
        }
    }
}

extension SHA256 {
    /// The 256 bits that SHA-256 makes of a message.
    public struct Digest: Hashable, Sendable, CustomStringConvertible {
        fileprivate let words: SIMD8<UInt32>

        /// The 32 bytes, first bits first.
        public var bytes: [UInt8] {
            (0..<32).map { UInt8(truncatingIfNeeded: words[$0 / 4] >> UInt32(24 - $0 % 4 * 8)) }
        }

        /// The bytes as 64 lowercase hexadecimal digits.
        public var description: String {
            let digits = Array("0123456789abcdef".utf8)
            let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
            return String(decoding: text, as: UTF8.self)
        }
    }
}

extension SHA256 {
    /// Mixes one block of sixteen words into the state: FIPS 180-4 §6.2.2.
    ///
    /// The message schedule lives in sixteen variables that are renewed every sixteen rounds, and the
    /// rounds rotate the names of the working variables instead of their values, so that everything
    /// stays in registers.
    private mutating func compress(_ block: SIMD16<UInt32>) {
        var (w0, w1, w2, w3) = (block[0], block[1], block[2], block[3])
        var (w4, w5, w6, w7) = (block[4], block[5], block[6], block[7])
        var (w8, w9, w10, w11) = (block[8], block[9], block[10], block[11])
        var (w12, w13, w14, w15) = (block[12], block[13], block[14], block[15])
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        let constants = Self.constants
        for base in stride(from: 0, to: 64, by: 16) {
            if base > 0 {
                renew(&w0, w1, w9, w14)
                renew(&w1, w2, w10, w15)
                renew(&w2, w3, w11, w0)
                renew(&w3, w4, w12, w1)
                renew(&w4, w5, w13, w2)
                renew(&w5, w6, w14, w3)
                renew(&w6, w7, w15, w4)
                renew(&w7, w8, w0, w5)
                renew(&w8, w9, w1, w6)
                renew(&w9, w10, w2, w7)
                renew(&w10, w11, w3, w8)
                renew(&w11, w12, w4, w9)
                renew(&w12, w13, w5, w10)
                renew(&w13, w14, w6, w11)
                renew(&w14, w15, w7, w12)
                renew(&w15, w0, w8, w13)
            }
            round(a, b, c, &d, e, f, g, &h, constants[base] &+ w0)
            round(h, a, b, &c, d, e, f, &g, constants[base + 1] &+ w1)
            round(g, h, a, &b, c, d, e, &f, constants[base + 2] &+ w2)
            round(f, g, h, &a, b, c, d, &e, constants[base + 3] &+ w3)
            round(e, f, g, &h, a, b, c, &d, constants[base + 4] &+ w4)
            round(d, e, f, &g, h, a, b, &c, constants[base + 5] &+ w5)
            round(c, d, e, &f, g, h, a, &b, constants[base + 6] &+ w6)
            round(b, c, d, &e, f, g, h, &a, constants[base + 7] &+ w7)
            round(a, b, c, &d, e, f, g, &h, constants[base + 8] &+ w8)
            round(h, a, b, &c, d, e, f, &g, constants[base + 9] &+ w9)
            round(g, h, a, &b, c, d, e, &f, constants[base + 10] &+ w10)
            round(f, g, h, &a, b, c, d, &e, constants[base + 11] &+ w11)
            round(e, f, g, &h, a, b, c, &d, constants[base + 12] &+ w12)
            round(d, e, f, &g, h, a, b, &c, constants[base + 13] &+ w13)
            round(c, d, e, &f, g, h, a, &b, constants[base + 14] &+ w14)
            round(b, c, d, &e, f, g, h, &a, constants[base + 15] &+ w15)
        }
        state &+= SIMD8(a, b, c, d, e, f, g, h)
    }

    /// Replaces a word of the schedule by the one sixteen rounds later.
    @inline(__always)
    private func renew(_ word: inout UInt32, _ next: UInt32, _ ninth: UInt32, _ fourteenth: UInt32)
    {
        let early = rotated(next, 7) ^ rotated(next, 18) ^ (next &>> 3)
        let late = rotated(fourteenth, 17) ^ rotated(fourteenth, 19) ^ (fourteenth &>> 10)
        word = word &+ early &+ ninth &+ late
    }

    /// One round on the working variables in their turned order.
    @inline(__always)
    private func round(
        _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32,
        _ g: UInt32, _ h: inout UInt32, _ input: UInt32
    ) {
        let choice = g ^ (e & (f ^ g))
        let majority = (a & b) | (c & (a | b))
        let first = h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice &+ input
        d = d &+ first
        h = first &+ (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
    }

    /// Rotates a word to the right.
    @inline(__always)
    private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
        (word &>> count) | (word &<< (32 - count))
    }

    /// The first 32 bits of the fractions of the cube roots of the first 64 primes: §4.2.2.
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5,
        0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
        0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc,
        0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
        0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
        0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3,
        0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5,
        0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
        0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
