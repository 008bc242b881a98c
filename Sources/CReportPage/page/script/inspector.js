// The details of the current case, part by part.

const inspector = {
  open: new Map([["Next step", true], ["Pixel", true], ["Changes", true], ["Layout", true], ["Limits", false], ["Checks", true], ["Case", false]]),

  part(title, aside, content) {
    const node = element("details", { open: this.open.get(title), ontoggle: (event) => this.open.set(title, event.target.open) },
      element("summary", {}, title, element("span", { class: "aside" }, aside)), content);
    return node;
  },

  update() {
    const item = state.current;
    const node = byId("inspector");
    if (!item) return fill(node);
    const { comparison } = viewer;
    const parts = [];
    if (item.command && !comparison?.isPair) parts.push(this.part("Next step", "", element("div", { class: "part" }, commandLine(item.command))));
    if (comparison) parts.push(this.part("Pixel", "", loupe.panel()));
    if (comparison?.isPair) parts.push(this.part("Changes", this.changesAside(item), this.changes(item)));
    if (item.layout) {
      const { node: table, changed } = layoutPanel(item.layout);
      parts.push(this.part("Layout", changed ? plural(changed, "number") + " changed" : "unchanged", table));
    }
    if (item.findings?.length) parts.push(this.part("Checks", String(item.findings.length), this.findings(item)));
    if (comparison?.isPair) {
      limits.take(item);
      parts.push(this.part("Limits", "try out", limits.panel()));
    }
    parts.push(this.part("Case", "", this.facts(item)));
    fill(node, parts);
    node.scrollTop = 0;
    loupe.update();
  },

  changesAside(item) {
    const count = viewer.clusters.length;
    const px = item.measured?.px ?? viewer.comparison.different.length;
    return count ? `${plural(count, "cluster")} \u00b7 ${plural(px, "px", "px")}` : "none";
  },

  changes(item) {
    const { measured } = item;
    const node = element("div", { class: "part" });
    if (measured) {
      const facts = [["Pixels", `${countText(measured.px)}${measured.ratio === undefined ? "" : ` \u00b7 ${percentText(measured.ratio)}`}`]];
      if (measured.aa) facts.push(["Anti-aliased, not counted", countText(measured.aa)]);
      if (measured.maxChannel) facts.push(["Largest step R G B A", measured.maxChannel.join("\u2002")]);
      if (measured.maxDeltaE !== undefined) {
        facts.push(["\u0394E2000", `max ${numberText(measured.maxDeltaE)}${measured.meanDeltaE === undefined ? "" : ` \u00b7 mean ${numberText(measured.meanDeltaE)}`}`]);
      }
      if (measured.ssim !== undefined) facts.push(["SSIM", String(+measured.ssim.toFixed(6))]);
      if (measured.window) facts.push([`Densest ${measured.window.n} \u00d7 ${measured.window.n}`, `${measured.window.max} px`]);
      if (measured.masked) facts.push(["Masked", plural(measured.masked, "px", "px")]);
      node.append(this.table(facts));
    }
    if (item.limits?.length) node.append(...item.limits.map((limit) => this.limit(limit)));
    if (viewer.clusters.length === 0) return node;
    this.clusterButtons = viewer.clusters.slice(0, 200).map((cluster, n) => element("button", { type: "button", class: "cluster",
      "aria-pressed": n === state.cluster, onclick: () => chooseCluster(n) },
    element("span", { class: "number" }, n + 1),
    element("span", { class: "what" }, clusterText(cluster), element("span", { class: "fact" }, ` \u00b7 ${cluster.x}, ${cluster.y} \u00b7 ${cluster.w}\u00d7${cluster.h}`)),
    element("span", { class: "fact" }, `${countText(cluster.px)} px${cluster.delta === undefined ? "" : ` \u00b7 \u0394 ${cluster.delta}`}`)));
    node.append(element("ul", { class: "clusters" }, this.clusterButtons.map((button) => element("li", {}, button))));
    return node;
  },

  limit({ kind, limit, measured, passed, window, reason }) {
    const words = { pixels: "pixels", ratio: "share", delta: "difference", channel: "channel step", window: `in ${window} \u00d7 ${window}`,
      aa: "anti-aliased", ssim: "SSIM", fuzzy: "fuzzy" };
    const text = (value) => (kind === "ratio" ? percentText(value) : numberText(value, 6));
    return element("div", { class: "verdict-line" },
      element("span", { class: `status ${passed ? "is-match" : "is-error"}` }, icon(passed ? "match" : "error"), passed ? "Holds" : "Fails"),
      element("span", {}, `${words[kind]} ${text(measured)}, ${kind === "ssim" ? "at least" : "at most"} ${text(limit)}`,
        reason && element("span", { class: "hint" }, ` \u2013 ${reason}`)));
  },

  findings(item) {
    return element("div", { class: "part" }, item.findings.map(({ rule, message }) =>
      element("p", { class: "finding" }, message, " ", element("span", { class: "rule" }, rule))));
  },

  facts(item) {
    const { comparison } = viewer;
    const rows = [["Name", item.name]];
    if (item.spec) rows.push(["Spec", item.spec]);
    if (item.source) rows.push(["Source", item.source.file + (item.source.line ? `:${item.source.line}` : "")]);
    if (item.tags?.length) rows.push(["Tags", item.tags.join(", ")]);
    if (item.metric) rows.push(["Metric", item.metric + (item.threshold === undefined ? "" : ` ${item.threshold}`)]);
    for (const [word, picture] of [["Golden", item.golden], ["Actual", item.actual]]) {
      if (!picture) continue;
      if (picture.path) rows.push([word, picture.path]);
      if (picture.pixelSha) rows.push([`${word} pixels`, element("span", { class: "hash", title: picture.pixelSha }, picture.pixelSha.slice(0, 16))]);
      if (picture.env) rows.push([`${word} environment`, picture.env]);
      for (const [key, value] of Object.entries(picture.meta ?? {})) rows.push([`${word} ${key}`, value]);
    }
    for (const [kind, path] of Object.entries(item.artefacts ?? {})) rows.push([kind, path]);
    return element("div", { class: "part" }, this.table(rows), item.command && comparison?.isPair && commandLine(item.command));
  },

  table(rows) {
    return element("table", {}, rows.map(([word, value]) =>
      element("tr", {}, element("th", { scope: "row" }, word), element("td", {}, value))));
  },

  markCluster() {
    this.clusterButtons?.forEach((button, n) => {
      button.setAttribute("aria-pressed", n === state.cluster);
      if (n === state.cluster) button.scrollIntoView({ block: "nearest" });
    });
  },
};
