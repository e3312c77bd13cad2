import { readRecords } from "../files/read-records.server.ts";
import type { Archive } from "../files/open-archive.server.ts";
import { FEWEST_COLUMNS } from "../poliris/ranks.ts";
import { signsOf } from "../poliris/read-line.ts";
import { findVersion, type FoundVersion, unknownVersion } from "../poliris/versions.ts";

/** What the first line of a file and its Config.txt say; null where no line can be read. `unknown`: the version that they name instead. */
export type FileVersion = FoundVersion & { columnCount: number; unknown: string | null };

/** Reads no more than the first line that is a home. */
export async function readVersionOf(archive: Archive): Promise<FileVersion | null> {
  for await (const item of readRecords(archive.readListings())) {
    if (item.kind === "end") return null;
    if (item.kind === "broken" || item.columns.length < FEWEST_COLUMNS) continue;
    const signs = signsOf(item.columns, archive.config.version);
    return { ...findVersion(signs), columnCount: signs.columnCount, unknown: unknownVersion(signs)?.text ?? null };
  }
  return null;
}
