import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { isLinkSigned, type LinkPurpose, readToken } from "../alert-links.ts";
import { findRecipient, findRecipientOfAlert, type Recipient } from "../recipients.repository.server.ts";

/** A link of a mail with a valid signature: `id` is the alert's for `confirm` and `alert`. */
export type OpenedLink = { purpose: LinkPurpose; id: number; recipient: Recipient };

/** The link of a secret; null if the signature is wrong, or the alert or recipient is gone. */
export async function openAlertLink(
  { db }: { db: Connection } & Pick<Platform, "db">,
  token: string,
): Promise<OpenedLink | null> {
  const read = readToken(token);
  if (!read) return null;
  const { purpose, id, signature } = read;
  const isAlert = purpose === "confirm" || purpose === "alert";
  const recipient = isAlert ? await findRecipientOfAlert(db, id) : await findRecipient(db, id);
  return recipient && isLinkSigned({ purpose, id, key: recipient.key }, signature) ? { purpose, id, recipient } : null;
}
