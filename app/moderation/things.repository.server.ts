import { type SQL, sql } from "drizzle-orm";
import { spaceTyped } from "#app/i18n/french-spacing.ts";
import { isOnShow, type ListingStatus } from "#app/domain/listing.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import type { RequestAuthor } from "#app/domain/request.ts";
import { profileHref } from "#app/directory/directory-address.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import type { RequestParties } from "#app/requests/request.policy.ts";
import { advertiserNameInSql } from "#db/advertiser-name.ts";
import type { Connection } from "#db/client.ts";
import { stageInSql } from "#db/listing-stage.ts";
import { isNotSuspendedInSql } from "#db/standing.ts";
import { isThingId, type Thing, type ThingId, type ThingKind } from "./thing.ts";

const advertiserName = advertiserNameInSql("a");

/** The current state of a thing; null for an unknown id. */
export async function findThing(db: Connection, thing: ThingId): Promise<Thing | null> {
  return isThingId(thing) ? readers[thing.kind](db, thing.id) : null;
}

const readers: Record<ThingKind, (db: Connection, id: string) => Promise<Thing | null>> = {
  listing: (db, reference) => findListing(db, sql`l.reference = ${reference}`),
  organisation: (db, id) => findOrganisation(db, sql`a.id = ${id}::int`),
  message: findMessage,
  account: findAccount,
};

type ListingRow = {
  reference: string;
  slug: string;
  title: string;
  status: ListingStatus;
  stage: ListingStage;
  advertiserId: number;
  by: string;
  version: string;
};

async function findListing(db: Connection, condition: SQL): Promise<Thing | null> {
  const { rows } = await db.execute<ListingRow>(sql`
    select l.reference, l.slug, l.title, l.status, ${stageInSql("l")} as stage, l.advertiser_id as "advertiserId",
      ${advertiserName} as by, extract(epoch from l.updated_at)::text as version
    from listings l join advertisers a on a.id = l.advertiser_id where ${condition}`);
  if (!rows[0]) return null;
  const { reference, slug, title, status, stage, advertiserId, by, version } = rows[0];
  return {
    kind: "listing",
    id: reference,
    title: spaceTyped(title),
    by,
    text: "",
    href: isOnShow(status) ? listingHref({ slug, reference }) : null,
    file: `/administration/annonces/${reference}`,
    stage,
    behind: { kind: "organisation", id: String(advertiserId) },
    version: `${stage} ${version}`,
  };
}

type OrganisationRow = { id: number; slug: string; by: string; hasLeft: boolean };

async function findOrganisation(db: Connection, condition: SQL): Promise<Thing | null> {
  const { rows } = await db.execute<OrganisationRow>(sql`
    select a.id, a.slug, ${advertiserName} as by, a.left_at is not null as "hasLeft" from advertisers a where ${condition}`);
  if (!rows[0] || rows[0].hasLeft) return null;
  const { id, slug, by } = rows[0];
  const own = { kind: "organisation", id: String(id) } as const;
  const file = `/administration/organisations/${id}`;
  return { ...own, title: by, by, text: "", href: profileHref(slug), file, stage: null, behind: own, version: "" };
}

/** The profile of an advertiser, by its address; null for an unknown address. */
export const findProfile = (db: Connection, slug: string): Promise<Thing | null> =>
  slug.includes("\0") ? Promise.resolve(null) : findOrganisation(db, sql`a.slug = ${slug}`);

/** Whether the profile at this address is hidden from everybody. */
export async function isSuspendedProfile(db: Connection, slug: string): Promise<boolean> {
  if (slug.includes("\0")) return false;
  const { rows } = await db.execute(
    sql`select from advertisers a where a.slug = ${slug} and not ${isNotSuspendedInSql("a")}`,
  );
  return rows.length > 0;
}

type MessageRow = {
  author: RequestAuthor;
  authorName: string;
  body: string;
  advertiserId: number;
  seekerId: string | null;
  title: string;
  requestId: string;
};

async function findMessage(db: Connection, id: string): Promise<Thing | null> {
  const { rows } = await db.execute<MessageRow>(sql`
    select e.author, e.author_name as "authorName", e.body, r.advertiser_id as "advertiserId", r.seeker_id as "seekerId", l.title,
      r.id as "requestId"
    from request_events e join requests r on r.id = e.request_id join listings l on l.id = r.listing_id
    where e.id = ${id}::bigint and ${isSaid}`);
  if (!rows[0]) return null;
  const { author, authorName, body, advertiserId, seekerId, title, requestId } = rows[0];
  const seeker = seekerId === null ? null : ({ kind: "account", id: seekerId } as const);
  const behind = author === "annonceur" ? ({ kind: "organisation", id: String(advertiserId) } as const) : seeker;
  const about = spaceTyped(title);
  return {
    kind: "message",
    id,
    title: about,
    by: authorName,
    text: body,
    href: null,
    file: `/administration/demandes/${requestId}`,
    stage: null,
    behind,
    version: "",
  };
}

const isSaid = sql`e.author <> 'portail' and e.step in ('demande', 'message', 'offre')`;

/** The author of a message and the parties of its thread, for `sideOf`; null for an unknown message. */
export async function findMessageParties(
  db: Connection,
  id: string,
): Promise<{ author: RequestAuthor; parties: RequestParties } | null> {
  if (!isThingId({ kind: "message", id })) return null;
  const { rows } = await db.execute<{ author: RequestAuthor; parties: RequestParties }>(sql`
    select e.author, json_build_object('id', r.id, 'advertiserId', r.advertiser_id, 'seekerId', r.seeker_id,
      'seekerEmail', r.seeker_email, 'isConfirmed', r.confirmed_at is not null) as parties
    from request_events e join requests r on r.id = e.request_id where e.id = ${id}::bigint and ${isSaid}`);
  return rows[0] ?? null;
}

async function findAccount(db: Connection, id: string): Promise<Thing | null> {
  const { rows } = await db.execute<{ name: string; email: string }>(
    sql`select name, email from users where id = ${id}`,
  );
  if (!rows[0]) return null;
  const own = { kind: "account", id } as const;
  const { name, email } = rows[0];
  return {
    ...own,
    title: name,
    by: email,
    text: "",
    href: null,
    file: `/administration/comptes/${id}`,
    stage: null,
    behind: own,
    version: "",
  };
}
