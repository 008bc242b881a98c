// What the parts of the page tell one another.

const listeners = new Map();

/** Calls a function whenever something happens: "case", "view", "filter", "decision", "probe". */
function on(event, listener) {
  if (!listeners.has(event)) listeners.set(event, []);
  listeners.get(event).push(listener);
}

function emit(event) {
  for (const listener of listeners.get(event) ?? []) listener();
}

/** Runs a function once in the next frame, however often it is asked for. */
function inNextFrame(run) {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => { waiting = false; run(); });
  };
}
