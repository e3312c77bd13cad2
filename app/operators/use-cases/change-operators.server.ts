import type { Actor } from "#app/account/actor.ts";
import { findHolder } from "#app/account/account.repository.server.ts";
import { findOperatorRole } from "#app/account/members.repository.server.ts";
import type { OperatorRole } from "#app/domain/member-role.ts";
import { resetAttempts } from "#app/platform/security/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { operatorMail, type OperatorNews } from "../operator-mails.server.ts";
import { recordAct } from "../acts.repository.server.ts";
import {
  countOtherOperators,
  deleteFactor,
  deleteOperator,
  lockOperatorsForUpdate,
  setOperatorRole,
} from "../operators.repository.server.ts";

/** `mailer` tells whom it is about; null for commands on the machine. */
type Needs = Pick<Platform, "db"> & { mailer: Pick<Platform, "mailer" | "env"> | null };
type Changing = { actor: Actor; email: string };

/**
 * `unknown`: no account has this address; `unconfirmed`: its holder has not confirmed it; `same`: it has this role already;
 * `no_role`: it has none; `last`: nobody would be left who may give roles.
 */
export type OperatorRefusal = "unknown" | "unconfirmed" | "same" | "no_role" | "last";
type Changed = { ok: true } | { ok: false; code: OperatorRefusal };

/** Makes somebody an operator or a moderator. Callers have asked who may. */
export const grantRole = (needs: Needs, { actor, email, role }: Changing & { role: OperatorRole }): Promise<Changed> =>
  change(needs, { email, news: "granted" }, async (tx, { id, emailVerified }) => {
    if (!emailVerified) return "unconfirmed";
    const before = await findOperatorRole(tx, id);
    if (before === role) return "same";
    if (before === "operator" && (await countOtherOperators(tx, id)) === 0) return "last";
    await setOperatorRole(tx, id, role);
    await recordAct(tx, actor, { act: "operator.grant", on: { kind: "account", id }, before, after: role });
    return null;
  });

/** Ends somebody's role, with the second factor. */
export const revokeRole = (needs: Needs, { actor, email, why = "" }: Changing & { why?: string }): Promise<Changed> =>
  change(needs, { email, news: "revoked" }, async (tx, { id }) => {
    const before = await findOperatorRole(tx, id);
    if (before === null) return "no_role";
    if (before === "operator" && (await countOtherOperators(tx, id)) === 0) return "last";
    await deleteOperator(tx, id);
    await deleteFactor(tx, id);
    await recordAct(tx, actor, { act: "operator.revoke", on: { kind: "account", id }, why, before });
    return null;
  });

/** Forgets somebody's second factor: the next visit to the back office sets up another. */
export const resetFactor = (needs: Needs, { actor, email, why = "" }: Changing & { why?: string }): Promise<Changed> =>
  change(needs, { email, news: "reset" }, async (tx, { id }) => {
    if ((await findOperatorRole(tx, id)) === null) return "no_role";
    await deleteFactor(tx, id);
    await resetAttempts(tx, ["factorsOfAccount", { account: id }]);
    await recordAct(tx, actor, { act: "factor.reset", on: { kind: "account", id }, why });
    return null;
  });

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
    return { ok: true };
  });
