// Two pictures laid over one another, and what differs between them.

/** The top left corners of both pictures on the canvas that holds both. */
function anchorOffsets(anchor, expected, actual, baselines) {
  const most = { width: Math.max(expected.width, actual.width), height: Math.max(expected.height, actual.height) };
  const spare = (picture) => [most.width - picture.width, most.height - picture.height];
  const place = (picture) => {
    const [x, y] = spare(picture);
    if (anchor === "centre") return [x >> 1, y >> 1];
    return [0, 0];
  };
  if (anchor !== "baseline" || !baselines) return [place(expected), place(actual), most];
  const shift = Math.round(baselines.expected - baselines.actual);
  const first = [0, Math.max(0, -shift)];
  const second = [0, Math.max(0, shift)];
  most.height = Math.max(first[1] + expected.height, second[1] + actual.height);
  return [first, second, most];
}

/** A picture on a larger transparent canvas. */
function placed(picture, [x, y], { width, height }) {
  if (picture.width === width && picture.height === height) return picture;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < picture.height; row++) {
    const line = picture.data.subarray(row * picture.width * 4, (row + 1) * picture.width * 4);
    data.set(line, ((row + y) * width + x) * 4);
  }
  return { width, height, data };
}

/** The comparison of a case's pictures; either may be missing. */
class Comparison {
  constructor(expected, actual, { anchor, baselines, masks }) {
    const first = expected ?? actual;
    const second = actual ?? expected;
    const [p, q, size] = anchorOffsets(anchor, first, second, baselines);
    this.width = size.width;
    this.height = size.height;
    this.expectedBox = expected && { x: p[0], y: p[1], w: expected.width, h: expected.height };
    this.actualBox = actual && { x: q[0], y: q[1], w: actual.width, h: actual.height };
    this.expected = expected && placed(expected, p, size);
    this.actual = actual && placed(actual, q, size);
    this.isPair = Boolean(expected && actual);
    this.masked = new Uint8Array(this.width * this.height);
    for (const mask of masks ?? []) this.mask(mask);
    this.cache = new Map();
    this.different = this.isPair ? this.findDifferent() : new Uint32Array(0);
  }

  mask({ x, y, w, h }) {
    for (let row = Math.max(0, y); row < Math.min(this.height, y + h); row++) {
      this.masked.fill(1, row * this.width + Math.max(0, x), row * this.width + Math.min(this.width, x + w));
    }
  }

  /** The places of all unmasked pixels that are not the same, as indices in reading order. */
  findDifferent() {
    const first = wordsOf(this.expected);
    const second = wordsOf(this.actual);
    const found = [];
    for (let i = 0; i < first.length; i++) {
      if (first[i] !== second[i] && !this.masked[i]) found.push(i);
    }
    return Uint32Array.from(found);
  }

  /** The difference of every differing pixel in a metric, in the order of `different`. */
  deltas(metric) {
    if (!this.cache.has(metric)) {
      this.cache.set(metric, Float64Array.from(this.different, (i) => this.delta(metric, i)));
    }
    return this.cache.get(metric);
  }

  /** The difference of one pixel: channel steps, YIQ threshold, HyAB or ΔE. */
  delta(metric, i) {
    const a = this.expected.data;
    const b = this.actual.data;
    const at = i * 4;
    if (metric === "exact" || metric === "channel") {
      return Math.max(...[0, 1, 2, 3].map((c) => Math.abs(a[at + c] - b[at + c])));
    }
    if (metric === "yiq") return Math.sqrt(yiqDelta(a, at, b, at, at) / yiqMost);
    const isOpaque = a[at + 3] === 255 && b[at + 3] === 255;
    if (metric === "oklab") {
      const over = (data) => (isOpaque ? data.subarray(at, at + 3) : overChecks(data, at, at));
      return hyab(oklabOf(...over(a)), oklabOf(...over(b)));
    }
    // Translucent pixels count as they look over white or black, whichever tells them apart more.
    const distance = { cie76: deltaE76, cie94: deltaE94, ciede2000: deltaE2000 }[metric];
    const over = (grey) => distance(labOf(...overGrey(a, at, grey)), labOf(...overGrey(b, at, grey)));
    return isOpaque ? over(255) : Math.max(over(255), over(0));
  }

  /** Which differing pixels are anti-aliasing, in the order of `different`. */
  get antialiased() { return this.edges(lumaOverChecks); }

  edges(luma) {
    if (!this.cache.has(luma)) {
      this.cache.set(luma, Uint8Array.from(this.different, (i) =>
        Number(isAntialiased(this.expected, this.actual, i % this.width, Math.floor(i / this.width), luma))));
    }
    return this.cache.get(luma);
  }

  /** Counts what a tolerance's pixel rule leaves: { px, aa, max, kept }. */
  count(metric, threshold, ignoresAntialiasing) {
    const deltas = this.deltas(metric);
    const edges = ignoresAntialiasing ? this.edges(metric === "oklab" ? lumaOverWhite : lumaOverChecks) : null;
    const kept = [];
    let aa = 0;
    let max = 0;
    for (let n = 0; n < deltas.length; n++) {
      if (deltas[n] <= threshold) continue;
      if (edges && edges[n]) aa++;
      else {
        kept.push(this.different[n]);
        max = Math.max(max, deltas[n]);
      }
    }
    return { px: kept.length, aa, max, kept };
  }

  /** The most of some pixels in any square of a side. */
  density(kept, side) {
    if (kept.length === 0) return 0;
    const stride = this.width + 1;
    const sums = new Uint32Array(stride * (this.height + 1));
    for (const i of kept) sums[(Math.floor(i / this.width) + 1) * stride + (i % this.width) + 1] = 1;
    for (let y = 1; y <= this.height; y++) {
      let row = 0;
      for (let x = 1; x <= this.width; x++) {
        row += sums[y * stride + x];
        sums[y * stride + x] = sums[(y - 1) * stride + x] + row;
      }
    }
    const w = Math.min(side, this.width);
    const h = Math.min(side, this.height);
    let most = 0;
    for (let y = h; y <= this.height; y++) {
      for (let x = w; x <= this.width; x++) {
        const inside = sums[y * stride + x] - sums[(y - h) * stride + x]
          - sums[y * stride + x - w] + sums[(y - h) * stride + x - w];
        if (inside > most) most = inside;
      }
    }
    return most;
  }

  /** How many pixels are compared. */
  get compared() {
    if (!this.cache.has("compared")) {
      this.cache.set("compared", this.masked.length - this.masked.reduce((sum, value) => sum + value, 0));
    }
    return this.cache.get("compared");
  }
}
