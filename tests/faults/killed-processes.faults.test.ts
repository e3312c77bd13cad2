import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "#db/client.ts";
import { randomFor } from "#samples/listings/random.ts";
import { createAlert } from "../factories/alerts.ts";
import { countTwice, findDoubleTransitions, findHalfListings, sweepAndCompare } from "../setup/data/after-kills.ts";
import { type KilledPortal, openKilledPortal, victims } from "../setup/portals/killed-portal.ts";
import { type MailServer, startMailServer } from "../setup/servers/mail-server.ts";
import { type Answered, sendUntilDone } from "../setup/visitors/persistent-visitor.ts";
import { prepareWrites, PUBLISHED_WORD, type WriteKind } from "../setup/visitors/prepared-writes.ts";
import { testAccounts } from "../setup/visitors/test-accounts.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

const WRITES = Number(process.env.FAULT_WRITES ?? 10_000);
/** Seed that repeats a run, as far as a machine can. */
const SEED = Number(process.env.FAULT_SEED ?? randomInt(1_000_000));
const VISITORS = 8;
const KILLS = Math.max(2 * victims.length, Math.round(WRITES / 150));
/** Where the second try of a mail must lie, as numbers of mails that had arrived. */
const restarts: { begin: number; end: number }[] = [];

let mails: MailServer;
let portal: KilledPortal;
let db: Database;
let before: string[];
let done: Answered[];
let alert: { id: number };

const withoutRow = async () => (await sweepAndCompare(db, portal.dataDir)).withoutRow;

beforeAll(async () => {
  mails = await startMailServer();
  portal = await openKilledPortal(
    { SMTP_URL: mails.url, TRUST_PROXY: "1" },
    {
      begins: () => void restarts.push({ begin: mails.received.length, end: Infinity }),
      ends: () => void (restarts.at(-1)!.end = mails.received.length),
    },
  );
  db = openDatabase(portal.databaseUrl);
  before = await withoutRow();
  alert = await createAlert(db, { query: `q=${PUBLISHED_WORD}`, frequency: "immediate" });
});
afterAll(async () => {
  await db.$client.end();
  await portal.stop();
  await mails.stop();
});

test(`${WRITES} writes while web processes, the first process and PostgreSQL are killed are all answered`, async () => {
  const accounts = testAccounts({ db, secret: portal.secret, address: portal.address() });
  const prepared = await Promise.all(
    Array.from({ length: VISITORS }, (_, visitor) =>
      prepareWrites({ db, accounts }, { seed: SEED, visitor, count: Math.ceil(WRITES / VISITORS) }),
    ),
  );
  const random = randomFor(SEED, VISITORS);
  const moments = Array.from({ length: KILLS }, () => random.integer(1, Math.floor(WRITES * 0.9))).toSorted(
    (a, b) => a - b,
  );
  done = [];
  const visits = prepared.map(async (writes) => {
    for (const write of writes) done.push(await sendUntilDone(write, portal.address));
  });
  const all = Promise.all(visits);
  let isOver = false;
  const over = all.finally(() => (isOver = true));
  over.catch(() => {});
  for (const [kill, moment] of moments.entries()) {
    const victim = victims[kill % victims.length]!;
    await expect
      .poll(() => isOver || done.length >= moment, { timeout: 300_000 * timeoutFactor, interval: 5 })
      .toBe(true);
    if (isOver) break;
    await portal.kill(victim, random);
  }
  await over;
  const tries = done.reduce((sum, write) => sum + write.tries, 0);
  process.stdout.write(
    `FAULT_SEED=${SEED}: ${done.length} writes, ${KILLS} kills, ${tries - done.length} tries failed\n`,
  );
  expect(done.length).toBeGreaterThanOrEqual(WRITES);
});

const marksOf = (kind: WriteKind) => done.filter((write) => write.kind === kind).map(({ mark }) => mark);

/** The marks that are not stored exactly once. */
async function notOnce(marks: string[], query: string): Promise<string[]> {
  const { rows } = await db.$client.query<{ mark: string }>(query, [marks]);
  const counts = new Map<string, number>();
  for (const { mark } of rows) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return marks.filter((mark) => counts.get(mark) !== 1);
}

test("every message and alert answered with success is stored once", async () => {
  const messages = [...marksOf("message"), ...marksOf("question")];
  expect(await notOnce(messages, "select body as mark from request_events where body = any($1)")).toEqual([]);
  const alerts = "select email as mark from alerts join recipients r on r.id = recipient_id where email = any($1)";
  expect(await notOnce(marksOf("alert"), alerts)).toEqual([]);
});

test("every publication is stored whole and once, and alerts find it once", async () => {
  const drafts = marksOf("publication");
  expect(await findHalfListings(db, drafts)).toEqual([]);
  const { rows } = await db.$client.query<{ count: string }>("select count(*) from listings where title like $1", [
    `%${PUBLISHED_WORD}%`,
  ]);
  expect(Number(rows[0]!.count)).toBe(drafts.length);
  const notices = async () =>
    (
      await db.$client.query<{ listing: number }>(
        "select listing_id as listing from notices n join listing_events e on e.id = event_id where alert_id = $1",
        [alert.id],
      )
    ).rows;
  await expect
    .poll(async () => (await notices()).length, { timeout: 120_000 * timeoutFactor, interval: 500 })
    .toBe(drafts.length);
  expect(new Set((await notices()).map(({ listing }) => listing)).size).toBe(drafts.length);
});

test("no listing changed its status twice for one action", async () => {
  expect(await findDoubleTransitions(db)).toEqual([]);
  const acts = marksOf("negotiation");
  const { rows } = await db.$client.query<{ id: number; count: string }>(
    "select listing_id as id, count(*) from listing_status_changes where listing_id = any($1) group by 1",
    [[...new Set(acts)].map(Number)],
  );
  for (const { id, count } of rows) expect(Number(count)).toBe(acts.filter((mark) => mark === String(id)).length);
});

test("every photo answered with success is shown; no photo lacks its file, and no file lacks its photo", async () => {
  const photos = done.filter(({ kind }) => kind === "photo");
  const { rows } = await db.$client.query<{ draft: string; sha256: string }>(
    `select d.draft_id as draft, sha256 from published_drafts d join listing_photos p using (listing_id)
    join media m on m.id = media_id where d.draft_id = any($1)`,
    [photos.map(({ mark }) => mark)],
  );
  const shown = new Set(rows.map(({ draft, sha256 }) => `${draft} ${sha256}`));
  expect(photos.filter(({ mark, photo }) => !shown.has(`${mark} ${photo}`))).toEqual([]);
  const { withoutFile, withoutRow } = await sweepAndCompare(db, portal.dataDir);
  expect(withoutFile).toEqual([]);
  expect(withoutRow.filter((name) => !before.includes(name))).toEqual([]);
});

test("the counts shown equal a recount", async () => {
  const { stored, recounted } = await countTwice(db);
  expect(stored).toEqual(recounted);
  const page = await (await fetch(`${portal.address()}/annonces?q=${PUBLISHED_WORD}`)).text();
  expect(page.replaceAll(/[\u00A0\u202F]/g, "")).toContain(`${marksOf("publication").length} annonces`);
});

test("every alert is confirmed by one mail, or by one more for each kill of the process that sent it", async () => {
  const alerts = done.filter(({ kind }) => kind === "alert");
  const idsTo = () => Map.groupBy(mails.received, (mail) => mail.to?.[0]?.address ?? "");
  const waiting = () => alerts.filter(({ mark }) => !idsTo().has(mark)).length;
  await expect.poll(waiting, { timeout: 120_000 * timeoutFactor, interval: 500 }).toBe(0);
  // A request whose answer was lost is sent again, and causes another mail.
  const beyond = alerts.filter(
    ({ mark, tries }) =>
      new Set(
        idsTo()
          .get(mark)!
          .map((mail) => mail.messageId),
      ).size > tries,
  );
  expect(beyond).toEqual([]);
  const places = Map.groupBy(mails.received.keys(), (place) => mails.received[place]!.messageId);
  const isAllowed = (first: number, second: number) =>
    restarts.some(({ begin, end }) => first < end && second >= begin);
  const doubled = [...places.values()].flatMap((sent) =>
    sent.slice(1).filter((second, at) => !isAllowed(sent[at]!, second)),
  );
  expect(doubled).toEqual([]);
  process.stdout.write(`${mails.received.length} mails, ${mails.received.length - places.size} of them twice\n`);
});
