// Differing pixels that lie together, for results that list none, and words for their classes.

/** Joins differing pixels less than `reach` apart; the largest cluster comes first. */
function findClusters({ different, width }, reach = 3) {
  const parents = new Map();
  const root = (cell) => {
    while (parents.get(cell) !== cell) {
      parents.set(cell, parents.get(parents.get(cell)));
      cell = parents.get(cell);
    }
    return cell;
  };
  const columns = Math.ceil(width / reach) + 2;
  const cellOf = (i) => (Math.floor(Math.floor(i / width) / reach) + 1) * columns + Math.floor(i % width / reach) + 1;
  for (const i of different) {
    const cell = cellOf(i);
    if (parents.has(cell)) continue;
    parents.set(cell, cell);
    for (const step of [-1, 1, -columns, columns, -columns - 1, -columns + 1, columns - 1, columns + 1]) {
      if (parents.has(cell + step)) parents.set(root(cell + step), root(cell));
    }
  }
  const boxes = new Map();
  for (const i of different) {
    const key = root(cellOf(i));
    const x = i % width;
    const y = Math.floor(i / width);
    const box = boxes.get(key) ?? { left: x, right: x, top: y, bottom: y, px: 0 };
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.bottom = y;
    box.px++;
    boxes.set(key, box);
  }
  return [...boxes.values()].sort((a, b) => b.px - a.px || a.top - b.top || a.left - b.left)
    .map(({ left, right, top, bottom, px }) =>
      ({ x: left, y: top, w: right - left + 1, h: bottom - top + 1, px, class: "redrawn" }));
}

const clusterWords = { recoloured: "Recoloured", added: "Added", removed: "Removed", alpha: "Only alpha",
  edge: "Only anti-aliasing", size: "Beyond the other picture", redrawn: "Redrawn" };

/** What happened to a cluster, as nodes. */
function clusterText(cluster) {
  if (cluster.class === "shifted") {
    const across = cluster.dx ? `${Math.abs(cluster.dx)} px ${cluster.dx > 0 ? "right" : "left"}` : "";
    const down = cluster.dy ? `${Math.abs(cluster.dy)} px ${cluster.dy > 0 ? "down" : "up"}` : "";
    return [`Shifted ${[across, down].filter(Boolean).join(", ")}`];
  }
  if (cluster.class === "recoloured" && cluster.from && cluster.to) {
    return ["Recoloured ", swatch(cluster.from), ` ${shortColor(cluster.from)} \u2192 `, swatch(cluster.to),
      ` ${shortColor(cluster.to)}`];
  }
  return [clusterWords[cluster.class] ?? cluster.class];
}

const shortColor = (color) => (/^#[0-9a-f]{6}ff$/i.test(color) ? color.slice(0, 7) : color);

function swatch(color) {
  const node = element("span", { class: "swatch", "aria-hidden": "true" });
  if (/^#[0-9a-f]{6,8}$/i.test(color)) node.style.backgroundColor = color;
  return node;
}

/** Chooses a cluster by steps and brings it into view. */
function stepCluster(steps) {
  const count = viewer.clusters?.length ?? 0;
  if (!viewer.comparison || count === 0) return;
  chooseCluster(state.cluster < 0 && steps < 0 ? count - 1 : (state.cluster + steps + count) % count);
}

/** The differing pixel of a cluster that is nearest to its middle. */
function differingPixelOf(cluster) {
  const { different, width } = viewer.comparison;
  const middle = { x: cluster.x + (cluster.w >> 1), y: cluster.y + (cluster.h >> 1) };
  let nearest = middle;
  let least = Infinity;
  for (const i of different) {
    const x = i % width;
    const y = Math.floor(i / width);
    if (x < cluster.x || y < cluster.y || x >= cluster.x + cluster.w || y >= cluster.y + cluster.h) continue;
    const distance = (x - middle.x) ** 2 + (y - middle.y) ** 2;
    if (distance < least) [least, nearest] = [distance, { x, y }];
  }
  return nearest;
}

function chooseCluster(n) {
  const cluster = viewer.clusters[n];
  state.cluster = n;
  state.probe = differingPixelOf(cluster);
  state.pinned = true;
  viewer.reveal(cluster);
  emit("probe");
  emit("cluster");
  announce(`Cluster ${n + 1} of ${viewer.clusters.length}: ${clusterText(cluster).filter((part) => typeof part === "string").join("")}`);
}
