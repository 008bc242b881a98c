// Every key, what it does, and the list that ? shows.

const isArrow = (key) => key.startsWith("Arrow");

/** The keys by what they are for: [keys as shown, what they do, the keys, the action]. */
const keyGroups = [
  ["Cases", [
    ["j k", "Next, previous case", { j: () => queue.step(1), k: () => queue.step(-1), ArrowDown: () => queue.step(1), ArrowUp: () => queue.step(-1) }],
    ["g then e m s c n v o p", "Next case with that status", {}],
    ["/", "Search", { "/": () => byId("search").focus() }],
    ["Enter", "From the list to the picture", {}],
    ["Esc", "Leave the field, free the pixel, clear the search", {}],
  ]],
  ["Views", [
    ["1 \u2026 9 0", "Expected, actual, diff, 2-up, 3-up, swipe, onion skin, difference, blink, heat",
      Object.fromEntries(views.map((view) => [view.key, () => chooseView(view)]))],
    ["\u2190 \u2192", "Move the line, opacity, gain or rate; Shift for ten steps",
      { ArrowLeft: (event) => adjustView(event.shiftKey ? -10 : -1), ArrowRight: (event) => adjustView(event.shiftKey ? 10 : 1) }],
    ["b", "Next background", { b: () => nextBackground() }],
    ["m", "Boxes around clusters", { m: () => flip("markers") }],
    ["l", "Parts of the layout", { l: () => flip("regions") }],
    ["v", "Look below the masks", { v: () => flip("peek") }],
    ["t", "Next alignment of different sizes", { t: () => nextAnchor() }],
  ]],
  ["Zoom and pixels", [
    ["+ \u2212", "Larger, smaller; Ctrl and wheel too", { "+": () => zoomTo("in"), "=": () => zoomTo("in"), "-": () => zoomTo("out") }],
    ["f o", "Fit, one to one", { f: () => zoomTo("fit"), o: () => zoomTo("one") }],
    ["h", "Pictures of every scale at one size in points", { h: () => flip("physical") }],
    ["n p", "Next, previous cluster", { n: () => stepCluster(1), p: () => stepCluster(-1) }],
    ["Arrows", "On the picture: move the loupe; Shift for ten pixels", {}],
    ["Click", "On the picture: hold the pixel or free it; drag moves", {}],
  ]],
  ["Decisions", [
    ["a r s", "Accept, reject, skip; again takes it back", { a: () => decisions.decide(state.current, "accept"),
      r: () => decisions.decide(state.current, "reject"), s: () => decisions.decide(state.current, "skip") }],
    ["A", "Accept all cases that changed in this way", { A: () => state.current && decisions.decideGroup(state.current, "accept") }],
    ["u", "Undo", { u: () => decisions.undo() }],
    ["e", "Export decisions.json", { e: () => (decisions.exportButton.disabled ? toast("Nothing is decided yet.") : decisions.export()) }],
    ["c", "Copy the command that applies it", { c: () => decisions.copyCommand() }],
    ["?", "This list", { "?": () => toggleHelp() }],
  ]],
];
const keyActions = Object.assign({}, ...keyGroups.flatMap(([, keys]) => keys.map(([, , actions]) => actions)));

let jumpsNext = false;

function chooseView(view) {
  const { comparison } = viewer;
  if (!comparison || (view.needs === "pair" ? !comparison.isPair : !comparison[view.needs])) {
    toast(`This case has no ${view.needs === "pair" ? "second" : view.needs} picture.`);
  } else setView(view.id);
}

function nextBackground() {
  const at = backgrounds.findIndex(([id]) => id === state.background);
  const [id, word] = backgrounds[(at + 1) % backgrounds.length];
  state.background = id;
  emit("view");
  announce(`Background: ${word}`);
}

function nextAnchor() {
  const item = state.current;
  const able = anchors.filter(([id]) => id !== "baseline" || (item && baselinesOf(item)));
  const at = able.findIndex(([id]) => id === state.anchor);
  const [id, word] = able[(at + 1) % able.length];
  state.anchor = id;
  toolbar.anchor.value = id;
  emit("anchor");
  announce(`Aligned at ${word}`);
}

function toggleHelp() {
  const dialog = byId("help");
  if (dialog.open) dialog.close();
  else dialog.showModal();
}

/** Leaves what is innermost: a field, a held pixel, a search. */
function escape() {
  const field = document.activeElement;
  if (field && field.matches("input, select, textarea")) field.blur();
  else if (state.pinned || state.cluster >= 0) {
    state.pinned = false;
    state.cluster = -1;
    setProbe(null);
    emit("cluster");
  } else if (search.isActive) search.clear();
}

/** Arrow keys on the focused canvas move the loupe, except those that move the view's slider. */
function moveOnCanvas(event) {
  const sideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
  if (sideways && currentView().adjust) return false;
  const steps = event.shiftKey ? 10 : 1;
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  moveProbe(dx * steps, dy * steps);
  return true;
}

function handleKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
  if (event.key === "Escape") return escape();
  const target = event.target;
  const isTyping = target.matches("input:not([type=range]):not([type=checkbox]), select, textarea");
  if (isTyping || (target.matches("input[type=range]") && isArrow(event.key))) return;
  if (event.key === "Enter" && target === queue.node) {
    if (viewer.comparison) viewer.canvas.focus();
    return event.preventDefault();
  }
  if (jumpsNext) {
    jumpsNext = false;
    const status = statuses.find(({ key }) => key === event.key);
    if (status) {
      queue.jump(status.id);
      return event.preventDefault();
    }
  }
  if (event.key === "g") {
    jumpsNext = true;
    return;
  }
  if (isArrow(event.key) && target === viewer.canvas && moveOnCanvas(event)) return event.preventDefault();
  const action = keyActions[event.key];
  if (!action) return;
  action(event);
  event.preventDefault();
}

function buildHelp() {
  fill(byId("help-keys"), keyGroups.map(([title, keys]) => element("section", {}, element("h3", {}, title),
    element("dl", {}, keys.map(([shown, what]) => [
      element("dt", {}, shown.split(" ").map((key, n) => [n ? " " : "", /^(then|\u2026)$/.test(key) ? key : element("kbd", {}, key)])),
      element("dd", {}, what)])))));
  byId("help-button").addEventListener("click", toggleHelp);
  byId("help-close").addEventListener("click", toggleHelp);
  document.addEventListener("keydown", handleKey);
}
