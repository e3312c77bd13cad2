import { type Actor, provenEmailOf } from "#app/account/actor.ts";
import type { AlertFrequency } from "#app/domain/alert.ts";
import type { CriteriaProblem } from "#app/domain/criteria-problem.ts";
import type { Platform } from "#app/platform/context.ts";
import { findAlertOn } from "../alerts.repository.server.ts";
import { findRecipientOfAccount } from "../recipients.repository.server.ts";
import { readSearch } from "./prepare-search.server.ts";

/**
 * A search to save as an alert. `email` is the account's confirmed address; null for a visitor. `frequency` is the one of the
 * account's alert on the same search, if any. `problems` are problems of the search's address.
 */
type NewAlert = {
  name: string;
  query: string;
  problems: CriteriaProblem[];
  email: string | null;
  frequency: AlertFrequency;
};

/** The contents of the page of a new alert; null if the portal knows none of the search's places. */
export async function showNewAlert(
  { db, env }: Pick<Platform, "db" | "env">,
  { params, actor }: { params: URLSearchParams; actor: Actor },
): Promise<NewAlert | null> {
  const { typed, prepared } = await readSearch(db, { params, currency: env.CURRENCY });
  if (!prepared) return null;
  const { name, query } = prepared;
  const email = provenEmailOf(actor);
  const recipient = actor.kind === "person" ? await findRecipientOfAccount(db, actor.account.id) : null;
  const known = recipient && (await findAlertOn(db, { recipientId: recipient.id, query }));
  return { name, query, problems: typed.problems, email, frequency: known?.isConfirmed ? known.frequency : "daily" };
}
