// The loupe: one pixel of both pictures, enlarged and in numbers.

const loupeSide = 11;

const loupe = {
  place: element("div", { class: "loupe-place" }),
  expected: element("canvas", { width: 176, height: 176, "aria-hidden": "true" }),
  actual: element("canvas", { width: 176, height: 176, "aria-hidden": "true" }),
  expectedColor: element("span", { class: "mono" }),
  actualColor: element("span", { class: "mono" }),
  table: element("table", { id: "loupe-table" }),

  panel() {
    const figure = (canvas, word, color) => element("figure", {}, canvas, element("figcaption", {}, word, color));
    return element("div", { class: "part" }, this.place,
      element("div", { class: "loupes" }, figure(this.expected, "Expected", this.expectedColor),
        figure(this.actual, "Actual", this.actualColor)),
      this.table);
  },

  update() {
    const { comparison } = viewer;
    const probe = comparison && state.probe;
    this.enlarge(this.expected, comparison?.expected, probe);
    this.enlarge(this.actual, comparison?.actual, probe);
    if (!probe) {
      fill(this.place, element("span", {}, "Point at a pixel; click to hold it."));
      fill(this.table);
      this.expectedColor.textContent = this.actualColor.textContent = "";
      return;
    }
    const { x, y } = probe;
    const scale = state.current.scale;
    const region = regionAt(state.current, x, y);
    fill(this.place,
      element("span", {}, `${x}, ${y} px`, scale ? ` \u00b7 ${+(x / scale).toFixed(2)}, ${+(y / scale).toFixed(2)} pt` : ""),
      element("span", {}, [region, state.pinned ? "held" : ""].filter(Boolean).join(" \u00b7 ")));
    this.fillTable(comparison, y * comparison.width + x);
  },

  enlarge(canvas, picture, probe) {
    const context = canvas.getContext("2d");
    const cell = canvas.width / loupeSide;
    context.imageSmoothingEnabled = false;
    context.fillStyle = viewer.colors.desk ?? "#888";
    context.fillRect(0, 0, canvas.width, canvas.height);
    if (!picture || !probe) return;
    const half = loupeSide >> 1;
    for (let row = 0; row < loupeSide; row++) {
      for (let column = 0; column < loupeSide; column++) {
        const x = probe.x + column - half;
        const y = probe.y + row - half;
        if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) continue;
        const [red, green, blue, alpha] = pixelOf(picture, y * picture.width + x);
        const area = [column * cell, row * cell, cell, cell];
        context.fillStyle = "#ffffff";
        context.fillRect(...area);
        context.fillStyle = "#d4d4d4";
        context.fillRect(area[0], area[1], cell / 2, cell / 2);
        context.fillRect(area[0] + cell / 2, area[1] + cell / 2, cell / 2, cell / 2);
        context.fillStyle = `rgb(${red} ${green} ${blue} / ${alpha / 255})`;
        context.fillRect(...area);
      }
    }
    // Two pixels wide, since the page shows the canvas a little smaller than it is.
    context.lineWidth = 2;
    context.strokeStyle = "#000000";
    context.strokeRect(half * cell - 1, half * cell - 1, cell + 2, cell + 2);
    context.strokeStyle = "#ffffff";
    context.strokeRect(half * cell + 1, half * cell + 1, cell - 2, cell - 2);
  },

  fillTable(comparison, i) {
    const first = comparison.expected && pixelOf(comparison.expected, i);
    const second = comparison.actual && pixelOf(comparison.actual, i);
    this.expectedColor.textContent = first ? colorText(first) : "";
    this.actualColor.textContent = second ? colorText(second) : "";
    const row = (word, ...values) => element("tr", {}, element("th", { scope: "row" }, word),
      values.map(([text, isStrong]) => element("td", isStrong ? { class: "strong" } : {}, text)));
    const rows = ["Red", "Green", "Blue", "Alpha"].map((word, c) => {
      const step = first && second ? second[c] - first[c] : 0;
      return row(word, [first ? first[c] : ""], [second ? second[c] : ""], [first && second ? signedText(step) : "", step !== 0]);
    });
    const facts = [];
    if (comparison.isPair) {
      const n = comparison.different.indexOf(i);
      const yiq = comparison.delta("yiq", i);
      facts.push(row("\u0394E2000", [""], [""], [numberText(comparison.delta("ciede2000", i)), n >= 0]));
      facts.push(row("YIQ", [""], [`\u03b4 ${numberText(yiq * yiq * yiqMost)}`], [`t ${numberText(yiq)}`, n >= 0]));
      facts.push(row("Anti-aliasing", [""], [""], [n < 0 ? "same" : comparison.antialiased[n] ? "yes" : "no"]));
      if (comparison.masked[i]) facts.push(row("Masked", [""], [""], ["yes"]));
    }
    fill(this.table, rows, facts);
  },
};

const pixelOf = (picture, i) => picture.data.subarray(i * 4, i * 4 + 4);

/** The smallest layout part or mask at a pixel. */
function regionAt(item, x, y) {
  const holds = (region) => region.name && x >= region.x && y >= region.y && x < region.x + region.w && y < region.y + region.h;
  return [...(item.regions ?? []), ...(item.masks ?? [])].filter(holds)
    .sort((a, b) => a.w * a.h - b.w * b.h)[0]?.name ?? "";
}
