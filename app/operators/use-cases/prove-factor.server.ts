import { APIError } from "better-auth/api";
import type { Session } from "#app/account/session.server.ts";
import { resetAttempts, spend } from "#app/platform/security/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { recordAct } from "../acts.repository.server.ts";
import { findFactorState, noteProof } from "../operators.repository.server.ts";

/**
 * `none`: no second factor is set up; `wrong`: not its code; `unreadable`: it was encrypted with another session secret, and must
 * be reset on the machine.
 */
export type ProofRefusal = "none" | "wrong" | "too_many" | "unreadable" | "session_ended";

type Needs = Pick<Platform, "db" | "auth" | "clock">;
export type Proof = { session: Session; code: string; headers: Headers; address: string };

/**
 * Proves the second factor for this session, by a code of the application or a recovery code, which serves once. The first code
 * of an application sets it up: `isFirst`.
 */
export async function proveFactor(
  needs: Needs,
  { session, code, headers, address }: Proof,
): Promise<{ ok: true; isFirst: boolean } | { ok: false; code: ProofRefusal }> {
  const { db, clock } = needs;
  const { token, operator } = session;
  const actor = { ...session.actor, operator: operator?.role ?? null };
  const { id } = actor.account;
  const state = await findFactorState(db, id);
  if (state === "none") return { ok: false, code: "none" };
  const who = { network: address, account: id };
  if (!(await spend(db, ["factorsFromNetwork", who], ["factorsOfAccount", who])))
    return { ok: false, code: "too_many" };
  const typed = code.replaceAll(/\s/g, "");
  // A recovery code must not set an application up that has given no code yet.
  const isRecovery = !/^\d*$/.test(typed);
  if (isRecovery && state === "begun") return { ok: false, code: "wrong" };
  const refusal = await refusalOf(needs, { typed, isRecovery, headers });
  if (refusal) return { ok: false, code: refusal };
  if (!(await noteProof(db, token, clock()))) return { ok: false, code: "session_ended" };
  await resetAttempts(db, ["factorsFromNetwork", who], ["factorsOfAccount", who]);
  const isFirst = state === "begun";
  if (isFirst) await recordAct(db, actor, { act: "factor.enrol", on: { kind: "account", id } });
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
    // What cannot be decrypted.
    if (!(error instanceof APIError)) return "unreadable";
    if (error.body?.code === "INVALID_TWO_FACTOR_COOKIE") return "session_ended";
    return error.body?.code === "TOTP_NOT_ENABLED" ? "none" : "wrong";
  }
}

/** How long a proof serves for grave acts. */
const GRAVE_MS = 10 * 60_000;

/** Whether a grave act of this session asks for a code. */
export const asksCode = ({ clock }: Pick<Needs, "clock">, { operator }: Session): boolean =>
  !operator?.provenAt || clock().getTime() - operator.provenAt.getTime() > GRAVE_MS;

/** `needed`: no code was typed. */
export type GraveRefusal = ProofRefusal | "needed";

/** Before a grave act: asks for the second factor again, unless it was proven ten minutes ago. Null where the act may go on. */
export async function refuseUnproven(needs: Needs, proof: Proof): Promise<GraveRefusal | null> {
  if (!asksCode(needs, proof.session)) return null;
  if (proof.code.trim() === "") return "needed";
  const proven = await proveFactor(needs, proof);
  return proven.ok ? null : proven.code;
}
