// The verdict, what was run, and the environments.

function verdictText() {
  const failing = cases.filter((item) => item.status !== "match").length;
  if (!result.run.complete) return "The run is incomplete";
  if (cases.length === 0) return "No cases";
  return failing === 0 ? `All ${countText(cases.length)} match` : `${countText(failing)} of ${countText(cases.length)} need a look`;
}

function summaryText() {
  const { run } = result;
  const counts = statuses.filter(({ id }) => id !== "match").map(({ id, short }) =>
    [cases.filter((item) => item.status === id).length, short]).filter(([count]) => count > 0)
    .map(([count, short]) => `${countText(count)} ${short}`);
  const facts = [counts.join(", "), environmentChanges().slice(0, 2).map(({ fact, golden, now }) => `${fact} ${golden} \u2192 ${now}`).join(", "),
    run.id && `run ${run.id}`, run.commit && `commit ${run.commit.slice(0, 12)}`,
    run.shard && `shard ${run.shard.index} of ${run.shard.count}`, run.filter && `only ${run.filter}`,
    run.seconds !== undefined && `${numberText(run.seconds)} s`, `galley ${result.tool.version}`,
    sizeText(document.documentElement.dataset.bytes ? Number(document.documentElement.dataset.bytes) : report.bytes ?? 0)];
  return facts.filter(Boolean).join(" \u00b7 ");
}

/** The environments that goldens of this run were drawn in, the most used first. */
function goldenEnvironments() {
  const uses = new Map();
  for (const { golden } of cases) if (golden?.env) uses.set(golden.env, (uses.get(golden.env) ?? 0) + 1);
  return [...uses].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

/** Facts in which the goldens' most used environment is not this run's. */
function environmentChanges() {
  const { table, run } = result.env;
  const now = table[run] ?? {};
  const first = goldenEnvironments().find(([id]) => id !== run);
  const before = first ? table[first[0]] ?? {} : now;
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].sort()
    .filter((fact) => before[fact] !== now[fact])
    .map((fact) => ({ fact, golden: before[fact] ?? "none", now: now[fact] ?? "none" }));
}

function environmentTable() {
  const { table, run } = result.env;
  const others = goldenEnvironments().filter(([id]) => id !== run);
  const columns = [...others.map(([id]) => id), ...(run && table[run] ? [run] : [])];
  const facts = [...new Set(columns.flatMap((id) => Object.keys(table[id] ?? {})))].sort();
  if (facts.length === 0) return element("p", { class: "note" }, "The run recorded no environment.");
  const head = (id) => (id === run ? "This run" : `${plural(others.find(([other]) => other === id)[1], "golden")} (${id})`);
  return [
    element("table", {},
      element("thead", {}, element("tr", {}, element("th", { scope: "col" }, "Environment"),
        columns.map((id) => element("th", { scope: "col" }, head(id))))),
      element("tbody", {}, facts.map((fact) => {
        const values = columns.map((id) => table[id]?.[fact] ?? "\u2013");
        return element("tr", new Set(values).size > 1 ? { class: "differs" } : {}, element("th", { scope: "row" }, fact),
          values.map((value) => element("td", {}, value)));
      }))),
    others.length === 0 && element("p", { class: "note" }, "The goldens were drawn in the same environment."),
  ];
}

function buildHeader() {
  byId("verdict").textContent = verdictText();
  byId("summary").textContent = summaryText();
  byId("summary").title = summaryText();
  const { run } = result;
  const notices = [...report.notices];
  if (run.missingShards?.length) {
    notices.unshift(`${plural(run.missingShards.length, "shard")} missing: ${run.missingShards.join(", ")}. What they hold is not in this report.`);
  } else if (!run.complete) notices.unshift("The run did not reach its end; cases may be missing here.");
  fill(byId("notices"), notices.map((text) => element("p", { class: "notice" }, text)));
  fill(byId("environment"), environmentTable());
  const button = byId("environment-button");
  const show = (isShown) => {
    byId("environment").hidden = !isShown;
    button.setAttribute("aria-expanded", isShown);
    button.setAttribute("aria-pressed", isShown);
  };
  button.addEventListener("click", () => show(byId("environment").hidden));
  if (environmentChanges().length > 0) {
    button.textContent = "Environment differs";
    button.classList.add("is-env");
  }
}
