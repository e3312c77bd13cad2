import { APIError } from "better-auth/api";
import type { Platform } from "#app/platform/context.ts";
import { resetAttempts, isSpent, spend } from "#app/platform/limits/limits.repository.server.ts";
import {
  endSession,
  findHolder,
  findPasswordHashOf,
  isLoggedInFrom,
  isPasswordStill,
} from "../account.repository.server.ts";
import type { UserType } from "#app/domain/user-type.ts";
import { findOperatorRole } from "../members.repository.server.ts";
import { type AccountRefusal, refuseAccount } from "../session.server.ts";
import { sendConfirmationAgain } from "./confirm-address.server.ts";

type Login = {
  email: string;
  password: string;
  rememberMe: boolean;
  /** The page of this site to return to, also by a link that confirms the address. */
  next: string | null;
  address: string;
  headers: Headers;
};
export type LoginRefusal = "wrong" | "unconfirmed" | "too_many" | AccountRefusal;

/**
 * Opens a session, until the browser closes or for thirty days. Unknown addresses and wrong passwords get the same answer after the
 * same work; a correct one reveals an unconfirmed address. Wrong ones delay only the network of their sender (decision 17).
 */
export async function logIn(
  needs: Pick<Platform, "db" | "auth" | "mailer" | "env" | "log">,
  { email, password, rememberMe, next, address, headers }: Login,
): Promise<
  { ok: true; userType: UserType; isOperator: boolean; cookies: Headers } | { ok: false; code: LoginRefusal }
> {
  const { db, auth } = needs;
  const who = { network: address, email };
  if (!(await spend(db, ["loginsFromNetwork", who]))) return { ok: false, code: "too_many" };
  const isAttacked = (await isSpent(db, ["wrongPasswords", who])) && !(await isLoggedInFrom(db, who));
  if (!(await spend(db, [isAttacked ? "loginsToAttackedAccount" : "loginsToAccount", who])))
    return { ok: false, code: "too_many" };
  const wrong = async () => {
    await spend(db, ["wrongPasswords", who]);
    return { ok: false, code: "wrong" } as const;
  };
  const hash = await findPasswordHashOf(db, email);
  try {
    const answer = await auth.api.signInEmail({ body: { email, password, rememberMe }, headers, returnHeaders: true });
    // A password change that ran meanwhile ended the existing sessions; this one may be newer.
    if (!(await isPasswordStill(db, answer.response.user.id, hash))) {
      await endSession(db, answer.response.token);
      return await wrong();
    }
    await resetAttempts(db, ["loginsToAccount", who], ["loginsToAttackedAccount", who]);
    const refusal = await refuseAccount(needs, answer.response.user.id, { headers });
    if (refusal) {
      await endSession(db, answer.response.token);
      return { ok: false, code: refusal };
    }
    // better-auth's type lacks our column `userType`.
    const { userType } = answer.response.user as { userType?: UserType };
    const isOperator = (await findOperatorRole(db, answer.response.user.id)) !== null;
    return { ok: true, userType: userType ?? "chercheur", isOperator, cookies: answer.headers };
  } catch (error) {
    const failure = error instanceof APIError ? error.body?.code : null;
    if (failure === "INVALID_EMAIL_OR_PASSWORD" || isMissingAccount(error)) return wrong();
    if (failure !== "EMAIL_NOT_VERIFIED") throw error;
    const holder = await findHolder(db, email);
    if (holder) await sendConfirmationAgain(needs, holder, next);
    return { ok: false, code: "unconfirmed" };
  }
}

const FOREIGN_KEY_VIOLATION = "23503";

/** Whether a session was refused because its account was deleted meanwhile. */
function isMissingAccount(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === FOREIGN_KEY_VIOLATION) || isMissingAccount(error.cause);
}
