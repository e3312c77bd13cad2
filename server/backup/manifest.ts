import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Migration } from "#db/migrate.ts";

const FILE = "manifest.json";
const FORMAT = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
/** Part of a file's name, so that no path leads out of the backup. */
const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

const schema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  portalVersion: z.string(),
  postgresVersion: z.string(),
  migrations: z.array(z.object({ name: z.string().min(1), sha256 })).min(1),
  /** `bytes` and `sha256` describe the compressed file. */
  tables: z.array(z.object({ name, columns: z.array(z.string().min(1)).min(1), rows: count, bytes: count, sha256 })),
  sequences: z.array(z.object({ name, value: z.string().regex(/^-?\d+$/) })),
  /** `missing`: pictures that the database names and the storage lacked, or had with other bytes. */
  pictures: z.object({ count, bytes: count, missing: z.array(sha256) }),
});

/** The contents of a backup. Written last: a folder without a manifest is an interrupted backup. */
export type Manifest = z.infer<typeof schema>;
export type BackedUpTable = Manifest["tables"][number];

export async function writeManifest(folder: string, manifest: Omit<Manifest, "format">): Promise<void> {
  const text = `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`;
  await writeFile(join(folder, FILE), text, { mode: 0o600, flush: true });
}

/** Throws a French sentence if a folder has no complete backup that this version can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, FILE), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error;
    throw new Error(`Il n'y a pas de sauvegarde complète dans ${folder} : ${FILE}, écrit en dernier, manque.`);
  });
  return parseManifest(text);
}

export function parseManifest(text: string): Manifest {
  const given = readJson(text);
  const format = z.object({ format: z.int() }).safeParse(given);
  if (format.success && format.data.format > FORMAT)
    throw new Error("Cette sauvegarde vient d'une version plus récente du portail : mettez d'abord le portail à jour.");
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Error(`Le fichier ${FILE} de la sauvegarde est abîmé : ${z.prettifyError(parsed.error)}`);
}

/** Throws a French sentence if the sources cannot create the tables of the backup, since they lack its migrations. */
export function refuseOtherMigrations(manifest: Pick<Manifest, "migrations">, own: readonly Migration[]): void {
  const known = new Map(own.map((migration) => [migration.name, migration.sha256]));
  const newer = manifest.migrations.filter((migration) => !known.has(migration.name));
  if (newer.length > 0)
    throw new Error(
      `Cette sauvegarde vient d'une version plus récente du portail (migration ${newer[0]!.name}) : ` +
        "mettez d'abord le portail à jour.",
    );
  const changed = manifest.migrations.find((migration) => known.get(migration.name) !== migration.sha256);
  if (changed)
    throw new Error(`La migration ${changed.name} n'est pas celle de la sauvegarde : prenez les sources d'origine.`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
