import { APIError } from "better-auth/api";
import type { Platform } from "#app/platform/context.ts";
import { countAttempt } from "#app/platform/attempts.repository.server.ts";

/** Sends the link, where there is an account. What is answered does not tell whether there is. */
export async function askForReset(
  { db, auth }: Pick<Platform, "db" | "auth">,
  { email, address }: { email: string; address: string },
): Promise<{ ok: boolean }> {
  const limits = [
    { key: `reset of ${email}`, most: 5, minutes: 60 },
    { key: `reset from ${address}`, most: 20, minutes: 60 },
  ];
  if (!(await countAttempt(db, limits))) return { ok: false };
  await auth.api.requestPasswordReset({ body: { email } });
  return { ok: true };
}

/** Sets the new password and ends every session; false when the link has expired or served. */
export async function resetPassword(
  { auth }: Pick<Platform, "auth">,
  { token, password }: { token: string; password: string },
): Promise<boolean> {
  try {
    await auth.api.resetPassword({ body: { token, newPassword: password } });
    return true;
  } catch (error) {
    if (error instanceof APIError) return false;
    throw error;
  }
}
