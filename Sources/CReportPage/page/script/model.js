// The result of the run and what the page derives from it.

const result = JSON.parse(byId("result").textContent);
const report = JSON.parse(byId("report").textContent);

/** The statuses in the order of the page, with their words and the letter that jumps to them. */
const statuses = [
  { id: "error", word: "Error", short: "error", key: "e" },
  { id: "missing", word: "Missing", short: "missing", key: "m" },
  { id: "size", word: "Size", short: "size", key: "s" },
  { id: "changed", word: "Changed", short: "changed", key: "c" },
  { id: "new", word: "New", short: "new", key: "n" },
  { id: "env", word: "Environment", short: "environment", key: "v" },
  { id: "orphan", word: "Orphan", short: "orphan", key: "o" },
  { id: "match", word: "Passed", short: "passed", key: "p" },
];
const statusById = new Map(statuses.map((status, order) => [status.id, { ...status, order }]));

/** How bad a change is: √(share · RMS of the largest channel differences / 255). */
function severity(item) {
  const measured = item.measured;
  if (!measured) return 0;
  const channels = measured.maxChannel ?? [0, 0, 0, 0];
  const rms = Math.sqrt(channels.reduce((sum, value) => sum + value * value, 0) / 4);
  return Math.sqrt((measured.ratio ?? 0) * 100 * rms / 255);
}

/** All cases, each with its place in the result, its pictures and what sorts and finds it. */
const cases = result.cases.map((item, index) => ({
  ...item,
  index,
  pictures: report.cases[index],
  severity: severity(item),
  order: statusById.get(item.status).order,
  text: `${item.name} ${item.spec ?? ""} ${item.message ?? ""}`.toLowerCase(),
}));

/** Statuses that need a person come in their order, then the worst, then by name. */
const worstFirst = [...cases].sort((a, b) =>
  a.order - b.order || b.severity - a.severity || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));

/** The cases of each group that has more than one. */
const groups = new Map();
for (const item of worstFirst) {
  if (!item.group || item.status === "match") continue;
  if (!groups.has(item.group)) groups.set(item.group, []);
  groups.get(item.group).push(item);
}
for (const [group, members] of groups) if (members.length < 2) groups.delete(group);

const groupOf = (item) => groups.get(item.group) ?? [item];

/** Whether a decision about the case means anything to `galley accept`. */
const isDecidable = (item) => Boolean(item.actual?.pixelSha) && !["match", "error", "orphan"].includes(item.status);

/** What all parts of the page look at. */
const state = {
  current: null,
  view: "swipe",
  background: "checker",
  color: "#8e8e93",
  anchor: "top-left",
  physical: false,
  markers: true,
  peek: false,
  regions: false,
  split: 0.5,
  opacity: 0.5,
  gain: 4,
  rate: 1,
  cluster: -1,
  probe: null,
  pinned: false,
};
