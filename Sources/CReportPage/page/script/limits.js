// Limits tried out in the browser: what they would count, and the flags that set them.

/** The metrics with the range of their thresholds. */
const metrics = {
  exact: { word: "Exact", most: 0, step: 1 },
  channel: { word: "Channel", most: 255, step: 1 },
  yiq: { word: "YIQ", most: 1, step: 0.01 },
  oklab: { word: "OKLab", most: 1, step: 0.01 },
  ciede2000: { word: "CIEDE2000", most: 100, step: 0.1 },
  cie94: { word: "CIE94", most: 100, step: 0.1 },
  cie76: { word: "CIE76", most: 100, step: 0.1 },
};

const limits = {
  metric: "exact",
  threshold: 0,
  maxPixels: 0,
  maxPercent: "",
  side: 8,
  maxInWindow: "",
  ignoresAntialiasing: false,
  maxAntialiased: "",
  output: element("div", { class: "limit-result", "aria-live": "polite" }),
  flags: element("div"),

  /** Starts from the tolerance that the case was verified with. */
  take(item) {
    const gate = (kind) => item.limits?.find((limit) => limit.kind === kind);
    this.metric = metrics[item.metric] ? item.metric : "exact";
    this.threshold = item.threshold ?? gate("channel")?.limit ?? 0;
    const ratio = gate("ratio")?.limit;
    this.maxPercent = ratio === undefined ? "" : String(+(ratio * 100).toPrecision(6));
    this.maxPixels = gate("pixels")?.limit ?? (ratio === undefined ? 0 : "");
    this.side = gate("window")?.window ?? 8;
    this.maxInWindow = gate("window")?.limit ?? "";
    this.maxAntialiased = gate("aa")?.limit ?? "";
    this.ignoresAntialiasing = Boolean(gate("aa") || item.measured?.aa);
  },

  panel() {
    const change = (field, read) => (event) => {
      this[field] = read(event.target);
      this.update();
    };
    const number = (target) => (target.value.trim() === "" ? "" : Math.max(0, Number(target.value) || 0));
    const label = (id, text) => element("label", { for: id }, text);
    this.slider = element("input", { id: "limit-threshold", type: "range", min: 0,
      oninput: change("threshold", (target) => Number(target.value)) });
    this.thresholdText = element("output", { for: "limit-threshold" });
    const metric = element("select", { id: "limit-metric", class: "wide", onchange: (event) => {
      this.metric = event.target.value;
      this.threshold = { yiq: 0.1, oklab: 0.1 }[this.metric] ?? 0;
      this.update();
    } }, Object.entries(metrics).map(([id, { word }]) => element("option", { value: id, selected: id === this.metric }, word)));
    const field = (id, name, value, hint) => element("input", { id, type: "text", inputmode: "decimal",
      value: value === "" ? null : value, placeholder: hint, oninput: change(name, number) });
    const box = element("input", { id: "limit-aa", type: "checkbox", checked: this.ignoresAntialiasing,
      onchange: (event) => { this.ignoresAntialiasing = event.target.checked; this.update(); } });
    const node = element("div", { class: "part" },
      element("div", { class: "limits-grid" },
        label("limit-metric", "Metric"), metric,
        label("limit-threshold", "Threshold"), this.slider, this.thresholdText,
        label("limit-px", "Pixels, at most"), element("div", { class: "wide" }, field("limit-px", "maxPixels", this.maxPixels, "no limit")),
        label("limit-percent", "Percent, at most"), element("div", { class: "wide" }, field("limit-percent", "maxPercent", this.maxPercent, "no limit")),
        label("limit-side", "In any square of"), field("limit-side", "side", this.side, "8"),
        element("span", { class: "hint" }, "px a side"),
        label("limit-window", "at most"), element("div", { class: "wide" }, field("limit-window", "maxInWindow", this.maxInWindow, "no limit")),
        label("limit-aa", "Anti-aliasing"), element("label", { class: "wide" }, box, " does not count"),
        label("limit-max-aa", "of it at most"), element("div", { class: "wide" }, field("limit-max-aa", "maxAntialiased", this.maxAntialiased, "no limit"))),
      this.output, this.flags);
    this.update();
    return node;
  },

  update() {
    const { comparison } = viewer;
    const metric = metrics[this.metric];
    Object.assign(this.slider, { max: metric.most, step: metric.step, disabled: metric.most === 0 });
    this.slider.value = this.threshold;
    this.thresholdText.textContent = metric.most === 0 ? "every bit" : numberText(this.threshold);
    if (!comparison?.isPair) return;
    const counted = comparison.count(this.metric, this.metric === "exact" ? 0 : this.threshold, this.ignoresAntialiasing);
    const share = counted.px / Math.max(1, comparison.compared);
    const density = this.maxInWindow === "" ? null : comparison.density(counted.kept, Math.max(1, Math.floor(this.side) || 1));
    const gates = [
      this.maxPixels !== "" && counted.px > this.maxPixels && `${countText(counted.px)} px`,
      this.maxPercent !== "" && share * 100 > this.maxPercent && percentText(share),
      density !== null && density > this.maxInWindow && `${countText(density)} in a square`,
      this.ignoresAntialiasing && this.maxAntialiased !== "" && counted.aa > this.maxAntialiased && `${countText(counted.aa)} anti-aliased`,
    ].filter(Boolean);
    const facts = [`${countText(counted.px)} px`, percentText(share),
      counted.px > 0 && this.metric !== "exact" && `largest ${numberText(counted.max)}`,
      density !== null && `${countText(density)} in any ${this.side} \u00d7 ${this.side}`,
      this.ignoresAntialiasing && `${countText(counted.aa)} anti-aliased`].filter(Boolean);
    this.output.className = `limit-result ${gates.length ? "fails" : "passes"}`;
    fill(this.output, element("strong", {}, gates.length ? "Would fail" : "Would pass"),
      gates.length ? `: ${gates.join(", ")} over the limit.` : ".", element("br"), facts.join(" \u00b7 "));
    fill(this.flags, commandLine(this.flagLine));
  },

  /** The flags of `galley verify` that set these limits. */
  get flagLine() {
    const flags = [`--metric ${this.metric}`];
    if (this.metric !== "exact") flags.push(`--threshold ${this.threshold}`);
    if (this.maxPixels !== "") flags.push(`--max-diff ${this.maxPixels}px`);
    if (this.maxPercent !== "") flags.push(`--max-diff ${this.maxPercent}%`);
    if (this.maxInWindow !== "") flags.push(`--window ${Math.max(1, Math.floor(this.side) || 1)}:${this.maxInWindow}`);
    if (this.ignoresAntialiasing) flags.push("--aa ignore");
    if (this.ignoresAntialiasing && this.maxAntialiased !== "") flags.push(`--max-aa ${this.maxAntialiased}`);
    return flags.join(" ");
  },
};
