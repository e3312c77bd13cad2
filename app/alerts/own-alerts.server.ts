import { findSession } from "#app/account/session.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { findRecipientOfAccount, type Recipient } from "./recipients.repository.server.ts";
import { followAlertLink } from "./use-cases/follow-alert-link.server.ts";

/**
 * The recipient whose alerts a request is about: of its link, else of its account (null for an account without alerts), else
 * nobody.
 */
type OwnAlerts =
  | { kind: "person"; recipient: Recipient | null }
  | { kind: "nobody"; refusal: "unknown" | "too_many" | null };

export async function findOwnAlerts(platform: Platform, request: Request, url: URL): Promise<OwnAlerts> {
  const token = url.searchParams.get("jeton");
  if (token !== null) {
    const link = { token, purposes: ["person" as const], address: clientAddress(request) };
    const followed = await followAlertLink(platform, link);
    return followed.ok
      ? { kind: "person", recipient: followed.link.recipient }
      : { kind: "nobody", refusal: followed.code };
  }
  const session = await findSession(platform, request);
  if (!session) return { kind: "nobody", refusal: null };
  return { kind: "person", recipient: await findRecipientOfAccount(platform.db, session.account.id) };
}
