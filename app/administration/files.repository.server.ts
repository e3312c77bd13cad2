import { sql } from "drizzle-orm";
import { isNamedInSql } from "#app/advertisers/named-organisation.ts";
import type { MemberRole, OperatorRole } from "#app/domain/member-role.ts";
import type { ListingStatus, Transaction } from "#app/domain/listing.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import type { Standing } from "#app/domain/standing.ts";
import type { UserType } from "#app/domain/user-type.ts";
import { advertiserNameInSql } from "#db/advertiser-name.ts";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import { stageInSql } from "#db/listing-stage.ts";
import { standingInSql } from "#db/standing.ts";

// Times as ISO in UTC: PostgreSQL's JSON would use the session's time zone.
const displayName = advertiserNameInSql("a");

export type AccountFile = {
  id: string;
  name: string;
  email: string;
  isConfirmed: boolean;
  userType: UserType;
  createdAt: string;
  operator: OperatorRole | null;
  standing: Standing | null;
  standingSince: string | null;
  /** Names of login providers; « credential » is a password. */
  logins: string[];
  sessions: number;
  organisations: { id: number; name: string; role: MemberRole }[];
  requests: number;
  drafts: number;
  alerts: number;
};

/** The back office's data of an account; null for an unknown id. Counts stop at a thousand. */
export async function findAccountFile(db: Connection, id: string): Promise<AccountFile | null> {
  const { rows } = await db.execute<AccountFile>(sql`
    select u.id, u.name, u.email, u.email_verified as "isConfirmed", u.user_type as "userType",
      ${isoInSql(sql`u.created_at`)} as "createdAt", u.standing, ${isoInSql(sql`u.standing_since`)} as "standingSince",
      (select role from operators where user_id = u.id) as operator,
      (select coalesce(json_agg(provider_id order by provider_id), '[]') from credentials where user_id = u.id) as logins,
      (select count(*)::int from sessions s where s.user_id = u.id and s.expires_at > now()) as sessions,
      (select coalesce(json_agg(json_build_object('id', a.id, 'name', ${displayName}, 'role', m.role) order by m.joined_at), '[]')
        from memberships m join advertisers a on a.id = m.advertiser_id where m.user_id = u.id) as organisations,
      (select count(*)::int from (select from requests r where r.seeker_id = u.id limit 1000) r) as requests,
      (select count(*)::int from (select from listing_drafts d where d.user_id = u.id limit 1000) d) as drafts,
      (select count(*)::int from (select from alerts al join recipients re on re.id = al.recipient_id
        where re.email = u.email limit 1000) al) as alerts
    from users u where u.id = ${id}`);
  return rows[0] ?? null;
}

export type OrganisationFile = {
  id: number;
  slug: string;
  name: string;
  role: string;
  siret: string | null;
  communeName: string;
  createdAt: string;
  standing: Standing | null;
  standingSince: string | null;
  /** The account whose suspension also suspended this organisation: its only member. */
  suspendedWith: string | null;
  members: { id: string; name: string; email: string; role: MemberRole }[];
  listings: Partial<Record<ListingStatus, number>>;
  newest: { reference: string; title: string; stage: ListingStage; transaction: Transaction }[];
};

/** The back office's data of an organisation; null for an unknown id, or when its account was deleted. */
export async function findOrganisationFile(db: Connection, id: number): Promise<OrganisationFile | null> {
  const { rows } = await db.execute<OrganisationFile>(sql`
    select a.id, a.slug, ${displayName} as name, a.role, a.siret, c.name as "communeName", ${isoInSql(sql`a.created_at`)} as "createdAt",
      ${standingInSql("a")} as standing, ${isoInSql(sql`a.standing_since`)} as "standingSince", a.suspended_with as "suspendedWith",
      (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'role', m.role) order by m.joined_at),
        '[]') from memberships m join users u on u.id = m.user_id where m.advertiser_id = a.id) as members,
      (select coalesce(json_object_agg(n.status, n.count), '{}') from (select status, count(*)::int as count from listings
        where advertiser_id = a.id group by status) n) as listings,
      (select coalesce(json_agg(n), '[]') from (select l.reference, l.title, ${stageInSql("l")} as stage, l.transaction
        from listings l where l.advertiser_id = a.id and l.status <> 'brouillon' order by l.published_at desc limit 10) n) as newest
    from advertisers a join communes c on c.id = a.commune_id where a.id = ${id} and a.left_at is null`);
  return rows[0] ?? null;
}

export type ListingFile = {
  id: number;
  reference: string;
  slug: string;
  title: string;
  description: string;
  stage: ListingStage;
  transaction: Transaction;
  price: number;
  communeName: string;
  address: string | null;
  publishedAt: string | null;
  updatedAt: string;
  /** The version of the texts that an editor sees and changes. */
  version: string;
  advertiser: { id: number; name: string };
  inCharge: { id: string; name: string } | null;
  hidden: { returnsTo: ListingStage; withOrganisation: boolean; since: string } | null;
  requests: number;
  events: { kind: string; stage: ListingStage | null; at: string; by: string | null }[];
};

/** The back office's data of a listing, with its last fifty events; null for an unknown reference and for drafts. */
export async function findListingFile(db: Connection, reference: string): Promise<ListingFile | null> {
  const { rows } = await db.execute<ListingFile>(sql`
    select l.id, l.reference, l.slug, l.title, d.description, ${stageInSql("l")} as stage, l.transaction, l.price::float8 as price,
      c.name as "communeName", d.address, ${isoInSql(sql`l.published_at`)} as "publishedAt", ${isoInSql(sql`l.updated_at`)} as "updatedAt",
      md5(l.title || d.description) as version, json_build_object('id', a.id, 'name', ${displayName}) as advertiser,
      (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = l.in_charge_id) as "inCharge",
      (select json_build_object('returnsTo', h.stage, 'withOrganisation', h.with_organisation, 'since', ${isoInSql(sql`h.hidden_at`)})
        from hidden_listings h where h.listing_id = l.id) as hidden,
      (select count(*)::int from (select from requests r where r.listing_id = l.id and r.confirmed_at is not null limit 1000) r)
        as requests,
      (select coalesce(json_agg(e), '[]') from (select e.kind, e.stage, ${isoInSql(sql`e.created_at`)} as at, u.name as by
        from listing_events e left join users u on u.id = e.actor_id where e.listing_id = l.id order by e.id desc limit 50) e)
        as events
    from listings l join listing_details d on d.listing_id = l.id join communes c on c.id = l.commune_id
      join advertisers a on a.id = l.advertiser_id
    where l.reference = ${reference} and l.status <> 'brouillon'`);
  return rows[0] ?? null;
}

/**
 * An organisation by an operator's text: its SIRET, its number, or the address of its profile. `emails` are the administrators'
 * addresses.
 */
export async function findOrganisation(
  db: Connection,
  typed: string,
): Promise<{ id: number; name: string; emails: string[] } | null> {
  const { rows } = await db.execute<{ id: number; name: string; emails: string[] }>(sql`
    select a.id, ${displayName} as name, array(select u.email from memberships m join users u on u.id = m.user_id
      where m.advertiser_id = a.id and m.role = 'administrator') as emails
    from advertisers a where ${isNamedInSql(typed)} and a.left_at is null order by a.id limit 2 for share of a`);
  // Two organisations may have one SIRET: the text is then ambiguous.
  return rows.length === 1 ? rows[0]! : null;
}
