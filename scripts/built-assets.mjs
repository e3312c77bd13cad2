import { existsSync, mkdirSync, renameSync, rmSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

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

/** Minimum size in bytes: a page loads a dozen scripts of less than a kilobyte. */
const WORTH_IT = 128;

/** Writes a .gz and a .br beside each text file of a folder. */
export function compressAssets(client) {
  for (const name of readdirSync(client, { recursive: true })) {
    if (!/\.(js|css|svg|json|webmanifest|txt)$/.test(name)) continue;
    const path = join(client, name);
    const bytes = readFileSync(path);
    if (bytes.length < WORTH_IT) continue;
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}
