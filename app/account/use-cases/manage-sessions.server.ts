import { APIError } from "better-auth/api";
import type { Platform } from "#app/platform/context.ts";
import type { Device } from "../account.ts";

type Needs = Pick<Platform, "auth">;
type Own = { headers: Headers; token: string };

/** Where the account is logged in, this device first. */
export async function listDevices({ auth }: Needs, { headers, token }: Own): Promise<Device[]> {
  const sessions = await auth.api.listSessions({ headers });
  return sessions
    .map(({ id, userAgent, updatedAt, token: its }) => ({ id, userAgent: userAgent ?? "", lastSeen: updatedAt.toISOString(), isThis: its === token }))
    .toSorted((one, other) => Number(other.isThis) - Number(one.isThis) || other.lastSeen.localeCompare(one.lastSeen));
}

/** Ends one session of the account, by its id; false when it has no such session. */
export async function endDevice({ auth }: Needs, { headers }: Own, id: string): Promise<boolean> {
  const session = (await auth.api.listSessions({ headers })).find((own) => own.id === id);
  if (!session) return false;
  await auth.api.revokeSession({ headers, body: { token: session.token } });
  return true;
}

export async function endOtherDevices({ auth }: Needs, { headers }: Own): Promise<void> {
  await auth.api.revokeOtherSessions({ headers });
}

/** Sets a new password and ends the other sessions; null when the current password is wrong. */
export async function changePassword({ auth }: Needs, { headers }: Own, change: { current: string; next: string }): Promise<Headers | null> {
  try {
    const body = { currentPassword: change.current, newPassword: change.next, revokeOtherSessions: true };
    const answer = await auth.api.changePassword({ headers, body, returnHeaders: true });
    return answer.headers;
  } catch (error) {
    if (error instanceof APIError) return null;
    throw error;
  }
}
