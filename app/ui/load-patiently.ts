/** Milliseconds until a script that did not come is asked for again: a line that dropped is mostly back by then. */
const PAUSES = [400, 1_600];

/**
 * Loads a part of the page's script. One that did not come is asked for again, without a network once there is one;
 * browsers that remember a failure fail at once. Rejects with the last failure.
 */
export async function loadPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
  if (typeof document === "undefined") return load();
  for (const pause of PAUSES) {
    try {
      return await load();
    } catch {
      await (navigator.onLine ? new Promise((done) => setTimeout(done, pause)) : networkBack());
    }
  }
  return load();
}

const networkBack = () => new Promise((done) => addEventListener("online", done, { once: true }));
