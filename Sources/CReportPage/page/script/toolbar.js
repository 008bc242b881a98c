// The row of views and what belongs to them, the slider over the canvas, the zoom.

const backgrounds = [["checker", "Checkerboard"], ["white", "White"], ["black", "Black"], ["grey", "iOS grey"],
  ["custom", "Custom"], ["alpha", "Alpha only"]];
const anchors = [["top-left", "Top left"], ["centre", "Centre"], ["baseline", "Baseline"]];

const toolbar = {
  viewButtons: new Map(),

  build() {
    const group = element("div", { class: "views", role: "group", "aria-label": "Views" }, views.map((view) => {
      const button = element("button", { type: "button", title: `${view.title} (${view.key})`, "aria-keyshortcuts": view.key,
        "data-view": view.id, onclick: () => setView(view.id) }, view.word);
      this.viewButtons.set(view.id, button);
      return button;
    }));
    const choice = (label, options, field, changed) => element("select", { "aria-label": label, title: label,
      onchange: (event) => { state[field] = event.target.value; changed(); } },
    options.map(([id, word]) => element("option", { value: id }, word)));
    this.background = choice("Background", backgrounds, "background", () => emit("view"));
    this.color = element("input", { type: "color", "aria-label": "Custom background", value: state.color, hidden: true,
      oninput: (event) => { state.color = event.target.value; emit("view"); } });
    this.anchor = choice("Align sizes at", anchors, "anchor", () => emit("anchor"));
    const toggle = (field, word, key, title) => element("button", { type: "button", class: "quiet", title: `${title} (${key})`,
      "aria-keyshortcuts": key, "data-toggle": field, onclick: () => flip(field) }, word);
    this.markers = toggle("markers", "Boxes", "m", "Boxes around clusters");
    this.regions = toggle("regions", "Parts", "l", "Parts of the layout");
    this.peek = toggle("peek", "Peek", "v", "Look below masks");
    fill(byId("tools"), group, this.anchor);
    fill(byId("ground"), this.background, this.color, this.markers, this.regions, this.peek);

    this.zoomText = element("output", { "aria-label": "Zoom" });
    this.fit = element("button", { type: "button", title: "Fit (f)", onclick: () => zoomTo("fit") }, "Fit");
    this.one = element("button", { type: "button", title: "One to one (o)", onclick: () => zoomTo("one") }, "1:1");
    this.half = element("button", { type: "button", title: "Points: show pictures of every scale at one size (h)",
      onclick: () => flip("physical") }, "pt");
    fill(byId("zoom"), this.half, this.fit, this.one,
      element("button", { type: "button", title: "Smaller (\u2212)", "aria-label": "Zoom out", onclick: () => zoomTo("out") }, "\u2212"),
      this.zoomText,
      element("button", { type: "button", title: "Larger (+)", "aria-label": "Zoom in", onclick: () => zoomTo("in") }, "+"));
  },

  update() {
    const { comparison } = viewer;
    const view = currentView();
    const item = state.current;
    byId("tools").hidden = !comparison;
    viewer.canvas.tabIndex = comparison ? 0 : -1;
    for (const [id, button] of this.viewButtons) {
      const { needs } = viewById.get(id);
      const isAble = comparison && (needs === "pair" ? comparison.isPair : Boolean(comparison[needs]));
      button.disabled = !isAble;
      button.setAttribute("aria-pressed", comparison ? view.id === id : false);
    }
    this.background.value = state.background;
    this.color.hidden = state.background !== "custom";
    const boxes = [comparison?.expectedBox, comparison?.actualBox];
    this.anchor.hidden = !comparison?.isPair || (boxes[0].w === boxes[1].w && boxes[0].h === boxes[1].h);
    this.anchor.querySelector("[value=baseline]").disabled = !item || !baselinesOf(item);
    for (const button of [this.markers, this.regions, this.peek]) {
      button.setAttribute("aria-pressed", state[button.dataset.toggle]);
    }
    this.regions.hidden = !item?.regions?.length;
    this.peek.hidden = !item?.masks?.length;
    this.updateZoom();
    this.updateAdjust(view);
    this.updateLegend(view);
    byId("pane-labels").replaceChildren(...this.labels(view));
  },

  updateZoom() {
    this.zoomText.textContent = zoomText();
    this.fit.setAttribute("aria-pressed", viewport.isFitted);
    this.half.hidden = !cases.some((item) => (item.scale ?? 1) !== 1);
    this.half.setAttribute("aria-pressed", state.physical);
    byId("foot").hidden = !viewer.comparison;
  },

  updateAdjust(view) {
    const node = byId("adjust");
    const { adjust } = view;
    node.hidden = !adjust || !viewer.comparison?.isPair;
    if (node.hidden) return;
    if (node.dataset.view !== view.id) {
      node.dataset.view = view.id;
      this.slider = element("input", { type: "range", id: "adjust-slider", min: adjust.values ? 0 : adjust.min,
        max: adjust.values ? adjust.values.length - 1 : adjust.max, step: adjust.values ? 1 : adjust.step,
        oninput: (event) => {
          const value = Number(event.target.value);
          state[adjust.field] = adjust.values ? adjust.values[value] : value;
          emit("view");
        } });
      this.sliderText = element("output", { for: "adjust-slider" });
      const isStill = view.id === "blink" && blink.still.matches;
      fill(node, element("label", { for: "adjust-slider" }, adjust.label), this.slider, this.sliderText,
        isStill && element("button", { type: "button", onclick: () => blink.turn() }, "Turn"));
    }
    const value = state[adjust.field];
    this.slider.value = adjust.values ? adjust.values.indexOf(value) : value;
    this.sliderText.textContent = adjust.text(value);
    this.slider.setAttribute("aria-valuetext", adjust.text(value));
  },

  updateLegend(view) {
    const node = byId("legend");
    const key = (color, word) => {
      const mark = element("span", { class: "swatch", "aria-hidden": "true" });
      mark.style.backgroundColor = color;
      return element("span", { class: "key" }, mark, word);
    };
    const css = (color) => `rgb(${color.join(" ")})`;
    const layers = viewer.layers;
    node.hidden = !viewer.comparison?.isPair || !(view.id === "heat" || view.id === "diff" || view.id === "three" || this.hasTwoSizes);
    if (node.hidden) return;
    if (view.id !== "heat") layers.get("diff");
    if (view.id === "heat") {
      const strip = element("canvas", { width: 96, height: 10, "aria-hidden": "true" });
      const context = strip.getContext("2d");
      for (let x = 0; x < 96; x++) {
        context.fillStyle = css(heatColor(x / 95).map(Math.round));
        context.fillRect(x, 0, 1, 10);
      }
      fill(node, element("span", {}, "\u0394E2000"), "0", strip, numberText(layers.heatMost));
    } else if (this.hasTwoSizes && view.id !== "diff" && view.id !== "three") {
      fill(node, key(viewer.colors.bad, "Expected, dashed"), key(viewer.colors.good, "Actual"));
    } else {
      const { antialiased, onlyAlpha } = layers.diffKinds;
      fill(node, key(css(differenceColor), "Differs"), antialiased && key(css(antialiasColor), "Anti-aliasing, not counted"),
        onlyAlpha && key(css(alphaColor), "Only alpha"));
    }
  },

  get hasTwoSizes() {
    const { expectedBox, actualBox } = viewer.comparison;
    return expectedBox.w !== actualBox.w || expectedBox.h !== actualBox.h;
  },

  labels(view) {
    if (!viewer.comparison) return [];
    viewer.layOut();
    const label = (text, x, y, isRight) => {
      const node = element("span", {}, text);
      node.style.top = `${y + 10}px`;
      if (isRight) node.style.right = `${viewer.width - x + 10}px`;
      else node.style.left = `${x + 10}px`;
      return node;
    };
    return view.panes.flatMap((pane, n) => {
      const room = viewer.panes[n];
      const first = label(pane.label, room.x, room.y, false);
      return pane.second ? [first, label(pane.second, room.x + room.w, room.y, true)] : [first];
    });
  },
};

/** Turns a switch of the state. */
function flip(field) {
  state[field] = !state[field];
  if (field === "physical" && viewport.isFitted) viewer.fit();
  emit("view");
}

/** Zooms: "in", "out", "one" or "fit". */
function zoomTo(how) {
  if (!viewer.comparison) return;
  if (how === "fit") viewer.fit();
  else if (how === "one") viewport.setZoom(1);
  else viewport.step(how === "in" ? 1 : -1);
  emit("zoom");
  viewer.redraw();
  announce(`Zoom ${zoomText()}`);
}
