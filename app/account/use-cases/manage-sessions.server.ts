import { forgetTries, spend } from "#app/platform/security/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Account, Device } from "../account.ts";
import { endSessions, holdAccount, isPasswordStill, renewSession, setPassword } from "../account.repository.server.ts";
import { sessionEnded, whileLoggedIn } from "../session.server.ts";
import { logOut } from "./log-out.server.ts";
import { verifyPassword } from "./verify-password.server.ts";

type Needs = Pick<Platform, "auth">;
type Own = { headers: Headers; token: string };

/** Where the account is logged in, this device first. */
export async function listDevices({ auth }: Needs, { headers, token }: Own): Promise<Device[]> {
  const sessions = await whileLoggedIn(auth.api.listSessions({ headers }));
  return sessions
    .map(({ id, userAgent, updatedAt, token: its }) => ({
      id,
      userAgent: userAgent ?? "",
      lastSeen: updatedAt.toISOString(),
      isThis: its === token,
    }))
    .toSorted((one, other) => Number(other.isThis) - Number(one.isThis) || other.lastSeen.localeCompare(one.lastSeen));
}

/** Ends one session of the account, by its id. With this device's own, the cookies that end it in the browser. */
export async function endDevice(
  { auth }: Needs,
  { headers, token }: Own,
  id: string,
): Promise<{ ended: "none" | "other" } | { ended: "this"; cookies: Headers }> {
  const session = (await whileLoggedIn(auth.api.listSessions({ headers }))).find((own) => own.id === id);
  if (!session) return { ended: "none" };
  if (session.token === token)
    return { ended: "this", cookies: await logOut({ auth }, { headers, isEverywhere: false }) };
  await whileLoggedIn(auth.api.revokeSession({ headers, body: { token: session.token } }));
  return { ended: "other" };
}

export async function endOtherDevices({ auth }: Needs, { headers }: Own): Promise<void> {
  await whileLoggedIn(auth.api.revokeOtherSessions({ headers }));
}

type PasswordChange = { account: Account; current: string; next: string; address: string };

/**
 * Sets a new password and ends the other sessions; with the old password end the links of mails (migration 0024). This
 * session goes on with other cookies.
 */
export async function changePassword(
  { db, auth }: Pick<Platform, "db" | "auth">,
  { headers, token }: Own,
  { account, current, next, address }: PasswordChange,
): Promise<{ ok: true; cookies: Headers } | { ok: false; reason: "wrong" | "too-many" }> {
  const who = { network: address, account: account.id };
  if (!(await spend(db, ["passwordsFromNetwork", who], ["passwordsOfAccount", who])))
    return { ok: false, reason: "too-many" };
  const hash = await verifyPassword({ db, auth }, { userId: account.id, password: current, headers });
  if (hash === null) return { ok: false, reason: "wrong" };
  const nextHash = await (await auth.$context).password.hash(next);
  const renewed = await db.transaction(async (tx) => {
    if (!(await holdAccount(tx, account.id)) || !(await isPasswordStill(tx, account.id, hash))) return null;
    const its = await renewSession(tx, account.id, token);
    // Nothing is changed then.
    if (its === null) throw sessionEnded();
    await setPassword(tx, account.id, nextHash);
    await endSessions(tx, account.id, its);
    return its;
  });
  if (renewed === null) return { ok: false, reason: "wrong" };
  await forgetTries(db, ["passwordsOfAccount", who]);
  const answer = await whileLoggedIn(
    auth.api.sendSessionCookies({ body: { token: renewed }, headers, returnHeaders: true }),
  );
  return { ok: true, cookies: answer.headers };
}
