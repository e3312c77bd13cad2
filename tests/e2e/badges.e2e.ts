import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { createAdvertiser } from "../factories/advertisers.ts";
import { createListing, type ListingOverrides } from "../factories/listings.ts";
import { useAccounts } from "../setup/accounts.ts";
import { useBrowser } from "../setup/browser.ts";

const { open } = useBrowser();
const { db } = useAccounts();

const MINUTE = 60_000;
const SEVEN_DAYS = 7 * 24 * 60 * MINUTE;
const labels = ["Nouveau", "En négociation", "Baisse de prix"];

/** Which of the badges stand in a part of a page. */
async function badges(page: Page, selector: string): Promise<string[]> {
  const part = page.locator(selector).last();
  await part.waitFor();
  const text = await part.innerText();
  return labels.filter((label) => text.includes(label));
}

test("« Nouveau » for seven days, « En négociation », « Baisse de prix » and the price per m² stand on cards, in the comparison and on pages", async () => {
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
  const expected = [
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
  const page = await open(`/annonceurs/${advertiser.slug}`);
  for (const { listing, shows } of expected) {
    const card = `article:has-text("${listing.title}")`;
    expect([listing.title, await badges(page, card)]).toEqual([listing.title, shows]);
    expect((await page.locator(card).last().innerText()).replaceAll(/\s/g, " ")).toContain("4 000 €/m²");
  }
  await page.goto(`/comparer?biens=${expected.map(({ listing }) => listing.reference).join(",")}`);
  for (const { listing, shows } of expected)
    expect([listing.title, await badges(page, `td:has-text("${listing.title}")`)]).toEqual([listing.title, shows]);
  expect((await page.getByRole("row", { name: /^Prix au m²/ }).innerText()).replaceAll(/\s/g, " ")).toContain(
    "4 000 €/m²",
  );
  for (const { listing, shows } of expected) {
    await page.goto(`/annonces/${listing.slug}-${listing.reference}`);
    expect([listing.title, await badges(page, "main header")]).toEqual([listing.title, shows]);
    expect((await page.locator("main header + div").innerText()).replaceAll(/\s/g, " ")).toContain("4 000 €/m²");
  }
});
