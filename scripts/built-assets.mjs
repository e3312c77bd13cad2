import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Moves the assets of the last complete build to `previous`: after an update, pages that are open in browsers still request them. The
 * assets of an incomplete build are dropped; the ones in `previous` then stay.
 */
export function keepPreviousAssets(build) {
  const stamp = join(build, ".built");
  const assets = join(build, "client", "assets");
  const previous = join(build, "previous");
  const isComplete = existsSync(stamp) && existsSync(assets);
  rmSync(stamp, { force: true });
  if (!isComplete) return;
  rmSync(previous, { recursive: true, force: true });
  mkdirSync(previous, { recursive: true });
  renameSync(assets, join(previous, "assets"));
}
