import { addDocumentVersion } from "#app/platform/documents/site-documents.repository.server.ts";
import { randomBytes, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { addDecisionLink } from "#app/moderation/decisions.repository.server.ts";
import { addReport, addReportLink } from "#app/moderation/reports.repository.server.ts";
import { addRequestLink } from "#app/requests/request-links.repository.server.ts";
import type { UserType } from "#app/domain/user-type.ts";
import type { Database } from "#db/client.ts";
import { attempts, sessions, verifications } from "#db/schema/accounts.ts";
import { listingDrafts, publishedDrafts } from "#db/schema/drafts.ts";
import { favourites } from "#db/schema/listing-life.ts";
import { media } from "#db/schema/media.ts";
import { createAlert } from "../factories/alerts.ts";
import { createDraft, flatForm, rentalForm } from "../factories/drafts.ts";
import { createImport, foreseenLine } from "../factories/imports.ts";
import { createRequest } from "../factories/requests.ts";
import { cookieHeader, testAccounts } from "../setup/visitors/test-accounts.ts";
import { saveLegalNotice } from "../setup/data/written-notice.ts";

export const actors = ["visitor", "seeker", "owner", "agency", "operator"] as const;
/** Who sends a request. */
export type Actor = (typeof actors)[number];

type Member = Exclude<Actor, "visitor" | "operator">;
const userTypes: Record<Member, UserType> = { seeker: "chercheur", owner: "proprietaire", agency: "agence" };

/** Accounts with sessions, listings, drafts, threads and links, which random requests name by `{{name}}`. */
export type Scene = {
  cookies: Record<Actor, string>;
  names: Record<string, string>;
  /** Whether everything is still there: accounts may have been deleted or logged out. */
  isWhole(): Promise<boolean>;
};

type Site = { db: Database; secret: string; address: string };

/** Creates a scene of new rows, and resets the limits. */
export async function openScene(site: Site): Promise<Scene> {
  const { db } = site;
  const accounts = testAccounts(site);
  await db.delete(attempts);
  await saveLegalNotice(db);
  const names: Record<string, string> = { anything: randomUUID() };
  const cookies: Record<Actor, string> = { visitor: "", seeker: "", owner: "", agency: "", operator: "" };
  const ids = { drafts: [] as string[], requests: [] as string[], users: [] as string[] };

  await db.transaction((tx) =>
    addDocumentVersion(tx, {
      name: "pages/nos-agences.json",
      seen: 0,
      content: { titre: "Nos agences", texte: "Deux.", enPied: true },
      authorId: null,
    }),
  );

  async function openMember(actor: Member) {
    const { account, advertiser, listings } =
      actor === "seeker"
        ? { account: await accounts.openAccount(), advertiser: null, listings: [] }
        : await accounts.openDashboard({ userType: userTypes[actor], listings: [{}, { transaction: "location" }, {}] });
    cookies[actor] = await accounts.cookieOf(account);
    const elsewhere = randomUUID();
    await db
      .insert(sessions)
      .values({ id: elsewhere, userId: account.id, token: randomUUID(), expiresAt: new Date(Date.now() + 86_400_000) });
    const token = randomBytes(18).toString("hex");
    await db.insert(verifications).values({
      id: randomUUID(),
      identifier: `reset-password:${token}`,
      value: account.id,
      expiresAt: new Date(Date.now() + 3_600_000),
    });
    ids.users.push(account.id);
    name(actor, { id: account.id, email: account.email, password: account.password, session: elsewhere, token });
    for (const [index, listing] of listings.entries())
      name(`${actor}.${index}`, { listing: `${listing.slug}-${listing.reference}`, reference: listing.reference });
    if (advertiser)
      name(actor, {
        advertiser: advertiser.slug,
        commune: String(advertiser.communeId),
        organisation: String(advertiser.id),
      });
    return { account, listings };
  }

  const name = (of: string, values: Record<string, string>) => {
    for (const [key, value] of Object.entries(values)) names[`${of}.${key}`] = value;
  };

  const seeker = await openMember("seeker");
  for (const actor of ["owner", "agency"] as const) {
    const { account, listings } = await openMember(actor);
    const { importId, feedId } = await createImport(db, {
      advertiserId: Number(names[`${actor}.organisation`]),
      lines: [foreseenLine(1), foreseenLine(4)],
    });
    name(actor, { import: String(importId), feed: String(feedId) });
    const draft = await createDraft(db, { userId: account.id, photos: 3 });
    const rental = await createDraft(db, { userId: account.id, form: rentalForm(), photos: 1 });
    const change = await createDraft(db, { userId: account.id, form: flatForm({ price: "1" }) });
    await db.update(listingDrafts).set({ listingId: listings[2]!.id }).where(eq(listingDrafts.id, change));
    const published = randomUUID();
    await db
      .insert(publishedDrafts)
      .values({ draftId: published, userId: account.id, listingId: listings[0]!.id, isNew: true });
    const { rows: photos } = await db.execute<{ id: string }>(
      sql`select id from draft_photos where draft_id in (${draft}, ${rental}) order by draft_id = ${draft} desc, position`,
    );
    name(actor, { draft, rental, change, published });
    name(`${actor}.photo`, Object.fromEntries(photos.map(({ id }, position) => [position, id])));
    ids.drafts.push(draft, rental, change);

    const { id: seekerId, email, firstName } = seeker.account;
    const isSeekers = { seekerId, seekerEmail: email, seekerName: firstName };
    const thread = await createRequest(db, { listingId: listings[0]!.id, ...isSeekers });
    const negotiated = await createRequest(db, {
      listingId: listings[1]!.id,
      status: "en_negociation",
      ...isSeekers,
    });
    const linked = await createRequest(db, { listingId: listings[0]!.id });
    const unconfirmed = await createRequest(db, { listingId: listings[2]!.id, confirmedAt: null });
    name(actor, {
      thread: thread.id,
      negotiated: negotiated.id,
      linked: linked.id,
      secret: await db.transaction((tx) => addRequestLink(tx, linked.id)),
      unconfirmed: await db.transaction((tx) => addRequestLink(tx, unconfirmed.id)),
    });
    ids.requests.push(thread.id, negotiated.id, linked.id);
    await db.insert(favourites).values({ userId: seekerId, listingId: listings[0]!.id });
  }
  await nameReports(db, names);
  const operator = await accounts.openOperator();
  cookies.operator = cookieHeader(operator.storageState);
  name("operator", { email: operator.email, password: operator.password });
  const saved = await createAlert(db, { email: names["seeker.email"]!, query: "commune=nantes" });
  const toConfirm = await createAlert(db, { isConfirmed: false });
  name("alert", { id: String(saved.id), confirm: toConfirm.secrets.confirm, end: saved.secrets.alert });
  name("alert", { person: saved.secrets.person, favourites: saved.secrets.favourites });
  const [picture] = await db.select({ sha256: media.sha256 }).from(media).orderBy(media.id).limit(1);
  name("picture", { sha256: picture!.sha256 });

  return {
    cookies,
    names,
    async isWhole() {
      const { rows } = await db.execute<{ isWhole: boolean }>(sql`select
        (select count(*) from sessions where user_id = any(${sql.param(ids.users)})) >= ${ids.users.length * 2}
        and (select count(*) from listing_drafts where id = any(${sql.param(ids.drafts)}::uuid[])) = ${ids.drafts.length}
        and (select count(*) from requests where id = any(${sql.param(ids.requests)}::uuid[])
               and status in ('nouvelle', 'en_negociation')) = ${ids.requests.length} as "isWhole"`);
      return rows[0]!.isWhole;
    },
  };
}

/** A message of each organisation's threads, and a report with its case. */
async function nameReports(db: Database, names: Record<string, string>): Promise<void> {
  for (const actor of ["owner", "agency"]) {
    const { rows } = await db.execute<{ id: string }>(
      sql`insert into request_events (request_id, step, author, author_name, body)
        values (${names[`${actor}.linked`]}, 'message', 'annonceur', 'Nadia', 'Oui, samedi.') returning id::text`,
    );
    names[`${actor}.message`] = rows[0]!.id;
  }
  const about = { kind: "listing", id: names["owner.0.reference"]! } as const;
  const said = {
    kind: "scam",
    explanation: "On me demande un virement.",
    name: "Mehdi",
    email: "mehdi@example.org",
  } as const;
  const stored = (await addReport(db, { ...said, about, accountId: null, now: new Date() }))!;
  names["report.case"] = stored.caseId;
  names["report.secret"] = await addReportLink(db, stored.reportId);
  const decided = await db.execute<{ id: string }>(sql`
    insert into decisions (subject, subject_id, choice, ground, facts, statement, decided_at)
    values ('listing', ${about.id}, 'change', 'fraud', 'Vu.', 'Décision', now()) returning id::text`);
  names["decision.number"] = decided.rows[0]!.id;
  names["decision.secret"] = await addDecisionLink(db, decided.rows[0]!.id, names["owner.id"]!);
}

/** Replaces names in a text by the scene's values. */
export const withValues = (text: string, { names }: Scene): string =>
  text.replaceAll(/\{\{([\w.]+)\}\}/g, (whole, name: string) => names[name] ?? whole);

/** Replaces the scene's values in a page's text by names, the same for every scene. */
export function withNames(text: string, { names }: Scene): string {
  const longestFirst = Object.entries(names).toSorted(([, one], [, other]) => other.length - one.length);
  return longestFirst.reduce(
    (named, [name, value]) => (value.length >= 6 ? named.replaceAll(value, `{{${name}}}`) : named),
    text,
  );
}
