import { findListingCardsByReference } from "#app/listings/cards/listing-card.repository.server.ts";
import type { Connection } from "#db/client.ts";
import { findNews } from "../alert-news.repository.server.ts";
import { findAlertsOf } from "../alerts.repository.server.ts";
import type { ListedAlert } from "../listed-alert.ts";

const NEWEST_SHOWN = 3;

/** The alerts of a recipient, alerts with new listings first. */
export async function listAlerts(db: Connection, recipientId: number): Promise<ListedAlert[]> {
  const alerts = await findAlertsOf(db, recipientId);
  const news = new Map((await findNews(db, recipientId, NEWEST_SHOWN)).map((one) => [one.alertId, one]));
  const references = [...new Set([...news.values()].flatMap(({ newest }) => newest))];
  const cards = new Map((await findListingCardsByReference(db, references)).map((card) => [card.reference, card]));
  return alerts
    .map((alert): ListedAlert => {
      const { count, newest } = news.get(alert.id) ?? { count: 0, newest: [] };
      const shown = newest.map((reference) => cards.get(reference)).filter((card) => card !== undefined);
      return { ...alert, newCount: count, newest: shown };
    })
    .toSorted((one, other) => Math.sign(other.newCount) - Math.sign(one.newCount));
}
