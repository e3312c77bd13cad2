import { visitor } from "#app/account/actor.ts";
import { sql } from "drizzle-orm";
import pino from "pino";
import { activateAlert, addAlert } from "#app/alerts/alerts.repository.server.ts";
import { lockRecipient } from "#app/alerts/recipients.repository.server.ts";
import { prepareSearch } from "#app/alerts/use-cases/prepare-search.server.ts";
import { addListingEvent } from "#app/listings/life/listing-events.repository.server.ts";
import { installJobs } from "#app/platform/jobs/jobs.server.ts";
import { readEnvironment } from "#app/platform/env.ts";
import { mediaStorage } from "#app/platform/pictures/media-storage.server.ts";
import type { Database } from "#db/client.ts";
import { createPlatform } from "#server/start/create-platform.ts";
import { startMailServer } from "#tests/setup/servers/mail-server.ts";

/** Seconds from the commit of a publication until the mail server has the first and the last mail. */
export type Mailing = { mails: number; firstSeconds: number; lastSeconds: number };

const PATIENCE_MS = 180_000;

/** A thousand people save the same search, with immediate mails; then a matching home is published. */
export async function measureMailing({
  db,
  url,
  folder,
  recipients,
}: {
  db: Database;
  url: string;
  folder: string;
  recipients: number;
}): Promise<Mailing> {
  const listingId = await savePeople(db, recipients);
  const smtp = await startMailServer();
  const read = readEnvironment({
    SMTP_URL: smtp.url,
    DATABASE_URL: url,
    DATA_DIR: folder,
    SITE_URL: "https://portail.example",
  });
  if (!read.ok) throw new Error(read.problems.join("\n"));
  const { platform, close } = await createPlatform({
    db,
    media: mediaStorage(folder),
    env: read.env,
    log: pino({ level: "silent" }),
    secret: "a secret of the bench, long enough to sign",
  });
  try {
    const start = performance.now();
    await db.transaction((tx) => addListingEvent(platform, tx, { listingId, kind: "new", actor: visitor }));
    let firstSeconds = 0;
    const seconds = () => (performance.now() - start) / 1_000;
    while (smtp.received.length < recipients && seconds() * 1_000 < PATIENCE_MS) {
      await new Promise((done) => setTimeout(done, 20));
      if (firstSeconds === 0 && smtp.received.length > 0) firstSeconds = seconds();
    }
    return { mails: smtp.received.length, firstSeconds, lastSeconds: seconds() };
  } finally {
    await close();
    await smtp.stop();
  }
}

/** Returns the home that their search finds; deletes all other alerts. */
async function savePeople(db: Database, recipients: number): Promise<number> {
  await installJobs(db);
  await db.execute(sql`delete from jobs.job where name in ('match-listing-event', 'mail-notices', 'deliver-mail')`);
  await db.execute(sql`truncate recipients, alerts, alert_anchors, notices, listing_events, mails, attempts`);
  const { rows } = await db.execute<{ id: number; slug: string }>(sql`
    select l.id, c.slug from listings l join communes c on c.id = l.commune_id
    where l.status = 'disponible' and l.cover_media_id is not null order by l.id limit 1`);
  const { id, slug } = rows[0]!;
  const search = await prepareSearch(db, { params: new URLSearchParams({ commune: slug }), currency: "EUR" });
  await db.transaction(async (tx) => {
    for (let nth = 1; nth <= recipients; nth++) {
      const recipient = await lockRecipient(tx, `chercheuse-${nth}@example.org`);
      const alert = {
        recipientId: recipient.id,
        query: search!.query,
        name: search!.name,
        frequency: "immediate" as const,
      };
      await activateAlert(tx, (await addAlert(tx, alert)).id, search!);
    }
  });
  return id;
}
