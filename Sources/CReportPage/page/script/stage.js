// The head of the picture and what stands in its place where there is none.

function updateStage() {
  const item = state.current;
  const title = byId("case-name");
  if (!item) {
    fill(title, cases.length ? "Choose a case" : "");
    fill(byId("case-message"));
    fill(byId("case-size"));
    return;
  }
  const { folder, base, axes } = nameParts(item.name);
  fill(title, folder && element("span", { class: "folder" }, folder), base, axes && element("span", { class: "axes" }, `  ${axes}`));
  fill(byId("case-message"), element("span", { class: `status is-${item.status}` }, icon(item.status), statusById.get(item.status).word),
    item.message ? ` \u00b7 ${item.message}` : "");
  fill(byId("case-size"), sizeLines(item).map((line) => element("div", {}, line)));
  viewer.canvas.setAttribute("aria-label", `${item.name}, ${currentView().title}`);
}

function sizeLines(item) {
  const { golden, actual } = item;
  const size = (picture) => `${picture.w} \u00d7 ${picture.h} px`;
  const scale = item.scale && item.scale !== 1 ? `@${item.scale}x` : "";
  if (!golden || !actual) return golden || actual ? [size(golden ?? actual), scale].filter(Boolean) : [];
  if (golden.w === actual.w && golden.h === actual.h) return [size(golden), scale].filter(Boolean);
  const steps = [["width", actual.w - golden.w], ["height", actual.h - golden.h]].filter(([, step]) => step !== 0);
  return [`${size(golden)} \u2192 ${size(actual)}`, steps.map(([word, step]) => `${word} ${signedText(step)}`).join(", ")];
}

const emptyReasons = {
  missing: "There is no golden, and this run may not write one.",
  orphan: "This golden belongs to no case any more.",
  error: "The case could not be verified.",
};

function updatePlaceholder() {
  const node = byId("placeholder");
  const item = state.current;
  node.hidden = Boolean(viewer.comparison);
  if (viewer.comparison) return;
  if (!item) {
    const done = cases.length > 0 && cases.every((entry) => entry.status === "match");
    fill(node, element("h3", {}, done ? "Everything matches" : cases.length ? "No case is chosen" : "The run had no cases"),
      done && element("p", {}, "Open the passed cases in the list to look at them."));
    return;
  }
  const isLoadable = item.pictures.slice(0, 2).some((number) => number >= 0);
  const reason = viewer.fault ?? (isLoadable
    ? (item.status === "match" ? "Of passed pictures the report holds thumbnails." : "The whole picture lies in the folder beside the report, which is not here.")
    : item.message ?? emptyReasons[item.status] ?? "The pictures are not part of this report.");
  const small = isLoadable && item.pictures.slice(0, 2).filter((number) => number >= 0).map(thumbURL).filter(Boolean);
  fill(node, element("h3", {}, isLoadable ? "Only a thumbnail is here" : statusById.get(item.status).word),
    element("p", {}, reason), small && element("div", {}, small.map((url) => element("img", { src: url, alt: "Thumbnail", class: "checker" }))),
    item.command && commandLine(item.command));
}
