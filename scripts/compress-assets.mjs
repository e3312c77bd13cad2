// Compresses the static files once at build time, not at each request.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

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
