// The list of cases, worst first; equal changes stand together under one line.

const queue = {
  node: byId("rows"),
  rows: new Map(),
  open: new Set(),
  showsPassed: false,
  order: [],

  /** Lets the thumbnails appear only when their rows come near the window. */
  watcher: new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      queue.watcher.unobserve(target);
      const url = thumbURL(Number(target.dataset.picture));
      if (url) target.replaceChildren(queue.thumbImage(url, target));
      else target.classList.add("empty");
    }
  }, { rootMargin: "300px" }),

  thumbImage(url, frame) {
    const image = element("img", { alt: "", src: url, class: "checker" });
    // Drawn at its own size in points; CSS makes it smaller where it does not fit, never larger.
    image.addEventListener("load", () => {
      const scale = Number(frame.dataset.scale);
      if (scale > 1) image.style.width = `${Math.max(1, image.naturalWidth / scale)}px`;
    });
    return image;
  },

  update() {
    const kept = worstFirst.filter((item) => search.lets(item));
    const failing = kept.filter((item) => item.status !== "match");
    const passed = kept.filter((item) => item.status === "match");
    const isOpen = this.showsPassed || search.shown.has("match") || failing.length === 0;
    this.rows.clear();
    this.order = [];
    this.watcher.disconnect();
    const nodes = [];
    const done = new Set();
    for (const item of failing) {
      if (done.has(item)) continue;
      const members = groupOf(item).filter((member) => search.lets(member));
      if (members.length < 2) nodes.push(this.row(item, false));
      else nodes.push(...this.groupRows(members));
      for (const member of members) done.add(member);
    }
    if (passed.length > 0) nodes.push(this.passedHead(passed.length, isOpen));
    if (isOpen) for (const item of passed) nodes.push(this.row(item, false));
    if (kept.length === 0) nodes.push(this.nothing());
    this.node.replaceChildren(...nodes);
    byId("search-count").textContent = search.isActive ? `${countText(kept.length)} of ${plural(cases.length, "case")}` : "";
    this.select();
  },

  nothing() {
    return element("div", { class: "none" }, element("p", {}, cases.length ? "No case fits the search." : "The run had no cases."),
      cases.length > 0 && element("button", { type: "button", onclick: () => search.clear() }, "Show all"));
  },

  passedHead(count, isOpen) {
    return element("button", { type: "button", class: "queue-part", "aria-expanded": isOpen, onclick: () => {
      this.showsPassed = !isOpen;
      this.update();
    } }, icon("match"), `${countText(count)} passed`, element("span", { class: "hint" }, isOpen ? "hide" : "show"));
  },

  groupRows(members) {
    const [first] = members;
    const isOpen = this.open.has(first.group);
    const change = first.measured?.clusters?.find((cluster) => cluster.class === "recoloured" && cluster.from);
    const head = element("div", { class: "group-head", role: "presentation" },
      element("span", { class: "title" }, element("strong", {}, `${countText(members.length)} \u00d7 the same change`),
        change ? [" \u00a0", swatch(change.from), " \u2192 ", swatch(change.to)] : ""),
      element("button", { type: "button", title: "Accept the whole group (A)", onclick: () => decisions.decideGroup(first, "accept") },
        "Accept all"));
    const nodes = [head, this.row(first, true)];
    const rest = members.slice(1);
    if (isOpen) for (const item of rest) nodes.push(this.row(item, true));
    nodes.push(element("button", { type: "button", class: "quiet group-more", "aria-expanded": isOpen, onclick: () => {
      if (!this.open.delete(first.group)) this.open.add(first.group);
      this.update();
    } }, isOpen ? "Show fewer" : `Show ${countText(rest.length)} more`));
    return nodes;
  },

  row(item, isInGroup) {
    const { folder, base, axes } = nameParts(item.name);
    const picture = item.pictures[1] >= 0 ? item.pictures[1] : item.pictures[0];
    const hasThumb = picture >= 0;
    const thumb = element("div", { class: hasThumb ? "thumb" : "thumb empty", "data-picture": picture,
      "data-scale": item.scale ?? 1 });
    if (hasThumb) this.watcher.observe(thumb);
    const { word } = statusById.get(item.status);
    const mark = element("span", { class: "row-mark" });
    const row = element("div", { class: `row${isInGroup ? " in-group" : ""}`, role: "option", id: `row-${item.index}`,
      "aria-selected": "false", onclick: () => select(item) },
    thumb,
    element("div", { class: "row-text" },
      element("div", { class: "row-name", title: item.name }, base, axes && element("span", { class: "hint" }, ` ${axes}`)),
      folder && element("div", { class: "row-folder" }, folder),
      element("div", { class: "row-fact" }, element("span", { class: `status is-${item.status}` }, icon(item.status), word),
        element("span", {}, this.fact(item)))),
    mark);
    this.rows.set(item, { row, mark });
    this.order.push(item);
    this.markRow(item);
    return row;
  },

  /** The one number that says most about a case. */
  fact(item) {
    const { measured, golden, actual } = item;
    if (item.status === "size" && golden && actual) return `${golden.w}\u00d7${golden.h} \u2192 ${actual.w}\u00d7${actual.h}`;
    if (!measured || item.status === "match") return "";
    return [plural(measured.px, "px", "px"), measured.maxDeltaE !== undefined && `\u0394E ${numberText(measured.maxDeltaE)}`]
      .filter(Boolean).join(" \u00b7 ");
  },

  markRow(item) {
    const entry = this.rows.get(item);
    if (!entry) return;
    const decision = decisions.of(item);
    const words = { accept: "accepted", reject: "rejected", skip: "skipped" };
    fill(entry.mark, decision && icon(decision), decision && element("span", { class: "visually-hidden" }, words[decision]));
    entry.mark.className = `row-mark ${{ accept: "is-match", reject: "is-error" }[decision] ?? ""}`;
  },

  markAll() { for (const item of this.rows.keys()) this.markRow(item); },

  select() {
    for (const [item, { row }] of this.rows) row.setAttribute("aria-selected", item === state.current);
    const entry = this.rows.get(state.current);
    if (entry) {
      this.node.setAttribute("aria-activedescendant", entry.row.id);
      entry.row.scrollIntoView({ block: "nearest" });
    } else {
      this.node.removeAttribute("aria-activedescendant");
    }
  },

  /** The case some rows on, among those the list shows. */
  step(steps) {
    if (this.order.length === 0) return;
    const at = this.order.indexOf(state.current);
    const next = at < 0 ? 0 : Math.min(this.order.length - 1, Math.max(0, at + steps));
    select(this.order[next]);
  },

  /** The next case of a status after the current one, around the end. */
  jump(status) {
    if (status === "match" && !this.showsPassed) {
      this.showsPassed = true;
      this.update();
    }
    const found = this.order.filter((item) => item.status === status);
    if (found.length === 0) return toast(`No case here is ${statusById.get(status).word.toLowerCase()}.`);
    const at = this.order.indexOf(state.current);
    select(found.find((item) => this.order.indexOf(item) > at) ?? found[0]);
  },
};

/** Makes a case the current one. */
function select(item) {
  if (!item || item === state.current) return;
  state.current = item;
  emit("case");
  announce(`${item.name}, ${statusById.get(item.status).word}`);
}
