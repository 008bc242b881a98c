// Building elements. Text only ever enters the page as text nodes and attributes.

const byId = (id) => document.getElementById(id);

/** Creates an element: attributes by name, `on…` listeners, children as nodes or texts. */
function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  add(node, children);
  return node;
}

function add(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) node.append(child);
  }
}

function fill(node, ...children) {
  node.replaceChildren();
  add(node, children);
}

/** The outlines of the status icons on a grid of 12, drawn as strokes. */
const iconPaths = {
  changed: "M2 4.5h8M2 7.5h8M8 2 4 10",
  size: "M2 6V2h4M10 6v4H6M2.5 2.5l7 7",
  missing: "M6 2.2v4.6M6 9.4v.4",
  new: "M6 2v8M2 6h8",
  env: "M2 3h8M2 6h8M2 9h8M4 2v2M8 5v2M5 8v2",
  error: "M3 3l6 6M9 3 3 9",
  orphan: "M2.5 6a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M3.6 8.4l4.8-4.8",
  match: "M2.5 6.5 5 9l4.5-6",
  accept: "M2.5 6.5 5 9l4.5-6",
  reject: "M3 3l6 6M9 3 3 9",
  skip: "M3 3l4 3-4 3M9 3v6",
};

function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  for (const [key, value] of [["viewBox", "0 0 12 12"], ["width", "12"], ["height", "12"],
    ["aria-hidden", "true"], ["fill", "none"], ["stroke", "currentColor"],
    ["stroke-width", "1.6"], ["stroke-linecap", "round"], ["stroke-linejoin", "round"]]) {
    svg.setAttribute(key, value);
  }
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", iconPaths[name]);
  svg.append(path);
  return svg;
}

/** Says a sentence to screen readers. */
function announce(text) { byId("live").textContent = text; }

let toastTimer = 0;
/** Shows a sentence for a moment. */
function toast(text) {
  const node = byId("toast");
  node.textContent = text;
  node.hidden = false;
  announce(text);
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => { node.hidden = true; }, 2600);
}

/** Copies a text; without a clipboard it is selected in a field for the reader to copy. */
async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    toast(`Copied ${what}.`);
  } catch {
    const field = element("textarea", { "aria-label": what, class: "visually-hidden" });
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    toast(done ? `Copied ${what}.` : `The browser does not let the page copy: ${text}`);
  }
}

/** A command with a button that copies it. */
function commandLine(text) {
  return element("div", { class: "command" }, element("code", {}, text),
    element("button", { type: "button", onclick: () => copy(text, "the command") }, "Copy"));
}
