import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";
import { forgetTries, spend } from "#app/platform/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Account, Device } from "../account.ts";
import { endSessions, holdAccount, isPasswordStill, renewSession, setPassword } from "../account.repository.server.ts";
import { whileLoggedIn } from "../session.server.ts";
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
  const change = db.transaction(async (tx) => {
    if (!(await holdAccount(tx, account.id)) || !(await isPasswordStill(tx, account.id, hash))) return null;
    const its = await renewSession(tx, account.id, token);
    // Ended meanwhile, on another device: nothing is changed.
    if (its === null) throw new APIError("UNAUTHORIZED");
    await setPassword(tx, account.id, nextHash);
    await endSessions(tx, account.id, its);
    return its;
  });
  const renewed = await whileLoggedIn(change);
  if (renewed === null) return { ok: false, reason: "wrong" };
  await forgetTries(db, ["passwordsOfAccount", who]);
  return { ok: true, cookies: await cookiesOfSession(auth, { headers, token: renewed }) };
}

/** The cookies of a session, which a browser keeps for as long as those that it sends now. */
async function cookiesOfSession(auth: Platform["auth"], { headers, token }: Own): Promise<Headers> {
  // A copy: better-auth notes the session of a request on it.
  const context = { ...(await auth.$context) };
  const answer = await whileLoggedIn(setCookies({ body: { token }, headers, context, returnHeaders: true }));
  return answer.headers;
}

const setCookies = createAuthEndpoint.serverOnly(
  { method: "POST", body: z.object({ token: z.string() }) },
  async (endpoint) => {
    const found = await endpoint.context.internalAdapter.findSession(endpoint.body.token);
    if (!found) throw new APIError("UNAUTHORIZED");
    await setSessionCookie(endpoint, found);
  },
);
