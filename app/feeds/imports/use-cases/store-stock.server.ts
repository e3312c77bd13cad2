import type { Actor } from "#app/account/actor.ts";
import { MOST_SHOWN_AT_ONCE, show } from "#app/listings/life/life.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import type { DoChunk, Run } from "#db/runs.ts";
import { applyLine, type FeedOwner } from "../apply-line.server.ts";
import { lockOwner } from "../feed-owner.repository.server.ts";
import {
  countOutcomes,
  findLinesToDo,
  lockImport,
  type LockedImport,
  storeOutcome,
  storeHome,
  updateImport,
} from "../imports.repository.server.ts";
import { lockFeed } from "../feeds.repository.server.ts";
import { tellImport } from "../tell-import.server.ts";
import { takePhotos, type PhotoNeeds } from "../take-photos.server.ts";

type Needs = Pick<Platform, "env" | "mailer" | "jobs" | "clock" | "rentControlPeriods">;

/** A file's next lines are stored, and its next withdrawn homes: as many as may be shown at once. */
export const storeStock =
  (needs: Needs): DoChunk =>
  async (tx, { subject }) => {
    const current = await lockImport(tx, Number(subject));
    if (current?.state !== "running") return null;
    const lines = await findLinesToDo(tx, current.id, MOST_SHOWN_AT_ONCE);
    if (lines.length === 0) return end(needs, tx, current);
    const owner = await findOwner(needs, tx, current);
    if (!owner) {
      await updateImport(tx, current.id, { state: "refused", refusal: "suspended", endedAt: needs.clock() });
      return null;
    }
    const toShow: number[] = [];
    for (const line of lines) {
      const { isToShow, ...done } = await applyLine(needs, tx, owner, line);
      if (isToShow && done.listingId) toShow.push(done.listingId);
      await storeOutcome(tx, line.id, done);
    }
    const { advertiser, now, actor } = owner;
    await show(needs, tx, actor, { advertiserId: advertiser.id, ids: toShow, now });
    return String(lines.at(-1)!.id);
  };

async function end(needs: Needs, tx: Connection, current: LockedImport): Promise<null> {
  const counts = await countOutcomes(tx, current.id);
  await updateImport(tx, current.id, {
    state: "done",
    endedAt: needs.clock(),
    facts: { ...current.facts, ...counts },
  });
  const { draft = 0 } = counts;
  if (draft > 0) await tellImport(needs, tx, current, { kind: "toComplete", count: draft });
  return null;
}

/** Takes the photos of the next lines before their transaction: decoding takes seconds. */
export const prepareStock =
  (needs: PhotoNeeds) =>
  async ({ subject }: Run): Promise<void> => {
    for (const line of await findLinesToDo(needs.db, Number(subject), MOST_SHOWN_AT_ONCE)) {
      const taken = await takePhotos(needs, line);
      if (taken) await storeHome(needs.db, taken);
    }
  };

/** Null where its organisation has ended or is suspended. */
async function findOwner(needs: Needs, tx: Connection, { feedId }: LockedImport): Promise<FeedOwner | null> {
  const feed = feedId === null ? null : await lockFeed(tx, feedId);
  const stored = feed?.advertiserId ? await lockOwner(tx, feed.advertiserId) : null;
  if (!feed || !stored || stored.standing === "suspended") return null;
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
