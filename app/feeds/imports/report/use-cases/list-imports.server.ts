import type { Database } from "#db/client.ts";
import { findOwnFeeds, findOwnImports, findUndecided } from "../import-pages.repository.server.ts";
import type { ImportFile, OwnFeed } from "../../shown-import.ts";

const FILES_PER_PAGE = 20;
const MOST_UNDECIDED = 10;

type ImportPage = {
  files: ImportFile[];
  /** Imports that wait for a decision; on the first page only. */
  undecided: ImportFile[];
  feeds: OwnFeed[];
  /** The id before which the next page begins; null on the last page. */
  next: number | null;
  isFirstPage: boolean;
};

/** A page of an organisation's imports, the newest first. */
export async function listImports(
  { db }: { db: Database },
  { advertiserId, before }: { advertiserId: number | null; before: number | null },
): Promise<ImportPage> {
  const isFirstPage = before === null;
  if (advertiserId === null) return { files: [], undecided: [], feeds: [], next: null, isFirstPage };
  const [found, undecided, feeds] = await Promise.all([
    findOwnImports(db, { advertiserId, before, limit: FILES_PER_PAGE + 1 }),
    isFirstPage ? findUndecided(db, advertiserId, MOST_UNDECIDED) : [],
    isFirstPage ? findOwnFeeds(db, advertiserId) : [],
  ]);
  const page = found.slice(0, FILES_PER_PAGE);
  const next = found.length > FILES_PER_PAGE ? page.at(-1)!.id : null;
  // The page shows undecided imports above.
  const files = page.filter(({ id }) => undecided.every((other) => other.id !== id));
  return { files, undecided, feeds, next, isFirstPage };
}
