import type { Logger } from "pino";
import type { Actor } from "#app/account/actor.ts";
import { MOST_SHOWN_AT_ONCE, show } from "#app/listings/life/life.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { isRefusedData } from "#db/database-away.ts";
import type { DoChunk, Run } from "#db/runs.ts";
import { applyLine } from "../apply-line.server.ts";
import { type FeedOwner, unchangedBecause } from "../known-home.server.ts";
import type { Applied } from "../write-home.server.ts";
import { lockOwner } from "../../feed-owner.repository.server.ts";
import { countOutcomes, findLinesToDo, storeOutcome, storeHome } from "../../import-lines.repository.server.ts";
import {
  findImport,
  failFastOnLocks,
  lockImport,
  type LockedImport,
  moveImport,
  updateImport,
} from "../../imports.repository.server.ts";
import { lockFeed, type LockedFeed } from "../../feeds.repository.server.ts";
import { linesWithoutDeletedMedia } from "../../stored-photos.server.ts";
import { fetchWithin } from "../../../sources/fetch-within.ts";
import { mailAboutImport } from "../../mail-about-import.server.ts";
import type { ImportLine } from "../../import.ts";
import { takePhotos, type PhotoNeeds } from "../../compare/take-photos.server.ts";

type Needs = Pick<Platform, "env" | "mailer" | "jobs" | "clock" | "rentControlPeriods"> & {
  log: Pick<Logger, "error">;
};

/** Most lines per chunk that change a listing: each locks search counts until the chunk ends, and publishing users wait for these. */
const MOST_CHANGED_AT_ONCE = 5;

/** Stores the next lines of an import as one step of a run; new listings of a step are shown together. */
export const storeStock =
  (needs: Needs): DoChunk =>
  async (tx, { subject }) => {
    const locked = await lockRunning(tx, Number(subject));
    if (!locked) return null;
    const { current, feed } = locked;
    const lines = await linesWithoutDeletedMedia(tx, await findLinesToDo(tx, current.id, MOST_SHOWN_AT_ONCE));
    if (lines.length === 0) return end(needs, tx, current);
    const owner = await findOwner(needs, tx, feed);
    if (!owner) {
      await moveImport(tx, current.id, { to: "refused", refusal: "suspended" });
      return null;
    }
    await failFastOnLocks(tx);
    const toShow: number[] = [];
    let changed = 0;
    let newDrafts = current.facts["newDrafts"] ?? 0;
    for (const line of lines) {
      const { isToShow, isNewDraft, ...done } = await applySafely(needs, tx, owner, line);
      if (isToShow && done.listingId) toShow.push(done.listingId);
      if (isNewDraft) newDrafts += 1;
      await storeOutcome(tx, line.id, done);
      if (isToShow || done.outcome === "unchanged") continue;
      changed += 1;
      if (changed === MOST_CHANGED_AT_ONCE) break;
    }
    const { advertiser, now, actor } = owner;
    if (newDrafts > 0) await updateImport(tx, current.id, { facts: { ...current.facts, newDrafts } });
    await show(needs, tx, actor, { advertiserId: advertiser.id, ids: toShow, now });
    return String(lines.at(-1)!.id);
  };

/** A running import and its feed, locked: the feed first. */
async function lockRunning(tx: Connection, id: number) {
  const unlocked = await findImport(tx, id);
  const feed = unlocked?.feedId ? await lockFeed(tx, unlocked.feedId) : null;
  const current = feed && (await lockImport(tx, id));
  return feed && current?.state === "running" ? { feed, current } : null;
}

/** Applies a line in a savepoint: a line that the database refuses must not stop the others. */
async function applySafely(needs: Needs, tx: Connection, owner: FeedOwner, line: ImportLine): Promise<Applied> {
  try {
    return await tx.transaction((part) => applyLine(needs, part, owner, line));
  } catch (error) {
    if (!isRefusedData(error)) throw error;
    needs.log.error({ err: error, line: line.id }, "a home of a file could not be stored");
    return { outcome: "left", problems: [...line.problems, unchangedBecause("failed")] };
  }
}

async function end(needs: Needs, tx: Connection, current: LockedImport): Promise<null> {
  const { newDrafts = 0, ...facts } = current.facts;
  await updateImport(tx, current.id, { facts: { ...facts, ...(await countOutcomes(tx, current.id)) } });
  await moveImport(tx, current.id, { to: "done" });
  if (newDrafts > 0) await mailAboutImport(needs, tx, current, { kind: "toComplete", count: newDrafts });
  return null;
}

/** Saves the photos of the next lines before their transaction, since decoding takes seconds. */
export const prepareStock =
  (needs: PhotoNeeds) =>
  async ({ subject }: Run): Promise<void> => {
    const lines = await findLinesToDo(needs.db, Number(subject), MOST_SHOWN_AT_ONCE);
    const fetcher = fetchWithin(needs.fetcher);
    for (const line of await linesWithoutDeletedMedia(needs.db, lines)) {
      const taken = await takePhotos({ ...needs, fetcher }, line);
      if (taken) await storeHome(needs.db, taken);
    }
  };

/** The owner of a feed; null where the organisation has ended or is suspended. */
async function findOwner(needs: Needs, tx: Connection, feed: LockedFeed): Promise<FeedOwner | null> {
  const stored = feed.advertiserId ? await lockOwner(tx, feed.advertiserId) : null;
  if (!stored || stored.standing === "suspended") return null;
  const actor: Actor = { kind: "software", advertiserId: stored.id, name: `feed ${feed.id}` };
  return {
    feedId: feed.id,
    keptFields: feed.keptFields,
    actor,
    advertiser: { id: stored.id, isSample: stored.isSample },
    draftsOf: stored.draftsOf,
    isRestricted: stored.standing !== null,
    rentControlPeriods: await needs.rentControlPeriods(),
    now: needs.clock(),
  };
}
