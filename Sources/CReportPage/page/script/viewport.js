// Where the picture lies under the window: one zoom and one centre for all views and panes.

/** Parts of one below 1, whole numbers from 1 on. */
const zoomSteps = [1 / 32, 1 / 24, 1 / 16, 1 / 12, 1 / 8, 1 / 6, 1 / 5, 1 / 4, 1 / 3, 1 / 2, 1, 2, 3, 4, 5, 6, 8, 10,
  12, 16, 20, 24, 32];

const viewport = {
  zoom: 1,
  isFitted: true,
  centerX: 0,
  centerY: 0,

  /** CSS pixels of one pixel of the picture. */
  get scale() {
    const density = state.physical ? state.current?.scale ?? 1 : 1;
    return this.zoom / density;
  },

  /** Chooses the largest zoom at which the picture fits into a pane, and centres it. */
  fit(width, height, pane) {
    const density = state.physical ? state.current?.scale ?? 1 : 1;
    const room = Math.min((pane.w - 32) / width, (pane.h - Math.min(64, pane.h * 0.3)) / height) * density;
    this.zoom = zoomSteps.findLast((step) => step <= room && step <= 16) ?? zoomSteps[0];
    this.isFitted = true;
    this.centerX = width / 2;
    this.centerY = height / 2;
  },

  /** Zooms by steps, so that the point under the cursor stays where it is. */
  step(steps, anchor) {
    const at = zoomSteps.indexOf(this.zoom);
    this.setZoom(zoomSteps[Math.min(zoomSteps.length - 1, Math.max(0, at + steps))], anchor);
  },

  setZoom(zoom, anchor) {
    const before = this.scale;
    this.zoom = zoom;
    this.isFitted = false;
    if (anchor) {
      this.centerX += (anchor.x - this.centerX) * (1 - before / this.scale);
      this.centerY += (anchor.y - this.centerY) * (1 - before / this.scale);
    }
  },

  /** Moves the picture by CSS pixels; its centre stays on the picture. */
  pan(dx, dy, width, height) {
    this.centerX = Math.min(width, Math.max(0, this.centerX - dx / this.scale));
    this.centerY = Math.min(height, Math.max(0, this.centerY - dy / this.scale));
    this.isFitted = false;
  },

  /** The picture's top left corner in a pane, on whole device pixels. */
  origin(pane) {
    const ratio = devicePixelRatio || 1;
    const snap = (value) => Math.round(value * ratio) / ratio;
    return {
      x: snap(pane.x + pane.w / 2 - this.centerX * this.scale),
      y: snap(pane.y + pane.h / 2 - this.centerY * this.scale),
    };
  },

  /** The picture's point under a point of the pane. */
  toPicture(pane, x, y) {
    const origin = this.origin(pane);
    return { x: (x - origin.x) / this.scale, y: (y - origin.y) / this.scale };
  },
};

function zoomText() {
  const { zoom } = viewport;
  return zoom >= 1 ? `${zoom}\u00d7` : `1/${Math.round(1 / zoom)}\u00d7`;
}
