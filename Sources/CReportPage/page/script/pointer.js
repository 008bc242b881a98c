// The pointer on the canvas: it probes, drags the picture or the swipe's line, and zooms.

function paneAt(x, y) {
  return viewer.panes.find((pane) => x >= pane.x && x < pane.x + pane.w && y >= pane.y && y < pane.y + pane.h)
    ?? viewer.panes[0];
}

function pointOf(event) {
  const box = viewer.canvas.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

function pictureAt(event) {
  const point = pointOf(event);
  return viewport.toPicture(paneAt(point.x, point.y), point.x, point.y);
}

const isNearSplit = (event) =>
  currentView().id === "swipe" && Math.abs(pointOf(event).x - viewer.width * state.split) < 9;

function moveSplit(event) {
  state.split = Math.min(1, Math.max(0, pointOf(event).x / viewer.width));
  emit("view");
}

/** Shows the pixel under the pointer in the loupe. */
function probeAt(event) {
  const { x, y } = pictureAt(event);
  const isInside = x >= 0 && y >= 0 && x < viewer.comparison.width && y < viewer.comparison.height;
  setProbe(isInside ? { x: Math.floor(x), y: Math.floor(y) } : null);
}

function setProbe(probe) {
  state.probe = probe;
  emit("probe");
  viewer.redraw();
}

/** Moves the probe by pixels, from the middle of the picture or the chosen cluster. */
function moveProbe(dx, dy) {
  const { comparison } = viewer;
  if (!comparison) return;
  const start = state.probe ?? { x: comparison.width >> 1, y: comparison.height >> 1 };
  const hold = (value, most) => Math.min(most - 1, Math.max(0, value));
  state.pinned = true;
  setProbe({ x: hold(start.x + dx, comparison.width), y: hold(start.y + dy, comparison.height) });
  const { x, y } = state.probe;
  announce(`Pixel ${x}, ${y}`);
}

let drag = null;

viewer.canvas.addEventListener("pointerdown", (event) => {
  if (!viewer.comparison || event.button > 1) return;
  viewer.canvas.setPointerCapture(event.pointerId);
  const { x, y } = pointOf(event);
  drag = { kind: isNearSplit(event) ? "split" : "pan", x, y, moved: false };
});

viewer.canvas.addEventListener("pointermove", (event) => {
  if (!viewer.comparison) return;
  const { x, y } = pointOf(event);
  viewer.canvas.classList.toggle("splitting", drag ? drag.kind === "split" : isNearSplit(event));
  if (!drag) {
    if (!state.pinned) probeAt(event);
    return;
  }
  if (drag.kind === "split") moveSplit(event);
  else if (drag.moved || Math.hypot(x - drag.x, y - drag.y) > 3) {
    viewer.canvas.classList.add("panning");
    drag.moved = true;
    viewport.pan(x - drag.x, y - drag.y, viewer.comparison.width, viewer.comparison.height);
    [drag.x, drag.y] = [x, y];
    emit("zoom");
    viewer.redraw();
  }
});

viewer.canvas.addEventListener("pointerup", (event) => {
  // A click pins the loupe to the pixel, a click on the same pixel frees it.
  if (drag && drag.kind === "pan" && !drag.moved) {
    const before = state.pinned && state.probe;
    probeAt(event);
    state.pinned = Boolean(state.probe) && !(before && before.x === state.probe.x && before.y === state.probe.y);
    emit("probe");
    viewer.redraw();
  }
  drag = null;
  viewer.canvas.classList.remove("panning");
});
viewer.canvas.addEventListener("pointercancel", () => { drag = null; });
viewer.canvas.addEventListener("pointerleave", () => {
  if (!state.pinned && !drag && viewer.comparison) setProbe(null);
});

viewer.canvas.addEventListener("wheel", (event) => {
  if (!viewer.comparison) return;
  event.preventDefault();
  if (event.ctrlKey || event.metaKey || event.altKey) {
    viewport.step(event.deltaY < 0 ? 1 : -1, pictureAt(event));
  } else {
    const [dx, dy] = event.shiftKey ? [event.deltaY, event.deltaX] : [event.deltaX, event.deltaY];
    viewport.pan(-dx, -dy, viewer.comparison.width, viewer.comparison.height);
  }
  emit("zoom");
  viewer.redraw();
}, { passive: false });

viewer.canvas.addEventListener("dblclick", (event) => {
  if (!viewer.comparison) return;
  viewport.step(event.shiftKey ? -2 : 2, pictureAt(event));
  emit("zoom");
  viewer.redraw();
});
