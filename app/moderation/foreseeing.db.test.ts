import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "#app/account/actor.ts";
import { matchListingEvent } from "#app/alerts/use-cases/match-listing-event.server.ts";
import { advanceRun, findOpenRuns } from "#db/runs.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createOwnedListing, createRequest } from "#tests/factories/requests.ts";
import { createModerator } from "#tests/setup/visitors/actors.ts";
import { queueingNeeds } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { writtenKit } from "#tests/setup/data/written-notice.ts";
import type { Choice, WrittenDecision } from "./decision.ts";
import { addReport } from "./reports.repository.server.ts";
import type { ThingId } from "./thing.ts";
import { decide, statementsOf } from "./use-cases/decide.server.ts";
import { followStanding } from "./use-cases/follow-standing.server.ts";
import { foreseeDecision } from "./use-cases/foresee-decision.server.ts";
import { readDecisionBasis } from "./use-cases/load-decision-page.server.ts";

let database: TestDatabase;
let moderator: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  moderator = await createModerator(database.db);
});
afterAll(() => database.drop());

const needs = () => ({ ...queueingNeeds(database.db), kit: writtenKit(), clock: () => new Date() });
const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.db.$client.query<Row>(text, values)).rows;

/** An advertiser with homes in several stages, threads that wait, ended, were agreed or left, and favourites. */
async function openStock() {
  const { db } = database;
  const { listing, owner } = await createOwnedListing(db);
  const own = { advertiserId: listing.advertiserId, communeId: listing.communeId, photos: 0 };
  const paused = await createListing(db, { ...own, status: "retiree", stage: "pause" });
  const second = await createListing(db, { ...own, status: "en_negociation" });
  const seeker = await createUser(db);
  for (const [of, status] of [
    [listing, "nouvelle"],
    [listing, "declinee"],
    [second, "en_negociation"],
    [paused, "nouvelle"],
  ] as const)
    await createRequest(db, { listingId: of.id, status });
  const agreed = await createRequest(db, { listingId: second.id, status: "acceptee" });
  await query(
    "insert into request_events (request_id, step, author, author_name, body) values ($1, 'acceptee', 'annonceur', 'N', '')",
    [agreed.id],
  );
  await createRequest(db, { listingId: second.id, confirmedAt: null });
  const left = await createRequest(db, { listingId: listing.id });
  await query("update requests set seeker_left_at = now() where id = $1", [left.id]);
  for (const of of [listing, second, paused])
    await query("insert into favourites (user_id, listing_id) values ($1, $2)", [seeker.id, of.id]);
  for (const kind of ["scam", "false"] as const)
    await addReport(db, {
      about: { kind: "listing", id: listing.reference },
      kind,
      explanation: kind,
      name: "Mehdi",
      email: `${kind}.${listing.id}@example.org`,
      accountId: null,
      now: new Date(),
    });
  return { listing, paused, owner };
}

const written = (choice: Choice): WrittenDecision => ({
  choice,
  ground: "fraud",
  groundText: "",
  facts: "Un virement est demandé avant la visite.",
  change: "",
});

async function follow(): Promise<void> {
  for (const run of await findOpenRuns(database.db))
    for (let now: typeof run | null = run; now && !now.endedAt;) {
      const { id, step }: typeof run = now;
      now = await database.db.transaction((tx) => advanceRun(tx, { run: id, step }, followStanding(needs())));
    }
}

/** The preview of a decision and its effects, compared by the stored data before and after it. */
async function decideWatched(thing: ThingId, choice: Choice) {
  const { db } = database;
  const basis = (await readDecisionBasis(db, thing))!;
  const foreseen = await foreseeDecision(db, {
    basis,
    choice,
    statements: statementsOf(needs(), basis, written(choice)),
  });
  const count = async () => {
    const [row] = await query<{ shown: number; open: number; mails: number; told: number; event: string }>(`
      select (select count(*)::int from listings where status in ('disponible', 'en_negociation')) as shown,
        (select count(*)::int from requests where confirmed_at is not null and status in ('nouvelle', 'en_negociation')) as open,
        (select count(*)::int from mails) as mails,
        (select count(distinct recipient_id)::int from notices) as told,
        (select coalesce(max(id), 0) from listing_events) as event`);
    return row!;
  };
  const before = await count();
  expect(
    await decide(needs(), { actor: moderator, thing, decision: written(choice), version: basis.version }),
  ).toMatchObject({ ok: true });
  await follow();
  if (foreseen.leaving !== null)
    for (const { id } of await query<{ id: string }>("select id from listing_events where id > $1", [before.event]))
      await matchListingEvent(needs(), Number(id));
  const after = await count();
  const { leaving, returning, ending, subjectMails, reporterMails, seekerMails, favourites } = foreseen;
  expect({
    homes: before.shown - (leaving ?? 0) + returning,
    open: before.open - ending,
    mails: before.mails + subjectMails + reporterMails + seekerMails,
    favourites: before.told + favourites,
  }).toEqual({ homes: after.shown, open: after.open, mails: after.mails, favourites: after.told });
  return foreseen;
}

test("the preview of a decision on a home matches what then happens", async () => {
  const { listing, paused } = await openStock();
  const thing = { kind: "listing", id: listing.reference } as const;
  const hidden = await decideWatched(thing, "hide");
  expect(hidden).toMatchObject({
    leaving: 1,
    waiting: 1,
    seekerMails: 1,
    subjectMails: 1,
    reporterMails: 2,
    favourites: 1,
  });
  expect(await decideWatched(thing, "restore")).toMatchObject({ returning: 1, seekerMails: 1, reporterMails: 0 });
  const offline = await decideWatched({ kind: "listing", id: paused.reference }, "hide");
  expect(offline).toMatchObject({ leaving: 0, waiting: 1, seekerMails: 1, favourites: 0 });
  // Its advertiser has sold it meanwhile.
  await query("update hidden_listings set stage = 'cedee' where listing_id = $1", [paused.id]);
  const sold = await decideWatched({ kind: "listing", id: paused.reference }, "restore");
  expect(sold).toMatchObject({ returning: 0, ending: 1, seekerMails: 1 });
});

test.each(["organisation", "account"] as const)(
  "the preview of a suspension of an %s, and of its end, matches what then happens",
  async (kind) => {
    const { listing, owner } = await openStock();
    const thing = { kind, id: kind === "account" ? owner.id : String(listing.advertiserId) };
    expect(await decideWatched(thing, "suspend")).toMatchObject({
      leaving: 2,
      waiting: 2,
      seekerMails: 3,
      favourites: 1,
    });
    expect(await decideWatched(thing, "restrict")).toMatchObject({ leaving: null, returning: 2, seekerMails: 3 });
    expect(await decideWatched(thing, "lift")).toMatchObject({ returning: 0, seekerMails: 0, subjectMails: 1 });
  },
);
