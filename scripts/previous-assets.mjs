import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Sets the assets of the last complete build aside, in `previous`: pages that are open in browsers ask for them after an
 * update. What a build left that was cut or failed is not worth keeping; the assets set aside before it stay.
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
