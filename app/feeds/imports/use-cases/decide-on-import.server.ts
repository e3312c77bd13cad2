import type { Person } from "#app/account/actor.ts";
import { lockPersonForUpdate } from "#app/account/members.repository.server.ts";
import { may } from "#app/account/policy.ts";
import type { Platform } from "#app/platform/context.ts";
import { beginStoring, prepareLines } from "../decide-import.server.ts";
import { lockImport, moveImport, updateImport } from "../imports.repository.server.ts";
import { acceptFeed, claimFeed, findSource, lockFeed } from "../feeds.repository.server.ts";

type Needs = Pick<Platform, "db" | "jobs">;
type Asked = { actor: Person; importId: number };

/** `changed`: somebody has decided meanwhile, or a later file has come. */
export type Decision = { ok: true } | { ok: false; code: "unknown" | "changed" };

/** « Importer »: stores what a file says, withdrawals included. The first time it opens the feed for all later files. */
export async function acceptImport(needs: Needs, { actor, importId }: Asked): Promise<Decision> {
  return needs.db.transaction(async (tx): Promise<Decision> => {
    const member = await lockPersonForUpdate(tx, actor);
    const file = await lockImport(tx, importId);
    const feed = file?.feedId ? await lockFeed(tx, file.feedId) : null;
    if (!member || !file || !feed || !may(member, "feed.write", feed)) return { ok: false, code: "unknown" };
    if (file.state !== "preview" && file.state !== "held") return { ok: false, code: "changed" };
    await acceptFeed(tx, feed.id);
    await prepareLines(tx, { importId, feedId: feed.id });
    await updateImport(tx, importId, { decidedBy: member.account.id });
    await beginStoring(needs, tx, { id: importId, feedId: feed.id });
    return { ok: true };
  });
}

/** Leaves a file unused: nothing changes. */
export async function dropImport(needs: Pick<Needs, "db">, { actor, importId }: Asked): Promise<Decision> {
  return needs.db.transaction(async (tx): Promise<Decision> => {
    const member = await lockPersonForUpdate(tx, actor);
    const file = await lockImport(tx, importId);
    const feed = file?.feedId ? await lockFeed(tx, file.feedId) : null;
    if (!member || !file || !feed || !may(member, "feed.write", feed)) return { ok: false, code: "unknown" };
    if (file.state !== "preview" && file.state !== "held") return { ok: false, code: "changed" };
    await moveImport(tx, importId, { from: file.state, to: "dropped", by: member.account.id });
    return { ok: true };
  });
}

/** « Ces biens sont les nôtres »: gives an agency of one's own file to one's organisation, and shows its preview. */
export async function claimImport(needs: Pick<Needs, "db">, { actor, importId }: Asked): Promise<Decision> {
  return needs.db.transaction(async (tx): Promise<Decision> => {
    const member = await lockPersonForUpdate(tx, actor);
    const file = await lockImport(tx, importId);
    const source = file && (await findSource(tx, file.sourceId));
    if (!member || !file?.feedId || !source || !may(member, "feed.write", source))
      return { ok: false, code: "unknown" };
    if (file.state !== "waiting") return { ok: false, code: "changed" };
    await claimFeed(tx, file.feedId, source.advertiserId!); // the member's own: `may` has compared it
    await updateImport(tx, importId, { state: "preview" });
    return { ok: true };
  });
}
