import type { Platform } from "#app/platform/context.ts";
import type { StockFile } from "../sources/stock-file.ts";
import type { FileSource } from "./feed-source.ts";
import { findOwnExport } from "./feed-sources.repository.server.ts";
import { type OpenedSource, openSource, type SourceNeeds, type SourceRefusal } from "./open-source.server.ts";

/** `others` counts files that are no stock: files of other kinds, and the export of the portal. */
type ListedStock = { ok: true; opened: OpenedSource; files: StockFile[]; others: number };

/** Opens a source and lists its stock, the newest first. */
export async function listStock(
  needs: SourceNeeds & Pick<Platform, "db">,
  source: FileSource,
  options: { deadlineMs?: number } = {},
): Promise<ListedStock | SourceRefusal> {
  const opened = openSource(needs, source, options);
  if (!opened.ok) return opened;
  const listed = await opened.list();
  if (!listed.ok) return listed;
  const ownExport = await findOwnExport(needs.db, source);
  const files = listed.files.filter(({ name }) => name !== ownExport);
  return { ok: true, opened, files, others: listed.otherFiles + listed.files.length - files.length };
}
