import { addFactorCode } from "#app/account/account-links.repository.server.ts";
import type { Actor } from "#app/account/actor.ts";
import { findHolder } from "#app/account/account.repository.server.ts";
import { findOperatorRole } from "#app/account/members.repository.server.ts";
import { isActOf } from "#app/account/policy.ts";
import type { OperatorRole } from "#app/domain/member-role.ts";
import { resetAttemptsOf } from "#app/platform/limits/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { operatorMail, type OperatorNews } from "../operator-mails.server.ts";
import { recordAct } from "../acts.repository.server.ts";
import {
  countOtherOperators,
  deleteFactor,
  deleteOperator,
  findFactorState,
  lockOperatorsForUpdate,
  setOperatorRole,
} from "../operators.repository.server.ts";

/** `mailer` notifies the person whose role changes; null for commands on the machine. */
type Needs = Pick<Platform, "db"> & { mailer: Pick<Platform, "mailer" | "env"> | null };
type Changing = { actor: Actor; email: string };

/**
 * `unknown`: no account has this address; `unconfirmed`: its holder has not confirmed it; `same`: the account has this role already;
 * `no_role`: the account has no role; `last`: nobody would be left who may give roles.
 */
export type OperatorRefusal = "unknown" | "unconfirmed" | "same" | "no_role" | "last";
/** `enrolmentCode`: shown once, for the actor to hand over; null where the account needs none. */
type Changed = { ok: true; enrolmentCode: string | null } | { ok: false; code: OperatorRefusal };

/** Makes somebody an operator or a moderator. Callers have checked the permission. */
export const grantRole = (needs: Needs, { actor, email, role }: Changing & { role: OperatorRole }): Promise<Changed> =>
  change(needs, { email, news: "granted" }, async (tx, { id, emailVerified }) => {
    if (!emailVerified) return "unconfirmed";
    const before = await findOperatorRole(tx, id);
    if (before === role) return "same";
    if (before && isActOf(before, "operator.write") && (await countOtherOperators(tx, id)) === 0) return "last";
    await setOperatorRole(tx, id, role);
    await recordAct(tx, actor, { act: "operator.grant", on: { kind: "account", id }, before, after: role });
    return null;
  });

/** Ends somebody's role, with the second factor. */
export const revokeRole = (needs: Needs, { actor, email, why = "" }: Changing & { why?: string }): Promise<Changed> =>
  change(needs, { email, news: "revoked" }, async (tx, { id }) => {
    const before = await findOperatorRole(tx, id);
    if (before === null) return "no_role";
    if (before && isActOf(before, "operator.write") && (await countOtherOperators(tx, id)) === 0) return "last";
    await deleteOperator(tx, id);
    await endFactor(tx, id);
    await recordAct(tx, actor, { act: "operator.revoke", on: { kind: "account", id }, why, before });
    return null;
  });

/** Deletes somebody's second factor: the next visit to the back office sets up another, with a new code. */
export const resetFactor = (needs: Needs, { actor, email, why = "" }: Changing & { why?: string }): Promise<Changed> =>
  change(needs, { email, news: "reset" }, async (tx, { id }) => {
    if ((await findOperatorRole(tx, id)) === null) return "no_role";
    await endFactor(tx, id);
    await recordAct(tx, actor, { act: "factor.reset", on: { kind: "account", id }, why });
    return null;
  });

/** Deletes a second factor with its attempts, and the networks that have proven it. */
async function endFactor(tx: Connection, id: string): Promise<void> {
  await deleteFactor(tx, id);
  await resetAttemptsOf(tx, ["factorsOfAccount", "factorProofs"], id);
}

type Found = { id: string; email: string; emailVerified: boolean };

const change = (
  { db, mailer }: Needs,
  { email, news }: { email: string; news: OperatorNews },
  act: (tx: Connection, account: Found) => Promise<OperatorRefusal | null>,
): Promise<Changed> =>
  db.transaction(async (tx): Promise<Changed> => {
    await lockOperatorsForUpdate(tx);
    const account = await findHolder(tx, email.trim().toLowerCase());
    if (!account) return { ok: false, code: "unknown" };
    const refusal = await act(tx, account);
    if (refusal) return { ok: false, code: refusal };
    if (mailer) await mailer.mailer.send(operatorMail(mailer.env, { to: account.email, news }), tx);
    const isReady = (await findFactorState(tx, account.id)) === "ready";
    const enrolmentCode = news === "revoked" || isReady ? null : await addFactorCode(tx, account);
    return { ok: true, enrolmentCode };
  });
