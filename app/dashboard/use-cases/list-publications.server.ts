import { advertiserOf, type Person } from "#app/account/actor.ts";
import { textIn } from "#app/publish/form/draft-form.ts";
import { countDrafts, findDrafts } from "#app/publish/drafts/drafts.repository.server.ts";
import type { Database } from "#db/client.ts";
import { countPublished } from "../dashboard.ts";
import { countOwnListings } from "../dashboard.repository.server.ts";
import {
  type DraftLine,
  type Publication,
  type PublicationCriteria,
  PUBLICATIONS_PER_PAGE,
  type Tab,
} from "../publications.ts";
import { countPublications, findPublications } from "../publications.repository.server.ts";

type PublicationPage = {
  /** The criteria, with the page within bounds. */
  criteria: PublicationCriteria;
  counts: Record<Tab, number>;
  listings: Publication[];
  drafts: DraftLine[];
  total: number;
  pageCount: number;
};

type Needs = { db: Database };

/** One page of an advertiser's listings, or of its drafts, with the count of each tab. */
export async function listPublications(
  { db }: Needs,
  { actor, criteria }: { actor: Person; criteria: PublicationCriteria },
): Promise<PublicationPage> {
  const advertiserId = advertiserOf(actor);
  const drafts = await countDrafts(db, actor);
  const counts = await countTabs(db, advertiserId, drafts);
  if (criteria.tab === "brouillons") return listDrafts({ db }, { actor, criteria, counts });
  if (advertiserId === null)
    return { criteria: { ...criteria, page: 1 }, counts, listings: [], drafts: [], total: 0, pageCount: 1 };
  const isWholeTab = !criteria.text && !criteria.transaction && !criteria.withoutPhoto;
  const total = isWholeTab ? counts[criteria.tab] : await countPublications(db, advertiserId, criteria);
  const pageCount = pagesFor(total);
  const shown = { ...criteria, page: Math.min(criteria.page, pageCount) };
  return {
    criteria: shown,
    counts,
    listings: await findPublications(db, { advertiserId, accountId: actor.account.id }, shown),
    drafts: [],
    total,
    pageCount,
  };
}

async function listDrafts(
  { db }: Needs,
  { actor, criteria, counts }: { actor: Person; criteria: PublicationCriteria; counts: Record<Tab, number> },
): Promise<PublicationPage> {
  const wanted = criteria.text.toLocaleLowerCase("fr");
  const all = (await findDrafts(db, actor)).map((draft): DraftLine => ({
    id: draft.id,
    title: textIn(draft.form, "title").slice(0, 200),
    changes: draft.listingReference,
    updatedAt: draft.updatedAt,
  }));
  const found = all.filter(({ title }) => title.toLocaleLowerCase("fr").includes(wanted));
  const pageCount = pagesFor(found.length);
  const page = Math.min(criteria.page, pageCount);
  const drafts = found.slice((page - 1) * PUBLICATIONS_PER_PAGE, page * PUBLICATIONS_PER_PAGE);
  return { criteria: { ...criteria, page }, counts, listings: [], drafts, total: found.length, pageCount };
}

async function countTabs(db: Database, advertiserId: number | null, drafts: number): Promise<Record<Tab, number>> {
  if (advertiserId === null)
    return { publiees: 0, disponibles: 0, negociation: 0, transmises: 0, retirees: 0, brouillons: drafts };
  const counts = await countOwnListings(db, advertiserId);
  const { available, negotiation, soldOrLet, withdrawn } = counts;
  return {
    publiees: countPublished(counts),
    disponibles: available,
    negociation: negotiation,
    transmises: soldOrLet,
    retirees: withdrawn,
    brouillons: drafts,
  };
}

const pagesFor = (total: number) => Math.max(1, Math.ceil(total / PUBLICATIONS_PER_PAGE));
