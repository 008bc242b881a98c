// The canvas: shows the current case's pictures through the current view.

const viewer = {
  canvas: byId("canvas"),
  comparison: null,
  layers: null,
  width: 0,
  height: 0,
  panes: [],
  colors: {},
  loading: 0,

  /** Loads and compares the pictures of the current case. */
  async show() {
    const turn = ++this.loading;
    const item = state.current;
    this.comparison = null;
    if (item) {
      const loaded = await Promise.all(item.pictures.slice(0, 2).map(loadPicture)).catch((fault) => fault);
      if (turn !== this.loading) return;
      if (loaded instanceof Error) this.fault = `A picture in this report does not decode: ${loaded.message}`;
      else {
        this.fault = null;
        this.pictures = loaded;
        this.compare();
      }
    }
    if (this.comparison) this.fit();
    emit("pictures");
    this.redraw();
  },

  /** Lays the loaded pictures over one another again, as after a new anchor. */
  compare() {
    const [expected, actual] = this.pictures;
    if (!expected && !actual) return;
    const item = state.current;
    this.comparison = new Comparison(expected, actual,
      { anchor: state.anchor, baselines: baselinesOf(item), masks: item.masks });
    this.layers = new Layers(this.comparison, Boolean(item.limits?.some(({ kind }) => kind === "aa") || item.measured?.aa));
    this.clusters = item.measured?.clusters ?? (this.comparison.isPair ? findClusters(this.comparison) : []);
    state.cluster = -1;
    state.probe = null;
    state.pinned = false;
  },

  readColors() {
    const style = getComputedStyle(document.documentElement);
    const read = (name) => style.getPropertyValue(name).trim();
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    this.colors = { accent: read("--accent"), onAccent: read("--on-accent"), good: read("--good"), bad: read("--bad"),
      marker: isDark ? "#b9b9c2" : "#55555d", region: isDark ? "#5fd0c5" : "#0c6f66", desk: read("--desk"),
      plain: isDark ? "#26262a" : "#ffffff",
      check: isDark ? "#cfcfd2" : "#e6e6e6", line: read("--line-strong") };
  },

  resize() {
    const { clientWidth, clientHeight } = this.canvas.parentElement;
    const ratio = devicePixelRatio || 1;
    this.width = clientWidth;
    this.height = clientHeight;
    this.canvas.width = Math.max(1, Math.round(clientWidth * ratio));
    this.canvas.height = Math.max(1, Math.round(clientHeight * ratio));
    if (viewport.isFitted) this.fit();
    this.redraw();
  },

  layOut() {
    if (!this.comparison) return;
    this.panes = layOutPanes(currentView().panes.length, this.width, this.height, this.comparison);
  },

  fit() {
    if (!this.comparison) return;
    this.layOut();
    viewport.fit(this.comparison.width, this.comparison.height, this.panes[0]);
  },

  draw() {
    const context = this.canvas.getContext("2d");
    const ratio = devicePixelRatio || 1;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.fillStyle = this.colors.desk;
    context.fillRect(0, 0, this.width, this.height);
    if (!this.comparison) return;
    this.layOut();
    const view = currentView();
    view.panes.forEach((pane, n) => this.drawPane(context, view, pane, this.panes[n]));
    drawMinimap();
  },

  drawPane(context, view, pane, room) {
    const { comparison } = this;
    const { scale } = viewport;
    const origin = viewport.origin(room);
    const area = { x: origin.x, y: origin.y, w: comparison.width * scale, h: comparison.height * scale };
    context.save();
    context.beginPath();
    context.rect(room.x, room.y, room.w, room.h);
    context.clip();
    if (pane.isPlain) {
      context.fillStyle = this.colors.plain;
      context.fillRect(area.x, area.y, area.w, area.h);
    } else if (!view.isBare) drawBackground(context, area, this.colors);
    context.imageSmoothingEnabled = scale * (devicePixelRatio || 1) < 1;
    context.imageSmoothingQuality = "high";
    const paint = (layer, { alpha = 1, clip } = {}) => {
      const isAlpha = state.background === "alpha" && (layer === "expected" || layer === "actual");
      context.save();
      if (clip) {
        context.beginPath();
        context.rect(clip.x, clip.y, clip.w, clip.h);
        context.clip();
      }
      context.globalAlpha = alpha;
      context.drawImage(this.layers.get(isAlpha ? `${layer}-alpha` : layer, state.gain), area.x, area.y, area.w, area.h);
      context.restore();
    };
    pane.draw(paint, { pane: room, context });
    drawGrid(context, room, origin, scale, comparison);
    drawMasks(context, origin, scale, state.current.masks);
    drawOutlines(context, origin, scale, comparison, this.colors);
    if (state.regions) drawRegions(context, origin, scale, state.current.regions, this.colors);
    if (state.markers) drawClusters(context, room, origin, scale, this.clusters, this.colors);
    drawProbe(context, origin, scale, this.colors);
    context.restore();
    context.fillStyle = this.colors.line;
    if (room.x > 0) context.fillRect(room.x, room.y, 1, room.h);
    if (room.y > 0) context.fillRect(room.x, room.y, room.w, 1);
  },

  /** Brings a rectangle of the picture to the middle, close enough to see. */
  reveal({ x, y, w, h }) {
    this.layOut();
    const pane = this.panes[0];
    const density = state.physical ? state.current.scale ?? 1 : 1;
    const room = Math.min(pane.w / (w * 3 + 8), pane.h / (h * 3 + 8)) * density;
    const zoom = zoomSteps.findLast((step) => step <= Math.min(16, room)) ?? zoomSteps[0];
    if (zoom > viewport.zoom) viewport.setZoom(zoom);
    viewport.centerX = x + w / 2;
    viewport.centerY = y + h / 2;
    viewport.isFitted = false;
    emit("zoom");
    this.redraw();
  },

  redraw: null,
};
viewer.redraw = inNextFrame(() => viewer.draw());

/** How far below the top both pictures have their first baseline, in pixels, or null. */
function baselinesOf(item) {
  const find = (layout, scale) => {
    const part = layout?.title?.baseline ?? layout?.icon?.baseline;
    return typeof part === "number" ? part * scale : null;
  };
  const scale = item.scale ?? 1;
  const expected = find(item.layout?.golden, scale);
  const actual = find(item.layout?.actual, scale);
  return expected === null || actual === null ? null : { expected, actual };
}
