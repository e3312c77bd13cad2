import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const INTERVAL_MS = 1_000;

/** Tells when a file of the operator's kit is another: pages show its pictures and words. Ends with `close`. */
export function watchBrand(folder: string, onChange: () => void): { close(): void } {
  let known: string | null = null;
  let hasChanged = false;
  let isClosed = false;
  let timer: NodeJS.Timeout;
  const look = async () => {
    const seen = await stateOf(folder);
    const changes = known !== null && seen !== known;
    // Once more a second later: meanwhile pages are made from what was read of the kit before.
    if (changes || hasChanged) onChange();
    hasChanged = changes;
    known = seen;
    if (!isClosed) timer.refresh();
  };
  timer = setTimeout(() => void look(), INTERVAL_MS).unref();
  void look();
  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** Names, sizes and times of the files; empty where there is no folder. */
async function stateOf(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = await Promise.all(
    names.toSorted().map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => null);
      return `${name} ${found?.size} ${found?.mtimeMs}`;
    }),
  );
  return files.join("\n");
}
