// The whole picture, small, where the window shows only a part of it.

const minimap = byId("minimap");
const minimapSide = 120;

function drawMinimap() {
  const { comparison, layers, panes } = viewer;
  const { scale } = viewport;
  const pane = panes[0];
  const isPart = comparison && (comparison.width * scale > pane.w + 1 || comparison.height * scale > pane.h + 1);
  minimap.hidden = !isPart;
  if (!isPart) return;
  const ratio = Math.min(minimapSide / comparison.width, minimapSide / comparison.height);
  const density = devicePixelRatio || 1;
  const width = Math.max(8, Math.round(comparison.width * ratio));
  const height = Math.max(8, Math.round(comparison.height * ratio));
  minimap.width = width * density;
  minimap.height = height * density;
  minimap.style.width = `${width}px`;
  minimap.style.height = `${height}px`;
  const context = minimap.getContext("2d");
  context.setTransform(density, 0, 0, density, 0, 0);
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.drawImage(layers.get(comparison.isPair ? "diff" : "actual"), 0, 0, width, height);
  const corner = viewport.toPicture(pane, pane.x, pane.y);
  const w = pane.w / scale * ratio;
  const h = pane.h / scale * ratio;
  context.strokeStyle = viewer.colors.accent;
  context.lineWidth = 1.5;
  context.strokeRect(Math.max(0.75, corner.x * ratio), Math.max(0.75, corner.y * ratio),
    Math.min(width - 1.5, w), Math.min(height - 1.5, h));
}

function moveByMinimap(event) {
  if (event.buttons !== 1) return;
  const box = minimap.getBoundingClientRect();
  viewport.centerX = (event.clientX - box.left) / box.width * viewer.comparison.width;
  viewport.centerY = (event.clientY - box.top) / box.height * viewer.comparison.height;
  viewport.isFitted = false;
  viewer.redraw();
}
minimap.addEventListener("pointerdown", (event) => {
  minimap.setPointerCapture(event.pointerId);
  moveByMinimap(event);
});
minimap.addEventListener("pointermove", moveByMinimap);
