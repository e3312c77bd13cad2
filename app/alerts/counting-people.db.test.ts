import { expect, test } from "vitest";
import { createUser } from "#tests/factories/accounts.ts";
import { createOwnedListing } from "#tests/factories/requests.ts";
import type { InsertedListing } from "#tests/factories/listings.ts";
import { newAddress, useSearchedCommune } from "#tests/setup/data/searched-commune.ts";
import { countPeopleToNotify } from "./use-cases/count-people-to-notify.server.ts";

const place = useSearchedCommune();
const { query, save, home, happens } = place;

const LESS = 1_000_000;

/** How many people a lower price, or a corrected one, would notify. */
const counted = (
  { id, advertiserId, price }: InsertedListing,
  kind: "cheaper" | "new" = "cheaper",
  to = price - LESS,
) =>
  countPeopleToNotify(place.needs(), {
    listingId: id,
    advertiserId,
    kind,
    price: to,
    priceChangedAt: kind === "cheaper" ? new Date() : null,
  });

/** Lowers the price for real; returns how many notices it added for favourites and for alerts. */
async function lower(listing: InsertedListing) {
  const price = listing.price - LESS;
  await query("update listings set price = $2, previous_price = $3, price_changed_at = now() where id = $1", [
    listing.id,
    price,
    listing.price,
  ]);
  await happens(listing, "cheaper", { price, formerPrice: listing.price });
  const { rows } = await query(
    `select count(*) filter (where alert_id is null)::int as favourites, count(alert_id)::int as alerts
     from notices where event_id = (select max(id) from listing_events where listing_id = $1)`,
    [listing.id],
  );
  return rows[0];
}

async function keeper(listing: InsertedListing, columns: Parameters<typeof createUser>[1] = {}) {
  const user = await createUser(place.db, { email: newAddress(), ...columns });
  await query("insert into favourites (user_id, listing_id) values ($1, $2)", [user.id, listing.id]);
  return user;
}

test("as many people are counted as are notified: for their favourites, and others for their alerts", async () => {
  const listing = await home();
  const both = await keeper(listing);
  await keeper(listing);
  await keeper(listing, { emailVerified: false });
  const silent = await keeper(listing);
  await query("insert into favourite_notices values ($1, false, true, true)", [silent.id]);
  await save({ email: both.email });
  const { email } = await save();
  await save({ email, frequency: "weekly" });
  const refused = await save();
  await query("update recipients set refused_at = now() where email = $1", [refused.email]);
  await save({ search: { priceMax: String((listing.price - LESS - 100) / 100) } });
  // These only find it once its price has fallen.
  await save({ search: { priceMax: String((listing.price - LESS) / 100) } });
  await save({ search: { baisse: "oui" } });
  expect(await counted(listing)).toEqual({ favourites: 2, alerts: 3, isLeast: false });
  expect(await lower(listing)).toEqual({ favourites: 2, alerts: 3 });
});

test("people already notified of a slightly higher price are not counted again, nor are members", async () => {
  const { listing, owner } = await createOwnedListing(place.db, { communeId: place.communeId });
  await keeper(listing);
  await save();
  await save({ email: owner.email });
  await query("insert into favourites (user_id, listing_id) values ($1, $2)", [owner.id, listing.id]);
  expect(await counted(listing)).toMatchObject({ favourites: 1, alerts: 1 });
  await lower(listing);
  expect(await counted(listing)).toMatchObject({ favourites: 0, alerts: 0 });
  expect(await counted(listing, "cheaper", listing.price - 3 * LESS)).toMatchObject({ favourites: 1, alerts: 1 });
});

test("a correction notifies only alerts that have had no notice of the home", async () => {
  const listing = await home();
  await keeper(listing);
  await save();
  await happens(listing, "new");
  await save();
  expect(await counted(listing, "new")).toEqual({ favourites: 0, alerts: 1, isLeast: false });
});
