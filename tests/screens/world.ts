import { eq } from "drizzle-orm";
import { addFactorCode } from "#app/account/account-links.repository.server.ts";
import { recordAct } from "#app/operators/acts.repository.server.ts";
import { addDocumentVersion } from "#app/platform/documents/site-documents.repository.server.ts";
import { addRequestLink } from "#app/requests/request-links.repository.server.ts";
import type { Database } from "#db/client.ts";
import { advertisers, operators } from "#db/schema/advertisers.ts";
import { draftPhotos, listingDrafts, publishedDrafts } from "#db/schema/drafts.ts";
import { favourites } from "#db/schema/listing-life.ts";
import { requestEvents } from "#db/schema/requests.ts";
import { randomUUID } from "node:crypto";
import { createAlert, createNews } from "../factories/alerts.ts";
import { createAdvertiser } from "../factories/advertisers.ts";
import { createDraft, flatForm } from "../factories/drafts.ts";
import { createListing } from "../factories/listings.ts";
import { createRequest } from "../factories/requests.ts";
import { actorOf } from "../setup/visitors/actors.ts";
import type { OpenedAccount } from "../setup/visitors/test-accounts.ts";
import { openImports } from "./open-imports.ts";
import { saveLegalNotice } from "../setup/data/written-notice.ts";
import { openReports } from "./open-reports.ts";
import { openSources } from "./open-sources.ts";
import type { World } from "./screen.ts";

type Needs = { db: Database; openAccount(overrides: object): Promise<OpenedAccount> };

/** Creates accounts, listings, drafts and requests in every state of a screen. */
export async function openWorld({ db, openAccount }: Needs): Promise<World> {
  const [seeker, owner, agency, newcomer, operator, newOperator] = [
    await openAccount({ userType: "chercheur", firstName: "Anne-Charlotte", familyName: "de Montmorency-Beaumont" }),
    await openAccount({ userType: "proprietaire" }),
    await openAccount({ userType: "agence" }),
    await openAccount({ userType: "chercheur" }),
    await openAccount({ firstName: "Camille", familyName: "Roux" }),
    await openAccount({}),
  ];
  for (const { id } of [operator, newOperator]) await db.insert(operators).values({ userId: id, role: "operator" });
  const enrolmentCode = await addFactorCode(db, newOperator);
  const acting = { ...(await actorOf(db, operator)), operator: "operator" as const };
  await recordAct(db, acting, {
    act: "operator.grant",
    on: { kind: "account", id: newOperator.id },
    why: "Remplace Nadia pendant l’été",
    before: "moderator",
    after: "operator",
  });
  const page = {
    titre: "Nos agences",
    texte: "## Où nous trouver\n\nÀ **Nantes** et à [Lyon](/annonces?commune=lyon).",
    enPied: true,
  };
  for (const texte of ["Bientôt.", page.texte])
    await db.transaction((tx) =>
      addDocumentVersion(tx, {
        name: "pages/nos-agences.json",
        seen: texte === page.texte ? 1 : 0,
        content: { ...page, texte },
        authorId: operator.id,
      }),
    );
  const mine = await createAdvertiser(db, {
    role: "proprietaire",
    firstName: owner.firstName,
    familyName: owner.familyName,
  });
  await db.update(advertisers).set({ userId: owner.id }).where(eq(advertisers.id, mine.id));
  const theirs = await createAdvertiser(db, { firstName: agency.firstName, familyName: agency.familyName });
  await db.update(advertisers).set({ userId: agency.id }).where(eq(advertisers.id, theirs.id));
  await openSources(db, theirs.id);
  const own = { advertiserId: mine.id, communeId: mine.communeId, photos: 0 };
  const listing = await createListing(db, {
    ...own,
    title: "Maison de ville avec un titre assez long pour passer à la ligne",
  });
  const negotiated = await createListing(db, { ...own, status: "en_negociation", transaction: "location" });
  const gone = await createListing(db, { ...own, status: "retiree" });
  await db.insert(favourites).values([listing, gone].map(({ id }) => ({ userId: seeker.id, listingId: id })));
  await createListing(db, { advertiserId: theirs.id, communeId: theirs.communeId, photos: 0, title: "Loft" });

  const from = {
    seekerId: seeker.id,
    seekerEmail: seeker.email,
    seekerName: `${seeker.firstName} ${seeker.familyName}`,
  };
  const request = await createRequest(db, {
    listingId: listing.id,
    ...from,
    message: `Bonjour ${"trèslong".repeat(30)}`,
  });
  const negotiation = await createRequest(db, { listingId: negotiated.id, ...from, status: "en_negociation" });
  await db.insert(requestEvents).values({
    requestId: negotiation.id,
    step: "offre",
    author: "demandeur",
    authorName: from.seekerName,
    body: "Notre offre.",
    amount: 85_000,
  });
  const declined = await createRequest(db, { listingId: listing.id, status: "declinee" });
  const blocked = await createRequest(db, { listingId: listing.id, blockedAt: new Date() });
  const unconfirmed = await createRequest(db, { listingId: listing.id, confirmedAt: null });

  const [message] = await db
    .insert(requestEvents)
    .values({
      requestId: negotiation.id,
      step: "message",
      author: "annonceur",
      authorName: owner.firstName,
      body: "Envoyez-moi d’abord vos bulletins de salaire et une avance.",
    })
    .returning({ id: requestEvents.id });
  await saveLegalNotice(db);
  const reported = await openReports(db, { reference: listing.reference, advertiserId: mine.id });

  const alert = await createAlert(db, {
    email: seeker.email,
    query: "commune=lyon&priceMax=350000",
    seenAt: new Date(0),
  });
  await createNews(db, { alert, listingId: listing.id });
  await createNews(db, { alert, listingId: negotiated.id });
  const pausedAt = new Date();
  await createAlert(db, {
    email: seeker.email,
    query: "departement=44",
    pausedAt,
    pauseReason: "refused",
    askedAt: pausedAt,
  });
  await createAlert(db, {
    email: seeker.email,
    query: "zone=45.7_4.8~45.8_4.9~45.7_4.9&minBedrooms=2",
    ownName: "Près de la Tête-d’Or",
    pausedAt,
    pauseReason: "nowhere",
  });
  const unconfirmedAlert = await createAlert(db, { query: "departement=33&propertyType=maison", isConfirmed: false });

  await plantMails(db);
  const draft = await createDraft(db, { userId: owner.id });
  const pictures = await db.$client.query<{ media_id: number; alt: string }>(
    "select media_id, alt from listing_photos join listings on listings.id = listing_id where is_sample order by media_id limit 3",
  );
  await db.insert(draftPhotos).values(
    pictures.rows.map(({ media_id, alt }, position) => ({
      id: randomUUID(),
      draftId: draft,
      position,
      mediaId: media_id,
      alt,
    })),
  );
  const faulty = await createDraft(db, {
    userId: owner.id,
    form: flatForm({
      price: "cher",
      energyClass: "",
      livingArea: "-3",
      dpeDate: "hier",
      title: "",
      carrezArea: "300",
      description: "Pas d’étrangers. Photos sur www.exemple.fr, ou par jean@exemple.fr, au 06 12 34 56 78.",
    }),
  });
  const online = await createDraft(db, { userId: owner.id });
  await db.insert(publishedDrafts).values({ draftId: online, userId: owner.id, listingId: listing.id, isNew: true });
  await db.delete(listingDrafts).where(eq(listingDrafts.id, online));

  const sample = async (where: string) => {
    const { rows } = await db.$client.query<{ slug: string; reference: string }>(
      `select slug, reference from listings where is_sample and status = 'disponible' and photo_count > 0 and ${where} order by photo_count desc, id limit 1`,
    );
    return `/annonces/${rows[0]!.slug}-${rows[0]!.reference}`;
  };
  const profile = await db.$client.query<{ slug: string }>(
    "select a.slug from advertisers a join listings l on l.advertiser_id = a.id where a.is_sample and a.agency_name is not null and a.phone is not null group by a.slug having count(*) > 3 limit 1",
  );
  return {
    flat: await sample("transaction = 'vente' and property_type = 'appartement'"),
    house: await sample("transaction = 'vente' and property_type = 'maison'"),
    plot: await sample("property_type = 'terrain'"),
    cheaper: await sample("(select count(*) from listing_prices where listing_id = listings.id) = 3"),
    rental: await sample("transaction = 'location'"),
    gone: `/annonces/${gone.slug}-${gone.reference}`,
    advertiser: `/annonceurs/${profile.rows[0]!.slug}`,
    emptyAdvertiser: `/annonceurs/${(await createAdvertiser(db)).slug}`,
    listing: { href: `/annonces/${listing.slug}-${listing.reference}`, reference: listing.reference },
    organisation: mine.id,
    request: request.id,
    negotiation: negotiation.id,
    declined: declined.id,
    blocked: blocked.id,
    toConfirm: await addRequestLink(db, unconfirmed.id),
    toFollow: await addRequestLink(db, negotiation.id),
    toBlocked: await addRequestLink(db, blocked.id),
    message: String(message!.id),
    reported,
    alerts: {
      confirm: unconfirmedAlert.secrets.confirm,
      end: alert.secrets.alert,
      list: alert.secrets.person,
      id: alert.id,
    },
    draft,
    faulty,
    online,
    ...(await openImports(db, theirs.id)),
    accounts: { seeker, owner, agency, newcomer, operator, newOperator },
    enrolmentCode,
    async sql(text) {
      await db.$client.query(text);
    },
  };
}

/** Mails in every state, and a refused address. */
async function plantMails(db: Database): Promise<void> {
  await db.$client.query(`
    insert into mails (recipient, subject, text, html, last_error, given_up_at) values
      ('jean-baptiste.de-la-rochefoucauld@entreprise-au-nom-tres-long.example', 'Votre annonce « Maison de ville avec un titre assez long » est en ligne', 't', 'h',
        'Can''t send mail - all recipients were rejected: 550 5.1.1 <jean-baptiste@entreprise.example>: Recipient address rejected: User unknown', now()),
      ('zoe@example.org', 'Baisse de prix, 285 000 € : Appartement 3 pièces', 't', 'h', 'connect ECONNREFUSED 192.0.2.1:587', now() - interval '2 days')`);
  await db.$client.query(`
    insert into mails (recipient, subject, text, html, last_error) values
      ('max@example.org', 'Confirmez votre adresse', 't', 'h', 'Can''t send mail - all recipients were rejected: 450 4.2.0 Greylisted')`);
  await db.$client.query(`
    insert into sent_mails (id, recipient, subject, queued_at, sent_at) values
      (gen_random_uuid(), 'zoe@example.org', 'Votre nouveau mot de passe', now(), now()),
      (gen_random_uuid(), 'max@example.org', 'Nouveau, 285 000 € : Appartement 3 pièces avec balcon', now(), now() - interval '1 day')`);
  await db.$client.query(`
    insert into jobs.job (name, state, output, completed_on) values
      ('compute-market-prices', 'failed', '{"message": "Error: canceling statement due to lock timeout"}', now())`);
  await db.$client.query(`
    insert into daily_figures (day, figure, value)
    select current_date - n, f, (v + (30 - n) * s + 3 * s * (n % 4))::int
    from generate_series(0, 29) n, (values ('disponible', 11800, 14), ('en_negociation', 900, 1), ('transmis', 40210, 30),
      ('retiree', 7700, 3), ('accounts', 10250, 12), ('alerts', 5300, 0), ('requests', 40, 5), ('searches', 9000, 310)) as figures (f, v, s)
    on conflict do nothing`);
  await db.$client.query(`
    insert into cases (subject, subject_id, is_grave, opened_at, due_at)
    values ('listing', 'BVABCDE1', true, now() - interval '1 day', now()) on conflict do nothing`);
  const refused = await createAlert(db, { query: "departement=29", pausedAt: new Date(), pauseReason: "complaint" });
  await db.$client.query(
    "update recipients set refused_at = now() where id = (select recipient_id from alerts where id = $1)",
    [refused.id],
  );
}
