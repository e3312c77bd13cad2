import type { Platform } from "#app/platform/context.ts";
import { addRun } from "#db/runs.ts";
import type { Connection } from "#db/client.ts";
import { addMissing, deleteMissing, skipUnchanged, storeCountsToDo } from "../import-lines.repository.server.ts";
import {
  findLastSentAt,
  type LockedImport,
  moveImport,
  replaceOvertaken,
  replaceRunning,
  replaceUndecided,
} from "../imports.repository.server.ts";
import {
  claimFeed,
  ensureFeed,
  findSource,
  linkPublished,
  lockFeedOfAgency,
  recordNamedHomes,
} from "../feeds.repository.server.ts";
import { moveAndMail } from "../move-and-mail.server.ts";

type Needs = Pick<Platform, "jobs" | "mailer" | "env">;

/** A file that would withdraw more homes than this, and more than this part of the homes on show, waits for a decision. */
const MOST_WITHDRAWN = 5;
const MOST_WITHDRAWN_PART = 0.2;

type Deciding = { file: LockedImport; agency: string; isAlone: boolean };

/** Decides the next state of an agency's import `file`, whose lines are stored. `isAlone`: the file has no other agency. */
export async function decideImport(needs: Needs, tx: Connection, { file, agency, isAlone }: Deciding): Promise<void> {
  const feed = await findFeedOf(tx, { file, agency, isAlone });
  const owner = feed.advertiserId;
  if (await replaceOvertaken(tx, { id: file.id, feedId: feed.id })) return;
  if (await isOlder(tx, { file, feedId: feed.id }))
    return moveAndMail(needs, tx, file, { to: "refused", refusal: "older", feedId: feed.id });
  await replaceUndecided(tx, { feedId: feed.id, by: file.id });
  const to = owner === null ? "waiting" : feed.acceptedAt === null ? "preview" : await compare(tx, { file, feed });
  if (to === "running") await beginStoring(needs, tx, { id: file.id, feedId: feed.id });
  else await moveAndMail(needs, tx, file, { to, feedId: feed.id });
}

async function compare(tx: Connection, { file, feed }: { file: LockedImport; feed: { id: number } }) {
  const { isHeld } = await prepareLines(tx, { importId: file.id, feedId: feed.id });
  return isHeld ? "held" : "running";
}

/** Whether a later file was imported into the feed. */
export async function isOlder(
  tx: Connection,
  { file, feedId }: { file: LockedImport; feedId: number },
): Promise<boolean> {
  const last = await findLastSentAt(tx, feedId);
  return last !== null && file.sentAt < last;
}

/**
 * The feed of an agency's lines: the same for all sources of its organisation, so that homes stay when an agency uploads a file first
 * and enters an FTP account later. A file of one new agency belongs to its sender.
 */
async function findFeedOf(tx: Connection, { file, agency, isAlone }: Deciding) {
  const made = await ensureFeed(tx, { sourceId: file.sourceId, agency, advertiserId: null });
  const sender = (await findSource(tx, file.sourceId))?.advertiserId ?? null;
  const owner = made.advertiserId ?? sender;
  const known = owner === null ? null : await lockFeedOfAgency(tx, { advertiserId: owner, agency });
  if (known) {
    if (made.advertiserId === null) await claimFeed(tx, made.id, known.advertiserId);
    return known;
  }
  if (!isAlone || sender === null) return made;
  await claimFeed(tx, made.id, sender);
  return { ...made, advertiserId: sender };
}

/**
 * Gives an agency without an owner to an organisation; returns the feed for its homes and preview: an existing feed of that agency
 * comes first.
 */
export async function giveFeed(
  tx: Connection,
  { feed, advertiserId }: { feed: { id: number; agency: string }; advertiserId: number },
): Promise<number> {
  const known = await lockFeedOfAgency(tx, { advertiserId, agency: feed.agency });
  await claimFeed(tx, feed.id, advertiserId);
  return known?.id ?? feed.id;
}

/** Compares the lines with the portal's homes. Runs again when somebody decides: homes may have changed meanwhile. */
export async function prepareLines(
  tx: Connection,
  same: { importId: number; feedId: number },
): Promise<{ isHeld: boolean }> {
  await deleteMissing(tx, same.importId);
  await linkPublished(tx, same.feedId);
  await recordNamedHomes(tx, same);
  await skipUnchanged(tx, same);
  const { missing, incomplete, of } = await addMissing(tx, same);
  const leaving = missing + incomplete;
  const isLarge = leaving > MOST_WITHDRAWN && leaving > of * MOST_WITHDRAWN_PART;
  // A file that leaves one home is probably cut.
  const isLast = leaving > 1 && of - leaving <= 1;
  return { isHeld: isLarge || isLast };
}

/** Starts to store the lines of an import, which replaces a running import of the same feed. */
export async function beginStoring(
  { jobs }: Pick<Needs, "jobs">,
  tx: Connection,
  { id, ...move }: { id: number; feedId: number; by?: string },
): Promise<void> {
  const newDrafts = await replaceRunning(tx, move.feedId);
  if (!(await moveImport(tx, id, { to: "running", ...move }))) throw new Error(`import ${id} cannot begin to run`);
  await storeCountsToDo(tx, id, { newDrafts });
  const run = await addRun(tx, { job: "store-stock", subject: String(id) });
  await jobs.add(tx, "store-stock", { run, step: 0, pauseMs: 0 });
}
