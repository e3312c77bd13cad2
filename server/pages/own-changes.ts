import type { IncomingMessage } from "node:http";
import { hasPresenceCookie } from "#app/platform/security/presence-cookie.ts";

/** A cookie for a visitor who has just sent a form: for some seconds no page comes from a cache, whichever process answers. */
const NAME = "portail_change";
const SECONDS = 5;

/** Whether a visitor must see an own change, of which this process may not be notified yet. */
export const hasJustWritten = (cookies: string | null | undefined): boolean => cookies?.includes(`${NAME}=1`) ?? false;

/** The cookie for the answer to a member's form; null for other visitors, who change no public page. */
export function justWroteCookie({ method, headers }: IncomingMessage): string | null {
  if (method !== "POST" || !hasPresenceCookie(headers.cookie ?? null)) return null;
  return `${NAME}=1; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax`;
}
