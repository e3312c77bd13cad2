import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Account } from "#app/account/account.ts";
import { countView } from "#app/listings/views/use-cases/count-view.server.ts";
import { saveDraftFields } from "#app/publish/drafts/drafts.repository.server.ts";
import { openNegotiation } from "#app/requests/use-cases/move-request.server.ts";
import { advertisers } from "#db/schema/advertisers.ts";
import { advertiserViews, favourites } from "#db/schema/listing-life.ts";
import { feedHomes } from "#db/schema/feeds.ts";
import { listings } from "#db/schema/listings.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createImport } from "#tests/factories/imports.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createRequest } from "#tests/factories/requests.ts";
import { queueingNeeds } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { countNotifications } from "./notifications.repository.server.ts";
import { parsePublications } from "./publications.ts";
import { changeListings } from "./use-cases/change-listings.server.ts";
import { listPublications } from "./use-cases/list-publications.server.ts";
import { showDashboard } from "./use-cases/show-dashboard.server.ts";
import { visitor } from "#app/account/actor.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function makeDashboard(userType: "agence" | "proprietaire" = "agence") {
  const { db } = database;
  const user = await createUser(db, { userType });
  const advertiser = await createAdvertiser(db);
  await db.update(advertisers).set({ userId: user.id }).where(eq(advertisers.id, advertiser.id));
  const account: Account = {
    id: user.id,
    userType,
    firstName: user.firstName,
    familyName: user.familyName,
    email: user.email,
  };
  const list = (overrides: Parameters<typeof createListing>[1] = {}) =>
    createListing(db, { advertiserId: advertiser.id, communeId: advertiser.communeId, photos: [], ...overrides });
  return { account, advertiser, list };
}

const publications = async (account: Account, query = "") =>
  listPublications(database, {
    actor: await actorOf(database.db, account),
    criteria: parsePublications(new URLSearchParams(query)),
  });
const statusOf = async (id: number) =>
  (await database.db.select().from(listings).where(eq(listings.id, id)))[0]!.status;

test("the four counts cover the account's own listings, and tasks are listed", async () => {
  const { account, list } = await makeDashboard();
  for (const status of ["disponible", "disponible", "en_negociation", "transmis", "retiree", "brouillon"] as const)
    await list({ status });
  await list({ photos: 2 });
  await (await makeDashboard()).list();
  await saveDraftFields(database.db, {
    id: randomUUID(),
    actor: await actorOf(database.db, account),
    fields: { title: "À finir" },
  });
  const dashboard = await showDashboard(database, await actorOf(database.db, account));
  expect(dashboard.counts).toEqual({
    available: 3,
    negotiation: 1,
    soldOrLet: 1,
    withdrawn: 1,
    withoutPhoto: 3,
    hidden: 0,
  });
  expect(dashboard.drafts).toBe(1);
  expect((await publications(account)).counts).toEqual({
    publiees: 4,
    disponibles: 3,
    negociation: 1,
    transmises: 1,
    retirees: 1,
    brouillons: 1,
  });
});

test("an account without a publication has an empty dashboard", async () => {
  const { id } = await createUser(database.db);
  expect(await showDashboard(database, await actorOf(database.db, { id }))).toMatchObject({
    counts: { available: 0 },
    messages: [],
    requests: [],
    views: [],
  });
});

test("recent messages and open requests are the account's own, the latest first, and say which can be negotiated", async () => {
  const { db } = database;
  const { account, list } = await makeDashboard();
  const [sale, rental] = [
    await list({ title: "Maison à vendre" }),
    await list({ title: "Studio à louer", transaction: "location" }),
  ];
  const first = await createRequest(db, {
    listingId: sale.id,
    seekerName: "Ada Premier",
    updatedAt: new Date("2026-03-01"),
  });
  const second = await createRequest(db, {
    listingId: sale.id,
    seekerName: "Bob Second",
    updatedAt: new Date("2026-03-02"),
  });
  const third = await createRequest(db, {
    listingId: rental.id,
    seekerName: "Cleo Troisième",
    updatedAt: new Date("2026-03-03"),
    advertiserReadAt: new Date("2040-01-01"),
  });
  await createRequest(db, { listingId: sale.id, seekerName: "Sans preuve", confirmedAt: null });
  await createRequest(db, { listingId: (await (await makeDashboard()).list()).id, seekerName: "Chez un autre" });
  const dashboard = await showDashboard(database, await actorOf(database.db, account));
  expect(
    dashboard.messages.map(({ name, number, transaction, isUnread }) => [name, number, transaction, isUnread]),
  ).toEqual([
    ["Cleo Troisième", third.number, "location", false],
    ["Bob Second", second.number, "vente", true],
    ["Ada Premier", first.number, "vente", true],
  ]);
  expect(dashboard.requests.map(({ name, canNegotiate }) => [name, canNegotiate])).toEqual([
    ["Cleo Troisième", true],
    ["Bob Second", true],
    ["Ada Premier", true],
  ]);
  expect(await countNotifications(db, await actorOf(db, account))).toEqual({ messages: 2, requests: 3 });
  await openNegotiation(queueingNeeds(db), {
    actor: await actorOf(database.db, account),
    requestId: first.id,
    side: "annonceur",
  });
  const after = await showDashboard(database, await actorOf(database.db, account));
  expect(after.requests.map(({ name, isNegotiating, canNegotiate }) => [name, isNegotiating, canNegotiate])).toEqual([
    ["Ada Premier", true, false],
    ["Cleo Troisième", false, true],
    ["Bob Second", false, false],
  ]);
});

test("views are listed for thirty days, including days without any, and the thirty days before as a sum", async () => {
  const { db } = database;
  const { account, advertiser, list } = await makeDashboard();
  const { reference } = await list();
  for (const address of ["192.0.2.1", "192.0.2.2"]) await countView(database, { reference, address, actor: visitor });
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  await db.insert(advertiserViews).values([
    { advertiserId: advertiser.id, day: daysAgo(29), count: 7 },
    { advertiserId: advertiser.id, day: daysAgo(30), count: 11 },
    { advertiserId: advertiser.id, day: daysAgo(61), count: 100 },
  ]);
  const { views, viewsBefore } = await showDashboard(database, await actorOf(database.db, account));
  expect(views.map(({ count }) => count)).toEqual([7, ...Array.from({ length: 28 }, () => 0), 2]);
  expect(views.at(-1)!.day).toBe(daysAgo(0));
  expect(viewsBefore).toBe(11);
});

test("files that wait for a decision are counted, files of others and finished files are not", async () => {
  const { account, advertiser } = await makeDashboard();
  const other = await makeDashboard();
  for (const state of ["preview", "held", "done"] as const)
    await createImport(database.db, { advertiserId: advertiser.id, state });
  await createImport(database.db, { advertiserId: other.advertiser.id });
  const { undecidedFiles } = await showDashboard(database, await actorOf(database.db, account));
  expect(undecidedFiles).toBe(2);
});

test("« Mes publications » lists the account's listings with their counts; words, place and reference find them", async () => {
  const { db } = database;
  const { account, advertiser, list } = await makeDashboard();
  const house = await list({ title: "Maison rénovée avec véranda", publishedAt: new Date("2026-02-01") });
  const flat = await list({
    title: "Studio clair",
    transaction: "location",
    photos: 1,
    publishedAt: new Date("2026-03-01"),
  });
  const withdrawn = await list({ title: "Maison retirée", status: "retiree" });
  await (await makeDashboard()).list({ title: "Maison d’un autre" });
  await createRequest(db, { listingId: house.id });
  await createRequest(db, { listingId: house.id, status: "declinee" });
  await createRequest(db, { listingId: house.id, confirmedAt: null });
  const seeker = await createUser(db, { userType: "chercheur" });
  await db.insert(favourites).values({ userId: seeker.id, listingId: house.id });
  for (const address of ["192.0.2.3", "192.0.2.4", "192.0.2.5"])
    await countView(database, { reference: house.reference, address, actor: visitor });

  const all = await publications(account);
  expect(all.listings.map(({ title }) => title)).toEqual(["Studio clair", "Maison rénovée avec véranda"]);
  expect(all.listings[1]).toMatchObject({
    reference: house.reference,
    views: 3,
    favourites: 1,
    requests: 2,
    openRequests: 1,
    photo: null,
  });
  const titles = async (query: string) => (await publications(account, query)).listings.map(({ title }) => title);
  expect(await titles("q=RENOVEE+maison")).toEqual([house.title]);
  expect(await titles(`q=${flat.reference.toLowerCase()}`)).toEqual([flat.title]);
  expect(await titles("q=50%25")).toEqual([]);
  const { feedId } = await createImport(db, { advertiserId: advertiser.id, isAccepted: true });
  await db.insert(feedHomes).values({
    feedId,
    key: "k1",
    reference: "R0005",
    listingId: flat.id,
    hash: "",
    form: {},
    photos: [],
  });
  expect((await publications(account, "q=r0005")).listings).toMatchObject([
    { title: flat.title, agencyReference: "R0005" },
  ]);
  expect(await titles("transaction=location")).toEqual([flat.title]);
  expect(await titles("photos=sans")).toEqual([house.title]);
  expect(await titles("statut=retirees")).toEqual([withdrawn.title]);
  const { rows } = await db.$client.query<{ name: string }>("select name from communes where id = $1", [
    advertiser.communeId,
  ]);
  expect(await titles(`q=${encodeURIComponent(rows[0]!.name)}`)).toEqual([flat.title, house.title]);
});

test("pages hold twenty each, show every listing once, and a page beyond the last shows the last", async () => {
  const { account, list } = await makeDashboard();
  const made = [];
  for (let count = 0; count < 43; count++)
    made.push((await list({ publishedAt: new Date(Date.UTC(2026, 0, 1 + (count % 7))) })).reference);
  const pages = await Promise.all(["1", "2", "3"].map((page) => publications(account, `page=${page}`)));
  expect(pages.map(({ listings }) => listings.length)).toEqual([20, 20, 3]);
  expect(pages.flatMap(({ listings }) => listings.map(({ reference }) => reference)).toSorted()).toEqual(
    made.toSorted(),
  );
  expect((await publications(account, "page=99")).criteria.page).toBe(3);
});

test("an agency changes many listings at once, and gets a reason for each listing that cannot change", async () => {
  const { account, list } = await makeDashboard("agence");
  const [one, two, sold] = [await list(), await list(), await list({ status: "transmis" })];
  const negotiated = await list();
  const request = await createRequest(database.db, { listingId: negotiated.id });
  await openNegotiation(queueingNeeds(database.db), {
    actor: await actorOf(database.db, account),
    requestId: request.id,
    side: "annonceur",
  });
  const other = await (await makeDashboard()).list();
  const references = [one, two, sold, negotiated, other, one].map(({ reference }) => reference);
  const changed = await changeListings(queueingNeeds(database.db), {
    actor: await actorOf(database.db, account),
    references,
    to: "retiree",
  });
  expect(changed).toEqual({
    ok: true,
    changed: ["vente", "vente"],
    refused: [
      { reference: sold.reference, title: sold.title, code: "not_possible" },
      { reference: negotiated.reference, title: negotiated.title, code: "negotiating" },
      { reference: other.reference, title: null, code: "unknown" },
    ],
  });
  expect([await statusOf(one.id), await statusOf(two.id), await statusOf(sold.id), await statusOf(other.id)]).toEqual([
    "retiree",
    "retiree",
    "transmis",
    "disponible",
  ]);
});

test("owners change one listing at a time, seekers none", async () => {
  const { account, list } = await makeDashboard("proprietaire");
  const [one, two] = [await list(), await list()];
  const move = async (as: Account, references: string[]) =>
    changeListings(queueingNeeds(database.db), { actor: await actorOf(database.db, as), references, to: "retiree" });
  const refused = { ok: false, code: "not_allowed" };
  expect(await move(account, [one.reference, two.reference])).toEqual({ ok: false, code: "one_at_a_time" });
  expect(await statusOf(one.id)).toBe("disponible");
  expect(await move(await createUser(database.db, { userType: "chercheur" }), [one.reference])).toEqual(refused);
  expect(await move(account, [one.reference])).toEqual({ ok: true, changed: ["vente"], refused: [] });
});
