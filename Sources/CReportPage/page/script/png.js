// Reading PNG files to the exact straight pixels. A canvas would hand them back premultiplied and
// rounded, and the loupe must not lie.

const channelCounts = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

async function inflate(parts) {
  const stream = new Blob(parts).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Returns { width, height, data } with four straight bytes a pixel. */
async function decodePNG(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = { width: view.getUint32(16), height: view.getUint32(20), depth: bytes[24],
    type: bytes[25], interlaced: bytes[28] !== 0 };
  const parts = [];
  let palette = null;
  let transparency = null;
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (name === "PLTE") palette = body;
    else if (name === "tRNS") transparency = body;
    else if (name === "IDAT") parts.push(body);
    else if (name === "IEND") break;
    at += 12 + length;
  }
  if (header.interlaced || header.depth === 16) return decodeWithCanvas(bytes);
  const raw = await inflate(parts);
  const bits = channelCounts[header.type] * header.depth;
  const stride = Math.ceil(header.width * bits / 8);
  unfilter(raw, header.height, stride, Math.max(1, bits >> 3));
  return expand(raw, header, stride, palette, transparency);
}

/** Undoes the row filters in place; row y then starts at y · (stride + 1) + 1. */
function unfilter(raw, height, stride, step) {
  for (let y = 0; y < height; y++) {
    const row = y * (stride + 1) + 1;
    const above = row - stride - 1;
    const filter = raw[row - 1];
    for (let x = 0; x < stride; x++) {
      const left = x >= step ? raw[row + x - step] : 0;
      const up = y > 0 ? raw[above + x] : 0;
      const corner = x >= step && y > 0 ? raw[above + x - step] : 0;
      let guess = 0;
      if (filter === 1) guess = left;
      else if (filter === 2) guess = up;
      else if (filter === 3) guess = (left + up) >> 1;
      else if (filter === 4) {
        const a = Math.abs(up - corner);
        const b = Math.abs(left - corner);
        const c = Math.abs(left + up - 2 * corner);
        guess = a <= b && a <= c ? left : b <= c ? up : corner;
      }
      raw[row + x] += guess;
    }
  }
}

function expand(raw, { width, height, depth, type }, stride, palette, transparency) {
  const data = new Uint8ClampedArray(width * height * 4);
  const channels = channelCounts[type];
  const most = (1 << depth) - 1;
  const keys = transparency && type !== 3
    ? Array.from({ length: transparency.length >> 1 }, (_, i) => transparency[2 * i] << 8 | transparency[2 * i + 1])
    : null;
  const sample = [0, 0, 0, 0];
  for (let y = 0; y < height; y++) {
    const row = y * (stride + 1) + 1;
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < channels; c++) {
        if (depth === 8) sample[c] = raw[row + x * channels + c];
        else sample[c] = raw[row + (x * depth >> 3)] >> (8 - depth - (x * depth & 7)) & most;
      }
      const at = (y * width + x) * 4;
      if (type === 3) {
        for (let c = 0; c < 3; c++) data[at + c] = palette[sample[0] * 3 + c] ?? 0;
        data[at + 3] = transparency?.[sample[0]] ?? 255;
      } else {
        const isGrey = channels < 3;
        for (let c = 0; c < 3; c++) data[at + c] = sample[isGrey ? 0 : c] * 255 / most;
        const isKey = keys && keys.every((key, c) => key === sample[c]);
        data[at + 3] = isKey ? 0 : channels === 2 ? sample[1] : channels === 4 ? sample[3] : 255;
      }
      if (data[at + 3] === 0) data[at] = data[at + 1] = data[at + 2] = 0;
    }
  }
  return { width, height, data };
}

/** What is interlaced or has 16 bits goes through the browser's own decoder. */
async function decodeWithCanvas(bytes) {
  const options = { colorSpaceConversion: "none", premultiplyAlpha: "none" };
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }), options);
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return { width: image.width, height: image.height, data };
}
