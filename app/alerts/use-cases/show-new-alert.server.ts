import { findProvenEmail } from "#app/account/account.repository.server.ts";
import type { AlertFrequency } from "#app/domain/alert.ts";
import type { Platform } from "#app/platform/context.ts";
import { findAlertOn } from "../alerts.repository.server.ts";
import { findRecipientOfAccount } from "../recipients.repository.server.ts";
import { prepareSearch } from "./prepare-search.server.ts";

/**
 * A search that is to become an alert. `email` is the account's confirmed address; null for a visitor. `frequency` is that
 * of the account's alert on the search, if it has one.
 */
type NewAlert = { name: string; query: string; email: string | null; frequency: AlertFrequency };

/** What the page of a new alert shows; null where none of the places of the search is known. */
export async function showNewAlert(
  { db, env }: Pick<Platform, "db" | "env">,
  { params, accountId }: { params: URLSearchParams; accountId: string | null },
): Promise<NewAlert | null> {
  const search = await prepareSearch(db, { params, currency: env.CURRENCY });
  if (!search) return null;
  const { name, query } = search;
  const email = accountId === null ? null : await findProvenEmail(db, accountId);
  const recipient = accountId === null ? null : await findRecipientOfAccount(db, accountId);
  const known = recipient && (await findAlertOn(db, { recipientId: recipient.id, query }));
  return { name, query, email, frequency: known?.isConfirmed ? known.frequency : "daily" };
}
