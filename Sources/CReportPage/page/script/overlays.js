// What is drawn over the pictures: grid, masks, outlines, clusters, layout parts and the probe.

/** Lines between pixels, from 8 CSS pixels a pixel on. */
function drawGrid(context, pane, origin, scale, { width, height }) {
  if (scale < 8) return;
  const left = Math.max(0, Math.floor((pane.x - origin.x) / scale));
  const right = Math.min(width, Math.ceil((pane.x + pane.w - origin.x) / scale));
  const top = Math.max(0, Math.floor((pane.y - origin.y) / scale));
  const bottom = Math.min(height, Math.ceil((pane.y + pane.h - origin.y) / scale));
  context.fillStyle = "rgb(128 128 128 / 0.28)";
  for (let x = left; x <= right; x++) {
    context.fillRect(origin.x + x * scale, origin.y + top * scale, 1, (bottom - top) * scale);
  }
  for (let y = top; y <= bottom; y++) {
    context.fillRect(origin.x + left * scale, origin.y + y * scale, (right - left) * scale, 1);
  }
}

let hatching = null;
function hatchPattern(context) {
  if (!hatching) {
    const tile = document.createElement("canvas");
    tile.width = tile.height = 8;
    const brush = tile.getContext("2d");
    brush.strokeStyle = "rgb(96 96 104 / 0.9)";
    brush.lineWidth = 1.4;
    for (const shift of [-8, 0, 8]) {
      brush.moveTo(shift, 8);
      brush.lineTo(shift + 8, 0);
    }
    brush.stroke();
    hatching = context.createPattern(tile, "repeat");
  }
  return hatching;
}

function drawMasks(context, origin, scale, masks) {
  if (state.peek) return;
  for (const { x, y, w, h } of masks ?? []) {
    const area = [origin.x + x * scale, origin.y + y * scale, w * scale, h * scale];
    context.fillStyle = "rgb(200 200 206 / 0.82)";
    context.fillRect(...area);
    context.fillStyle = hatchPattern(context);
    context.fillRect(...area);
  }
}

function strokeBox(context, origin, scale, { x, y, w, h }, color, dash = [], outset = 0) {
  context.save();
  context.strokeStyle = color;
  context.lineWidth = 1;
  context.setLineDash(dash);
  context.strokeRect(Math.round(origin.x + x * scale) - 0.5 - outset, Math.round(origin.y + y * scale) - 0.5 - outset,
    Math.round(w * scale) + 1 + 2 * outset, Math.round(h * scale) + 1 + 2 * outset);
  context.restore();
}

/** Both outlines where the pictures have different sizes. */
function drawOutlines(context, origin, scale, comparison, colors) {
  const { expectedBox, actualBox } = comparison;
  if (!expectedBox || !actualBox) return;
  if (expectedBox.w === actualBox.w && expectedBox.h === actualBox.h) return;
  strokeBox(context, origin, scale, expectedBox, colors.bad, [5, 3]);
  strokeBox(context, origin, scale, actualBox, colors.good, [], 2);
}

/** Boxes around the clusters, the chosen one strong, with their numbers beside them. */
function drawClusters(context, pane, origin, scale, clusters, colors) {
  context.font = "600 10px system-ui, sans-serif";
  context.textAlign = "center";
  context.textBaseline = "middle";
  clusters.forEach((cluster, n) => {
    const isChosen = n === state.cluster;
    strokeBox(context, origin, scale, cluster, isChosen ? colors.accent : colors.marker, [], 2);
    if (isChosen) strokeBox(context, origin, scale, cluster, colors.accent, [], 3);
    if (clusters.length > 40 && !isChosen) return;
    const text = String(n + 1);
    const width = Math.max(14, context.measureText(text).width + 6);
    const x = Math.round(Math.max(pane.x, origin.x + cluster.x * scale - 3));
    const y = Math.round(Math.max(pane.y, origin.y + cluster.y * scale - 17));
    context.fillStyle = isChosen ? colors.accent : colors.marker;
    context.fillRect(x, y, width, 14);
    context.fillStyle = colors.onAccent;
    context.fillText(text, x + width / 2, y + 7.5);
  });
}

/** The parts of the layout with their names. */
function drawRegions(context, origin, scale, regions, colors) {
  context.font = "11px system-ui, sans-serif";
  context.textAlign = "left";
  context.textBaseline = "bottom";
  for (const region of regions ?? []) {
    strokeBox(context, origin, scale, region, colors.region, [2, 2]);
    context.fillStyle = colors.region;
    context.fillText(region.name ?? "", origin.x + region.x * scale, origin.y + region.y * scale - 3);
  }
}

function drawProbe(context, origin, scale, colors) {
  if (!state.probe) return;
  const { x, y } = state.probe;
  strokeBox(context, origin, scale, { x, y, w: 1, h: 1 }, state.pinned ? colors.accent : "rgb(128 128 128)", [], 1);
}

/** Fills the place of the picture as the chosen background. */
function drawBackground(context, area, colors) {
  const plain = { white: "#ffffff", black: "#000000", grey: "#8e8e93", custom: state.color, alpha: "#000000" };
  context.fillStyle = plain[state.background] ?? "#ffffff";
  context.fillRect(area.x, area.y, area.w, area.h);
  if (state.background !== "checker") return;
  context.save();
  context.beginPath();
  context.rect(area.x, area.y, area.w, area.h);
  context.clip();
  context.fillStyle = colors.check;
  const side = 8;
  const left = Math.max(0, area.x);
  const top = Math.max(0, area.y);
  const right = Math.min(area.x + area.w, viewer.width);
  const bottom = Math.min(area.y + area.h, viewer.height);
  for (let y = top - top % side; y < bottom; y += side) {
    for (let x = left - left % side + (Math.floor(y / side) % 2) * side; x < right; x += 2 * side) {
      context.fillRect(x, y, side, side);
    }
  }
  context.restore();
}
