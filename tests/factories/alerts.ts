import { eq } from "drizzle-orm";
import { linkToken } from "#app/alerts/alert-links.ts";
import { activateAlert, addAlert } from "#app/alerts/alerts.repository.server.ts";
import { lockRecipient } from "#app/alerts/recipients.repository.server.ts";
import { prepareSearch } from "#app/alerts/use-cases/prepare-search.server.ts";
import type { Database } from "#db/client.ts";
import { alerts, listingEvents, notices } from "#db/schema/alerts.ts";
import { uniqueLetters } from "./unique.ts";

type AlertOverrides = Partial<typeof alerts.$inferInsert> & { email?: string; query?: string; isConfirmed?: boolean };

/** An alert, confirmed by default, with the secrets of its mails' links. */
export async function createAlert(
  db: Database,
  { email = `${uniqueLetters()}@example.org`, query = "q=jardin", isConfirmed = true, ...columns }: AlertOverrides = {},
) {
  const search = await prepareSearch(db, { params: new URLSearchParams(query), currency: "EUR" });
  if (!search) throw new Error(`no place of « ${query} » is known`);
  const { id, recipient } = await db.transaction(async (tx) => {
    const recipient = await lockRecipient(tx, email);
    const saved = { recipientId: recipient.id, query: search.query, name: search.name, frequency: "daily" as const };
    const { id } = await addAlert(tx, saved);
    if (isConfirmed) await activateAlert(tx, id, search);
    if (Object.keys(columns).length > 0) await tx.update(alerts).set(columns).where(eq(alerts.id, id));
    return { id, recipient };
  });
  const { key } = recipient;
  const secrets = {
    confirm: linkToken({ purpose: "confirm", id, key }),
    alert: linkToken({ purpose: "alert", id, key }),
    person: linkToken({ purpose: "person", id: recipient.id, key }),
    favourites: linkToken({ purpose: "favourites", id: recipient.id, key }),
  };
  return { id, name: search.name, query: search.query, email, recipientId: recipient.id, secrets };
}

/** A home that an alert found, and of which its owner was notified. */
export async function createNews(
  db: Database,
  { alert, listingId }: { alert: { id: number; recipientId: number }; listingId: number },
): Promise<void> {
  const [event] = await db.insert(listingEvents).values({ listingId, kind: "new", price: 1_000 }).returning();
  await db.insert(notices).values({
    recipientId: alert.recipientId,
    eventId: event!.id,
    alertId: alert.id,
    due: "daily",
    mailedAt: new Date(),
  });
}
