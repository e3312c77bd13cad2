import { findProvenEmail } from "#app/account/account.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { prepareSearch } from "./prepare-search.server.ts";

/** A search that is to become an alert. `email` is the account's confirmed address; null for a visitor. */
export type NewAlert = { name: string; query: string; email: string | null };

/** What the page of a new alert shows; null where none of the places of the search is known. */
export async function showNewAlert(
  { db, env }: Pick<Platform, "db" | "env">,
  { params, accountId }: { params: URLSearchParams; accountId: string | null },
): Promise<NewAlert | null> {
  const search = await prepareSearch(db, { params, currency: env.CURRENCY });
  if (!search) return null;
  const email = accountId === null ? null : await findProvenEmail(db, accountId);
  return { name: search.name, query: search.query, email };
}
