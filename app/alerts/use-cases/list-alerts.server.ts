import { findListingCards } from "#app/listings/listing-card.repository.server.ts";
import type { Connection } from "#db/client.ts";
import { findAlertsOf } from "../alerts.repository.server.ts";
import type { ListedAlert } from "../listed-alert.ts";
import { countNews, findNewsIds } from "../notices.repository.server.ts";

const NEWEST_SHOWN = 3;

/** The alerts of a person, those with new homes first. */
export async function listAlerts(db: Connection, recipientId: number): Promise<ListedAlert[]> {
  const alerts = await findAlertsOf(db, recipientId);
  const counts = await countNews(db, recipientId);
  const listed: ListedAlert[] = [];
  for (const alert of alerts) {
    const newCount = counts.get(alert.id) ?? 0;
    const newest = newCount > 0 ? await findListingCards(db, await findNewsIds(db, alert.id, NEWEST_SHOWN)) : [];
    listed.push({ ...alert, newCount, newest });
  }
  return listed.toSorted((one, other) => Math.sign(other.newCount) - Math.sign(one.newCount));
}
