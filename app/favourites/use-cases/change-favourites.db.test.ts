import { afterAll, beforeAll, expect, test } from "vitest";
import { MOST_FAVOURITES } from "#app/browser-storage/favourite-references.ts";
import type { Person } from "#app/account/actor.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { changeFavourites } from "./change-favourites.server.ts";
import { listFavourites, listFavouritesByReference } from "./list-favourites.server.ts";

let database: TestDatabase;
let advertiser: Awaited<ReturnType<typeof createAdvertiser>>;
beforeAll(async () => {
  database = await createTestDatabase();
  advertiser = await createAdvertiser(database.db);
});
afterAll(() => database.drop());

const list = (overrides: Parameters<typeof createListing>[1] = {}) =>
  createListing(database.db, {
    advertiserId: advertiser.id,
    communeId: advertiser.communeId,
    photos: [],
    ...overrides,
  });
const seeker = async () => (await createUser(database.db, { userType: "chercheur" })).actor;
const change = (actor: Person, { add = [], remove = [] }: { add?: string[]; remove?: string[] }) =>
  changeFavourites(database, actor, { add, remove });

test("favourites are stored newest first, without repeats, and can be removed", async () => {
  const actor = await seeker();
  const [one, two, three] = [await list(), await list(), await list()].map(({ reference }) => reference) as [
    string,
    string,
    string,
  ];
  expect(await change(actor, { add: [one] })).toEqual([one]);
  expect(await change(actor, { add: [two] })).toEqual([two, one]);
  expect(await change(actor, { add: [one, three] })).toEqual([three, two, one]);
  expect(await change(actor, { remove: [two] })).toEqual([three, one]);
});

test("a visitor's favourites are merged into the account's in their order", async () => {
  const actor = await seeker();
  const references = [];
  for (let count = 0; count < 4; count++) references.push((await list()).reference);
  const [kept, ...visitors] = references as [string, ...string[]];
  await change(actor, { add: [kept] });
  expect(await change(actor, { add: [...visitors, kept] })).toEqual([...visitors, kept]);
});

test("one account's favourites are not another's", async () => {
  const [mine, other] = [await seeker(), await seeker()];
  const { reference } = await list();
  await change(mine, { add: [reference] });
  expect(await change(other, { remove: [reference] })).toEqual([]);
  expect(await change(mine, {})).toEqual([reference]);
});

test("drafts and unknown references are not stored", async () => {
  const actor = await seeker();
  const draft = await list({ status: "brouillon" });
  expect(await change(actor, { add: [draft.reference, "BVNONE"] })).toEqual([]);
});

test("an account has at most the maximum", async () => {
  const actor = await seeker();
  await database.db.$client.query(
    `insert into listings (reference, slug, advertiser_id, commune_id, transaction, property_type, status, title, price, published_at, search_vector)
     select 'PLEIN' || n, 'x', $1, $2, 'vente', 'appartement', 'disponible', 'x', 1, now(), '' from generate_series(1, $3) n`,
    [advertiser.id, advertiser.communeId, MOST_FAVOURITES + 1],
  );
  const all = Array.from({ length: MOST_FAVOURITES + 1 }, (_, index) => `PLEIN${index + 1}`);
  expect(await change(actor, { add: all.slice(0, 150) })).toHaveLength(150);
  expect(await change(actor, { add: all })).toEqual([...all.slice(150, MOST_FAVOURITES), ...all.slice(0, 150)]);
});

test("the list has cards of listings on show and names those that are gone", async () => {
  const actor = await seeker();
  const onShow = await list();
  const gone = await list({ title: "Loft parti", status: "transmis" });
  await change(actor, { add: [gone.reference, onShow.reference] });
  const favourites = await listFavourites(database, actor);
  expect(favourites.cards.map((card) => card.reference)).toEqual([onShow.reference]);
  expect(favourites.gone).toEqual([
    { reference: gone.reference, title: "Loft parti", href: `/annonces/loft-parti-${gone.reference}` },
  ]);
});

test("a browser's references get the same list, and unpublished listings stay unknown", async () => {
  const [first, second] = [await list(), await list()];
  const draft = await list({ status: "brouillon", title: "Secret" });
  const kept = await listFavouritesByReference(database, [second.reference, draft.reference, first.reference]);
  expect(kept.cards.map((card) => card.reference)).toEqual([second.reference, first.reference]);
  expect(kept.gone).toEqual([{ reference: draft.reference, title: null, href: null }]);
});

test("concurrent changes never exceed the maximum", async () => {
  const actor = await seeker();
  const references = await Promise.all(
    Array.from({ length: MOST_FAVOURITES + 40 }, async () => (await list()).reference),
  );
  await Promise.all([0, 60, 120, 40].map((from) => change(actor, { add: references.slice(from, from + 120) })));
  expect(await change(actor, {})).toHaveLength(MOST_FAVOURITES);
});

test("an account that is gone has no favourites", async () => {
  const gone = await seeker();
  expect(
    await change({ ...gone, account: { ...gone.account, id: "parti" } }, { add: [(await list()).reference] }),
  ).toEqual([]);
});

test("a listing that is deleted at the same moment is left out, and the others are added", async () => {
  const actor = await seeker();
  const [stays, goes] = [await list(), await list()];
  const deleting = await database.db.$client.connect();
  await deleting.query("begin");
  await deleting.query("delete from listings where id = $1", [goes.id]);
  const adding = change(actor, { add: [goes.reference, stays.reference] });
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await database.db.$client.query(waiting)).rowCount).toBe(1);
  await deleting.query("commit");
  deleting.release();
  expect(await adding).toEqual([stays.reference]);
});
