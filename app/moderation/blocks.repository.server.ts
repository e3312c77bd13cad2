import { sql, type SQL } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import type { Block, BlockKind } from "#app/domain/block.ts";
import type { Met, StoredBlock } from "./blocks.ts";

/** All rules, also those that are over, the newest first. */
export async function listBlocks(db: Connection): Promise<StoredBlock[]> {
  const { rows } = await db.execute<StoredBlock>(sql`
    select id, kind, value, ${isoInSql(sql`created_at`)} as "createdAt",
      ${isoInSql(sql`ends_at`)} as "endsAt", ends_at is not null and ends_at <= now() as "isOver"
    from blocks order by id desc limit 1000`);
  return rows;
}

/** Adds a rule until a day, included; returns its id, null where there is one already. */
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

/** Ends a rule; null where there is none any more. */
export async function deleteBlock(tx: Connection, id: number): Promise<Block | null> {
  const { rows } = await tx.execute<Block>(sql`delete from blocks where id = ${id} returning kind, value`);
  return rows[0] ?? null;
}

/** An address of a session is an IPv4 address or the first half of an IPv6 one; others match nothing. */
const sessionIsIn = (network: string) => sql`case when s.ip_address ~ '^[0-9a-f.:]+(/64)?$' and s.ip_address ~ '[.:]'
  then s.ip_address::inet <<= ${network}::inet else false end`;

const accountsMet: Record<BlockKind, (value: string) => SQL> = {
  domain: (value) => sql`select id from users where split_part(email, '@', 2) = ${value}`,
  network: (value) => sql`select distinct s.user_id as id from sessions s where ${sessionIsIn(value)}`,
  telephone: (value) => sql`select m.user_id as id from advertisers a join memberships m on m.advertiser_id = a.id
    where a.phone is not null and regexp_replace(a.phone, '\\D', '', 'g') in (${value}, '33' || substr(${value}, 2))`,
};

/** What is stored that a rule would have met. */
export async function findMet(db: Connection, { kind, value }: Block): Promise<Met> {
  const accounts = sql`select id from (${accountsMet[kind](value)}) a limit 1000`;
  const sessions =
    kind === "network"
      ? sql`select from sessions s where ${sessionIsIn(value)}`
      : sql`select from sessions s where s.user_id in (${accounts})`;
  const requests =
    kind === "domain"
      ? sql`select from requests r where split_part(r.seeker_email, '@', 2) = ${value}`
      : sql`select from requests r where r.seeker_id in (${accounts})`;
  const { rows } = await db.execute<Met>(sql`
    select (select count(*)::int from (${accounts}) a) as accounts,
      (select count(*)::int from (${sessions} limit 1000) s) as sessions,
      (select count(*)::int from (${requests} limit 1000) r) as requests,
      array(select u.name from users u where u.id in (select id from (${accounts}) a limit 5) order by u.name) as names`);
  return rows[0]!;
}
