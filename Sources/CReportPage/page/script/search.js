// What the search box and the status chips let through.

const search = {
  shown: new Set(),
  terms: [],
  words: [],

  /** Reads `status:changed tag:badge scale:3x de:>5 px:>100` and words of the name. */
  read(text) {
    this.terms = [];
    this.words = [];
    for (const word of text.toLowerCase().split(/\s+/).filter(Boolean)) {
      const cut = word.indexOf(":");
      const test = cut > 0 ? this.test(word.slice(0, cut), word.slice(cut + 1)) : null;
      if (test) this.terms.push(test);
      else this.words.push(word);
    }
  },

  test(field, value) {
    if (value === "") return () => true;
    const number = (read) => {
      const [, relation, digits] = /^(>=|<=|>|<|=)?([\d.]+)[x%]?$/.exec(value) ?? [];
      if (digits === undefined) return null;
      const bound = Number(digits);
      const holds = { ">": (a) => a > bound, "<": (a) => a < bound, ">=": (a) => a >= bound, "<=": (a) => a <= bound }[relation]
        ?? ((a) => a === bound);
      return (item) => {
        const found = read(item);
        return found !== undefined && holds(found);
      };
    };
    switch (field) {
      case "status": return (item) => item.status.startsWith(value)
        || statusById.get(item.status).word.toLowerCase().startsWith(value);
      case "tag": return (item) => (item.tags ?? []).some((tag) => tag.toLowerCase().includes(value));
      case "scale": return number((item) => item.scale ?? 1);
      case "de": return number((item) => item.measured?.maxDeltaE);
      case "px": return number((item) => item.measured?.px);
      case "is": return (item) => (value === "open" ? isDecidable(item) && !decisions.of(item) : decisions.of(item) === value);
      default: return null;
    }
  },

  lets(item) {
    if (this.shown.size > 0 && !this.shown.has(item.status)) return false;
    return this.terms.every((test) => test(item)) && this.words.every((word) => item.text.includes(word));
  },

  get isActive() { return this.shown.size > 0 || this.terms.length > 0 || this.words.length > 0; },

  /** The chips, with how many cases each status has. */
  build() {
    const field = byId("search");
    field.addEventListener("input", () => {
      this.read(field.value);
      emit("filter");
    });
    const counts = new Map();
    for (const item of cases) counts.set(item.status, (counts.get(item.status) ?? 0) + 1);
    fill(byId("chips"), statuses.filter(({ id }) => counts.has(id)).map(({ id, word }) =>
      element("button", { type: "button", class: `chip is-${id}`, "data-status": id, "aria-pressed": "false",
        onclick: (event) => this.toggle(id, event.currentTarget) },
      icon(id), word, element("span", { class: "number" }, countText(counts.get(id))))));
  },

  toggle(id, chip) {
    if (!this.shown.delete(id)) this.shown.add(id);
    chip.setAttribute("aria-pressed", this.shown.has(id));
    emit("filter");
  },

  clear() {
    byId("search").value = "";
    this.read("");
    this.shown.clear();
    for (const chip of byId("chips").children) chip.setAttribute("aria-pressed", "false");
    emit("filter");
  },
};
