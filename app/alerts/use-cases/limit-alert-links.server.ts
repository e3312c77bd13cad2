import { isLoggedInFrom } from "#app/account/account.repository.server.ts";
import { spend } from "#app/platform/security/limits.repository.server.ts";
import type { Connection } from "#db/client.ts";

/** A typed e-mail address, which may be somebody else's, and the visitor's network. */
type Asking = { network: string; email: string };

/**
 * Counts a request of this network for a link to the address. The answer may say that it was refused: this depends only on
 * earlier requests of the same network.
 */
export const spendLinkRequest = (db: Connection, asking: Asking): Promise<boolean> =>
  spend(db, ["alertsInName", asking], ["alertsInNameADay", asking]);

/**
 * Counts a mail with a link to the address. No answer says that it was refused: this would reveal the requests of others.
 * Strangers share one budget, apart from those of other mails; a network where the address's account is logged in has its own.
 */
export const spendLinkMail = async (db: Connection, asking: Asking): Promise<boolean> =>
  (await isLoggedInFrom(db, asking))
    ? spend(db, ["ownAlertLinks", asking])
    : spend(db, ["alertLinksAnHour", asking], ["alertLinksADay", asking]);
