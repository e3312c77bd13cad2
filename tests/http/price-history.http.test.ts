import { expect, test } from "vitest";
import { listingPrices } from "#db/schema/listings.ts";
import { createListing, type ListingOverrides } from "../factories/listings.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal({ template: "communes" });

const publishedAt = new Date("2026-10-03T09:00:00Z");

/** The page of a listing with these prices, the last of which it has today. */
async function openListing(prices: [since: string, price: number][], overrides: ListingOverrides = {}) {
  const price = prices.at(-1)![1] * 100;
  const listing = await createListing(portal.db, { photos: 0, publishedAt, price, ...overrides });
  await portal.db
    .insert(listingPrices)
    .values(prices.map(([since, each]) => ({ listingId: listing.id, since: new Date(since), price: each * 100 })));
  return openVisitor(portal, `/annonces/${listing.slug}-${listing.reference}`);
}

test("a listing's page shows the history of its price: in words, as a drawing, and as a table", async () => {
  const { page, received } = await openListing([
    ["2026-10-03T09:00:00Z", 300_000],
    ["2026-10-20T22:30:00Z", 290_000],
    ["2026-11-12T10:00:00Z", 283_800],
  ]);
  const section = page.one("region", "Évolution du prix");
  expect(section.text).toContain("−5,4 % depuis la publication");
  expect(section.text).toContain("En ligne depuis le 3 octobre 2026");
  expect(section.one("image").name).toBe("De 300 000 € le 3 octobre 2026 à 283 800 € depuis le 12 novembre 2026");
  const rows = section.one("table").all("row").slice(1);
  expect(rows.map(({ text }) => text.replaceAll(/\s+/g, " "))).toEqual([
    expect.stringMatching(/^3 octobre 2026 ?300 000 €/),
    expect.stringMatching(/^21 octobre 2026 ?290 000 € ?−3,3 %/),
    expect.stringMatching(/^12 novembre 2026 ?283 800 € ?−2,1 %/),
  ]);
  expect(section.select("[style]")).toEqual([]);
  const [data] = /<script type="application\/ld\+json">.*?<\/script>/s.exec(received.at(-1)!)!;
  expect(data).toContain('"price":283800,');
  expect(data).not.toContain("290000");
});

test.each([
  [
    "a rise",
    [
      ["2026-10-03T09:00:00Z", 800],
      ["2026-11-01T10:00:00Z", 812],
    ],
    "+1,5 % depuis la publication",
  ],
  [
    "a price that came back",
    [
      ["2026-10-03T09:00:00Z", 800],
      ["2026-11-01T10:00:00Z", 790],
      ["2026-11-02T10:00:00Z", 800],
    ],
    "Le loyer est revenu à celui de la publication",
  ],
  [
    "a history that began after the publication",
    [
      ["2026-10-10T09:00:00Z", 800],
      ["2026-11-01T10:00:00Z", 780],
    ],
    "−2,5 % depuis le 10 octobre 2026",
  ],
] as [string, [string, number][], string][])(
  "%s is described in words, for a rental as its rent",
  async (_name, prices, words) => {
    const { page } = await openListing(prices, { transaction: "location" });
    expect(page.one("region", "Évolution du loyer").text).toContain(words);
  },
);

test("a price that never changed has no history", async () => {
  const { page } = await openListing([["2026-10-03T09:00:00Z", 300_000]]);
  expect(page.all("region", /^Évolution/)).toEqual([]);
});
