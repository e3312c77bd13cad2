import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteOldImports } from "#app/feeds/imports/arrival/use-cases/delete-old-imports.server.ts";
import { showListing } from "#app/listings/page/use-cases/show-listing.server.ts";
import { createAuth } from "#app/platform/security/auth.server.ts";
import { deleteOldMails } from "#app/platform/mail/mail-queue.repository.server.ts";
import { deliverMail } from "#app/platform/mail/mailer.server.ts";
import type { Mail } from "#app/domain/mail.ts";
import { markUnusedMedia, takeUnusedMedia } from "#app/platform/pictures/media.repository.server.ts";
import { folderStorage } from "#app/platform/storage/folder-storage.server.ts";
import { listings } from "#db/schema/listings.ts";
import { mails } from "#db/schema/mails.ts";
import { requests } from "#db/schema/requests.ts";
import { noJobs, queueTo } from "#tests/setup/portals/no-jobs.ts";
import { PLANTED_PASSWORD, plantAccount } from "#tests/setup/data/planted-account.ts";
import { queueingNeeds } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { readPersonalData } from "./personal-data.repository.server.ts";
import { deleteAccount } from "./use-cases/delete-account.server.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";

const log = pino({ level: "silent" });
let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "bienvu-traces-"));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const needs = () => {
  const queueing = queueingNeeds(database.db);
  return { ...queueing, log, auth: createAuth({ db: database.db, env: queueing.env, secret: "s".repeat(40) }) };
};

type Column = { table: string; column: string; type: string; isGenerated: boolean };

/** Every column of every table except those of communes, also of future tables. */
async function allColumns(): Promise<Column[]> {
  const { rows } = await database.db.execute<Column>(sql`
    select c.table_name as "table", c.column_name as "column", c.udt_name as type, c.is_generated = 'ALWAYS' as "isGenerated"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'communes' order by 1, 2`);
  return rows;
}
const isText = ({ type }: Column) => ["text", "varchar", "_text", "_varchar", "bpchar", "json", "jsonb"].includes(type);

/** Where the database contains a word, as « table.column ». */
async function placesOf(word: string): Promise<string[]> {
  const tables = new Set((await allColumns()).map(({ table }) => table));
  const found = [];
  for (const table of tables) {
    const { rows } = await database.db.$client.query<{ column: string }>(
      `select distinct value.key as "column" from "${table}" t, jsonb_each_text(to_jsonb(t)) as value
       where position($1 in lower(value.value)) > 0 order by 1`,
      [word],
    );
    found.push(...rows.map(({ column }) => `${table}.${column}`));
  }
  return found;
}

/** Delivers the queued mails, and returns them. */
async function letMailsLeave(): Promise<Mail[]> {
  const left: Mail[] = [];
  const transport = {
    deliver: async (mail: Mail) => void left.push(mail),
    outbox: null,
    close: () => {},
  };
  const { db } = database;
  for (const { id } of await db.select().from(mails))
    await deliverMail({ db, jobs: noJobs, transport, log }, id, { isLast: false });
  return left;
}

test("a deleted account leaves no word in any table; others keep their threads, and the buyer is notified", async () => {
  const { db } = database;
  const planted = await plantAccount(db);
  expect((await placesOf(planted.marker)).length).toBeGreaterThan(50);
  const queued: string[] = [];
  const jobs = queueTo(async (_tx, name) => void queued.push(name));
  const actor = await actorOf(db, planted.account);
  expect(await deleteAccount({ ...needs(), jobs }, { actor, proof: PLANTED_PASSWORD })).toEqual({ ok: true });
  expect(queued).toContain("delete-old-imports");
  await deleteOldImports({ db, log, storage: folderStorage(folder) }, AbortSignal.timeout(60_000));
  const told = await letMailsLeave();
  // The subjects of mails to others stay for thirty days, but no mail to the account itself.
  expect(await placesOf(planted.marker)).toEqual(["sent_mails.subject"]);
  await db.execute(sql`update sent_mails set sent_at = sent_at - interval '31 days'`);
  await deleteOldMails(db);
  expect(await placesOf(planted.marker)).toEqual([]);

  const statusOf = async (id: number) => (await db.select().from(listings).where(eq(listings.id, id)))[0];
  expect(await statusOf(planted.listings.sold.id)).toMatchObject({ status: "transmis", title: "Appartement à vendre" });
  expect(await statusOf(planted.listings.asked.id)).toMatchObject({
    status: "retiree",
    quartier: null,
    livingArea: null,
  });
  expect(await statusOf(planted.listings.lone.id)).toBeUndefined();
  const requestOf = async (id: string) => (await db.select().from(requests).where(eq(requests.id, id)))[0];
  expect(await requestOf(planted.requests.bought.id)).toMatchObject({ status: "acceptee", seekerId: planted.buyer.id });
  expect(await requestOf(planted.requests.curious.id)).toMatchObject({ status: "declinee" });
  expect(await requestOf(planted.requests.sent.id)).toMatchObject({ status: "retiree", seekerId: null });
  expect(await requestOf(planted.requests.unconfirmed.id)).toBeUndefined();
  expect(told.map(({ to }) => to).toSorted()).toEqual(
    [planted.buyer.email, planted.owner.email, planted.requests.curious.seekerEmail].toSorted(),
  );

  // The listing's address says that it is gone, and nothing of its content.
  const { reference } = planted.listings.sold;
  const shown = await showListing(
    { db, clock: () => new Date(), rentControlPeriods: async () => [] },
    { slug: planted.soldSlug, reference },
  );
  expect(shown).toMatchObject({ kind: "gone", title: "Appartement à vendre" });
});

test("pictures of a deleted account have no grace period: the next sweep deletes them, unless others show them", async () => {
  const { db } = database;
  const planted = await plantAccount(db);
  const other = await plantAccount(db);
  await db.execute(sql`
    insert into listing_photos (listing_id, position, media_id)
    select ${other.listings.sold.id}, 5, id from media where sha256 = ${planted.pictures[1]}`);
  await deleteAccount(needs(), { actor: await actorOf(db, planted.account), proof: PLANTED_PASSWORD });
  await markUnusedMedia(db);
  const taken = await db.transaction((tx) => takeUnusedMedia(tx, { hours: 24, most: 1_000 }));
  const shas = taken.map(({ sha256 }) => sha256);
  expect(planted.pictures.filter((sha256) => !shas.includes(sha256))).toEqual([planted.pictures[1]]);
  expect(other.pictures.filter((sha256) => shas.includes(sha256))).toEqual([]);
});

test("a deletion with a failing step changes nothing", async () => {
  const { db } = database;
  const planted = await plantAccount(db);
  const before = await placesOf(planted.marker);
  const broken = { ...needs(), mailer: { ...needs().mailer, send: () => Promise.reject(new Error("no queue")) } };
  await expect(
    deleteAccount(broken, { actor: await actorOf(db, planted.account), proof: PLANTED_PASSWORD }),
  ).rejects.toThrow("no queue");
  expect(await placesOf(planted.marker)).toEqual(before);
  expect(await db.select().from(mails).where(eq(mails.recipient, planted.buyer.email))).toEqual([]);
});

/** How to find an account's own rows in each table. New tables with accounts must be added here, and to the file. */
const ownRows: Record<string, string> = {
  users: "id = $1",
  sessions: "user_id = $1",
  credentials: "user_id = $1",
  second_factors: "user_id = $1",
  account_links: "user_id = $1",
  favourites: "user_id = $1",
  favourite_notices: "user_id = $1",
  published_drafts: "user_id = $1",
  listing_status_changes: "user_id = $1",
  memberships: "user_id = $1",
  operators: "user_id = $1",
  advertisers: "user_id = $1",
  advertiser_views: "advertiser_id in (select id from advertisers where user_id = $1)",
  feed_exports: "advertiser_id in (select id from advertisers where user_id = $1)",
  listings: "advertiser_id in (select id from advertisers where user_id = $1)",
  listing_drafts: "user_id = $1",
  draft_photos: "draft_id in (select id from listing_drafts where user_id = $1)",
  requests: "seeker_id = $1 or seeker_email = (select email from users where id = $1)",
  recipients: "email = (select lower(email) from users where id = $1)",
  reports: "user_id = $1",
  decisions:
    "subject = 'listing' and subject_id in (select reference from listings where advertiser_id in " +
    "(select id from advertisers where user_id = $1))",
  feed_sources: "advertiser_id in (select id from advertisers where user_id = $1)",
  feeds: "advertiser_id in (select id from advertisers where user_id = $1)",
  feed_homes:
    "feed_id in (select id from feeds where advertiser_id in (select id from advertisers where user_id = $1))",
  imports: "decided_by = $1",
  operator_notes: "author_id = $1",
  mails: "recipient = (select email from users where id = $1)",
  sent_mails: "lower(recipient) = (select lower(email) from users where id = $1)",
  attempts: "position($1 in key) > 0 or key like '% ' || (select email from users where id = $1)",
};
for (const table of [
  "listing_details",
  "listing_rooms",
  "listing_photos",
  "listing_prices",
  "listing_views",
  "listing_events",
  "hidden_listings",
])
  ownRows[table] = `listing_id in (select id from listings where ${ownRows["listings"]})`;
for (const table of ["alerts", "notices"])
  ownRows[table] = `recipient_id = (select id from recipients where ${ownRows["recipients"]})`;
ownRows["alert_anchors"] = `alert_id in (select id from alerts where ${ownRows["alerts"]})`;
ownRows["request_events"] =
  `author = 'demandeur' and request_id in (select id from requests where ${ownRows["requests"]})`;

/** Columns that the file leaves out: keys, and secrets that would give access. */
const leftOut = [
  /^(users|sessions|credentials)\.id$/,
  /\.(user_id|seeker_id|in_charge_id|actor_id|author_id)$/,
  /^sessions\.token$/,
  /^credentials\.(password|access_token|refresh_token|id_token)$/,
  /^account_links\.secret_hash$/,
  /^second_factors\./,
  // Whether a file or a home is the same as before.
  /^imports\.(sha256|facts)$/,
  /^feed_homes\.(hash|reference)$/,
  /^feed_sources\.(password|key_hash|folder)$/,
  /\.decided_by$/,
  /^feed_exports\.(key_hash|password)$/,
  // Written as a member of the team, about others.
  /^operator_notes\./,
  // The account's own suspension, which the file has.
  /^advertisers\.suspended_with$/,
  // Of what the portal tells.
  /^request_events\.stage$/,
  // Made of the search of an alert, which the file has.
  /^alerts\.(conditions|around|prepared_by)$/,
  /^alert_anchors\.anchor$/,
  // Mail bodies and addresses to end mails contain secret links; the file gives their subjects.
  /^mails\.(text|html|unsubscribe_url|merged|merge_key)$/,
  // For attempts, the file gives the limit's name; their keys contain networks, perhaps of others.
  /^attempts\.key$/,
];

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return value === "" ? [] : [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
};

test("an account's file has every text that is stored of it", async () => {
  const { db } = database;
  const planted = await plantAccount(db);
  const data = await readPersonalData(db, planted.account.id);
  expect(data.favouriteNotices).toEqual({ tellsDrop: true, tellsNegotiation: true, tellsGone: false });
  const file = JSON.stringify(data);
  const columns = (await allColumns()).filter(
    (column) =>
      isText(column) &&
      !column.isGenerated &&
      ownRows[column.table] !== undefined &&
      leftOut.every((pattern) => !pattern.test(`${column.table}.${column.column}`)),
  );
  const [missing, empty]: [string[], string[]] = [[], []];
  for (const { table, column } of columns) {
    const { rows } = await db.$client.query<{ value: unknown }>(
      `select to_jsonb("${column}") as value from "${table}" where ${ownRows[table]}`,
      [planted.account.id],
    );
    const texts = rows.flatMap(({ value }) => textsIn(value));
    if (texts.length === 0) empty.push(`${table}.${column}`);
    if (texts.some((text) => !file.includes(JSON.stringify(text).slice(1, -1)))) missing.push(`${table}.${column}`);
  }
  expect(missing).toEqual([]);
  // Without these texts the test would prove nothing.
  expect(empty).toEqual([]);
  for (const secret of [planted.pendingEmail, planted.requests.unconfirmed.seekerName]) expect(file).toContain(secret);
});

test("the file names the agency's imported homes that are listings, and has the words of a thousand other homes", async () => {
  const { db } = database;
  const planted = await plantAccount(db);
  const { id, reference } = planted.listings.lone;
  await db.execute(sql`
    insert into feed_homes (feed_id, key, reference, hash, form, photos, listing_id)
    select f.id, 'k' || n, 'r', 'h', '{"title":"mot"}', '[]', case when n = 0 then ${id}::int end
    from feeds f join advertisers a on a.id = f.advertiser_id, generate_series(0, 1000) n where a.user_id = ${planted.account.id}`);
  const { feeds } = (await readPersonalData(db, planted.account.id)) as unknown as {
    feeds: { agencies: { homes: object[]; listed: object[] }[] }[];
  };
  const [agency] = feeds.flatMap(({ agencies }) => agencies);
  expect([agency!.homes.length, agency!.listed]).toEqual([1_000, [{ key: "k0", listing: reference }]]);
});

test("every table with accounts or their data is known to the test above", async () => {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    with recursive owned(id) as (
      select 'users'::regclass::oid
      union select conrelid from pg_constraint join owned on confrelid = owned.id where contype = 'f')
    select id::regclass::text as name from owned`);
  // The lines of files are in their reports, which the account downloads for ninety days.
  const known = [...Object.keys(ownRows), "request_links", "report_links", "decision_links", "import_lines"];
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});
