import type { Platform } from "#app/platform/context.ts";
import { listFileNames, removeFromFolder, writeToFolder } from "../../sources/folder.server.ts";
import { saveExportSettings } from "../export-settings.repository.server.ts";
import { findFilesToWrite, findSlugsWithFile } from "../exported-files.repository.server.ts";
import { findExporter } from "../exports.repository.server.ts";
import { exportFileName, slugOfFile } from "../../sources/export-file-name.ts";
import { withExport } from "../export-file.server.ts";

type Needs = Pick<Platform, "db" | "clock" | "env" | "log">;

const AT_ONCE = 100;
/** A run rewrites only files older than this, so that an interrupted run continues where it stopped. */
const SAME_NIGHT_MS = 12 * 3_600_000;

/**
 * Writes each agency's listings into the operator's folder, if it is set, and deletes files of organisations that have ended or
 * changed their name.
 */
export async function writeExportedFiles(needs: Needs, signal: AbortSignal): Promise<void> {
  const { db, clock, env, log } = needs;
  const root = env.EXPORTS_DIR;
  if (!root) return;
  const before = new Date(clock().getTime() - SAME_NIGHT_MS);
  for (let after = 0; !signal.aborted;) {
    const ids = await findFilesToWrite(db, { after, before, limit: AT_ONCE });
    for (const id of ids) {
      if (signal.aborted) return;
      const exporter = await findExporter(db, id);
      if (!exporter) continue;
      const written = await withExport({ db, env }, exporter, (from) =>
        writeToFolder(root, { from, name: exportFileName(exporter.slug) }),
      );
      if (!written.ok) return log.error({ code: written.code }, "exports cannot be written to EXPORTS_DIR");
      await saveExportSettings(db, id, { writtenAt: clock() });
    }
    if (ids.length < AT_ONCE) break;
    after = ids.at(-1)!;
  }
  if (!signal.aborted) await removeLeftFiles(needs, root);
}

/** Deletes obsolete files. Only the portal's own files, by their names. */
async function removeLeftFiles({ db, log }: Needs, root: string): Promise<void> {
  const listed = await listFileNames(root);
  if (!listed.ok) return log.error({ code: listed.code }, "EXPORTS_DIR cannot be read");
  const slugs = listed.names.flatMap((name) => slugOfFile(name) ?? []);
  for (let first = 0; first < slugs.length; first += AT_ONCE) {
    const some = slugs.slice(first, first + AT_ONCE);
    const written = await findSlugsWithFile(db, some);
    for (const slug of some.filter((one) => !written.has(one))) {
      const removed = await removeFromFolder(root, exportFileName(slug));
      if (!removed.ok) return log.error({ code: removed.code }, "old exports cannot be deleted from EXPORTS_DIR");
    }
  }
}
