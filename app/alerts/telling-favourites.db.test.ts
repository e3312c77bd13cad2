import { expect, test } from "vitest";
import { createUser } from "#tests/factories/accounts.ts";
import type { InsertedListing } from "#tests/factories/listings.ts";
import { newAddress, useSearchedCommune } from "#tests/setup/data/searched-commune.ts";

const place = useSearchedCommune();
const { query, save, home, happens, mail, mailsFor, subjects } = place;

/** An account with a favourite. */
async function keeper(listing: InsertedListing) {
  const user = await createUser(place.db, { email: newAddress() });
  await query("insert into favourites (user_id, listing_id) values ($1, $2)", [user.id, listing.id]);
  return user;
}

test("a lower price, a negotiation and the end are mailed, the end with similar homes", async () => {
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

test("the mail about a negotiation names its stage", async () => {
  const listing = await home();
  const { email } = await keeper(listing);
  await query("update listings set status = 'en_negociation', stage = 'offre' where id = $1", [listing.id]);
  await happens(listing, "negotiation");
  await mail();
  const [told] = await mailsFor(email);
  expect(told!.subject).toMatch(/^Sous offre\s: /);
  expect(told!.text).toContain("Sous offre\n");
  expect(told!.text).not.toContain("En négociation");
});

test("each setting stops its own kind of mail", async () => {
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

test("a price that rises and falls back is mailed once", async () => {
  const listing = await home();
  const { email } = await keeper(listing);
  for (let time = 0; time < 2; time++) {
    await happens(listing, "cheaper", { price: listing.price, formerPrice: listing.price + 100 });
    await mail();
  }
  expect(await subjects(email)).toHaveLength(1);
});

test("a person with a favourite and an alert on the same home gets one mail", async () => {
  const listing = await home();
  const { email } = await keeper(listing);
  await save({ email });
  await happens(listing, "cheaper", { price: listing.price, formerPrice: listing.price + 100 });
  await mail();
  expect(await subjects(email)).toHaveLength(1);
});

test("an account without a confirmed address gets no mail", async () => {
  const listing = await home();
  const { id, email } = await keeper(listing);
  await query("update users set email_verified = false where id = $1", [id]);
  await happens(listing, "cheaper", { price: listing.price, formerPrice: listing.price + 100 });
  await mail();
  expect(await subjects(email)).toEqual([]);
});
