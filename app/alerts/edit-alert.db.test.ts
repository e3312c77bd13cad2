import { visitor } from "#app/account/actor.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addListingEvent } from "#app/listings/life/listing-events.repository.server.ts";
import { alerts } from "#db/schema/alerts.ts";
import { createAlert } from "#tests/factories/alerts.ts";
import { createCommune } from "#tests/factories/communes.ts";
import { createListing, type InsertedListing } from "#tests/factories/listings.ts";
import { noJobs } from "#tests/setup/portals/no-jobs.ts";
import { mailsTo, queueingNeeds } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { changeAlert } from "./use-cases/change-alert.server.ts";
import { editAlert } from "./use-cases/edit-alert.server.ts";
import { listAlerts } from "./use-cases/list-alerts.server.ts";
import { mailNotices } from "./use-cases/mail-notices.server.ts";
import { matchListingEvent } from "./use-cases/match-listing-event.server.ts";
import { prepareAlertsAgain } from "./use-cases/prepare-again.server.ts";

let database: TestDatabase;
let commune: { id: number; slug: string };
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
// Each test has a commune of its own, where nobody else searches.
beforeEach(async () => {
  commune = await createCommune(database.db);
});

const needs = () => ({
  ...queueingNeeds(database.db),
  clock: () => new Date(),
  log: { info: () => {} } as never,
});
type SavedAlert = Awaited<ReturnType<typeof createAlert>>;

const save = (overrides: Parameters<typeof createAlert>[1] = {}) =>
  createAlert(database.db, { query: `commune=${commune.slug}&priceMax=300000`, frequency: "immediate", ...overrides });
const home = (price: number) =>
  createListing(database.db, { communeId: commune.id, photos: 0, price, propertyType: "maison" });
const rowOf = async ({ id }: { id: number }) => (await database.db.select().from(alerts).where(eq(alerts.id, id)))[0]!;

/** Changes an alert by its form. */
const edit = (alert: SavedAlert, search: string, { name = "", recipientId = alert.recipientId } = {}) =>
  editAlert(needs(), {
    recipientId,
    alertId: alert.id,
    params: new URLSearchParams(search),
    name,
    frequency: "immediate",
  });

async function appears({ id }: InsertedListing) {
  await addListingEvent({ jobs: noJobs }, database.db, { listingId: id, kind: "new", actor: visitor });
  const { rows } = await database.db.$client.query(
    "select max(id)::int as id from listing_events where listing_id = $1",
    [id],
  );
  await matchListingEvent(needs(), rows[0].id);
}
const told = async ({ email }: SavedAlert) => {
  await mailNotices(needs(), "immediate");
  return (await mailsTo(database.db, email)).map(({ text }) => text);
};

test("an alert with another search stays the same alert, and reports homes that appear from then on", async () => {
  const alert = await save();
  const before = await rowOf(alert);
  const [old, dear, cheap] = [await home(45_000_000), await home(45_000_000), await home(25_000_000)];
  await appears(old);
  expect(await edit(alert, `commune=${commune.slug}&priceMin=400000`)).toEqual({ ok: true, isSwapped: false });
  const after = await rowOf(alert);
  expect(after).toMatchObject({ id: before.id, createdAt: before.createdAt, confirmedAt: before.confirmedAt });
  expect(after).toMatchObject({ query: `commune=${commune.slug}&priceMin=400000` });
  expect(after.name).not.toBe(before.name);
  expect(await told(alert), "nothing of before").toEqual([]);
  await appears(dear);
  await appears(cheap);
  const [mail, ...others] = await told(alert);
  expect(others).toEqual([]);
  expect([mail!.includes(dear.reference), mail!.includes(cheap.reference)]).toEqual([true, false]);
});

test("waiting notices are mailed only for homes that the new search finds, and the list shows none as new", async () => {
  const alert = await save();
  const [cheap, dear] = [await home(15_000_000), await home(25_000_000)];
  for (const one of [cheap, dear]) await appears(one);
  expect((await listAlerts(database.db, alert.recipientId))[0]!.newest).toHaveLength(2);
  await edit(alert, `commune=${commune.slug}&priceMax=200000`);
  expect((await listAlerts(database.db, alert.recipientId))[0]).toMatchObject({ newCount: 0, newest: [] });
  const [mail, ...others] = await told(alert);
  expect(others).toEqual([]);
  expect([mail!.includes(cheap.reference), mail!.includes(dear.reference)]).toEqual([true, false]);
});

test("saving the same search changes neither the waiting notices nor the homes shown as new", async () => {
  const alert = await save();
  const one = await home(15_000_000);
  await appears(one);
  await edit(alert, alert.query, { name: "Le nid" });
  expect((await listAlerts(database.db, alert.recipientId))[0]).toMatchObject({ name: "Le nid", newCount: 1 });
  expect(await told(alert)).toHaveLength(1);
});

test("mails use the name that the person gave, which stays with another search until it is emptied", async () => {
  const alert = await save();
  await edit(alert, `commune=${commune.slug}&priceMax=200000`, { name: " Notre  nid <b> " });
  expect(await rowOf(alert)).toMatchObject({ ownName: "Notre nid <b>" });
  for (const price of [15_000_000, 16_000_000]) await appears(await home(price));
  await mailNotices(needs(), "immediate");
  const [mail] = await mailsTo(database.db, alert.email);
  expect(mail!.subject).toContain("Notre nid <b>");
  expect(mail!.html).toContain("Notre nid &lt;b&gt;");
  expect(mail!.html).not.toContain("nid <b>");
  await edit(alert, `commune=${commune.slug}&priceMax=250000`);
  const { name, ownName } = await rowOf(alert);
  expect([ownName, name.replaceAll(/\s/g, " ")]).toEqual([null, expect.stringContaining("250 000 €")]);
  expect((await listAlerts(database.db, alert.recipientId))[0]!.name).toBe(name);
});

test("a name of several lines, a search of unknown places, and one that was not understood are refused", async () => {
  const alert = await save();
  const before = await rowOf(alert);
  expect(await edit(alert, alert.query, { name: "Lyon\r\nBcc: tous@example.org" })).toMatchObject({ code: "name" });
  expect(await edit(alert, "commune=nulle-part-du-tout")).toMatchObject({
    code: "nowhere",
    search: { criteria: { communes: ["nulle-part-du-tout"] } },
  });
  const unread = await edit(alert, `commune=${commune.slug}&priceMax=cher`);
  expect(unread).toMatchObject({ code: "unread", search: { problems: [{ code: "not-a-number", typed: "cher" }] } });
  expect(await rowOf(alert)).toEqual(before);
});

test("a person has one alert on a search: another's, or one that waits for its confirmation, does not count", async () => {
  const alert = await save();
  const [search, waiting] = [`commune=${commune.slug}&priceMax=200000`, `commune=${commune.slug}&priceMax=100000`];
  await save({ query: search });
  const mine = { email: alert.email };
  expect(await edit(alert, search)).toEqual({ ok: true, isSwapped: false });
  const second = await save({ ...mine, query: `commune=${commune.slug}` });
  expect(await edit(second, search)).toMatchObject({ code: "same" });
  await save({ ...mine, query: waiting, isConfirmed: false });
  // At once: the second must wait, and find the search taken.
  const results = await Promise.all([edit(alert, waiting), edit(second, waiting)]);
  expect(results.map((result) => (result.ok ? "changed" : result.code)).toSorted()).toEqual(["changed", "same"]);
});

test("an alert of somebody else is not changed", async () => {
  const [alert, other] = [await save(), await save()];
  const before = await rowOf(alert);
  expect(await edit(alert, "q=jardin", { recipientId: other.recipientId })).toEqual({ ok: false, code: "gone" });
  expect(await rowOf(alert)).toEqual(before);
});

test("a paused alert stays paused with another search", async () => {
  const alert = await save();
  const changing = { recipientId: alert.recipientId, alertId: alert.id };
  await changeAlert(needs(), { ...changing, change: { kind: "pause" } });
  await edit(alert, `commune=${commune.slug}`);
  await appears(await home(15_000_000));
  expect(await told(alert)).toEqual([]);
  expect(await changeAlert(needs(), { ...changing, change: { kind: "resume" } })).toEqual({ ok: true });
  await appears(await home(15_000_000));
  expect(await told(alert)).toHaveLength(1);
});

test("an alert whose places no longer exist is paused for this reason, and resumes with other places", async () => {
  const alert = await save();
  const lost = "commune=commune-disparue";
  await database.db.update(alerts).set({ query: lost, preparedBy: "" }).where(eq(alerts.id, alert.id));
  await prepareAlertsAgain(needs());
  expect(await rowOf(alert)).toMatchObject({ pauseReason: "nowhere" });
  const changing = { recipientId: alert.recipientId, alertId: alert.id, change: { kind: "resume" as const } };
  expect(await changeAlert(needs(), changing)).toEqual({ ok: false, code: "nowhere" });
  expect(await edit(alert, `commune=${commune.slug}`)).toEqual({ ok: true, isSwapped: false });
  expect(await rowOf(alert)).toMatchObject({ pauseReason: null, pausedAt: null });
  await appears(await home(15_000_000));
  expect(await told(alert)).toHaveLength(1);
});

test("two drawn areas have different names, each with a nearby town", async () => {
  const name = async (zone: string) => (await createAlert(database.db, { query: `zone=${zone}` })).name;
  const names = [await name("45.7_4.8~45.8_4.9~45.7_4.9"), await name("47.2_-1.6~47.3_-1.5~47.2_-1.5")];
  expect(names[0]).toMatch(/^Biens dans la zone dessinée, près d/);
  expect(names[0]).not.toBe(names[1]);
});

test("a change and a resumption of an alert at the same time both take effect", async () => {
  const alert = await save();
  for (let time = 0; time < 5; time++) {
    await changeAlert(needs(), { recipientId: alert.recipientId, alertId: alert.id, change: { kind: "pause" } });
    const both = await Promise.all([
      edit(alert, `commune=${commune.slug}&priceMax=${200_000 + time}`),
      changeAlert(needs(), { recipientId: alert.recipientId, alertId: alert.id, change: { kind: "resume" } }),
    ]);
    expect(both).toEqual([{ ok: true, isSwapped: false }, { ok: true }]);
  }
  expect(await rowOf(alert)).toMatchObject({ pauseReason: null, query: `commune=${commune.slug}&priceMax=200004` });
});
