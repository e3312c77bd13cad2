import { readRecords } from "../../files/read-records.server.ts";
import type { Archive } from "../../files/open-archive.server.ts";
import { FEWEST_COLUMNS } from "../../poliris/ranks.ts";
import { versionFactsOf } from "../../poliris/read-line.ts";
import { findVersion, type FoundVersion, unknownVersion } from "../../poliris/versions.ts";

/** The version of a file, by its first line and Config.txt. `unknown`: an unknown version that these name. */
export type FileVersion = FoundVersion & { columnCount: number; unknown: string | null };

/** Reads the file up to its first home; null where no line can be read. */
export async function readVersionOf(archive: Archive): Promise<FileVersion | null> {
  for await (const item of readRecords(archive.readListings())) {
    if (item.kind === "end") return null;
    if (item.kind === "broken" || item.columns.length < FEWEST_COLUMNS) continue;
    const signs = versionFactsOf(item.columns, archive.config.version);
    return { ...findVersion(signs), columnCount: signs.columnCount, unknown: unknownVersion(signs)?.text ?? null };
  }
  return null;
}
