import { APIError } from "better-auth/api";
import type { Platform } from "#app/platform/context.ts";

/** Opens the account of a confirmation link; false when the link has expired or is not ours. */
export async function confirmAddress({ auth }: Pick<Platform, "auth">, token: string): Promise<boolean> {
  try {
    await auth.api.verifyEmail({ query: { token } });
    return true;
  } catch (error) {
    if (error instanceof APIError) return false;
    throw error;
  }
}
