import { sql, type SQL } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import { isOnShowInSql } from "#db/on-show.ts";
import type { Block, BlockKind } from "#app/domain/block.ts";
import type { Counted, StoredBlock } from "./blocks.ts";

/** All rules, including expired ones, the newest first. */
export async function listBlocks(db: Connection): Promise<StoredBlock[]> {
  const { rows } = await db.execute<StoredBlock>(sql`
    select id, kind, value, ${isoInSql(sql`created_at`)} as "createdAt",
      ${isoInSql(sql`ends_at`)} as "endsAt", ends_at is not null and ends_at <= now() as "isOver"
    from blocks order by id desc limit 1000`);
  return rows;
}

/** Adds a rule until a day, included; returns its id, null for a duplicate. */
export async function addBlock(
  tx: Connection,
  { kind, value, lastDay }: Block & { lastDay: string | null },
): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into blocks (kind, value, ends_at) values (${kind}, ${value}, (${lastDay}::date + 1) at time zone 'Europe/Paris')
    on conflict (kind, value) do update set ends_at = excluded.ends_at, created_at = now() where blocks.ends_at <= now()
    returning id::text`);
  return rows[0]?.id ?? null;
}

/** Ends a rule; null where the rule does not exist any more. */
export async function deleteBlock(tx: Connection, id: number): Promise<Block | null> {
  const { rows } = await tx.execute<Block>(sql`delete from blocks where id = ${id} returning kind, value`);
  return rows[0] ?? null;
}

/** Whether a session is in a network. Its address is IPv4, or the first half of IPv6; other texts match nothing. */
const sessionIsIn = (network: string) => sql`case when s.ip_address ~ '^[0-9a-f.:]+(/64)?$' and s.ip_address ~ '[.:]'
  then s.ip_address::inet <<= ${network}::inet else false end`;

/** Whether an address is of a domain or of a subdomain, as in `hasDomain`. */
const isOfDomain = (email: SQL, domain: string) =>
  sql`right('.' || split_part(${email}, '@', 2), length(${domain}::text) + 1) = '.' || ${domain}::text`;

const accountsMet: Record<BlockKind, (value: string) => SQL> = {
  domain: (value) => sql`select id from users where ${isOfDomain(sql`email`, value)}`,
  network: (value) => sql`select distinct s.user_id as id from sessions s where ${sessionIsIn(value)}`,
  telephone: (value) => sql`select m.user_id as id from advertisers a join memberships m on m.advertiser_id = a.id
    where a.phone is not null and regexp_replace(a.phone, '\\D', '', 'g') in (${value}, '33' || substr(${value}, 2))`,
};

type RecentText = { href: string; text: string; isPublic: boolean };

/** Public texts of the last thirty days, the newest of each kind first, with their back-office pages. */
export async function listRecentTexts(db: Connection): Promise<RecentText[]> {
  const { rows } = await db.execute<RecentText>(sql`
    (select '/administration/annonces/' || reference as href, title || ' ' || description as text, true as "isPublic"
      from listings join listing_details on listing_id = id
      where ${isOnShowInSql()} and published_at > now() - interval '30 days'
      order by published_at desc, id desc limit 1000)
    union all
    (select '/administration/demandes/' || request_id, body, false
      from (select * from request_events order by id desc limit 2000) e
      where body <> '' and created_at > now() - interval '30 days' order by id desc)`);
  return rows;
}

/** Counts the stored data that a rule matches. */
export async function findMet(db: Connection, { kind, value }: Block): Promise<Counted> {
  const accounts = sql`select id from (${accountsMet[kind](value)}) a limit 1000`;
  const sessions =
    kind === "network"
      ? sql`select from sessions s where ${sessionIsIn(value)}`
      : sql`select from sessions s where s.user_id in (${accounts})`;
  const requests =
    kind === "domain"
      ? sql`select from requests r where ${isOfDomain(sql`r.seeker_email`, value)}`
      : sql`select from requests r where r.seeker_id in (${accounts})`;
  const { rows } = await db.execute<Counted>(sql`
    select (select count(*)::int from (${accounts}) a) as accounts,
      (select count(*)::int from (${sessions} limit 1000) s) as sessions,
      (select count(*)::int from (${requests} limit 1000) r) as requests,
      array(select u.name from users u where u.id in (select id from (${accounts}) a limit 5) order by u.name) as names`);
  return rows[0]!;
}
