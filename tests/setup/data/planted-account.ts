import { hashPassword } from "better-auth/crypto";
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { addAccountLink } from "#app/account/account-links.repository.server.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Exposure } from "#app/domain/listing-choices.ts";
import type { Database } from "#db/client.ts";
import { credentials, sessions, users } from "#db/schema/accounts.ts";
import { advertisers, operators } from "#db/schema/advertisers.ts";
import { draftPhotos, listingDrafts, publishedDrafts } from "#db/schema/drafts.ts";
import { feedExports } from "#db/schema/feeds.ts";
import {
  advertiserViews,
  favouriteNotices,
  favourites,
  listingStatusChanges,
  listingViews,
} from "#db/schema/listing-life.ts";
import { listings } from "#db/schema/listings.ts";
import { mails } from "#db/schema/mails.ts";
import { createUser } from "../../factories/accounts.ts";
import { createAdvertiser } from "../../factories/advertisers.ts";
import { statusOfStage, storedStage } from "#app/domain/listing-stage.ts";
import { createListing } from "../../factories/listings.ts";
import { createMedia } from "../../factories/media.ts";
import { createOwnedListing, createRequest } from "../../factories/requests.ts";
import { uniqueLetters } from "../../factories/unique.ts";

export const PLANTED_PASSWORD = "Bienvenue1!";

/**
 * An account with a word that contains `marker` in every text column that it can fill, except messages to others in
 * threads that they keep. Also other accounts, which its deletion must not change.
 */
export async function plantAccount(db: Database) {
  const marker = `zq${uniqueLetters()}`;
  let count = 0;
  const word = (of: string) => `${marker}${of.replaceAll(/[^a-z]/g, "")}${String.fromCharCode(97 + (count++ % 26))}`;
  const picture = async () => createMedia(db);

  const user = await createUser(db, {
    id: word("id"),
    userType: "agence",
    firstName: word("prenom"),
    familyName: word("nom"),
    name: word("entier"),
    email: `${word("adresse")}@example.org`,
    image: `https://example.org/${word("image")}`,
  });
  await db.insert(credentials).values([
    {
      id: word("credential"),
      userId: user.id,
      providerId: "credential",
      accountId: user.id,
      password: await hashPassword(PLANTED_PASSWORD),
    },
    { id: word("credential"), userId: user.id, providerId: "google", accountId: word("google"), scope: word("scope") },
  ]);
  await db.insert(sessions).values({
    id: word("session"),
    userId: user.id,
    token: word("token"),
    expiresAt: new Date(Date.now() + 60_000_000),
    ipAddress: word("ip"),
    userAgent: word("agent"),
  });
  const pendingEmail = `${word("nouvelle")}@example.org`;
  await addAccountLink(db, { userId: user.id, purpose: "new-email", email: pendingEmail });
  await addAccountLink(db, { userId: user.id, purpose: "reset", email: user.email, next: `/${word("page")}` });

  const portrait = await picture();
  const advertiser = await createAdvertiser(db, {
    slug: word("profil"),
    firstName: user.firstName,
    familyName: user.familyName,
    agencyName: word("agence"),
    review: word("avis"),
    description: word("profil"),
    address: word("rue"),
    photoUrl: `/media/${portrait.sha256}/640.webp`,
    photoAlt: word("portrait"),
    phone: word("telephone"),
    email: `${word("contact")}@example.org`,
  });
  const restricted = { standing: "no_new_listings" as const, standingSince: new Date() };
  await db.update(users).set(restricted).where(eq(users.id, user.id));
  await db
    .update(advertisers)
    .set({ userId: user.id, ...restricted })
    .where(eq(advertisers.id, advertiser.id));
  await db.insert(operators).values({ userId: user.id, role: "moderator" });
  await db.insert(feedExports).values({
    advertiserId: advertiser.id,
    ftp: { host: `${word("serveur")}.example`, user: word("identifiant"), folder: word("dossier") },
    password: word("chiffre"),
    keyHash: word("cle"),
    keyMadeAt: new Date(),
    problem: { code: "certificate", certificate: { subject: word("certificat") } },
  });

  const photos = [await picture(), await picture(), await picture()];
  const own = async (stage: "disponible" | "offre" | "cedee", media: { id: number }) => {
    const status = statusOfStage[stage];
    const listing = await createListing(db, {
      advertiserId: advertiser.id,
      communeId: advertiser.communeId,
      status,
      stage: storedStage(stage),
      slug: word("lien"),
      title: word("titre"),
      quartier: word("quartier"),
      namedRooms: [{ name: word("chambre"), area: 12 }],
      photos: [{ mediaId: media.id, alt: word("photo") }],
      details: {
        description: word("description"),
        address: word("ou"),
        heating: word("chauffage"),
        exposure: word("exposition") as Exposure, // a column of text
        features: [word("equipement")],
        feeScheduleUrl: `https://example.org/${word("bareme")}`,
        coproprieteProcedure: word("procedure"),
        chargesKind: "forfait",
        dpeStatus: "non-soumis",
        dpeExemptReason: word("dpe"),
      },
    });
    await db.insert(listingViews).values({ listingId: listing.id, day: "2026-11-01", count: 3 });
    await db.insert(listingStatusChanges).values({ listingId: listing.id, status, userId: user.id });
    return listing;
  };
  const asked = await own("disponible", photos[0]!);
  const sold = await own("cedee", photos[1]!);
  const lone = await own("offre", photos[2]!);
  await db.execute(
    sql`insert into hidden_listings (listing_id, stage, with_organisation) values (${lone.id}, 'disponible', false)`,
  );
  await db.insert(advertiserViews).values({ advertiserId: advertiser.id, day: "2026-11-01", count: 9 });

  const form = { title: word("brouillon"), features: [word("liste")] };
  const draftId = randomUUID();
  await db.insert(listingDrafts).values({ id: draftId, userId: user.id, listingId: lone.id, form });
  const draftPhoto = await picture();
  await db
    .insert(draftPhotos)
    .values({ id: randomUUID(), draftId, position: 0, mediaId: draftPhoto.id, alt: word("esquisse") });
  await db.insert(publishedDrafts).values({ draftId: randomUUID(), userId: user.id, listingId: asked.id, isNew: true });

  // Others: a buyer with an account, a seeker without one, an advertiser whom the account asked.
  const buyer = await createUser(db, { userType: "chercheur" });
  const bought = await createRequest(db, {
    listingId: sold.id,
    seekerId: buyer.id,
    seekerEmail: buyer.email,
    status: "acceptee",
  });
  const curious = await createRequest(db, { listingId: asked.id });
  const { listing: wanted, owner } = await createOwnedListing(db);
  const asSeeker = { seekerName: word("demandeur"), seekerEmail: user.email };
  const sent = await createRequest(db, { listingId: wanted.id, seekerId: user.id, ...asSeeker });
  const unconfirmed = await createRequest(db, {
    listingId: wanted.id,
    ...asSeeker,
    confirmedAt: null,
    message: word("question"),
  });
  await db.insert(favourites).values({ userId: user.id, listingId: wanted.id });
  await db.insert(favouriteNotices).values({ userId: user.id, tellsGone: false });
  await plantAlert(db, { email: user.email, query: `q=${word("cherche")}`, name: word("recherche"), wanted, asked });

  await plantFeeds(db, { id: user.id, advertiserId: advertiser.id }, word);
  await plantModeration(db, { id: user.id, email: user.email, reference: lone.reference }, word);

  await spend(db, ["loginsToAccount", { network: "192.0.2.9", email: user.email }], ["changes", { account: user.id }]);
  const about = (text: string) => ({ subject: word("sujet"), text, html: word("html"), lastError: word("erreur") });
  await db.insert(mails).values([
    { recipient: user.email, ...about(word("lettre")) },
    { recipient: pendingEmail, ...about(`/confirmer-nouvelle-adresse?token=${word("lettre")}`) },
  ]);
  await db.execute(sql`insert into sent_mails (id, recipient, subject, queued_at)
    values (gen_random_uuid(), ${user.email}, ${word("parti")}, now())`);

  const account = { id: user.id, userType: user.userType, firstName: user.firstName, familyName: user.familyName };
  const [lent] = await db.select({ slug: listings.slug }).from(listings).where(eq(listings.id, sold.id));
  return {
    marker,
    account: { ...account, email: user.email },
    pendingEmail,
    pictures: [portrait, ...photos, draftPhoto].map(({ sha256 }) => sha256),
    listings: { asked, sold, lone },
    soldSlug: lent!.slug,
    requests: { bought, curious, sent, unconfirmed },
    buyer,
    owner,
  };
}

/**
 * A report and a decision of the account, and what others wrote about it. Its decision and note about others stay without its
 * name.
 */
async function plantModeration(
  db: Database,
  { id, email, reference }: { id: string; email: string; reference: string },
  word: (of: string) => string,
): Promise<void> {
  await db.execute(sql`
    with opened as (insert into cases (subject, subject_id, is_grave, opened_at, due_at)
      values ('listing', ${`BV${uniqueLetters().toUpperCase().slice(0, 8)}`}, true, now(), now()) returning id)
    insert into reports (case_id, kind, explanation, name, email, user_id, created_at)
    select id, 'scam', ${word("signalement")}, ${word("rapporteur")}, ${email}, ${id}, now() from opened`);
  await db.execute(sql`
    insert into decisions (subject, subject_id, choice, ground, ground_text, facts, statement, answer, actor_id, decided_at) values
      ('message', '1', 'keep', 'terms_other', 'Rappel', 'Rien à redire', 'Décision', 'Réponse', ${id}, now()),
      ('listing', ${reference}, 'hide', 'fraud', ${word("fondement")}, ${word("faits")}, ${word("motifs")}, ${word("reponse")}, null, now())`);
  await db.execute(sql`
    insert into operator_notes (subject, subject_id, text, author_id, created_at) values
      ('organisation', '1', 'Rappelée le 3', ${id}, now()), ('listing', ${reference}, ${word("note")}, null, now())`);
}

type PlantedAlert = { email: string; query: string; name: string; wanted: { id: number }; asked: { id: number } };

/** A paused alert with a notice about another advertiser's home. */
async function plantAlert(db: Database, { email, query, name, wanted, asked }: PlantedAlert): Promise<void> {
  const { rows } = await db.execute<{ recipientId: number; alertId: number }>(sql`
    with person as (insert into recipients (email) values (${email}) returning id),
      saved as (insert into alerts (recipient_id, query, name, own_name, frequency, confirmed_at, paused_at, pause_reason, conditions, around)
        select id, ${query}, ${name}, ${`${name}, le mien`}, 'weekly', now(), now(), 'person', '[{"kind": "keywords"}]', '{"km": 1}' from person
        returning id, recipient_id),
      anchored as (insert into alert_anchors (anchor, alert_id, kinds) select 'anywhere', id, 1 from saved)
    select id as "alertId", recipient_id as "recipientId" from saved`);
  const { recipientId, alertId } = rows[0]!;
  await db.execute(sql`
    with happened as (insert into listing_events (listing_id, kind, price, stage, actor)
      values (${wanted.id}, 'new', 1000, 'disponible', 'person'), (${asked.id}, 'back', 1000, 'disponible', 'person')
      returning id, listing_id)
    insert into notices (recipient_id, event_id, alert_id, due)
    select ${recipientId}, id, ${alertId}, 'weekly' from happened where listing_id = ${wanted.id}`);
}

/** An FTP account of the organisation, a file that it sent, and the file's data of a home. */
async function plantFeeds(
  db: Database,
  { id, advertiserId }: { id: string; advertiserId: number },
  word: (of: string) => string,
): Promise<void> {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
  const { rows } = await db.execute<{ importId: number; feedId: number }>(sql`
    with source as (insert into feed_sources (advertiser_id, kind, name, ftp, password, seen, look, problem, certificate)
        values (${advertiserId}, 'ftp', ${word("logiciel")}, ${json({ host: word("serveur"), user: word("compte") })}, ${word("passe")},
          ${json({ [word("vu")]: { mark: word("marque"), isTaken: true } })}, ${json({ taken: [word("pris")] })}, 'refused',
          ${json({ subject: word("certificat") })}) returning id),
      feed as (insert into feeds (source_id, agency, advertiser_id, kept_fields)
        select id, ${word("code")}, ${advertiserId}, array[${word("champ")}] from source returning id, source_id)
    insert into imports (source_id, feed_id, state, refusal, file_key, file_name, sha256, bytes, version, software, decided_by)
    select source_id, id, 'done', 'older', gen_random_uuid(), ${word("fichier")}, ${word("empreinte")}, 1, ${word("version")},
      ${word("editeur")}, ${id} from feed
    returning id as "importId", feed_id as "feedId"`);
  const { importId, feedId } = rows[0]!;
  await db.execute(sql`
    insert into import_lines (import_id, agency, key, reference, kind, home)
    values (${importId}, 'a', ${word("cle")}, ${word("reference")}, 'home', ${json({ form: { title: word("lu") }, photos: [] })})`);
  await db.execute(sql`
    insert into feed_homes (feed_id, key, reference, hash, form, photos)
    values (${feedId}, ${word("cle")}, ${word("reference")}, ${word("condense")}, ${json({ title: word("bien") })}, ${json([{ source: word("cliche") }])})`);
}
