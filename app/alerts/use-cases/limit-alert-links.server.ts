import { isLoggedInFrom } from "#app/account/account.repository.server.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Connection } from "#db/client.ts";

/** A typed e-mail address, which may be somebody else's, and the visitor's network. */
type Asking = { network: string; email: string };

/**
 * Counts a network's request for a link to the address. The page may show a refusal, which depends only on earlier requests of
 * the same network.
 */
export const spendLinkRequest = (db: Connection, asking: Asking): Promise<boolean> =>
  spend(db, ["alertsInName", asking], ["alertsInNameADay", asking]);

/**
 * Counts a mail with a link to the address. No page shows a refusal, which would reveal other people's requests. Strangers share
 * one budget, apart from other mails; a network where the address's account is logged in has its own.
 */
export const spendLinkMail = async (db: Connection, asking: Asking): Promise<boolean> =>
  (await isLoggedInFrom(db, asking))
    ? spend(db, ["ownAlertLinks", asking])
    : spend(db, ["alertLinksAnHour", asking], ["alertLinksADay", asking]);
