import { forgetTries, spend } from "#app/platform/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Account, Device } from "../account.ts";
import { isWrongPassword, whileLoggedIn } from "../session.server.ts";
import { logOut } from "./log-out.server.ts";

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

/** Sets a new password and ends the other sessions; with the old password end the links of mails (migration 0024). */
export async function changePassword(
  { db, auth }: Pick<Platform, "db" | "auth">,
  headers: Headers,
  { account, current, next, address }: PasswordChange,
): Promise<{ ok: true; cookies: Headers } | { ok: false; reason: "wrong" | "too-many" }> {
  const who = { network: address, account: account.id };
  if (!(await spend(db, ["passwordsFromNetwork", who], ["passwordsOfAccount", who])))
    return { ok: false, reason: "too-many" };
  try {
    const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true };
    const answer = await whileLoggedIn(auth.api.changePassword({ headers, body, returnHeaders: true }));
    await forgetTries(db, ["passwordsOfAccount", who]);
    return { ok: true, cookies: answer.headers };
  } catch (error) {
    if (isWrongPassword(error)) return { ok: false, reason: "wrong" };
    throw error;
  }
}
