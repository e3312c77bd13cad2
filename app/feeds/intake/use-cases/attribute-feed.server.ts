import type { Person } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import { recordAct } from "#app/operators/acts.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { giveFeed } from "../../imports/run/decide-import.server.ts";
import { lockOwner } from "../../imports/feed-owner.repository.server.ts";
import { lockImport, moveImport } from "../../imports/imports.repository.server.ts";
import { lockFeed } from "../../imports/feeds.repository.server.ts";
import { moveAndMail } from "../../imports/move-and-mail.server.ts";
import type { AttributionProblem } from "../waiting-feed.ts";
import { lockWaitingImport } from "../waiting-feeds.repository.server.ts";

type Needs = Pick<Platform, "db" | "mailer" | "env">;
type Refused = { ok: false; field: "target" | "why"; code: AttributionProblem };
const refused = (field: Refused["field"], code: AttributionProblem): Refused => ({ ok: false, field, code });

type Attribution = { actor: Person; feedId: number; targetId: number; why: string };

/** Gives an agency without an owner to an organisation, and mails the preview to its administrators. */
export async function attributeFeed(
  needs: Needs,
  { actor, feedId, targetId, why }: Attribution,
): Promise<{ ok: true } | Refused> {
  if (why.trim() === "") return refused("why", "no_reason");
  if (!may(actor, "feed.attribute", {})) return refused("target", "attributed");
  return needs.db.transaction(async (tx): Promise<{ ok: true } | Refused> => {
    const waiting = await lockWaiting(tx, feedId);
    if (!waiting) return refused("target", "attributed");
    const { feed, file } = waiting;
    const owner = await lockOwner(tx, targetId);
    if (!owner) return refused("target", "no_member");
    const given = await giveFeed(tx, { feed, advertiserId: owner.id });
    await moveAndMail(needs, tx, file, { to: "preview", feedId: given });
    const after = `${feed.agency} : ${file.fileName}`;
    await recordAct(tx, actor, {
      act: "feed.attribute",
      on: { kind: "organisation", id: String(owner.id) },
      why,
      after,
    });
    return { ok: true };
  });
}

/** Dismisses the file of an agency that is unknown to the portal; the sender's report shows that. A later file waits again. */
export async function dismissFeed(
  { db }: Pick<Needs, "db">,
  { actor, feedId, importId, why }: Omit<Attribution, "targetId"> & { importId: number },
): Promise<{ ok: true } | Refused> {
  if (why.trim() === "") return refused("why", "no_reason");
  if (!may(actor, "feed.attribute", {})) return refused("why", "attributed");
  return db.transaction(async (tx): Promise<{ ok: true } | Refused> => {
    const waiting = await lockWaiting(tx, feedId);
    // A later file has replaced the one that the operator saw.
    if (waiting?.file.id !== importId) return refused("why", "attributed");
    const { feed, file } = waiting;
    await moveImport(tx, file.id, { to: "refused", refusal: "dismissed" });
    const before = `${feed.agency} : ${file.fileName}`;
    await recordAct(tx, actor, { act: "feed.dismiss", on: { kind: "feed", id: String(feed.id) }, why, before });
    return { ok: true };
  });
}

/** A waiting agency and its import, locked until the transaction ends; null where the agency does not wait any more. */
async function lockWaiting(tx: Connection, feedId: number) {
  const feed = await lockFeed(tx, feedId);
  const importId = await lockWaitingImport(tx, feedId);
  const file = importId === null ? null : await lockImport(tx, importId);
  return file?.state === "waiting" && feed?.advertiserId === null ? { feed, file } : null;
}
