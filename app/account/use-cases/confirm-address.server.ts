import { APIError } from "better-auth/api";
import { countAttempt } from "#app/platform/attempts.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { linkLimits } from "../account-limits.ts";

/** What became of following a link of a mail; `expired` is also one that has served or is not ours. */
export type LinkOutcome = "done" | "expired" | "too-many";

/** Opens the account of a confirmation link. */
export async function confirmAddress(
  { db, auth }: Pick<Platform, "db" | "auth">,
  { token, address }: { token: string; address: string },
): Promise<LinkOutcome> {
  if (!(await countAttempt(db, linkLimits(address)))) return "too-many";
  try {
    await auth.api.verifyEmail({ query: { token } });
    return "done";
  } catch (error) {
    if (error instanceof APIError) return "expired";
    throw error;
  }
}
