// Pictures made from a comparison, each painted once and then only moved and scaled.

/** A run of colours from dark to light in which every step looks alike. */
const heatStops = [[0, 13, 8, 60], [0.15, 71, 11, 106], [0.35, 150, 38, 103], [0.55, 212, 72, 66],
  [0.75, 245, 125, 21], [0.9, 250, 193, 39], [1, 252, 254, 164]];

function heatColor(share) {
  const value = Math.min(1, Math.max(0, share));
  const upper = heatStops.findIndex(([stop], n) => n > 0 && value <= stop);
  const [from, ...start] = heatStops[upper - 1];
  const [to, ...end] = heatStops[upper];
  return start.map((channel, c) => channel + (end[c] - channel) * (value - from) / (to - from));
}

const differenceColor = [224, 20, 76];
const alphaColor = [20, 110, 230];
const antialiasColor = [230, 170, 0];

class Layers {
  /** Anti-aliasing is shown apart only where the case's tolerance does not count it. */
  constructor(comparison, showsAntialiasing) {
    this.comparison = comparison;
    this.showsAntialiasing = showsAntialiasing;
    this.diffKinds = { antialiased: false, onlyAlpha: false };
    this.made = new Map();
  }

  /** The layer of a kind as a canvas; `gain` only matters to "blend". */
  get(kind, gain = 1) {
    const key = kind === "blend" ? `blend${gain}` : kind;
    if (!this.made.has(key)) {
      if (kind === "blend") for (const old of this.made.keys()) if (old.startsWith("blend")) this.made.delete(old);
      this.made.set(key, this.paint(this.pixels(kind, gain)));
    }
    return this.made.get(key);
  }

  paint(data) {
    const { width, height } = this.comparison;
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    canvas.getContext("2d").putImageData(new ImageData(data, width, height), 0, 0);
    return canvas;
  }

  pixels(kind, gain) {
    const { expected, actual, width, height } = this.comparison;
    if (kind === "expected") return (expected ?? actual).data;
    if (kind === "actual") return (actual ?? expected).data;
    const data = new Uint8ClampedArray(width * height * 4);
    if (kind === "expected-alpha" || kind === "actual-alpha") {
      const source = (kind === "expected-alpha" ? expected ?? actual : actual ?? expected).data;
      for (let at = 0; at < data.length; at += 4) {
        data[at] = data[at + 1] = data[at + 2] = source[at + 3];
        data[at + 3] = 255;
      }
    } else if (this.comparison.isPair) {
      this[kind](data, gain);
    }
    return data;
  }

  /** The old picture, faint and grey, with what differs in strong colours. */
  diff(data) {
    const { expected, actual, different } = this.comparison;
    const antialiased = this.showsAntialiasing ? this.comparison.antialiased : null;
    const source = expected.data;
    for (let at = 0; at < data.length; at += 4) {
      const luma = 0.299 * source[at] + 0.587 * source[at + 1] + 0.114 * source[at + 2];
      data[at] = data[at + 1] = data[at + 2] = luma * 0.6 + 50;
      data[at + 3] = source[at + 3] * 0.28;
    }
    different.forEach((i, n) => {
      const at = i * 4;
      const onlyAlpha = [0, 1, 2].every((c) => source[at + c] === actual.data[at + c]);
      const color = antialiased?.[n] ? antialiasColor : onlyAlpha ? alphaColor : differenceColor;
      if (antialiased?.[n]) this.diffKinds.antialiased = true;
      else if (onlyAlpha) this.diffKinds.onlyAlpha = true;
      data.set([...color, 255], at);
    });
  }

  /** How far each channel went, over black or white, whichever shows more. */
  blend(data, gain) {
    const { expected: { data: a }, actual: { data: b } } = this.comparison;
    for (let at = 0; at < data.length; at += 4) {
      const alpha = [a[at + 3] / 255, b[at + 3] / 255];
      for (let c = 0; c < 3; c++) {
        const black = Math.abs(a[at + c] * alpha[0] - b[at + c] * alpha[1]);
        const white = Math.abs((255 - a[at + c]) * alpha[0] - (255 - b[at + c]) * alpha[1]);
        data[at + c] = Math.max(black, white) * gain;
      }
      data[at + 3] = 255;
    }
  }

  /** ΔE2000 as a temperature. */
  heat(data) {
    const comparison = this.comparison;
    const deltas = comparison.deltas("ciede2000");
    const most = this.heatMost;
    const ground = heatColor(0);
    for (let at = 0; at < data.length; at += 4) data.set([...ground, 255], at);
    comparison.different.forEach((i, n) => {
      data.set([...heatColor(0.12 + 0.88 * deltas[n] / most), 255], i * 4);
    });
  }

  /** The ΔE at the warm end of the heat map. */
  get heatMost() {
    return this.comparison.deltas("ciede2000").reduce((most, value) => Math.max(most, value), 1);
  }
}
