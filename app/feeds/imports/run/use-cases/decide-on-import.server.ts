import type { Person } from "#app/account/actor.ts";
import { importStates } from "#app/domain/import-state.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { beginStoring, giveFeed, prepareLines, isOlder } from "../decide-import.server.ts";
import {
  acceptFeed,
  moveFeedToCode,
  findFeedUnderOldCode,
  findSource,
  lockFeed,
  lockFeedOfAgency,
} from "../../feeds.repository.server.ts";
import { lockOwnOrganisation } from "../../lock-organisation.server.ts";
import {
  findImport,
  lockImport,
  moveImport,
  replaceUndecided,
  liftStatementTimeout,
} from "../../imports.repository.server.ts";

type Needs = Pick<Platform, "db" | "jobs">;
type Asked = { actor: Person; importId: number };

/** `changed`: somebody has decided meanwhile, or a later file has arrived. */
type Decision = { ok: true } | { ok: false; code: "unknown" | "changed" };

/** « Importer »: starts the import, withdrawals included. The first decision accepts the feed for all later files. */
export async function acceptImport(needs: Needs, asked: Asked): Promise<Decision> {
  return needs.db.transaction(async (tx): Promise<Decision> => {
    const decidable = await lockDecidable(tx, asked);
    if (!decidable.ok) return decidable;
    const { feed } = decidable;
    await acceptFeed(tx, feed.id);
    return store(needs, tx, decidable);
  });
}

/** « Même agence »: moves the agency's homes from their earlier code to the file's code. */
export async function continueAgency(needs: Needs, asked: Asked): Promise<Decision> {
  return needs.db.transaction(async (tx): Promise<Decision> => {
    const decidable = await lockDecidable(tx, asked);
    if (!decidable.ok) return decidable;
    const like = await findFeedUnderOldCode(tx, asked.importId);
    const feed = like && (await lockFeed(tx, like.id));
    if (!feed) return refused("changed");
    await moveFeedToCode(tx, { feedId: feed.id, inPlaceOf: decidable.feed });
    await replaceUndecided(tx, { feedId: feed.id, by: asked.importId });
    return store(needs, tx, { ...decidable, feed });
  });
}

async function store(needs: Needs, tx: Connection, { file, feed, accountId }: Decidable): Promise<Decision> {
  await liftStatementTimeout(tx);
  // A later file was imported while this one waited.
  if (await isOlder(tx, { file, feedId: feed.id })) {
    await moveImport(tx, file.id, { to: "refused", refusal: "older", feedId: feed.id });
    return refused("changed");
  }
  const { isHeld } = await prepareLines(tx, { importId: file.id, feedId: feed.id });
  // The preview does not show withdrawn homes.
  if (isHeld && file.state === "preview") await moveImport(tx, file.id, { to: "held", feedId: feed.id });
  else await beginStoring(needs, tx, { id: file.id, feedId: feed.id, by: accountId });
  return { ok: true };
}

/** Drops an import: nothing changes. */
export async function dropImport(needs: Pick<Needs, "db">, asked: Asked): Promise<Decision> {
  return needs.db.transaction(async (tx): Promise<Decision> => {
    const decidable = await lockDecidable(tx, asked);
    if (!decidable.ok) return decidable;
    const { file, accountId } = decidable;
    await moveImport(tx, file.id, { to: "dropped", by: accountId });
    return { ok: true };
  });
}

/**
 * Locks an import that waits for a decision, and the feed for its homes: another feed of the agency may have been accepted meanwhile.
 * Lock order: feeds before their imports, as in `storeStock`.
 */
async function lockDecidable(tx: Connection, { actor, importId }: Asked) {
  const advertiserId = await lockOwnOrganisation(tx, actor);
  const unlocked = await findImport(tx, importId);
  const own = unlocked?.feedId ? await lockFeed(tx, unlocked.feedId) : null;
  if (advertiserId === null || own?.advertiserId !== advertiserId) return refused("unknown");
  const feed = (await lockFeedOfAgency(tx, { advertiserId, agency: own.agency })) ?? own;
  const file = await lockImport(tx, importId);
  if (file?.feedId !== own.id || importStates[file.state].decidedBy !== "feed.write") return refused("changed");
  return { ok: true, accountId: actor.account.id, feed, file } as const;
}

type Decidable = Extract<Awaited<ReturnType<typeof lockDecidable>>, { ok: true }>;

const refused = (code: "unknown" | "changed") => ({ ok: false, code }) as const;

/** « Ces biens sont les nôtres »: gives an agency in the member's file to the member's organisation, and shows the preview. */
export async function claimImport(needs: Pick<Needs, "db">, { actor, importId }: Asked): Promise<Decision> {
  return needs.db.transaction(async (tx): Promise<Decision> => {
    const advertiserId = await lockOwnOrganisation(tx, actor);
    const unlocked = await findImport(tx, importId);
    const source = unlocked && (await findSource(tx, unlocked.sourceId));
    const feed = unlocked?.feedId ? await lockFeed(tx, unlocked.feedId) : null;
    if (advertiserId === null || source?.advertiserId !== advertiserId || !feed) return refused("unknown");
    const file = await lockImport(tx, importId);
    if (file?.state !== "waiting" || file.feedId !== feed.id) return refused("changed");
    await moveImport(tx, file.id, { to: "preview", feedId: await giveFeed(tx, { feed, advertiserId }) });
    return { ok: true };
  });
}
