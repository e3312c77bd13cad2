import { resetAttempts, spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Person } from "../actor.ts";
import {
  endSessions,
  lockAccountForUpdate,
  isPasswordStill,
  renewSession,
  setPassword,
} from "../account.repository.server.ts";
import { type SessionEnded, whileLoggedIn } from "../session.server.ts";
import { logOut } from "./log-out.server.ts";
import { verifyPassword } from "./verify-password.server.ts";

type Needs = Pick<Platform, "auth">;
type Own = { headers: Headers; token: string };

type EndedDevice =
  | { ok: true; kind: "other" }
  | { ok: true; kind: "this"; cookies: Headers }
  | { ok: false; code: "unknown" }
  | SessionEnded;

/**
 * Ends one session of the account, by its id. For this device's own session, returns the cookies that clear it in the
 * browser.
 */
export async function endDevice({ auth }: Needs, { headers, token }: Own, id: string): Promise<EndedDevice> {
  const listed = await whileLoggedIn(auth.api.listSessions({ headers }));
  if (!listed.ok) return listed;
  const session = listed.answer.find((own) => own.id === id);
  if (!session) return { ok: false, code: "unknown" };
  if (session.token === token) {
    const ended = await logOut({ auth }, { headers, isEverywhere: false });
    return ended.ok ? { ...ended, kind: "this" } : ended;
  }
  const revoked = await whileLoggedIn(auth.api.revokeSession({ headers, body: { token: session.token } }));
  return revoked.ok ? { ok: true, kind: "other" } : revoked;
}

export async function endOtherDevices({ auth }: Needs, { headers }: Own): Promise<{ ok: true } | SessionEnded> {
  const revoked = await whileLoggedIn(auth.api.revokeOtherSessions({ headers }));
  return revoked.ok ? { ok: true } : revoked;
}

type PasswordRefusal = "wrong" | "too_many" | "session_ended";
type PasswordChange = { actor: Person; current: string; next: string; address: string };

/**
 * Sets a new password, and ends other sessions and links of mails (migration 0102). This session continues with new cookies. If it
 * has proven the second factor, earlier wrong codes no longer count: strangers now need the new password first.
 */
export async function changePassword(
  { db, auth }: Pick<Platform, "db" | "auth">,
  { headers, token }: Own,
  { actor, current, next, address }: PasswordChange,
): Promise<{ ok: true; cookies: Headers } | { ok: false; code: PasswordRefusal }> {
  const who = { network: address, account: actor.account.id };
  if (!(await spend(db, ["passwordsFromNetwork", who], ["passwordsOfAccount", who])))
    return { ok: false, code: "too_many" };
  const verified = await verifyPassword({ db, auth }, { userId: actor.account.id, password: current, headers });
  if (!verified.ok) return verified;
  const nextHash = await (await auth.$context).password.hash(next);
  const renewed = await db.transaction(async (tx): Promise<RenewedSession> => {
    if (
      !(await lockAccountForUpdate(tx, actor.account.id)) ||
      !(await isPasswordStill(tx, actor.account.id, verified.hash))
    )
      return { ok: false, code: "wrong" };
    const its = await renewSession(tx, actor.account.id, token);
    if (its === null) return { ok: false, code: "session_ended" };
    await setPassword(tx, actor.account.id, nextHash);
    await endSessions(tx, actor.account.id, its);
    return { ok: true, token: its };
  });
  if (!renewed.ok) return renewed;
  await resetAttempts(db, ["passwordsOfAccount", who], ...(actor.operator ? [["factorsOfAccount", who] as const] : []));
  const sent = await whileLoggedIn(
    auth.api.sendSessionCookies({ body: { token: renewed.token }, headers, returnHeaders: true }),
  );
  return sent.ok ? { ok: true, cookies: sent.answer.headers } : sent;
}

type RenewedSession = { ok: true; token: string } | { ok: false; code: "wrong" | "session_ended" };
