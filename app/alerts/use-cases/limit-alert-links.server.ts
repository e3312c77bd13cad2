import { isLoggedInFrom } from "#app/account/account.repository.server.ts";
import { spend } from "#app/platform/security/limits.repository.server.ts";
import type { Connection } from "#db/client.ts";

/** A typed address, which may be somebody else's, and the sender's network. */
type Asking = { network: string; email: string };

/**
 * Counts a request of this network for a link to the address. A refusal is told to the sender: it depends only on what the
 * sender's own network asked for.
 */
export const spendLinkRequest = (db: Connection, asking: Asking): Promise<boolean> =>
  spend(db, ["alertsInName", asking], ["alertsInNameADay", asking]);

/**
 * Counts a mail with a link to the address. A refusal is told to nobody: it would say what others asked for. Strangers share
 * one budget, which is apart from those of other mails; a network on which the address's account is logged in has its own.
 */
export const spendLinkMail = async (db: Connection, asking: Asking): Promise<boolean> =>
  (await isLoggedInFrom(db, asking))
    ? spend(db, ["ownAlertLinks", asking])
    : spend(db, ["alertLinksAnHour", asking], ["alertLinksADay", asking]);
