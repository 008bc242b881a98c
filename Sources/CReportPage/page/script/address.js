// The page's address: the case, the view and the decisions, so that a link shows what its sender saw.

function readAddress() {
  const fields = new URLSearchParams(location.hash.slice(1));
  const code = fields.get("r") === report.id.slice(0, 8) ? fields.get("d") ?? "" : "";
  return { name: fields.get("case"), view: fields.get("view"), code };
}

const writeAddress = inNextFrame(() => {
  const fields = new URLSearchParams();
  if (state.current) fields.set("case", state.current.name);
  fields.set("view", state.view);
  const code = decisions.code();
  // A very long address breaks more than it helps; the browser's storage still has them all.
  if (code && code.length < 6000) {
    fields.set("r", report.id.slice(0, 8));
    fields.set("d", code);
  }
  history.replaceState(null, "", `#${fields}`);
});
