import { APIError } from "better-auth/api";
import { deleteFactorCode } from "#app/account/account-links.repository.server.ts";
import { renewSession } from "#app/account/account.repository.server.ts";
import { type Session, whileLoggedIn } from "#app/account/session.server.ts";
import {
  isSpent,
  recordWait,
  resetAttempts,
  retrySeconds,
  spend,
} from "#app/platform/limits/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { operatorCookie, withCookies } from "#app/platform/security/session-cookies.ts";
import type { Connection } from "#db/client.ts";
import { operatorMail } from "../operator-mails.server.ts";
import { recordAct } from "../acts.repository.server.ts";
import {
  findFactorState,
  isUsedCode,
  recordUsedCode,
  recordProof,
  tryLockFactor,
} from "../operators.repository.server.ts";

/**
 * `none`: no second factor is set up; `wrong`: a wrong code; `used`: a used code; `unreadable`: encrypted with another session secret, to
 * be reset on the machine.
 */
export type ProofRefusal = "none" | "wrong" | "used" | "too_many" | "unreadable" | "session_ended";

type Needs = Pick<Platform, "db" | "auth" | "cipher" | "clock" | "mailer" | "env">;
type Proof = { session: Session; code: string; request: Request };

/**
 * Proves the second factor for a session, by a code of the application or a one-time recovery code. The first code of an application
 * completes the set-up: `isFirst`. The session gets a new token in the answer's cookies, so that a copy of the old one opens nothing.
 */
export async function proveFactor(needs: Needs, { session, code, request }: Proof): Promise<Proven> {
  const { db, auth, cipher } = needs;
  const { headers } = request;
  const { id } = session.actor.account;
  const who = { network: clientAddress(request), account: id };
  const isKnown = await isSpent(db, ["factorProofs", who]);
  if (!(await spend(db, ["factorsFromNetwork", who], ...(isKnown ? [] : [["factorsOfAccount", who] as const]))))
    return { ok: false, code: "too_many" };
  const typed = code.replaceAll(/\s/g, "");
  const proven = await db.transaction(async (tx): Promise<Renewed> => {
    // Proofs are serialized: two concurrent requests could use one recovery code twice.
    if (!(await tryLockFactor(tx, id))) {
      recordWait(1);
      return { ok: false, code: "too_many" };
    }
    return prove(needs, tx, { session, typed, headers });
  });
  if (!proven.ok) return proven;
  await resetAttempts(db, ["factorsFromNetwork", who], ["factorProofs", who]);
  await spend(db, ["factorProofs", who]);
  const sent = await whileLoggedIn(
    auth.api.sendSessionCookies({ body: { token: proven.token }, headers, returnHeaders: true }),
  );
  if (!sent.ok) return sent;
  const cookies = withCookies(sent.answer.headers, request).getSetCookie();
  session.cookies.push(...cookies, operatorCookie(request, cipher, id));
  return proven;
}

type Proven = { ok: true; isFirst: boolean; isRecovery: boolean } | { ok: false; code: ProofRefusal };
/** `token` is the session's new token. */
type Renewed = Extract<Proven, { ok: false }> | (Extract<Proven, { ok: true }> & { token: string });
type Typed = { session: Session; typed: string; headers: Headers };

async function prove(needs: Needs, tx: Connection, { session, typed, headers }: Typed): Promise<Renewed> {
  const { id } = session.actor.account;
  const now = needs.clock();
  const state = await findFactorState(tx, id);
  if (state === "none") return { ok: false, code: "none" };
  // A recovery code must not complete the set-up of an application that gave no code yet.
  const isRecovery = !/^\d*$/.test(typed);
  if (isRecovery && state === "begun") return { ok: false, code: "wrong" };
  // A code is valid for a minute and a half, for one use (RFC 6238, section 5.2).
  if (await isUsedCode(tx, id, { code: typed, now })) return { ok: false, code: "used" };
  const refusal = await refusalOf(needs, { typed, isRecovery, headers });
  if (refusal) return { ok: false, code: refusal };
  const token = await renewSession(tx, id, session.token);
  if (token === null) return { ok: false, code: "session_ended" };
  await recordProof(tx, token, now);
  if (!isRecovery) await recordUsedCode(tx, id, { code: typed, now });
  const isFirst = state === "begun";
  const actor = { ...session.actor, operator: session.operator?.role ?? null };
  if (isFirst) {
    await deleteFactorCode(tx, id);
    await recordAct(tx, actor, { act: "factor.enrol", on: { kind: "account", id } });
    await needs.mailer.send(operatorMail(needs.env, { to: session.actor.account.email, news: "enrolled" }), tx);
  }
  return { ok: true, isFirst, isRecovery, token };
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

/** Whether decryption failed: the text was encrypted with another secret. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof APIError) && /decrypt|invalid tag|tag|cipher/i.test(error.message);

/** Time for which a proof is valid for grave acts. */
const GRAVE_MS = 10 * 60_000;

/** Whether a grave act of this session requires a code. */
export const asksCode = ({ clock }: Pick<Needs, "clock">, { operator }: Session): boolean =>
  !operator?.provenAt || clock().getTime() - operator.provenAt.getTime() > GRAVE_MS;

/** `needed`: the code field is empty. */
export type GraveRefusal = ProofRefusal | "needed";

type GraveForm = { session: Session; request: Request; form: FormData };

/** A refusal for the form; `wait` in seconds. */
type Unproven = { status: 403 | 429; problem: { codeProblem: GraveRefusal; wait: number } };

/** Checks the second factor before a grave act, unless it was proven in the last ten minutes. Null where the act may proceed. */
export async function refuseUnproven(needs: Needs, { session, request, form }: GraveForm): Promise<Unproven | null> {
  if (!asksCode(needs, session)) return null;
  const code = String(form.get("code") ?? "");
  if (code.trim() === "") return unproven("needed");
  const proven = await proveFactor(needs, { session, code, request });
  return proven.ok ? null : unproven(proven.code);
}

const unproven = (codeProblem: GraveRefusal): Unproven => ({
  status: codeProblem === "too_many" ? 429 : 403,
  problem: { codeProblem, wait: retrySeconds() },
});
