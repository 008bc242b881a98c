// What the reader decides. The page writes no files: it keeps decisions in the browser and in its
// address, and hands them out as a file for `galley accept --from`.

const decisions = {
  made: new Map(),
  past: [],
  storageKey: `galley-decisions-${report.id}`,
  letters: { accept: "a", reject: "r", skip: "s" },

  of(item) { return this.made.get(item); },

  /** Decides a case, or takes the same decision back, and goes on to the next open case. */
  decide(item, decision) {
    if (!item) return;
    if (decision !== "skip" && !isDecidable(item)) {
      toast(item.status === "match" ? "A passed case needs no decision." : "There is no picture to accept here.");
      return;
    }
    this.remember([item]);
    if (this.made.get(item) === decision) this.made.delete(item);
    else this.made.set(item, decision);
    this.changed(`${decision === "accept" ? "Accepted" : decision === "reject" ? "Rejected" : "Skipped"} ${item.name}`);
    if (this.made.has(item)) this.goOn();
  },

  decideGroup(item, decision) {
    const members = groupOf(item).filter(isDecidable);
    if (members.length === 0) return this.decide(item, decision);
    this.remember(members);
    for (const member of members) this.made.set(member, decision);
    this.changed();
    toast(`${decision === "accept" ? "Accepted" : "Rejected"} ${plural(members.length, "case")}. Press u to undo.`);
    this.goOn();
  },

  remember(items) { this.past.push(items.map((item) => [item, this.made.get(item)])); },

  undo() {
    const last = this.past.pop();
    if (!last) return toast("There is nothing to undo.");
    for (const [item, decision] of last) {
      if (decision) this.made.set(item, decision);
      else this.made.delete(item);
    }
    this.changed("Undone");
    select(last[0][0]);
  },

  goOn() {
    const at = queue.order.indexOf(state.current);
    const isOpen = (item) => isDecidable(item) && !this.made.has(item);
    const next = queue.order.slice(at + 1).find(isOpen) ?? queue.order.find(isOpen);
    if (next) select(next);
    else toast("Every case is decided. Export the decisions to apply them.");
  },

  changed(words) {
    try {
      if (this.made.size) localStorage.setItem(this.storageKey, this.code());
      else localStorage.removeItem(this.storageKey);
    } catch {
      // Without storage the address still holds them.
    }
    emit("decision");
    if (words) announce(words);
  },

  /** The decisions as runs of case numbers: `a0-5.9r7`. */
  code() {
    return Object.entries(this.letters).map(([decision, letter]) => {
      const numbers = [...this.made].filter(([, made]) => made === decision).map(([item]) => item.index).sort((a, b) => a - b);
      const runs = [];
      for (const number of numbers) {
        const last = runs.at(-1);
        if (last && last[1] === number - 1) last[1] = number;
        else runs.push([number, number]);
      }
      const text = runs.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(".");
      return text && letter + text;
    }).join("");
  },

  read(code) {
    for (const [, letter, text] of code.matchAll(/([ars])([\d.-]+)/g)) {
      const decision = Object.keys(this.letters).find((key) => this.letters[key] === letter);
      for (const run of text.split(".")) {
        const [from, to = from] = run.split("-").map(Number);
        for (let n = from; n <= Math.min(to, cases.length - 1); n++) {
          if (cases[n] && (isDecidable(cases[n]) || decision === "skip")) this.made.set(cases[n], decision);
        }
      }
    }
  },

  /** Takes up the decisions of the address, or else those of the last visit. */
  restore(code) {
    let kept = code;
    if (!kept) {
      try {
        kept = localStorage.getItem(this.storageKey) ?? "";
      } catch {
        kept = "";
      }
    }
    this.read(kept);
  },

  /** The file for `galley accept --from`: each entry names the pictures that were looked at. */
  get file() {
    const entries = cases.filter((item) => ["accept", "reject"].includes(this.of(item))).map((item) => ({
      name: item.name,
      decision: this.of(item),
      golden: item.golden?.pixelSha ?? null,
      actual: item.actual.pixelSha,
    }));
    return `${JSON.stringify({ galleyDecisions: 1, decisions: entries }, null, 2)}\n`;
  },

  export() {
    const url = URL.createObjectURL(new Blob([this.file], { type: "application/json" }));
    const link = element("a", { href: url, download: "decisions.json" });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(url), 10000);
    toast("Saved decisions.json. Apply it with galley accept --from decisions.json.");
  },

  copyCommand() { copy("galley accept --from decisions.json", "the command"); },

  build() {
    const button = (word, key, kind, act) => element("button", { type: "button", class: kind, "aria-keyshortcuts": key,
      "data-decision": kind, onclick: act }, word, element("kbd", {}, key));
    this.accept = button("Accept", "a", "accept", () => this.decide(state.current, "accept"));
    this.reject = button("Reject", "r", "reject", () => this.decide(state.current, "reject"));
    this.skip = button("Skip", "s", "quiet skip", () => this.decide(state.current, "skip"));
    this.group = button("Accept group", "A", "quiet group", () => this.decideGroup(state.current, "accept"));
    this.undoButton = button("Undo", "u", "quiet undo", () => this.undo());
    this.count = element("span", { class: "count" });
    this.exportButton = button("Export decisions", "e", "export", () => this.export());
    this.copyButton = button("Copy command", "c", "quiet copy", () => this.copyCommand());
    fill(byId("decide"), this.accept, this.reject, this.skip, this.group, this.undoButton, this.count, this.copyButton, this.exportButton);
  },

  update() {
    const item = state.current;
    const made = item && this.of(item);
    const isAble = item && isDecidable(item);
    this.accept.disabled = this.reject.disabled = !isAble;
    this.skip.disabled = !item;
    this.accept.setAttribute("aria-pressed", made === "accept");
    this.reject.setAttribute("aria-pressed", made === "reject");
    this.skip.setAttribute("aria-pressed", made === "skip");
    const members = item ? groupOf(item).filter(isDecidable) : [];
    this.group.hidden = members.length < 2;
    this.group.firstChild.textContent = `Accept all ${countText(members.length)}`;
    this.undoButton.disabled = this.past.length === 0;
    const decidable = cases.filter(isDecidable).length;
    const decided = [...this.made].filter(([, decision]) => decision !== "skip").length;
    this.count.textContent = decidable ? `${countText(decided)} of ${countText(decidable)} decided` : "";
    this.exportButton.disabled = decided === 0;
    byId("decide").hidden = decidable === 0;
  },
};
