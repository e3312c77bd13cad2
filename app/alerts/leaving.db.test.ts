import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import { changeListing } from "#app/requests/use-cases/change-listing.server.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createOwnedListing } from "#tests/factories/requests.ts";
import { uniqueLetters } from "#tests/factories/unique.ts";
import { mailsTo, queueingNeeds } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { activateAlert, addAlert } from "./alerts.repository.server.ts";
import { lockRecipient } from "./recipients.repository.server.ts";
import { mailNotices } from "./use-cases/mail-notices.server.ts";
import { matchListingEvent } from "./use-cases/match-listing-event.server.ts";
import { prepareSearch } from "./use-cases/prepare-search.server.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";
import { queueTo } from "#tests/setup/portals/no-jobs.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Jobs that wait, with the second at which each is due. Time passes by `minutes` alone. */
let waiting: { due: number; event: number }[];
let now: number;
beforeEach(() => {
  waiting = [];
  now = 0;
});

const jobs = queueTo(async (_, name, data, { afterSeconds = 0 } = {}) => {
  if (name === "match-listing-event" && "event" in data) waiting.push({ due: now + afterSeconds, event: data.event });
});
const needs = () => ({
  ...queueingNeeds(database.db),
  jobs,
  clock: () => new Date(),
  log: { info: () => {} } as never,
});
const query = (text: string, values: unknown[] = []) => database.db.$client.query(text, values);

/** Minutes pass: due jobs run in their order, twice as jobs may, and mails are written unless the mailer is away. */
async function minutes(count: number, { isMailing = true } = {}): Promise<void> {
  const end = now + count * 60;
  const passTo = async (second: number) => {
    await query("update listing_events set created_at = created_at - make_interval(secs => $1)", [second - now]);
    now = second;
  };
  for (;;) {
    const next = waiting.toSorted((one, other) => one.due - other.due).find(({ due }) => due <= end);
    if (!next) break;
    waiting = waiting.filter((one) => one !== next);
    await passTo(next.due);
    for (let time = 0; time < 2; time++) await matchListingEvent(needs(), next.event);
    if (isMailing) await mailNotices(needs(), "immediate");
  }
  await passTo(end);
}

type Home = Awaited<ReturnType<typeof createOwnedListing>>;

async function move({ listing, owner }: Home, to: ListingStage): Promise<void> {
  expect(
    await changeListing(needs(), { actor: await actorOf(database.db, owner), reference: listing.reference, to }),
  ).toMatchObject({
    ok: true,
  });
}

/** An account with these homes among its favourites. */
async function keeper(...homes: Home[]) {
  const user = await createUser(database.db, { email: `${uniqueLetters()}@example.org` });
  for (const { listing } of homes)
    await query("insert into favourites (user_id, listing_id) values ($1, $2)", [user.id, listing.id]);
  return user;
}

/** The beginning of the subject of each mail to an address. */
const told = async (email: string) =>
  (await mailsTo(database.db, email)).map(({ subject }) => subject.replaceAll(/\s/g, " ").split(/,| : /)[0]);

test("a favourite that is withdrawn and put back within ten minutes causes no mail, even if the mailer is late", async () => {
  const home = await createOwnedListing(database.db);
  const { email } = await keeper(home);
  await move(home, "retiree");
  await minutes(9);
  await move(home, "disponible");
  await minutes(60);
  expect(await told(email)).toEqual([]);
  await move(home, "retiree");
  await minutes(11, { isMailing: false });
  await move(home, "disponible");
  await minutes(1);
  expect(await told(email)).toEqual([]);
  await move(home, "retiree");
  await minutes(10);
  expect(await told(email)).toEqual(["Plus disponible"]);
});

test.each(["retiree", "cedee"] as const)(
  "« %s » is mailed ten minutes later, and a later return at once; a second departure and return are mailed too",
  async (leaving) => {
    const home = await createOwnedListing(database.db);
    const { email } = await keeper(home);
    const mails = [];
    for (let time = 0; time < 2; time++) {
      await move(home, leaving);
      await minutes(9);
      expect(await told(email)).toEqual(mails);
      await minutes(1);
      mails.push("Plus disponible");
      expect(await told(email)).toEqual(mails);
      await move(home, "disponible");
      await minutes(0);
      mails.push("De nouveau en ligne");
      expect(await told(email)).toEqual(mails);
    }
    const [, back] = await mailsTo(database.db, email);
    expect(back!.text).toContain(`/annonces/${home.listing.slug}-${home.listing.reference}`);
  },
);

test("a home withdrawn, put back and withdrawn within ten minutes causes one mail, ten minutes after the last change", async () => {
  const home = await createOwnedListing(database.db);
  const { email } = await keeper(home);
  await move(home, "retiree");
  await minutes(4);
  await move(home, "disponible");
  await minutes(2);
  await move(home, "retiree");
  await minutes(9);
  expect(await told(email)).toEqual([]);
  await minutes(60);
  expect(await told(email)).toEqual(["Plus disponible"]);
});

test("a return that ends before its mail is sent is not mailed, and the next return is", async () => {
  const home = await createOwnedListing(database.db);
  const { email } = await keeper(home);
  await move(home, "retiree");
  await minutes(10);
  await move(home, "disponible");
  await minutes(1, { isMailing: false });
  await move(home, "retiree");
  await minutes(10);
  expect(await told(email)).toEqual(["Plus disponible"]);
  await move(home, "disponible");
  await minutes(1);
  expect(await told(email)).toEqual(["Plus disponible", "De nouveau en ligne"]);
});

test("a person who got no mail that a favourite left gets no mail of its return", async () => {
  const home = await createOwnedListing(database.db);
  const muted = await keeper(home);
  await query("insert into favourite_notices (user_id, tells_gone) values ($1, false)", [muted.id]);
  await move(home, "retiree");
  await minutes(10);
  const late = await keeper(home);
  await move(home, "disponible");
  await minutes(1);
  expect([await told(muted.email), await told(late.email)]).toEqual([[], []]);
});

test("alerts report a return after an absence of ten minutes, but not of nine", async () => {
  const home = await createOwnedListing(database.db);
  const email = `${uniqueLetters()}@example.org`;
  const { rows } = await query("select slug from communes where id = $1", [home.listing.communeId]);
  await database.db.transaction(async (tx) => {
    const params = new URLSearchParams({ commune: rows[0].slug });
    const search = (await prepareSearch(tx, { params, currency: "EUR" }))!;
    const { id: recipientId } = await lockRecipient(tx, email);
    const { id } = await addAlert(tx, { recipientId, query: search.query, name: search.name, frequency: "immediate" });
    await activateAlert(tx, id, search);
  });
  const leave = async (count: number) => {
    await move(home, "retiree");
    await minutes(count);
    await move(home, "disponible");
    await minutes(1);
  };
  await leave(9);
  expect(await told(email)).toEqual([]);
  await leave(10);
  expect(await told(email)).toEqual(["De nouveau disponible"]);
});

test("the mail about several favourites names the event that they share, or says that there is news", async () => {
  const [one, other, cheaper] = await Promise.all([1, 2, 3].map(() => createOwnedListing(database.db)));
  const { email } = await keeper(one!, other!, cheaper!);
  await move(one!, "retiree");
  await move(other!, "cedee");
  await minutes(11, { isMailing: false });
  await mailNotices(needs(), "immediate");
  const [gone] = await mailsTo(database.db, email);
  expect(gone!.subject).toBe("2 de vos favoris ne sont plus disponibles");
  const lines = gone!.text.replaceAll(/[\u00a0\u202f]/g, " ");
  expect(lines).toContain("2 de vos favoris ne sont plus disponibles :");
  expect(lines.match(/^« .+ », Bourg-.+\.$/gm)).toHaveLength(2);
  await move(one!, "disponible");
  await minutes(1, { isMailing: false });
  await move(cheaper!, "retiree");
  await minutes(11, { isMailing: false });
  await mailNotices(needs(), "immediate");
  expect((await told(email)).at(-1)).toBe("Du nouveau pour 2 de vos favoris");
});
