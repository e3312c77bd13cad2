import type { Person } from "#app/account/actor.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { beginStoring, giveFeed, prepareLines, refuseOlder } from "../decide-import.server.ts";
import {
  acceptFeed,
  continueFeed,
  findLikeFeed,
  findSource,
  lockFeed,
  lockFeedOfAgency,
} from "../feeds.repository.server.ts";
import { lockOwnOrganisation } from "../lock-organisation.server.ts";
import {
  findImport,
  lockImport,
  moveImport,
  replaceUndecided,
  takeTime,
  updateImport,
} from "../imports.repository.server.ts";

type Needs = Pick<Platform, "db" | "jobs" | "clock">;
type Asked = { actor: Person; importId: number };

/** `changed`: somebody has decided meanwhile, or a later file has come. */
export type Decision = { ok: true } | { ok: false; code: "unknown" | "changed" };

/** « Importer »: stores what a file says, withdrawals included. The first time it opens the feed for all later files. */
export async function acceptImport(needs: Needs, asked: Asked): Promise<Decision> {
  return needs.db.transaction(async (tx): Promise<Decision> => {
    const decidable = await lockDecidable(tx, asked);
    if (!decidable.ok) return decidable;
    const { feed } = decidable;
    await acceptFeed(tx, feed.id);
    return store(needs, tx, decidable);
  });
}

/** « Même agence »: the homes that it has on show under another code go on under the file's. */
export async function continueAgency(needs: Needs, asked: Asked): Promise<Decision> {
  return needs.db.transaction(async (tx): Promise<Decision> => {
    const decidable = await lockDecidable(tx, asked);
    if (!decidable.ok) return decidable;
    const like = await findLikeFeed(tx, asked.importId);
    const feed = like && (await lockFeed(tx, like.id));
    if (!feed) return refused("changed");
    await continueFeed(tx, { feedId: feed.id, inPlaceOf: decidable.feed });
    await replaceUndecided(tx, { feedId: feed.id, by: asked.importId });
    return store(needs, tx, { ...decidable, feed });
  });
}

async function store(needs: Needs, tx: Connection, { file, feed, accountId }: Decidable): Promise<Decision> {
  await takeTime(tx);
  // It waited, while a later one was imported.
  if (await refuseOlder(needs, tx, { file, feedId: feed.id })) return refused("changed");
  const { isHeld } = await prepareLines(tx, { importId: file.id, feedId: feed.id });
  // A preview does not say which homes leave.
  if (isHeld && file.state === "preview") {
    await updateImport(tx, file.id, { feedId: feed.id, state: "held" });
    return { ok: true };
  }
  await updateImport(tx, file.id, { decidedBy: accountId });
  await beginStoring(needs, tx, { id: file.id, feedId: feed.id });
  return { ok: true };
}

/** Leaves a file unused: nothing changes. */
export async function dropImport(needs: Pick<Needs, "db">, asked: Asked): Promise<Decision> {
  return needs.db.transaction(async (tx): Promise<Decision> => {
    const decidable = await lockDecidable(tx, asked);
    if (!decidable.ok) return decidable;
    const { file, accountId } = decidable;
    await moveImport(tx, file.id, { from: file.state, to: "dropped", by: accountId });
    return { ok: true };
  });
}

/**
 * A file that waits for somebody's decision, with the feed that will have its homes: another one of the agency may have been accepted
 * meanwhile. Feeds are locked before their imports, here and wherever files are stored.
 */
async function lockDecidable(tx: Connection, { actor, importId }: Asked) {
  const advertiserId = await lockOwnOrganisation(tx, actor);
  const asked = await findImport(tx, importId);
  const own = asked?.feedId ? await lockFeed(tx, asked.feedId) : null;
  if (advertiserId === null || own?.advertiserId !== advertiserId) return refused("unknown");
  const feed = (await lockFeedOfAgency(tx, { advertiserId, agency: own.agency })) ?? own;
  const file = await lockImport(tx, importId);
  if (file?.feedId !== own.id || (file.state !== "preview" && file.state !== "held")) return refused("changed");
  return { ok: true, accountId: actor.account.id, feed, file } as const;
}

type Decidable = Extract<Awaited<ReturnType<typeof lockDecidable>>, { ok: true }>;

const refused = (code: "unknown" | "changed") => ({ ok: false, code }) as const;

/** « Ces biens sont les nôtres »: gives an agency of one's own file to one's organisation, and shows its preview. */
export async function claimImport(needs: Pick<Needs, "db">, { actor, importId }: Asked): Promise<Decision> {
  return needs.db.transaction(async (tx): Promise<Decision> => {
    const advertiserId = await lockOwnOrganisation(tx, actor);
    const asked = await findImport(tx, importId);
    const source = asked && (await findSource(tx, asked.sourceId));
    const feed = asked?.feedId ? await lockFeed(tx, asked.feedId) : null;
    if (advertiserId === null || source?.advertiserId !== advertiserId || !feed) return refused("unknown");
    const file = await lockImport(tx, importId);
    if (file?.state !== "waiting" || file.feedId !== feed.id) return refused("changed");
    await giveFeed(tx, { file, feed, advertiserId });
    return { ok: true };
  });
}
