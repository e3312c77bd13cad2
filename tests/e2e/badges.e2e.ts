import type { Locator } from "@playwright/test";
import type { Database } from "#db/client.ts";
import { createAdvertiser } from "../factories/advertisers.ts";
import { createListing, type ListingOverrides } from "../factories/listings.ts";
import { expect, test } from "../setup/journey.ts";

const MINUTE = 60_000;
const SEVEN_DAYS = 7 * 24 * 60 * MINUTE;
/** What is hidden does not count. */
const asSeen = { useInnerText: true };
const pricePerArea = "4 000 €/m²";
const labels = ["Nouveau", "En négociation", "Baisse de prix"];

/** Of the badges, these stand in a part of a page, and no others. */
async function expectBadges(part: Locator, shown: string[]): Promise<void> {
  await expect(part).toBeVisible();
  for (const label of labels)
    await (shown.includes(label)
      ? expect(part).toContainText(label, asSeen)
      : expect(part).not.toContainText(label, asSeen));
}

/** An advertiser's listings, each with the badges that it shows. */
async function listWithBadges(db: Database) {
  const advertiser = await createAdvertiser(db);
  const list = (overrides: ListingOverrides) =>
    createListing(db, {
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
        publishedAt: new Date("2026-01-01"),
        previousPrice: 210_000_00,
        status: "en_negociation",
      }),
      shows: ["En négociation", "Baisse de prix"],
    },
    {
      listing: await list({ title: "Plus cher", publishedAt: new Date("2026-01-01"), previousPrice: 190_000_00 }),
      shows: [],
    },
  ];
  return { advertiser, listings };
}

test("« Nouveau » for seven days, « En négociation », « Baisse de prix » and the price per m² stand on cards", async ({
  open,
  portal,
}) => {
  const { advertiser, listings } = await listWithBadges(portal.db);
  const page = await open(`/annonceurs/${advertiser.slug}`);
  for (const { listing, shows } of listings) {
    const card = page.getByRole("article").filter({ hasText: listing.title }).last();
    await expectBadges(card, shows);
    await expect(card).toContainText(pricePerArea, asSeen);
  }
});

test("the same stand in the comparison", async ({ open, portal }) => {
  const { listings } = await listWithBadges(portal.db);
  const page = await open(`/comparer?biens=${listings.map(({ listing }) => listing.reference).join(",")}`);
  for (const { listing, shows } of listings)
    await expectBadges(page.locator("td").filter({ hasText: listing.title }).last(), shows);
  await expect(page.getByRole("row", { name: /^Prix au m²/ })).toContainText(pricePerArea, asSeen);
});

test("the same stand on the listings' pages", async ({ open, portal }) => {
  const { listings } = await listWithBadges(portal.db);
  const page = await open("/credits");
  for (const { listing, shows } of listings) {
    await page.goto(`/annonces/${listing.slug}-${listing.reference}`);
    await expectBadges(page.locator("main header").last(), shows);
    await expect(page.locator("main header + div")).toContainText(pricePerArea, asSeen);
  }
});
