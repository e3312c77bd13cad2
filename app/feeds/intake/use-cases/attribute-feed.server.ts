import type { Person } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import { siretDigits } from "#app/advertisers/siret.ts";
import { recordAct } from "#app/operators/acts.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { giveFeed } from "../../imports/decide-import.server.ts";
import { lockOwner } from "../../imports/feed-owner.repository.server.ts";
import { lockImport, updateImport } from "../../imports/imports.repository.server.ts";
import { lockFeed } from "../../imports/feeds.repository.server.ts";
import { tellImport } from "../../imports/tell-import.server.ts";
import type { AttributionProblem, TargetOrganisation } from "../waiting-feed.ts";
import { findTargets, lockWaitingImport } from "../waiting-feeds.repository.server.ts";

type Needs = Pick<Platform, "db" | "mailer" | "env">;
type Refused = { ok: false; field: "target" | "why"; code: AttributionProblem };
const refused = (field: Refused["field"], code: AttributionProblem): Refused => ({ ok: false, field, code });

/** The organisation that is meant by a SIRET, or by its number: a wrong one would see another agency's homes. */
export async function findTarget(
  { db }: Pick<Needs, "db">,
  typed: string,
): Promise<{ ok: true; target: TargetOrganisation } | Refused> {
  const siret = siretDigits(typed);
  const isSiret = /^\d{14}$/.test(siret);
  if (!isSiret && !/^\d{1,9}$/.test(typed.trim())) return refused("target", "unknown");
  const [target, other] = await findTargets(db, isSiret ? { siret } : { id: Number(typed) });
  if (!target) return refused("target", "unknown");
  return other ? refused("target", "several") : { ok: true, target };
}

type Attribution = { actor: Person; feedId: number; targetId: number; why: string };

/** Gives an agency that nobody owns to an organisation, whose administrators get its preview by mail. */
export async function attributeFeed(
  { db, mailer, env }: Needs,
  { actor, feedId, targetId, why }: Attribution,
): Promise<{ ok: true } | Refused> {
  if (why.trim() === "") return refused("why", "no_reason");
  if (!may(actor, "feed.attribute", {})) return refused("target", "attributed");
  return db.transaction(async (tx): Promise<{ ok: true } | Refused> => {
    const waiting = await lockWaiting(tx, feedId);
    if (!waiting) return refused("target", "attributed");
    const { feed, file } = waiting;
    const owner = await lockOwner(tx, targetId);
    if (!owner) return refused("target", "no_member");
    const kept = await giveFeed(tx, { file, feed, advertiserId: owner.id });
    const after = `${feed.agency} : ${file.fileName}`;
    await recordAct(tx, actor, {
      act: "feed.attribute",
      on: { kind: "organisation", id: String(owner.id) },
      why,
      after,
    });
    await tellImport({ mailer, env }, tx, { ...file, feedId: kept }, { kind: "preview" });
    return { ok: true };
  });
}

/** Ends the file of an agency that nobody of the portal knows; its sender reads so in the report. A later file waits anew. */
export async function dismissFeed(
  { db, clock }: Pick<Platform, "db" | "clock">,
  { actor, feedId, importId, why }: Omit<Attribution, "targetId"> & { importId: number },
): Promise<{ ok: true } | Refused> {
  if (why.trim() === "") return refused("why", "no_reason");
  if (!may(actor, "feed.attribute", {})) return refused("why", "attributed");
  return db.transaction(async (tx): Promise<{ ok: true } | Refused> => {
    const waiting = await lockWaiting(tx, feedId);
    // A later file has taken the place of the one that the operator saw.
    if (waiting?.file.id !== importId) return refused("why", "attributed");
    const { feed, file } = waiting;
    await updateImport(tx, file.id, { state: "refused", refusal: "dismissed", endedAt: clock() });
    const before = `${feed.agency} : ${file.fileName}`;
    await recordAct(tx, actor, { act: "feed.dismiss", on: { kind: "feed", id: String(feed.id) }, why, before });
    return { ok: true };
  });
}

/** An agency that waits, and its file, locked until the transaction ends; null where it waits no more. */
async function lockWaiting(tx: Connection, feedId: number) {
  const feed = await lockFeed(tx, feedId);
  const importId = await lockWaitingImport(tx, feedId);
  const file = importId === null ? null : await lockImport(tx, importId);
  return file?.state === "waiting" && feed?.advertiserId === null ? { feed, file } : null;
}
