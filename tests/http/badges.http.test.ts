import { expect, test } from "vitest";
import { createAdvertiser } from "../factories/advertisers.ts";
import { createListing, type ListingOverrides } from "../factories/listings.ts";
import type { PagePart } from "../setup/visitors/html-page.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal({ template: "communes" });

const MINUTE = 60_000;
const SEVEN_DAYS = 7 * 24 * 60 * MINUTE;
const pricePerArea = "4 000 €/m²";
const labels = ["Nouveau", "En négociation", "Sous offre", "Baisse de prix"];
const old = new Date("2026-01-01");

const badgesIn = (part: PagePart) => labels.filter((label) => part.text.includes(label));

/** An advertiser's listings, and their badges. */
async function listWithBadges() {
  const advertiser = await createAdvertiser(portal.db);
  const list = (overrides: ListingOverrides) =>
    createListing(portal.db, {
      advertiserId: advertiser.id,
      communeId: advertiser.communeId,
      photos: 0,
      livingArea: 50,
      price: 200_000_00,
      ...overrides,
    });
  const listings = [
    {
      listing: await list({ title: "Tout neuf", publishedAt: new Date(Date.now() - SEVEN_DAYS + 10 * MINUTE) }),
      shows: ["Nouveau"],
    },
    {
      listing: await list({ title: "Une semaine", publishedAt: new Date(Date.now() - SEVEN_DAYS - MINUTE) }),
      shows: [],
    },
    {
      listing: await list({
        title: "Moins cher",
        publishedAt: old,
        previousPrice: 210_000_00,
        status: "en_negociation",
      }),
      shows: ["En négociation", "Baisse de prix"],
    },
    {
      listing: await list({ title: "Promise", publishedAt: old, status: "en_negociation", stage: "offre" }),
      shows: ["Sous offre"],
    },
  ];
  return { advertiser, listings };
}

test("cards show « Nouveau » for seven days, the stage of the home, « Baisse de prix » and the price per m²", async () => {
  const { advertiser, listings } = await listWithBadges();
  const { page } = await openVisitor(portal, `/annonceurs/${advertiser.slug}`);
  for (const { listing, shows } of listings) {
    const card = page.all("article").findLast(({ text }) => text.includes(listing.title))!;
    expect(badgesIn(card), listing.title).toEqual(shows);
    expect(card.text).toContain(pricePerArea);
  }
});

test("the comparison shows the same badges", async () => {
  const { listings } = await listWithBadges();
  const { page } = await openVisitor(
    portal,
    `/comparer?biens=${listings.map(({ listing }) => listing.reference).join(",")}`,
  );
  for (const { listing, shows } of listings) {
    const cell = page.all("cell").findLast(({ text }) => text.includes(listing.title))!;
    expect(badgesIn(cell), listing.title).toEqual(shows);
  }
  expect(page.all("row").find(({ text }) => text.startsWith("Prix au m²"))!.text).toContain(pricePerArea);
});

test("the listings' pages show the same badges", async () => {
  const { listings } = await listWithBadges();
  for (const { listing, shows } of listings) {
    const { page } = await openVisitor(portal, `/annonces/${listing.slug}-${listing.reference}`);
    expect(badgesIn(page.select("main header").at(-1)!), listing.title).toEqual(shows);
    expect(page.select("main header + div").at(-1)!.text).toContain(pricePerArea);
  }
});
