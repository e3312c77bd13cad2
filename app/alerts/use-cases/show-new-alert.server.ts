import { findProvenEmail } from "#app/account/account.repository.server.ts";
import type { AlertFrequency } from "#app/domain/alert.ts";
import type { Platform } from "#app/platform/context.ts";
import { findAlertOn } from "../alerts.repository.server.ts";
import { findRecipientOfAccount } from "../recipients.repository.server.ts";
import { prepareSearch } from "./prepare-search.server.ts";

/**
 * A search to be saved as an alert. `email` is the account's confirmed address; null for a visitor. `frequency` is the
 * frequency of the account's alert on that search, if there is one.
 */
type NewAlert = { name: string; query: string; email: string | null; frequency: AlertFrequency };

/** The contents of the page of a new alert; null if none of the search's places is known. */
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
