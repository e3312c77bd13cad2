import type { Connection } from "#db/client.ts";
import { findExportSettings } from "../export-settings.repository.server.ts";
import { countHomesToExport, findExporter } from "../exports.repository.server.ts";
import { exportFileName } from "../../sources/export-file-name.ts";
import { typedFtp } from "../../sources/ftp-account.ts";
import type { ShownExports } from "../shown-exports.ts";

/** The exports of an organisation; without an organisation nothing can be set yet. */
export async function showExports(db: Connection, advertiserId: number | null): Promise<ShownExports> {
  const exporter = advertiserId === null ? null : await findExporter(db, advertiserId);
  if (!exporter) return { homes: 0, hasOrganisation: false, key: null, ftp: null, folder: null };
  const [homes, settings] = await Promise.all([
    countHomesToExport(db, exporter.id),
    findExportSettings(db, exporter.id),
  ]);
  const iso = (date: Date | null | undefined) => date?.toISOString() ?? null;
  return {
    homes,
    hasOrganisation: true,
    key: settings?.keyMadeAt ? { madeAt: settings.keyMadeAt.toISOString(), usedAt: iso(settings.keyUsedAt) } : null,
    ftp: settings?.ftp
      ? {
          typed: typedFtp(settings.ftp),
          file: exportFileName(exporter.slug),
          sentAt: iso(settings.sentAt),
          dueAt: iso(settings.dueAt),
          problem: settings.problem,
        }
      : null,
    folder: settings?.writtenAt
      ? { file: exportFileName(exporter.slug), writtenAt: settings.writtenAt.toISOString() }
      : null,
  };
}
