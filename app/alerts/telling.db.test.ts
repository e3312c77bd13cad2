import { visitor } from "#app/account/actor.ts";
import { expect, test } from "vitest";
import { addListingEvent } from "#app/listings/life/listing-events.repository.server.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { noJobs } from "#tests/setup/portals/no-jobs.ts";
import { newAddress, useSearchedCommune } from "#tests/setup/data/searched-commune.ts";
import { deleteEndedAlerts, findAlertsOf } from "./alerts.repository.server.ts";
import { findRecipientOfAlert } from "./recipients.repository.server.ts";
import { listRefusedRecipients } from "./refused-recipients.repository.server.ts";
import { askInactiveRecipients } from "./use-cases/ask-inactive-recipients.server.ts";
import { liftRefusal } from "./use-cases/lift-refusal.server.ts";
import { matchListingEvent } from "./use-cases/match-listing-event.server.ts";
import { prepareAlertsAgain } from "./use-cases/prepare-again.server.ts";
import { pauseRefused } from "./use-cases/pause-refused.server.ts";

const place = useSearchedCommune();
const { needs, query, save, home, happens, mail, mailsFor, subjects } = place;

test("a new home is mailed once, with a card and links to change and to end the alert", async () => {
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

test("a person with two alerts on a home gets the mail of the more frequent alert", async () => {
  const email = newAddress();
  await save({ email, frequency: "weekly" });
  await save({ email, frequency: "immediate", search: { priceMax: "900000" } });
  await happens(await home(), "new");
  await mail("weekly");
  expect(await subjects(email)).toEqual([]);
  await mail("immediate");
  expect(await subjects(email)).toHaveLength(1);
});

test("a daily alert gathers the homes of the day in one mail", async () => {
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

test("an advertiser gets no mail about their own home", async () => {
  const owner = await createUser(place.db, { email: newAddress() });
  const advertiser = await createAdvertiser(place.db, { communeId: place.communeId, userId: owner.id });
  await save({ email: owner.email });
  const other = await save();
  await happens(await home({ advertiserId: advertiser.id }), "new");
  await mail();
  expect(await subjects(owner.email)).toEqual([]);
  expect(await subjects(other.email)).toHaveLength(1);
});

test("a home that left before the mail is not mailed, nor is a lower price that rose again", async () => {
  const { email } = await save({ frequency: "daily" });
  const [left, dearer] = [await home(), await home({ price: 20_000_000 })];
  await happens(left, "new");
  await happens(dearer, "cheaper", { price: 20_000_000, formerPrice: 22_000_000 });
  await query("update listings set status = 'retiree' where id = $1", [left.id]);
  await query("update listings set price = 22000000 where id = $1", [dearer.id]);
  await mail("daily");
  expect(await subjects(email)).toEqual([]);
});

test("the mail says what is still true of a home, and omits a drop that has ended", async () => {
  const { email } = await save({ frequency: "daily" });
  const listing = await home({ price: 30_000_000 });
  await happens(listing, "new");
  await happens(listing, "cheaper", { price: 29_000_000, formerPrice: 30_000_000 });
  await query("update listings set price = 29500000 where id = $1", [listing.id]);
  await mail("daily");
  expect(await subjects(email)).toEqual([expect.stringMatching(/^Nouveau, 295 000 € : /)]);
});

test("a correction is mailed to recipients who got no mail about the home", async () => {
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

test("a lower price is mailed with both prices, and not again until it is lower still", async () => {
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
  expect(mails.map(({ subject }) => subject.split(/,| :/)[0])).toEqual(["Nouveau", "Baisse de prix", "Baisse de prix"]);
  expect(mails[1]!.text).toContain("Baisse de prix : 200 000 € → 190 000 €");
});

test("two equal events of a home at once cause one notice per person", async () => {
  const { email } = await save();
  const listing = await home({ price: 19_000_000 });
  const fall = { listingId: listing.id, kind: "cheaper", price: 19_000_000, formerPrice: 20_000_000 } as const;
  for (let time = 0; time < 2; time++) await addListingEvent({ jobs: noJobs }, place.db, { ...fall, actor: visitor });
  const { rows } = await query("select id::int from listing_events where listing_id = $1", [listing.id]);
  await Promise.all(rows.map(({ id }) => matchListingEvent(needs(), id)));
  const told = await query(
    "select n.event_id from notices n join recipients r on r.id = n.recipient_id where r.email = $1",
    [email],
  );
  expect(told.rows).toHaveLength(1);
});

test("a home that comes back is mailed, but not within a week of the last notice", async () => {
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

test("an address that refuses mails, or complains, gets no more mails", async () => {
  const { id, email } = await save();
  await happens(await home(), "new");
  await pauseRefused(needs(), { email: email.toUpperCase(), reason: "complaint" });
  await happens(await home(), "new");
  await mail();
  expect(await subjects(email)).toEqual([]);
  const { id: recipientId } = (await findRecipientOfAlert(place.db, id))!;
  expect(await findAlertsOf(place.db, recipientId)).toMatchObject([{ pauseReason: "complaint" }]);
});

test("a refusal that an operator lifts lets alerts go on, once they are prepared again", async () => {
  const { id, email } = await save();
  await pauseRefused(needs(), { email, reason: "refused" });
  const { id: recipientId } = (await findRecipientOfAlert(place.db, id))!;
  const listed = await listRefusedRecipients(place.db, { recipient: email, before: null, most: 5 });
  expect(listed).toMatchObject([{ id: String(recipientId), cause: "refused" }]);
  const lift = (which: string) => liftRefusal(needs(), visitor, { id: which, why: "boîte rouverte" });
  expect(await lift(String(recipientId))).toEqual({ ok: true });
  for (const gone of [String(recipientId), "0", "rien"]) expect(await lift(gone)).toEqual({ ok: false, code: "gone" });
  await prepareAlertsAgain(needs(), new AbortController().signal);
  await happens(await home(), "new");
  await mail();
  expect(await subjects(email)).toHaveLength(1);
});

test("after a year without a click people are asked once, then the alert ends", async () => {
  const email = newAddress();
  const [quiet, read] = [await save({ email }), await save()];
  const { rows } = await query(
    "update alerts set clicked_at = now() - interval '366 days' where id = $1 returning recipient_id",
    [quiet.id],
  );
  for (let time = 0; time < 2; time++) await askInactiveRecipients(needs());
  expect(await subjects(email)).toEqual([expect.stringContaining("garder vos alertes")]);
  expect(await subjects(read.email)).toEqual([]);
  await deleteEndedAlerts(place.db);
  expect(await findAlertsOf(place.db, rows[0].recipient_id)).toHaveLength(1);
  await query("update alerts set asked_at = now() - interval '31 days' where id = $1", [quiet.id]);
  await deleteEndedAlerts(place.db);
  expect(await findAlertsOf(place.db, rows[0].recipient_id)).toEqual([]);
});
