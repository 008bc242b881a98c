// Puts the parts together.

on("case", () => {
  updateStage();
  queue.select();
  decisions.update();
  writeAddress();
  viewer.show();
});
on("pictures", () => {
  updateStage();
  updatePlaceholder();
  inspector.update();
  toolbar.update();
  blink.update();
});
on("view", () => {
  updateStage();
  if (viewport.isFitted) viewer.fit();
  toolbar.update();
  blink.update();
  writeAddress();
  viewer.redraw();
});
on("anchor", () => {
  viewer.compare();
  viewer.fit();
  emit("pictures");
  viewer.redraw();
});
on("zoom", () => toolbar.updateZoom());
on("probe", () => loupe.update());
on("cluster", () => inspector.markCluster());
on("filter", () => queue.update());
on("decision", () => {
  queue.markAll();
  decisions.update();
  writeAddress();
});

function start() {
  const address = readAddress();
  if (viewById.has(address.view)) state.view = address.view;
  decisions.restore(address.code);
  byId("app").hidden = false;
  document.querySelector(".plain").hidden = true;
  buildHeader();
  buildHelp();
  search.build();
  toolbar.build();
  decisions.build();
  decisions.update();
  viewer.readColors();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
    viewer.readColors();
    viewer.redraw();
    loupe.update();
  });
  queue.update();
  new ResizeObserver(() => {
    viewer.resize();
    toolbar.update();
  }).observe(byId("viewer"));
  const named = cases.find((item) => item.name === address.name);
  if (named?.status === "match") {
    queue.showsPassed = true;
    queue.update();
  }
  const first = named ?? queue.order.find((item) => item.status !== "match");
  if (first) select(first);
  else {
    updateStage();
    updatePlaceholder();
    toolbar.update();
  }
}
start();
