import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMailTransport } from "#app/platform/mail/mail-transport.server.ts";
import { createTextCipher } from "#app/platform/security/encrypted-text.server.ts";
import { folderStorage } from "#app/platform/storage/folder-storage.server.ts";
import { mediaStorage } from "#app/platform/pictures/media-storage.server.ts";
import type { ScheduledJob } from "#app/platform/jobs/jobs.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createDraft } from "#tests/factories/drafts.ts";
import { createListing } from "#tests/factories/listings.ts";
import { noJobs } from "#tests/setup/portals/no-jobs.ts";
import { queueingNeeds } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { jobHandlers } from "./job-handlers.ts";

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "bienvu-jobs-"));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function run(name: ScheduledJob): Promise<void> {
  const transport = createMailTransport({
    DATA_DIR: folder,
    SITE_NAME: "bienvu",
    SITE_URL: undefined,
    MAIL_FROM: undefined,
  });
  const { env } = queueingNeeds(database.db);
  const handlers = jobHandlers({
    db: database.db,
    media: mediaStorage(folder),
    storage: folderStorage(folder),
    cipher: createTextCipher("s".repeat(40)),
    rentControlPeriods: async () => [],
    jobs: noJobs,
    mailer: { send: async () => {}, sendNow: async () => ({ ok: true }), outbox: null },
    env,
    clock: () => new Date(),
    transport,
    log: pino({ level: "silent" }),
  });
  const attempt = { isLast: false, signal: AbortSignal.timeout(60_000) };
  // Jobs run at least once: the second run finds nothing to do.
  for (let time = 0; time < 2; time++) await handlers[name]({}, attempt);
}
const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.db.$client.query<Row>(text, values)).rows;

test("expired sessions, proofs and links are deleted, others stay", async () => {
  const { id } = await createUser(database.db);
  for (const [name, age] of [
    ["ended", "-1 minute"],
    ["open", "1 hour"],
  ] as const) {
    const end = `now() + interval '${age}'`;
    await query(`insert into sessions (id, token, user_id, expires_at) values ($1, $1, $2, ${end})`, [name, id]);
    await query(`insert into verifications (id, identifier, value, expires_at) values ($1, $1, 'x', ${end})`, [name]);
  }
  await query(
    `insert into account_links (user_id, purpose, secret_hash, email, expires_at) values
     ($1, 'confirmation', 'a', 'a@example.org', now() - interval '1 minute'),
     ($1, 'reset', 'b', 'a@example.org', now() + interval '1 hour')`,
    [id],
  );
  await run("delete-ended-sessions");
  expect(await query("select id from sessions where user_id = $1", [id])).toEqual([{ id: "open" }]);
  expect(await query("select id from verifications")).toEqual([{ id: "open" }]);
  expect(await query("select secret_hash from account_links where user_id = $1", [id])).toEqual([{ secret_hash: "b" }]);
});

test("accounts that nobody confirmed for a week are deleted, unless they own something", async () => {
  const open = async (days: number, isConfirmed = false) => {
    const { id } = await createUser(database.db);
    await query("update users set email_verified = $2, created_at = now() - make_interval(days => $3) where id = $1", [
      id,
      isConfirmed,
      days,
    ]);
    return id;
  };
  const [forgotten, fresh, confirmed, writing] = [await open(8), await open(6), await open(8, true), await open(8)];
  await createDraft(database.db, { userId: writing });
  await run("delete-unconfirmed-accounts");
  const all = [forgotten, fresh, confirmed, writing];
  const left = await query<{ id: string }>("select id from users where id = any($1)", [all]);
  expect(left.map(({ id }) => id).toSorted()).toEqual([fresh, confirmed, writing].toSorted());
});

test("views older than 400 days are deleted, of listings and of advertisers", async () => {
  const { id } = await createListing(database.db);
  const [{ advertiser_id: advertiser }] = (await query("select advertiser_id from listings where id = $1", [id])) as [
    { advertiser_id: number },
  ];
  for (const days of [401, 399]) {
    await query("insert into listing_views (listing_id, day, count) values ($1, current_date - $2::int, 1)", [
      id,
      days,
    ]);
    await query("insert into advertiser_views (advertiser_id, day, count) values ($1, current_date - $2::int, 1)", [
      advertiser,
      days,
    ]);
  }
  await run("delete-old-views");
  const kept = [{ age: 399 }];
  expect(await query("select current_date - day as age from listing_views where listing_id = $1", [id])).toEqual(kept);
  expect(
    await query("select current_date - day as age from advertiser_views where advertiser_id = $1", [advertiser]),
  ).toEqual(kept);
});

test("expired counts of attempts are deleted", async () => {
  await query(
    "insert into attempts (key, window_ends_at, count) values ('old', now() - interval '1 s', 1), ('new', now() + interval '1 hour', 1)",
  );
  await run("delete-ended-attempts");
  expect(await query("select key from attempts")).toEqual([{ key: "new" }]);
});

test.each([
  ["sessions", "expires_at < now()"],
  ["verifications", "expires_at < now()"],
  ["account_links", "expires_at < now()"],
  ["attempts", "window_ends_at <= now()"],
  ["users", "not email_verified and created_at < now() - interval '7 days'"],
  ["requests", "confirmed_at is null and created_at < now() - interval '48 hours'"],
  ["listing_views", "day < current_date - 400"],
  ["advertiser_views", "day < current_date - 400"],
  ["mails", "given_up_at < now() - interval '30 days'"],
  ["sent_mails", "sent_at < now() - interval '30 days'"],
  ["alerts", "confirmed_at is null and created_at < now() - interval '7 days'"],
  ["alerts", "asked_at < now() - interval '30 days' and clicked_at < asked_at"],
  ["alerts", "paused_at < now() - interval '365 days'"],
  ["listing_events", "created_at < now() - interval '60 days'"],
  ["operator_acts", "(before is not null or after is not null) and at < now() - interval '12 months'"],
  ["cases", "reporters_erased_at is null and closed_at < now() - interval '12 months'"],
  ["reports", "case_id = 1"],
  ["report_links", "report_id = 1"],
  ["decision_links", "created_at < now() - interval '12 months'"],
  ["advertisers", "left_at is not null"],
  ["imports", "received_at < now() - interval '90 days' and state <> 'running'"],
  ["imports", "state in ('preview', 'held', 'waiting') and received_at < now() - interval '30 days'"],
  ["imports", "not is_cleared and state in ('refused', 'replaced', 'dropped')"],
  ["imports", "sender is not null and state in ('done', 'refused')"],
  ["import_lines", "import_id = 1"],
  ["feed_homes", "listing_id is null and named_at < now() - interval '90 days'"],
  ["media", "unused_since < now() - interval '1 day'"],
])("the job that deletes %s finds its rows by an index", async (table, condition) => {
  expect(await planOf(table, condition)).toMatch(/Index/);
});

test.each(["alerts", "notices"])("with a recipient the database deletes their %s by an index", async (table) => {
  expect(await planOf(table, "recipient_id = 1")).toMatch(/Index/);
});

/** How PostgreSQL finds these rows where it can use an index. */
async function planOf(table: string, condition: string): Promise<string> {
  const client = await database.db.$client.connect();
  try {
    await client.query("set enable_seqscan = off");
    const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain select from ${table} where ${condition}`);
    return rows.map((line) => line["QUERY PLAN"]).join("\n");
  } finally {
    client.release(true);
  }
}
