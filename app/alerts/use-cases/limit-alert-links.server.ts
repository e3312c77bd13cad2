import { isLoggedInFrom } from "#app/account/account.repository.server.ts";
import { spend } from "#app/platform/security/limits.repository.server.ts";
import type { Connection } from "#db/client.ts";

/** A typed address, which may be somebody else's, and the sender's network. */
type Asking = { network: string; email: string };

/** Whether this network may ask for one more link to the address; the answer says it, and depends on what the network sent. */
export const spendAlertLink = (db: Connection, asking: Asking): Promise<boolean> =>
  spend(db, ["alertsInName", asking], ["alertsInNameADay", asking]);

/**
 * Whether a mail with a link to the address leaves; the answer must not say it. Strangers share one budget, which is
 * apart from those of other mails; a network on which the address's account is logged in has its own.
 */
export const mayMailAlertLink = async (db: Connection, asking: Asking): Promise<boolean> =>
  (await isLoggedInFrom(db, asking))
    ? spend(db, ["ownAlertLinks", asking])
    : spend(db, ["alertLinksAnHour", asking], ["alertLinksADay", asking]);
