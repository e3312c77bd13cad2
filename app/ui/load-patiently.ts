/** Milliseconds before each retry of a failed script: most connections are back by then. */
const PAUSES = [400, 1_600];

/**
 * Loads a part of the page's script. Retries a failure, or waits for the network when offline. Rejects with the last failure.
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
