// Colour differences of sRGB colours of 0 to 255, by the formulas that galley verify uses.

const lightOf = (value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const linearLight = Float64Array.from({ length: 256 }, (_, value) => lightOf(value));
const light = (value) => linearLight[value] ?? lightOf(value);

/** CIELAB with the D65 white. */
function labOf(red, green, blue) {
  const r = light(red);
  const g = light(green);
  const b = light(blue);
  const bend = (t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = bend((0.412453 * r + 0.357580 * g + 0.180423 * b) / 0.95047);
  const y = bend(0.212671 * r + 0.715160 * g + 0.072169 * b);
  const z = bend((0.019334 * r + 0.119193 * g + 0.950227 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIEDE2000 with all weights 1 (Sharma, Wu and Dalal 2005). */
function deltaE2000([l1, a1, b1], [l2, a2, b2]) {
  const degrees = Math.PI / 180;
  const meanC = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
  const x1 = (1 + g) * a1;
  const x2 = (1 + g) * a2;
  const c1 = Math.hypot(x1, b1);
  const c2 = Math.hypot(x2, b2);
  const hueOf = (x, b) => (x === 0 && b === 0 ? 0 : (Math.atan2(b, x) / degrees + 360) % 360);
  const h1 = hueOf(x1, b1);
  const h2 = hueOf(x2, b2);
  let turn = 0;
  let meanH = h1 + h2;
  if (c1 * c2 !== 0) {
    turn = h2 - h1;
    if (turn > 180) turn -= 360;
    else if (turn < -180) turn += 360;
    if (Math.abs(h1 - h2) > 180) meanH += h1 + h2 < 360 ? 360 : -360;
    meanH /= 2;
  }
  const deltaH = 2 * Math.sqrt(c1 * c2) * Math.sin(turn * degrees / 2);
  const meanL = (l1 + l2) / 2;
  const mean = (c1 + c2) / 2;
  const t = 1 - 0.17 * Math.cos((meanH - 30) * degrees) + 0.24 * Math.cos(2 * meanH * degrees)
    + 0.32 * Math.cos((3 * meanH + 6) * degrees) - 0.2 * Math.cos((4 * meanH - 63) * degrees);
  const sl = 1 + 0.015 * (meanL - 50) ** 2 / Math.sqrt(20 + (meanL - 50) ** 2);
  const sc = 1 + 0.045 * mean;
  const sh = 1 + 0.015 * mean * t;
  const rotation = -2 * Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7))
    * Math.sin(60 * Math.exp(-(((meanH - 275) / 25) ** 2)) * degrees);
  const lightness = (l2 - l1) / sl;
  const chroma = (c2 - c1) / sc;
  const hue = deltaH / sh;
  return Math.sqrt(Math.max(0, lightness ** 2 + chroma ** 2 + hue ** 2 + rotation * chroma * hue));
}

const deltaE76 = (p, q) => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);

/** CIE94 for graphic arts; the first colour is the reference. */
function deltaE94([l1, a1, b1], [l2, a2, b2]) {
  const c1 = Math.hypot(a1, b1);
  const c = c1 - Math.hypot(a2, b2);
  const h = Math.max(0, (a1 - a2) ** 2 + (b1 - b2) ** 2 - c * c);
  return Math.sqrt((l1 - l2) ** 2 + (c / (1 + 0.045 * c1)) ** 2 + h / (1 + 0.015 * c1) ** 2);
}

const cubeRoots = Float64Array.from({ length: 4096 }, (_, n) => Math.cbrt(n / 4095));

/** The cube root of 0 to 1 on the chord between its neighbours in a table, as pixelmatch counts. */
function tabledRoot(value) {
  const place = value * 4095;
  const below = Math.max(0, Math.min(Math.floor(place), 4094));
  return cubeRoots[below] + (cubeRoots[below + 1] - cubeRoots[below]) * (place - below);
}

/** OKLab with the toe, whose distance is HyAB: lightness apart from chroma. */
function oklabOf(red, green, blue) {
  const r = light(red);
  const g = light(green);
  const b = light(blue);
  const l = tabledRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = tabledRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = tabledRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const k1 = 0.206;
  const k3 = (1 + k1) / 1.03;
  const raised = k3 * lightness - k1;
  return [(raised + Math.sqrt(raised * raised + 4 * 0.03 * k3 * lightness)) / 2,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s];
}

const hyab = (p, q) => Math.abs(p[0] - q[0]) + Math.hypot(p[1] - q[1], p[2] - q[2]);

const golden = (1 + Math.sqrt(5)) / 2;

/** A colour over the checkerboard that pixelmatch puts behind byte k of the picture. */
function overChecks(data, at, k) {
  const alpha = data[at + 3] / 255;
  const behind = [48 + 159 * (k % 2), 48 + 159 * (Math.floor(k / golden) % 2),
    48 + 159 * (Math.floor(k / (golden * golden)) % 2)];
  return behind.map((value, c) => value + (data[at + c] - value) * alpha);
}

/** A colour over one grey. */
function overGrey(data, at, grey) {
  const alpha = data[at + 3];
  return [0, 1, 2].map((c) => (data[at + c] * alpha + grey * (255 - alpha)) / 255);
}

/** The largest YIQ difference there is; a threshold t is passed by up to 35215 · t². */
const yiqMost = 35215;

/** The signed parts of pixelmatch's YIQ difference of pixels at p and q of two pictures. */
function yiqParts(first, p, second, q, k) {
  let red = first[p] - second[q];
  let green = first[p + 1] - second[q + 1];
  let blue = first[p + 2] - second[q + 2];
  if (first[p + 3] < 255 || second[q + 3] < 255) {
    const a = overChecks(first, p, k);
    const b = overChecks(second, q, k);
    [red, green, blue] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  }
  return {
    y: 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue,
    i: 0.59597799 * red - 0.2741761 * green - 0.32180189 * blue,
    q: 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue,
  };
}

function yiqDelta(first, p, second, q, k) {
  const parts = yiqParts(first, p, second, q, k);
  return 0.5053 * parts.y ** 2 + 0.299 * parts.i ** 2 + 0.1957 * parts.q ** 2;
}
