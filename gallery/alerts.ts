import { runningDatabaseUrl } from "#db/embedded/embedded-postgres.ts";
import { openDatabase } from "#db/client.ts";
import { createAlert, createNews } from "#tests/factories/alerts.ts";

export type GalleryAlerts = {
  /** Secrets of links, as mails have them. */
  confirm: string;
  end: string;
  /** The page of a home whose price has fallen, among others of its kind. */
  cheaper: string;
};

/** Gives the sample seeker three alerts, one with news and one paused; another person has one to confirm. */
export async function createAlerts(dataFolder: string): Promise<GalleryAlerts> {
  const db = openDatabase(await runningDatabaseUrl(dataFolder));
  try {
    const email = "chercheur@example.org";
    await createAlert(db, {
      email,
      query: "transactionType=louer&departement=44",
      pausedAt: new Date(),
      pauseReason: "person",
    });
    await createAlert(db, { email, query: "propertyType=maison&departement=33&minBedrooms=3" });
    const found = await createAlert(db, {
      email,
      query: "transactionType=vendre&propertyType=appartement&baisse=oui",
      seenAt: new Date(0),
    });
    const { rows } = await db.$client.query<{ id: number; slug: string; reference: string }>(
      `select id, slug, reference from listings
       where status = 'disponible' and transaction = 'vente' and property_type = 'appartement' and photo_count > 0
       order by (select count(*) from listing_prices where listing_id = listings.id) desc, photo_count desc, id limit 3`,
    );
    for (const { id } of rows) await createNews(db, { alert: found, listingId: id });
    const unconfirmed = await createAlert(db, { query: "departement=13&propertyType=maison", isConfirmed: false });
    const cheaper = `/annonces/${rows[0]!.slug}-${rows[0]!.reference}`;
    return { confirm: unconfirmed.secrets.confirm, end: found.secrets.alert, cheaper };
  } finally {
    await db.$client.end();
  }
}
