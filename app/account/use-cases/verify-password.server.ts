import { APIError } from "better-auth/api";
import type { Platform } from "#app/platform/context.ts";
import { findPasswordHash } from "../account.repository.server.ts";
import { whileLoggedIn } from "../session.server.ts";

type Proof = { userId: string; password: string; headers: Headers };

/**
 * Verifies the password of who is logged in. The hash that it was verified by, null where it is wrong: verifying takes a
 * while, and who acts on it asks `isPasswordStill` in the transaction of the act.
 */
export async function verifyPassword(
  { db, auth }: Pick<Platform, "db" | "auth">,
  { userId, password, headers }: Proof,
): Promise<string | null> {
  const hash = await findPasswordHash(db, userId);
  try {
    await whileLoggedIn(auth.api.verifyPassword({ body: { password }, headers }));
    return hash;
  } catch (error) {
    if (error instanceof APIError && error.body?.code === "INVALID_PASSWORD") return null;
    throw error;
  }
}
