import type { Database } from "#db/client.ts";
import {
  countForeseen,
  countLacks,
  findForeseenHomes,
  findForeseenPlaces,
} from "../../compare/previewed-homes.repository.server.ts";
import { countLines, countToDo } from "../../import-lines.repository.server.ts";
import { findFeedUnderOldCode } from "../../feeds.repository.server.ts";
import { findMissing, findNameless, findOwnImport } from "../import-pages.repository.server.ts";
import { previewHome } from "../preview-home.server.ts";
import type { ImportFile, Preview, ShownImport } from "../../shown-import.ts";

const SHOWN_HOMES = 10;
const SHOWN_PLACES = 2_000;
const SHOWN_LACKS = 20;
const SHOWN_MISSING = 20;

/** An import of an organisation, with the data for its state; null where the organisation has none with this id. */
export async function showImport(
  { db }: { db: Database },
  { id, advertiserId }: { id: number; advertiserId: number | null },
): Promise<ShownImport | null> {
  const file = advertiserId === null ? null : await findOwnImport(db, { id, advertiserId });
  if (!file) return null;
  const { state } = file;
  return {
    file,
    lines: state === "reading" ? await countLines(db, id) : (file.facts["lines"] ?? 0),
    progress: state === "running" ? await readProgress(db, file) : null,
    preview:
      state === "preview" || state === "waiting" ? await readPreview(db, { id, advertiserId: advertiserId! }) : null,
    missing: state === "held" ? await findMissing(db, id, SHOWN_MISSING) : null,
  };
}

async function readProgress(db: Database, { id, facts }: ImportFile) {
  const left = await countToDo(db, id);
  const all = Math.max(facts["todo"] ?? 0, left);
  return { done: all - left, all };
}

async function readPreview(db: Database, { id, advertiserId }: { id: number; advertiserId: number }): Promise<Preview> {
  const [like, nameless, counts, lacks, homes, places] = await Promise.all([
    findFeedUnderOldCode(db, id),
    findNameless(db, advertiserId),
    countForeseen(db, id),
    countLacks(db, id, { most: SHOWN_LACKS }),
    findForeseenHomes(db, id, SHOWN_HOMES),
    findForeseenPlaces(db, id, SHOWN_PLACES),
  ]);
  return { like, nameless, counts, lacks, homes: homes.map(previewHome), places };
}
