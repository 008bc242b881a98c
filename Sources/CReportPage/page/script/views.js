// The ways to look at two pictures. A view lists its panes; a pane draws layers into a rectangle.

const single = (label, layer, isPlain = false) => ({ panes: [{ label, isPlain, draw: (paint) => paint(layer) }] });

/** The views by the key that chooses them. */
const views = [
  { id: "expected", key: "1", word: "Expected", title: "The golden", needs: "expected", ...single("Expected", "expected") },
  { id: "actual", key: "2", word: "Actual", title: "The picture of this run", needs: "actual", ...single("Actual", "actual") },
  { id: "diff", key: "3", word: "Diff", title: "Differing pixels over the faint golden", needs: "pair", ...single("Diff", "diff", true) },
  { id: "two", key: "4", word: "2-up", title: "Expected and actual side by side", needs: "pair",
    panes: [...single("Expected", "expected").panes, ...single("Actual", "actual").panes] },
  { id: "three", key: "5", word: "3-up", title: "Expected, diff and actual side by side", needs: "pair",
    panes: [...single("Expected", "expected").panes, ...single("Diff", "diff", true).panes, ...single("Actual", "actual").panes] },
  { id: "swipe", key: "6", word: "Swipe", title: "Expected left of a line, actual right of it", needs: "pair",
    adjust: { label: "Line", field: "split", min: 0, max: 1, step: 0.01, text: percentText },
    panes: [{ label: "Expected", second: "Actual", draw: drawSwipe }] },
  { id: "onion", key: "7", word: "Onion", title: "Actual over expected, as opaque as you like", needs: "pair",
    adjust: { label: "Actual", field: "opacity", min: 0, max: 1, step: 0.01, text: percentText },
    panes: [{ label: "Onion skin", draw: (paint) => { paint("expected"); paint("actual", { alpha: state.opacity }); } }] },
  { id: "blend", key: "8", word: "Blend", title: "How far each channel went", needs: "pair", isBare: true,
    adjust: { label: "Gain", field: "gain", values: [1, 2, 4, 8, 16, 32], text: (gain) => `\u00d7${gain}` },
    ...single("Difference", "blend") },
  { id: "blink", key: "9", word: "Blink", title: "Expected and actual in turn", needs: "pair",
    adjust: { label: "Rate", field: "rate", min: 0.5, max: 4, step: 0.5, text: (rate) => `${rate} Hz` },
    panes: [{ label: "Blink", draw: (paint) => paint(blink.showsActual ? "actual" : "expected") }] },
  { id: "heat", key: "0", word: "Heat", title: "\u0394E2000 of every pixel", needs: "pair", isBare: true, ...single("\u0394E2000", "heat") },
];
const viewById = new Map(views.map((view) => [view.id, view]));

/** The view in use: the chosen one, or what a case without both pictures can show. */
function currentView() {
  const chosen = viewById.get(state.view);
  const comparison = viewer.comparison;
  if (!comparison || comparison.isPair) return chosen;
  return viewById.get(comparison.actual ? "actual" : "expected");
}

function drawSwipe(paint, { pane, context }) {
  const x = pane.x + pane.w * state.split;
  paint("expected", { clip: { x: pane.x, y: pane.y, w: x - pane.x, h: pane.h } });
  paint("actual", { clip: { x, y: pane.y, w: pane.x + pane.w - x, h: pane.h } });
  context.fillStyle = viewer.colors.accent;
  context.fillRect(Math.round(x) - 1, pane.y, 2, pane.h);
  context.beginPath();
  context.arc(Math.round(x), pane.y + pane.h / 2, 7, 0, 2 * Math.PI);
  context.fill();
}

/** Divides the window into the view's panes, the way that leaves the picture more room. */
function layOutPanes(count, width, height, picture) {
  if (count === 1) return [{ x: 0, y: 0, w: width, h: height }];
  const beside = Math.min(width / count / picture.width, height / picture.height);
  const below = Math.min(width / picture.width, height / count / picture.height);
  const panes = [];
  for (let n = 0; n < count; n++) {
    panes.push(beside >= below
      ? { x: width * n / count, y: 0, w: width / count, h: height }
      : { x: 0, y: height * n / count, w: width, h: height / count });
  }
  return panes;
}

/** Expected and actual in turn; it starts still where motion is not wanted. */
const blink = {
  showsActual: false,
  timer: 0,
  still: matchMedia("(prefers-reduced-motion: reduce)"),
  update() {
    clearInterval(this.timer);
    this.timer = 0;
    if (currentView().id !== "blink" || !viewer.comparison?.isPair || this.still.matches) return;
    this.timer = setInterval(() => this.turn(), 500 / state.rate);
  },
  turn() {
    this.showsActual = !this.showsActual;
    viewer.redraw();
  },
};

/** Moves the view's slider by steps. */
function adjustView(steps) {
  const { adjust, id } = currentView();
  if (!adjust) return false;
  if (id === "blink" && blink.still.matches) {
    blink.turn();
    return true;
  }
  if (adjust.values) {
    const at = adjust.values.indexOf(state[adjust.field]) + Math.sign(steps);
    state[adjust.field] = adjust.values[Math.min(adjust.values.length - 1, Math.max(0, at))];
  } else {
    const value = state[adjust.field] + steps * adjust.step;
    state[adjust.field] = +Math.min(adjust.max, Math.max(adjust.min, value)).toFixed(3);
  }
  emit("view");
  return true;
}

function setView(id) {
  state.view = id;
  blink.showsActual = false;
  emit("view");
  announce(`View: ${currentView().word}`);
}
