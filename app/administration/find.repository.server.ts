import { type SQL, sql } from "drizzle-orm";
import { advertiserNameInSql } from "#db/advertiser-name.ts";
import type { Connection } from "#db/client.ts";
import type { Asked, Found } from "./found.ts";

/** Maximum number of results of each kind. */
const MOST = 10;

const nothingFound: Found = { listings: [], accounts: [], organisations: [], requests: [], cases: [] };

/** Finds the things that a text may name. Each part uses an index and has a limit. */
export async function findAnything(db: Connection, asked: Asked): Promise<Found> {
  const nothing = nothingFound;
  switch (asked.kind) {
    case "reference":
      return { ...nothing, listings: await findListings(db, sql`l.reference = ${asked.reference}`) };
    case "request":
      return {
        ...nothing,
        requests: await findRequests(db, sql`r.id = ${asked.id}::uuid`),
        accounts: await findAccounts(db, sql`u.id = ${asked.id}`),
      };
    case "number":
      return {
        ...nothing,
        requests: await findRequests(db, sql`r.number = ${asked.number}`),
        cases: await findCases(db, asked.number),
      };
    case "siret":
      return { ...nothing, organisations: await findOrganisations(db, sql`a.siret like ${begin(asked.begin)}`) };
    case "email": {
      const { email } = asked;
      const [accounts, requests] = await Promise.all([
        findAccounts(db, sql`u.email like ${begin(email)}`),
        findRequests(db, sql`r.seeker_email = ${email}`),
      ]);
      return { ...nothing, accounts, requests };
    }
    case "words":
      return findByWords(db, asked.text);
  }
}

/** Finds a name or e-mail address of an account or organisation by its beginning, an account's id, or the street of a home. */
async function findByWords(db: Connection, text: string): Promise<Found> {
  const { rows } = await db.execute<{ name: string }>(sql`select normalize_name(${text}) as name`);
  const { name } = rows[0]!;
  if (name === "") return nothingFound;
  const [listings, ofAccount, byName, byFamily, organisations] = await Promise.all([
    findListings(
      db,
      sql`l.id in (select d.listing_id from listing_details d
      where normalize_name(d.address) like ${begin(name)} and d.address is not null limit ${MOST})`,
    ),
    findAccounts(db, sql`u.id = ${text} or u.email like ${begin(text.toLowerCase())}`),
    findAccounts(db, sql`normalize_name(u.name) like ${begin(name)}`),
    findAccounts(db, sql`normalize_name(u.family_name) like ${begin(name)}`),
    findOrganisations(db, sql`a.search_name like ${`%${escaped(name)}%`}`),
  ]);
  const accounts = new Map([...ofAccount, ...byName, ...byFamily].map((account) => [account.id, account]));
  return { ...nothingFound, listings, accounts: [...accounts.values()].slice(0, MOST), organisations };
}

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
const begin = (text: string) => `${escaped(text)}%`;

async function findListings(db: Connection, condition: SQL): Promise<Found["listings"]> {
  const { rows } = await db.execute<Found["listings"][number]>(sql`
    select l.reference, l.title, c.name as "communeName" from listings l join communes c on c.id = l.commune_id
    where ${condition} and l.status <> 'brouillon' limit ${MOST}`);
  return rows;
}

async function findAccounts(db: Connection, condition: SQL): Promise<Found["accounts"]> {
  const { rows } = await db.execute<Found["accounts"][number]>(sql`
    select u.id, u.name, u.email from users u where ${condition} limit ${MOST}`);
  return rows;
}

async function findOrganisations(db: Connection, condition: SQL): Promise<Found["organisations"]> {
  const { rows } = await db.execute<Found["organisations"][number]>(sql`
    select a.id, ${advertiserNameInSql("a")} as name, a.siret from advertisers a
    where ${condition} and a.left_at is null limit ${MOST}`);
  return rows;
}

async function findRequests(db: Connection, condition: SQL): Promise<Found["requests"]> {
  const { rows } = await db.execute<Found["requests"][number]>(sql`
    select r.id, r.number, l.title from requests r join listings l on l.id = r.listing_id
    where ${condition} order by r.number desc limit ${MOST}`);
  return rows;
}

async function findCases(db: Connection, number: number): Promise<Found["cases"]> {
  const { rows } = await db.execute<Found["cases"][number]>(
    sql`select id::text, id::int as number from cases where id = ${number}`,
  );
  return rows;
}
