import type { Platform } from "#app/platform/context.ts";
import { addRun } from "#db/runs.ts";
import type { Connection } from "#db/client.ts";
import { noteToDo } from "./import-counts.repository.server.ts";
import {
  addMissing,
  deleteMissing,
  findLastSentAt,
  type LockedImport,
  replaceRunning,
  replaceUndecided,
  skipUnchanged,
  updateImport,
} from "./imports.repository.server.ts";
import {
  claimFeed,
  ensureFeed,
  findSource,
  linkPublished,
  lockFeedOfAgency,
  noteNamed,
} from "./feeds.repository.server.ts";
import { tellImport } from "./tell-import.server.ts";

type Needs = Pick<Platform, "jobs" | "mailer" | "env" | "clock">;

/** A file that would withdraw more homes than this, and more than this part of those on show, waits for somebody. */
const MOST_WITHDRAWN = 5;
const MOST_WITHDRAWN_PART = 0.2;

type Deciding = { file: LockedImport; agency: string; isAlone: boolean };

/** Decides what comes of an agency's lines, which are stored under `file`. `isAlone`: the file has no other agency. */
export async function decideImport(needs: Needs, tx: Connection, { file, agency, isAlone }: Deciding): Promise<void> {
  const feed = await findFeedOf(tx, { file, agency, isAlone });
  const owner = feed.advertiserId;
  if (await refuseOlder(needs, tx, { file, feedId: feed.id }))
    return tellImport(needs, tx, { ...file, feedId: feed.id }, { kind: "refused", refusal: "older" });
  await replaceUndecided(tx, { feedId: feed.id, by: file.id });
  if (owner === null) return set(needs, tx, { file, feedId: feed.id, state: "waiting" });
  if (feed.acceptedAt === null) return set(needs, tx, { file, feedId: feed.id, state: "preview" });
  const { isHeld } = await prepareLines(tx, { importId: file.id, feedId: feed.id });
  await set(needs, tx, { file, feedId: feed.id, state: isHeld ? "held" : "running" });
}

/** Whether the feed has followed a later file; then this one changes nothing. */
export async function refuseOlder(
  { clock }: Pick<Needs, "clock">,
  tx: Connection,
  { file, feedId }: { file: LockedImport; feedId: number },
): Promise<boolean> {
  const last = await findLastSentAt(tx, feedId);
  if (!last || file.sentAt >= last) return false;
  await updateImport(tx, file.id, { feedId, state: "refused", refusal: "older", endedAt: clock() });
  return true;
}

/**
 * The feed that the lines belong to: the agency's own, by whichever source of its organisation they come, so that one who drops a file
 * first and enters an FTP account later keeps its homes. A file of one new agency is its sender's.
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
 * Gives an agency that nobody owned to an organisation; returns the feed that will have its homes: the one that has them already, if
 * any. The preview is that feed's.
 */
export async function giveFeed(
  tx: Connection,
  { file, feed, advertiserId }: { file: LockedImport; feed: { id: number; agency: string }; advertiserId: number },
): Promise<number> {
  const known = await lockFeedOfAgency(tx, { advertiserId, agency: feed.agency });
  await claimFeed(tx, feed.id, advertiserId);
  const feedId = known?.id ?? feed.id;
  await updateImport(tx, file.id, { feedId, state: "preview" });
  return feedId;
}

/** Compares the lines with what the portal has. Called again when somebody decides: homes may have changed meanwhile. */
export async function prepareLines(
  tx: Connection,
  same: { importId: number; feedId: number },
): Promise<{ isHeld: boolean }> {
  await deleteMissing(tx, same.importId);
  await linkPublished(tx, same.feedId);
  await noteNamed(tx, same);
  await skipUnchanged(tx, same);
  const { missing, incomplete, of } = await addMissing(tx, same);
  const leaving = missing + incomplete;
  const isLarge = leaving > MOST_WITHDRAWN && leaving > of * MOST_WITHDRAWN_PART;
  // A file with one home left is more likely cut than true.
  const isLast = leaving > 1 && of - leaving <= 1;
  return { isHeld: isLarge || isLast };
}

/** Begins to store the lines of a feed; what an earlier file of the feed still had to do is the later file's. */
export async function beginStoring(
  { jobs }: Pick<Needs, "jobs">,
  tx: Connection,
  { id, feedId }: Begun,
): Promise<void> {
  const untold = await replaceRunning(tx, feedId);
  await updateImport(tx, id, { feedId, state: "running" });
  await noteToDo(tx, id, { newDrafts: untold });
  const run = await addRun(tx, { job: "store-stock", subject: String(id) });
  await jobs.add(tx, "store-stock", { run, step: 0, pauseMs: 0 });
}

type Begun = { id: number; feedId: number };
type Decided = { file: LockedImport; feedId: number; state: "running" | "preview" | "held" | "waiting" };

async function set(needs: Needs, tx: Connection, { file, feedId, state }: Decided): Promise<void> {
  if (state === "running") return beginStoring(needs, tx, { id: file.id, feedId });
  await updateImport(tx, file.id, { feedId, state });
  await tellImport(needs, tx, { ...file, feedId }, { kind: state });
}
