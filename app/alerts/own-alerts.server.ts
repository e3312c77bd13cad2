import { findSession } from "#app/account/session.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { readRememberedList } from "./remembered-list.ts";
import { findRecipientOfAccount, type Recipient } from "./recipients.repository.server.ts";
import { followAlertLink } from "./use-cases/follow-alert-link.server.ts";

/**
 * The recipient whose alerts a request is about: by the link, else by the account (null for an account without alerts), else by
 * the list that the browser remembers (`isRemembered`), else nobody.
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
  // On a shared browser, the remembered list may belong to another person than the account.
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
