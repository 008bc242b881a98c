// The layouts of both pictures, number by number.

const rectWords = ["x", "y", "width", "height"];
const insetWords = ["top", "left", "bottom", "right"];

/** What the four or two numbers under a key are called. */
function numberWords(key, count) {
  if (count === 2) return ["width", "height"];
  if (count !== 4) return null;
  return /insets|overflow|compensation/i.test(key) ? insetWords : rectWords;
}

/** A layout report as rows of [path, value]. */
function flatten(value, path, rows) {
  if (Array.isArray(value)) {
    const isNumbers = value.every((entry) => typeof entry === "number");
    const words = isNumbers ? numberWords(path, value.length) : null;
    value.forEach((entry, n) => flatten(entry, `${path} ${words ? words[n] : n + 1}`, rows));
  } else if (value !== null && typeof value === "object") {
    for (const [key, entry] of Object.entries(value)) flatten(entry, path ? `${path} ${key}` : key, rows);
  } else {
    rows.set(path, value);
  }
  return rows;
}

/** All rows of two reports with both values; `differs` where they are not the same. */
function layoutRows(layout) {
  const before = flatten(layout?.golden ?? {}, "", new Map());
  const after = flatten(layout?.actual ?? {}, "", new Map());
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].map((path) => ({ path, before: before.get(path), after: after.get(path),
    differs: before.get(path) !== after.get(path) }));
}

const valueText = (value) => (value === undefined ? "\u2013" : typeof value === "number" ? String(+value.toFixed(3)) : String(value));

function layoutPanel(layout) {
  const rows = layoutRows(layout);
  const changed = rows.filter((row) => row.differs).length;
  let showsAll = false;
  const table = element("table", { class: "layout-table" });
  const draw = () => {
    const shown = rows.filter((row) => showsAll || row.differs);
    fill(table,
      element("thead", {}, element("tr", {}, element("th", { scope: "col" }, "pt"), element("th", { scope: "col" }, "Golden"),
        element("th", { scope: "col" }, "Now"), element("th", { scope: "col" }, "\u0394"))),
      element("tbody", {}, shown.map((row) => {
        const step = typeof row.before === "number" && typeof row.after === "number" ? row.after - row.before : null;
        return element("tr", {}, element("th", { scope: "row" }, row.path), element("td", {}, valueText(row.before)),
          element("td", row.differs ? { class: "moved" } : {}, valueText(row.after)),
          element("td", {}, step === null || step === 0 ? "" : signedText(+step.toFixed(3))));
      })));
  };
  draw();
  const node = element("div", { class: "part" });
  table.hidden = changed === 0;
  if (changed === 0) node.append(element("p", { class: "hint" }, "Every frame, size and baseline is the same: the pixels changed, the layout did not."));
  node.append(table, element("button", { type: "button", class: "quiet", "aria-pressed": "false", onclick: (event) => {
    showsAll = !showsAll;
    event.currentTarget.setAttribute("aria-pressed", showsAll);
    table.hidden = changed === 0 && !showsAll;
    draw();
  } }, `Show all ${rows.length} numbers`));
  return { node, changed };
}
