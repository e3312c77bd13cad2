import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AlertFrequency, ListingEventKind } from "#app/domain/alert.ts";
import { addListingEvent } from "#app/listings/life/listing-events.repository.server.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createCommune } from "#tests/factories/communes.ts";
import { createListing, type InsertedListing } from "#tests/factories/listings.ts";
import { uniqueLetters } from "#tests/factories/unique.ts";
import { noJobs } from "#tests/setup/no-jobs.ts";
import { mailsTo, queueingNeeds } from "#tests/setup/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";
import { activateAlert, addAlert, deleteEndedAlerts, findAlertsOf } from "./alerts.repository.server.ts";
import { findRecipientOfAlert, lockRecipient } from "./recipients.repository.server.ts";
import { askQuietPeople } from "./use-cases/ask-quiet-people.server.ts";
import { mailNotices } from "./use-cases/mail-notices.server.ts";
import { matchListingEvent } from "./use-cases/match-listing-event.server.ts";
import { pauseRefused } from "./use-cases/pause-refused.server.ts";
import { prepareSearch } from "./use-cases/prepare-search.server.ts";

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
const query = (text: string, values: unknown[] = []) => database.db.$client.query(text, values);
const newAddress = () => `${uniqueLetters()}@example.org`;

type Wanted = { email?: string; search?: Record<string, string>; frequency?: AlertFrequency };

/** Saves a search of the test's commune. */
async function save({ email = newAddress(), search = {}, frequency = "immediate" }: Wanted = {}) {
  const params = new URLSearchParams({ commune: commune.slug, ...search });
  return database.db.transaction(async (tx) => {
    const prepared = (await prepareSearch(tx, { params, currency: "EUR" }))!;
    const recipient = await lockRecipient(tx, email);
    const { id } = await addAlert(tx, {
      recipientId: recipient.id,
      query: prepared.query,
      name: prepared.name,
      frequency,
    });
    await activateAlert(tx, id, prepared);
    return { id, email };
  });
}

const home = (overrides: Parameters<typeof createListing>[1] = {}) =>
  createListing(database.db, { communeId: commune.id, photos: 0, ...overrides });

/** Something happens to a home, and its job runs twice, as jobs may. */
async function happens(
  { id }: InsertedListing,
  kind: ListingEventKind,
  prices: { price?: number; formerPrice?: number } = {},
) {
  await addListingEvent({ jobs: noJobs }, database.db, { listingId: id, kind, ...prices });
  const { rows } = await query("select max(id)::int as id from listing_events where listing_id = $1", [id]);
  for (let time = 0; time < 2; time++) await matchListingEvent(needs(), rows[0].id);
}

async function mail(due: AlertFrequency = "immediate") {
  for (let time = 0; time < 2; time++) await mailNotices(needs(), due);
}
/** The mails to an address, with plain spaces. */
const mailsFor = async (email: string) =>
  (await mailsTo(database.db, email)).map(({ subject, text, unsubscribeUrl }) => ({
    subject: subject.replaceAll(/\s/g, " "),
    text: text.replaceAll(/[\u00a0\u202f]/g, " "),
    unsubscribeUrl,
  }));
const subjects = async (email: string) => (await mailsFor(email)).map(({ subject }) => subject);

describe("alerts", () => {
  test("a new home is told once, with a card, a way to change and a way to end", async () => {
    const { email } = await save({ search: { priceMax: "300000" } });
    await happens(await home({ title: "Appartement au calme", price: 28_500_000 }), "new");
    await happens(await home({ price: 30_500_000 }), "new");
    await mail();
    const [told, ...others] = await mailsFor(email);
    expect(others).toEqual([]);
    expect(told!.subject).toMatch(/^Nouveau, .* : Appartement au calme/);
    expect(told!.text).toMatch(/\/alertes\/voir\?jeton=a\d+\.[\w-]{43}&bien=BV/);
    expect(told!.text).toMatch(/\/alertes\?jeton=p\d+\./);
    expect(told!.unsubscribeUrl).toMatch(/^https:\/\/portail\.example\/alertes\/fin\?jeton=a\d+\./);
  });

  test("who has two alerts on a home is told by the one that tells soonest", async () => {
    const email = newAddress();
    await save({ email, frequency: "weekly" });
    await save({ email, frequency: "immediate", search: { priceMax: "900000" } });
    await happens(await home(), "new");
    await mail("weekly");
    expect(await subjects(email)).toEqual([]);
    await mail("immediate");
    expect(await subjects(email)).toHaveLength(1);
  });

  test("an alert of the day gathers the homes of the day in one mail", async () => {
    const { email } = await save({ frequency: "daily" });
    for (let nth = 0; nth < 12; nth++) await happens(await home(), "new");
    await mail("immediate");
    expect(await subjects(email)).toEqual([]);
    await mail("daily");
    const [told] = await mailsFor(email);
    expect(told!.subject).toMatch(/^12 biens pour votre recherche/);
    expect(told!.text.match(/&bien=BV/g)).toHaveLength(10);
    expect(told!.text).toContain("2 autres biens");
  });

  test("an advertiser is not told of an own home", async () => {
    const owner = await createUser(database.db, { email: newAddress() });
    const advertiser = await createAdvertiser(database.db, { communeId: commune.id, userId: owner.id });
    await save({ email: owner.email });
    const other = await save();
    await happens(await home({ advertiserId: advertiser.id }), "new");
    await mail();
    expect(await subjects(owner.email)).toEqual([]);
    expect(await subjects(other.email)).toHaveLength(1);
  });

  test("a home that left before the mail is not told; nor is a price that rose again", async () => {
    const { email } = await save({ frequency: "daily" });
    const [left, dearer] = [await home(), await home({ price: 20_000_000 })];
    await happens(left, "new");
    await happens(dearer, "cheaper", { price: 20_000_000, formerPrice: 22_000_000 });
    await query("update listings set status = 'retiree' where id = $1", [left.id]);
    await query("update listings set price = 22000000 where id = $1", [dearer.id]);
    await mail("daily");
    expect(await subjects(email)).toEqual([]);
  });

  test("what is still true of a home is told, whatever ended since", async () => {
    const { email } = await save({ frequency: "daily" });
    const listing = await home({ price: 30_000_000 });
    await happens(listing, "new");
    await happens(listing, "cheaper", { price: 29_000_000, formerPrice: 30_000_000 });
    await query("update listings set price = 29500000 where id = $1", [listing.id]);
    await mail("daily");
    expect(await subjects(email)).toEqual([expect.stringMatching(/^Nouveau, 295 000 € : /)]);
  });

  test("a correction is told to those who did not hear of the home", async () => {
    const told = await save();
    const missed = await save({ search: { priceMax: "300000" } });
    const listing = await home({ price: 285_000_000 });
    await happens(listing, "new");
    await query("update listings set price = 28500000 where id = $1", [listing.id]);
    await happens(listing, "new");
    await mail();
    expect(await subjects(told.email)).toHaveLength(1);
    expect(await subjects(missed.email)).toHaveLength(1);
  });

  test("a lower price is told with both prices, and not again until it is lower still", async () => {
    const { email } = await save();
    const listing = await home({ price: 20_000_000 });
    await happens(listing, "new");
    await mail();
    const fall = async (price: number, formerPrice: number) => {
      await query("update listings set price = $2 where id = $1", [listing.id, price]);
      await happens(listing, "cheaper", { price, formerPrice });
      await mail();
    };
    await fall(19_000_000, 20_000_000);
    await fall(19_000_000, 21_000_000);
    await fall(18_000_000, 19_000_000);
    const mails = await mailsFor(email);
    expect(mails.map(({ subject }) => subject.split(/,| :/)[0])).toEqual([
      "Nouveau",
      "Baisse de prix",
      "Baisse de prix",
    ]);
    expect(mails[1]!.text).toContain("Baisse de prix : 200 000 € → 190 000 €");
  });

  test("two events of a home at once tell a person one thing once", async () => {
    const { email } = await save();
    const listing = await home({ price: 19_000_000 });
    const fall = { listingId: listing.id, kind: "cheaper", price: 19_000_000, formerPrice: 20_000_000 } as const;
    for (let time = 0; time < 2; time++) await addListingEvent({ jobs: noJobs }, database.db, fall);
    const { rows } = await query("select id::int from listing_events where listing_id = $1", [listing.id]);
    await Promise.all(rows.map(({ id }) => matchListingEvent(needs(), id)));
    const told = await query(
      "select n.event_id from notices n join recipients r on r.id = n.recipient_id where r.email = $1",
      [email],
    );
    expect(told.rows).toHaveLength(1);
  });

  test("a home that comes back is told, but not within a week of the last time", async () => {
    const { email } = await save();
    const listing = await home();
    await happens(listing, "new");
    await happens(listing, "back");
    await mail();
    expect(await subjects(email)).toHaveLength(1);
    await query("update listing_events set created_at = now() - interval '8 days' where listing_id = $1", [listing.id]);
    await happens(listing, "back");
    await mail();
    expect((await subjects(email)).at(-1)).toMatch(/^De nouveau disponible/);
  });

  test("a person who had twelve mails in an hour gets the rest later, in one", async () => {
    const { email } = await save();
    const tell = async () => {
      await happens(await home(), "new");
      await mail();
    };
    for (let nth = 0; nth < 14; nth++) await tell();
    expect(await subjects(email)).toHaveLength(12);
    await query("delete from attempts where key like 'alertMails %'");
    await mail();
    expect((await subjects(email)).at(-1)).toMatch(/^2 biens/);
  });

  test("an address that is refused, or complains, hears nothing more", async () => {
    const { id, email } = await save();
    await happens(await home(), "new");
    await pauseRefused(needs(), { email: email.toUpperCase(), reason: "complaint" });
    await happens(await home(), "new");
    await mail();
    expect(await subjects(email)).toEqual([]);
    const { id: recipientId } = (await findRecipientOfAlert(database.db, id))!;
    expect(await findAlertsOf(database.db, recipientId)).toMatchObject([{ pauseReason: "complaint" }]);
  });

  test("after a year without a click people are asked once, then the alert ends", async () => {
    const email = newAddress();
    const [quiet, read] = [await save({ email }), await save()];
    const { rows } = await query(
      "update alerts set clicked_at = now() - interval '366 days' where id = $1 returning recipient_id",
      [quiet.id],
    );
    for (let time = 0; time < 2; time++) await askQuietPeople(needs());
    expect(await subjects(email)).toEqual([expect.stringContaining("garder vos alertes")]);
    expect(await subjects(read.email)).toEqual([]);
    await deleteEndedAlerts(database.db);
    expect(await findAlertsOf(database.db, rows[0].recipient_id)).toHaveLength(1);
    await query("update alerts set asked_at = now() - interval '31 days' where id = $1", [quiet.id]);
    await deleteEndedAlerts(database.db);
    expect(await findAlertsOf(database.db, rows[0].recipient_id)).toEqual([]);
  });
});

describe("favourites", () => {
  /** An account with a favourite. */
  async function keeper(listing: InsertedListing) {
    const user = await createUser(database.db, { email: newAddress() });
    await query("insert into favourites (user_id, listing_id) values ($1, $2)", [user.id, listing.id]);
    return user;
  }

  test("a lower price, a negotiation and the end are told, the end with similar homes", async () => {
    const listing = await home({ title: "Maison au bout du chemin" });
    const { email } = await keeper(listing);
    await home({ title: "Maison d’en face" });
    await query("update listings set price = price - 1000000 where id = $1", [listing.id]);
    await happens(listing, "cheaper", { price: listing.price - 1_000_000, formerPrice: listing.price });
    await mail();
    await query("update listings set status = 'en_negociation' where id = $1", [listing.id]);
    await happens(listing, "negotiation");
    await mail();
    await query("update listings set status = 'transmis' where id = $1", [listing.id]);
    await happens(listing, "gone");
    await mail();
    const mails = await mailsFor(email);
    expect(mails.map(({ subject }) => subject.split(/,| :/)[0])).toEqual([
      "Baisse de prix",
      "Négociation en cours",
      "Plus disponible",
    ]);
    expect(mails[2]!.text).toContain("Maison d’en face");
    expect(mails[2]!.unsubscribeUrl).toMatch(/\/alertes\/fin\?jeton=f\d+\./);
  });

  test("each switch ends its own mails", async () => {
    const listing = await home();
    const { id, email } = await keeper(listing);
    await query(
      "insert into favourite_notices (user_id, tells_drop, tells_negotiation, tells_gone) values ($1, false, true, false)",
      [id],
    );
    await happens(listing, "cheaper", { price: listing.price, formerPrice: listing.price + 100 });
    await mail();
    await query("update listings set status = 'en_negociation' where id = $1", [listing.id]);
    await happens(listing, "negotiation");
    await mail();
    await query("update listings set status = 'retiree' where id = $1", [listing.id]);
    await happens(listing, "gone");
    await mail();
    expect(await subjects(email)).toEqual([expect.stringContaining("Négociation en cours")]);
  });

  test("a price that goes up and down is told once", async () => {
    const listing = await home();
    const { email } = await keeper(listing);
    for (let time = 0; time < 2; time++) {
      await happens(listing, "cheaper", { price: listing.price, formerPrice: listing.price + 100 });
      await mail();
    }
    expect(await subjects(email)).toHaveLength(1);
  });

  test("who keeps a home and has an alert on it is told once", async () => {
    const listing = await home();
    const { email } = await keeper(listing);
    await save({ email });
    await happens(listing, "cheaper", { price: listing.price, formerPrice: listing.price + 100 });
    await mail();
    expect(await subjects(email)).toHaveLength(1);
  });

  test("an account without a confirmed address is not told", async () => {
    const listing = await home();
    const { id, email } = await keeper(listing);
    await query("update users set email_verified = false where id = $1", [id]);
    await happens(listing, "cheaper", { price: listing.price, formerPrice: listing.price + 100 });
    await mail();
    expect(await subjects(email)).toEqual([]);
  });
});
