import { APIError } from "better-auth/api";
import type { Session } from "#app/account/session.server.ts";
import { resetAttempts, spend } from "#app/platform/security/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import type { Connection } from "#db/client.ts";
import { operatorMail } from "../operator-mails.server.ts";
import { recordAct } from "../acts.repository.server.ts";
import { findFactorState, hasServed, noteServed, noteProof, tryLockFactor } from "../operators.repository.server.ts";

/**
 * `none`: no second factor is set up; `wrong`: not its code; `used`: a code that has served; `unreadable`: it was
 * encrypted with another session secret, and must be reset on the machine.
 */
export type ProofRefusal = "none" | "wrong" | "used" | "too_many" | "unreadable" | "session_ended";

type Needs = Pick<Platform, "db" | "auth" | "clock" | "mailer" | "env">;
export type Proof = { session: Session; code: string; headers: Headers; address: string };

/**
 * Proves the second factor for this session, by a code of the application or a recovery code, which serves once. The first code
 * of an application sets it up: `isFirst`.
 */
export async function proveFactor(
  needs: Needs,
  { session, code, headers, address }: Proof,
): Promise<{ ok: true; isFirst: boolean } | { ok: false; code: ProofRefusal }> {
  const { db } = needs;
  const { id } = session.actor.account;
  const who = { network: address, account: id };
  if (!(await spend(db, ["factorsFromNetwork", who], ["factorsOfAccount", who])))
    return { ok: false, code: "too_many" };
  const typed = code.replaceAll(/\s/g, "");
  const proven = await db.transaction(async (tx): Promise<Proven> => {
    // One at a time: sent twice at once, a recovery code would serve twice.
    if (!(await tryLockFactor(tx, id))) return { ok: false, code: "too_many" };
    return prove(needs, tx, { session, typed, headers });
  });
  if (proven.ok) await resetAttempts(db, ["factorsFromNetwork", who]);
  return proven;
}

type Proven = { ok: true; isFirst: boolean } | { ok: false; code: ProofRefusal };
type Typed = { session: Session; typed: string; headers: Headers };

async function prove(needs: Needs, tx: Connection, { session, typed, headers }: Typed): Promise<Proven> {
  const { id } = session.actor.account;
  const now = needs.clock();
  const state = await findFactorState(tx, id);
  if (state === "none") return { ok: false, code: "none" };
  // A recovery code must not set an application up that has given no code yet.
  const isRecovery = !/^\d*$/.test(typed);
  if (isRecovery && state === "begun") return { ok: false, code: "wrong" };
  // A code is valid for a minute and a half, and serves once (RFC 6238, section 5.2).
  if (await hasServed(tx, id, { code: typed, now })) return { ok: false, code: "used" };
  const refusal = await refusalOf(needs, { typed, isRecovery, headers });
  if (refusal) return { ok: false, code: refusal };
  if (!(await noteProof(tx, session.token, now))) return { ok: false, code: "session_ended" };
  if (!isRecovery) await noteServed(tx, id, { code: typed, now });
  const isFirst = state === "begun";
  const actor = { ...session.actor, operator: session.operator?.role ?? null };
  if (isFirst) {
    await recordAct(tx, actor, { act: "factor.enrol", on: { kind: "account", id } });
    await needs.mailer.send(operatorMail(needs.env, { to: session.actor.account.email, news: "enrolled" }), tx);
  }
  return { ok: true, isFirst };
}

async function refusalOf(
  { auth }: Needs,
  { typed, isRecovery, headers }: { typed: string; isRecovery: boolean; headers: Headers },
): Promise<ProofRefusal | null> {
  try {
    if (isRecovery) await auth.api.verifyBackupCode({ body: { code: typed, disableSession: true }, headers });
    else await auth.api.verifyTOTP({ body: { code: typed }, headers });
    return null;
  } catch (error) {
    if (isUnreadable(error)) return "unreadable";
    if (!(error instanceof APIError)) throw error;
    if (error.body?.code === "INVALID_TWO_FACTOR_COOKIE") return "session_ended";
    return error.body?.code === "TOTP_NOT_ENABLED" ? "none" : "wrong";
  }
}

/** What cannot be decrypted: it was encrypted with another secret. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof APIError) && /decrypt|invalid tag|tag|cipher/i.test(error.message);

/** How long a proof serves for grave acts. */
const GRAVE_MS = 10 * 60_000;

/** Whether a grave act of this session asks for a code. */
export const asksCode = ({ clock }: Pick<Needs, "clock">, { operator }: Session): boolean =>
  !operator?.provenAt || clock().getTime() - operator.provenAt.getTime() > GRAVE_MS;

/** `needed`: no code was typed. */
export type GraveRefusal = ProofRefusal | "needed";

type GraveForm = { session: Session; request: Request; form: FormData };

/** Before a grave act: asks the form for the second factor, unless it was proven ten minutes ago. Null where the act may go on. */
export async function refuseUnproven(
  needs: Needs,
  { session, request, form }: GraveForm,
): Promise<GraveRefusal | null> {
  if (!asksCode(needs, session)) return null;
  const code = String(form.get("code") ?? "");
  if (code.trim() === "") return "needed";
  const { headers } = request;
  const proven = await proveFactor(needs, { session, code, headers, address: clientAddress(request) });
  return proven.ok ? null : proven.code;
}
