import { findSession } from "#app/account/session.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { readRememberedList } from "./remembered-list.ts";
import { findRecipientOfAccount, type Recipient } from "./recipients.repository.server.ts";
import { followAlertLink } from "./use-cases/follow-alert-link.server.ts";

/**
 * The recipient whose alerts a request is about: of its link, else of its account (null for an account without alerts), else
 * of the list that its browser remembers (`isRemembered`), else nobody.
 */
type OwnAlerts =
  | { kind: "person"; recipient: Recipient | null; isRemembered: boolean }
  | { kind: "nobody"; refusal: "unknown" | "too_many" | null };

export async function findOwnAlerts(platform: Platform, request: Request, url: URL): Promise<OwnAlerts> {
  const token = url.searchParams.get("jeton");
  const follow = (secret: string) =>
    followAlertLink(platform, { token: secret, purposes: ["person"], address: clientAddress(request) });
  if (token !== null) {
    const followed = await follow(token);
    return followed.ok
      ? { kind: "person", recipient: followed.link.recipient, isRemembered: false }
      : { kind: "nobody", refusal: followed.code };
  }
  const session = await findSession(platform, request);
  // Of a shared browser, the list of whoever confirmed an alert here is not the account's.
  if (session) {
    const recipient = await findRecipientOfAccount(platform.db, session.actor.account.id);
    return { kind: "person", recipient, isRemembered: false };
  }
  const remembered = readRememberedList(request);
  const followed = remembered === null ? null : await follow(remembered);
  return followed?.ok
    ? { kind: "person", recipient: followed.link.recipient, isRemembered: true }
    : { kind: "nobody", refusal: null };
}
