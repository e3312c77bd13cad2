import { APIError } from "better-auth/api";
import type { Platform } from "#app/platform/context.ts";
import { findPasswordHash } from "../account.repository.server.ts";
import { type SessionEnded, whileLoggedIn } from "../session.server.ts";

type Proof = { userId: string; password: string; headers: Headers };

/**
 * `hash`: the hash that the password matched. Verification takes time, so the caller checks `isPasswordStill` in its transaction.
 */
type VerifiedPassword = { ok: true; hash: string | null } | { ok: false; code: "wrong" } | SessionEnded;

/** Verifies the password of the logged-in account. */
export async function verifyPassword(
  { db, auth }: Pick<Platform, "db" | "auth">,
  { userId, password, headers }: Proof,
): Promise<VerifiedPassword> {
  const hash = await findPasswordHash(db, userId);
  try {
    const verified = await whileLoggedIn(auth.api.verifyPassword({ body: { password }, headers }));
    return verified.ok ? { ok: true, hash } : verified;
  } catch (error) {
    if (error instanceof APIError && error.body?.code === "INVALID_PASSWORD") return { ok: false, code: "wrong" };
    throw error;
  }
}
