import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { NamedPlaces } from "#app/map/named-place.ts";
import type { Database } from "#db/client.ts";
import { findNamedPlaces, readCommuneChange } from "./communes.repository.server.ts";

/** The names on the bundled map, as JSON: 300 kB, or 90 compressed. */
type PackedNames = { json: Buffer; brotli: Buffer; etag: string };

type Kept = { change: string; names: Promise<PackedNames> };

const keptNames = new WeakMap<Database, Kept>();

/** The packed names, built once, and again after communes have changed. */
export async function packedNames(db: Database): Promise<PackedNames> {
  // Read the number before the names: at worst, newer names are built once more. They are never outdated.
  const change = await readCommuneChange(db);
  const known = keptNames.get(db);
  if (known?.change === change) return known.names;
  const names = packNames(db);
  keptNames.set(db, { change, names });
  // A failure is retried at the next request.
  names.catch(() => keptNames.delete(db));
  return names;
}

const compress = promisify(brotliCompress);

async function packNames(db: Database): Promise<PackedNames> {
  const [towns, districts] = await Promise.all([findNamedPlaces(db, "commune"), findNamedPlaces(db, "arrondissement")]);
  const json = Buffer.from(JSON.stringify({ towns, districts } satisfies NamedPlaces));
  const brotli = await compress(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { json, brotli, etag: `W/"${createHash("sha256").update(json).digest("base64url").slice(0, 22)}"` };
}
