import { endSessions, findHolderById, lockAccountForUpdate } from "#app/account/account.repository.server.ts";
import { type Actor, accountIdOf } from "#app/account/actor.ts";
import { findOperatorRole, loadPerson } from "#app/account/members.repository.server.ts";
import { may, reachOf } from "#app/account/policy.ts";
import { mailResetLink } from "#app/account/use-cases/reset-password.server.ts";
import { recordAct } from "#app/operators/acts.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { eraseAccount, lockLeavingAccount, removeQuartiers } from "#app/privacy/use-cases/delete-account.server.ts";
import { erasedMail } from "../office-mails.server.ts";

type Needs = Pick<Platform, "db" | "mailer" | "jobs" | "env" | "log">;
type Helping = { actor: Actor; accountId: string; why: string };

/**
 * `own`: the actor's own account; `colleague`: the account of somebody who runs the portal, whose role must end first; `team`: a
 * colleague's account, which only operators may help.
 */
type HelpRefusal = "unknown" | "own" | "colleague" | "team" | "no_reason";
type Helped = { ok: true } | { ok: false; code: HelpRefusal };

/** Locks an account for help. Returns a refusal. */
async function lockHelped(tx: Connection, { actor, accountId }: Helping): Promise<HelpRefusal | null> {
  if (!reachOf(actor, "account.help") || !(await lockAccountForUpdate(tx, accountId))) return "unknown";
  const isOfTeam = (await findOperatorRole(tx, accountId)) !== null;
  return may(actor, "account.help", { isOfTeam }) ? null : "team";
}

/** Ends all sessions of an account, for example after the holder has lost a telephone. */
export const logOutEverywhere = ({ db }: Pick<Needs, "db">, helping: Helping): Promise<Helped> =>
  db.transaction(async (tx): Promise<Helped> => {
    const { actor, accountId, why } = helping;
    const refusal = await lockHelped(tx, helping);
    if (refusal) return { ok: false, code: refusal };
    await endSessions(tx, accountId, null);
    await recordAct(tx, actor, { act: "account.log_out", on: { kind: "account", id: accountId }, why });
    return { ok: true };
  });

/** Mails an account's holder a link to set a first or new password. */
export const sendPasswordLink = (
  { db, mailer, env }: Pick<Needs, "db" | "mailer" | "env">,
  helping: Helping,
): Promise<Helped> =>
  db.transaction(async (tx): Promise<Helped> => {
    const { actor, accountId, why } = helping;
    const refusal = await lockHelped(tx, helping);
    if (refusal) return { ok: false, code: refusal };
    const holder = await findHolderById(tx, accountId);
    await mailResetLink({ mailer, env }, tx, holder!); // locked above
    await recordAct(tx, actor, { act: "account.reset_link", on: { kind: "account", id: accountId }, why });
    return { ok: true };
  });

/** Deletes an account like its holder would; the holder gets a mail with the reason. */
export async function eraseForHolder(needs: Needs, { actor, accountId, why }: Helping): Promise<Helped> {
  const { db, mailer, env, log } = needs;
  if (!may(actor, "account.erase", {})) return { ok: false, code: "unknown" };
  if (accountIdOf(actor) === accountId) return { ok: false, code: "own" };
  if (why.trim() === "") return { ok: false, code: "no_reason" };
  const outcome = await db.transaction(async (tx) => {
    if ((await findOperatorRole(tx, accountId)) !== null) return "colleague";
    const holder = await findHolderById(tx, accountId);
    const leaving = holder && (await loadPerson(tx, holder));
    if (!leaving || !(await lockLeavingAccount(tx, leaving))) return "unknown";
    const quartiers = await eraseAccount(needs, tx, leaving);
    await recordAct(tx, actor, { act: "account.erase", on: { kind: "account", id: accountId }, why });
    // After the erasure, which deletes the queued mails to this address.
    if (holder.emailVerified) await mailer.send(erasedMail(env, holder, why), tx);
    return quartiers;
  });
  if (typeof outcome === "string") return { ok: false, code: outcome };
  await removeQuartiers(needs, outcome);
  log.info("an account was deleted by an operator");
  return { ok: true };
}
