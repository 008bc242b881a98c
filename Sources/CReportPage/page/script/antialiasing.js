// Whether a differing pixel is nothing but anti-aliasing: pixelmatch's test.

const wordsOf = (picture) => new Uint32Array(picture.data.buffer, picture.data.byteOffset, picture.data.length >> 2);

/** Whether at least three neighbours are the same colour; the edge of the picture counts as one. */
function hasSiblings(words, width, height, x, y) {
  let equal = x === 0 || y === 0 || x === width - 1 || y === height - 1 ? 1 : 0;
  const own = words[y * width + x];
  for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
      if ((nx !== x || ny !== y) && words[ny * width + nx] === own && ++equal > 2) return true;
    }
  }
  return false;
}

/** How much brighter a pixel is than a neighbour over the checkerboard, that of the pixel for both. */
const lumaOverChecks = (data, own, neighbour) => yiqParts(data, own, data, neighbour, own).y;

/** The same over white; pixels that differ in opacity alone differ by half of it. */
function lumaOverWhite(data, own, neighbour) {
  if ([0, 1, 2].every((c) => data[own + c] === data[neighbour + c])) return (data[own + 3] - data[neighbour + 3]) / 2;
  const [p, q] = [overGrey(data, own, 255), overGrey(data, neighbour, 255)];
  return 0.29889531 * (p[0] - q[0]) + 0.58662247 * (p[1] - q[1]) + 0.11448223 * (p[2] - q[2]);
}

function looksAntialiased(picture, other, x, y, lumaOf) {
  const { width, height, data } = picture;
  let zeroes = x === 0 || y === 0 || x === width - 1 || y === height - 1 ? 1 : 0;
  let darkest = 0;
  let brightest = 0;
  let dark = null;
  let bright = null;
  const own = (y * width + x) * 4;
  for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
      if (nx === x && ny === y) continue;
      const luma = lumaOf(data, own, (ny * width + nx) * 4);
      if (luma === 0) {
        if (++zeroes > 2) return false;
      } else if (luma < darkest) {
        darkest = luma;
        dark = [nx, ny];
      } else if (luma > brightest) {
        brightest = luma;
        bright = [nx, ny];
      }
    }
  }
  if (!dark || !bright) return false;
  const words = wordsOf(picture);
  const others = wordsOf(other);
  return [dark, bright].some(([nx, ny]) =>
    hasSiblings(words, width, height, nx, ny) && hasSiblings(others, width, height, nx, ny));
}

/** Whether the pixel is anti-aliased in either of two pictures of one size. */
const isAntialiased = (first, second, x, y, lumaOf) =>
  looksAntialiased(first, second, x, y, lumaOf) || looksAntialiased(second, first, x, y, lumaOf);
