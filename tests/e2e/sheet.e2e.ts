import type { Database } from "#db/client.ts";
import { createAdvertiser } from "../factories/advertisers.ts";
import { createListing, type ListingOverrides } from "../factories/listings.ts";
import { barriersIn } from "../setup/journeys/axe.ts";
import { expect, inMatrix, type Page, test } from "../setup/journeys/journey.ts";

/** Pages of a PDF. */
const pagesOf = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

const wordy =
  "Un très long texte qui raconte la maison pièce par pièce, sans rien oublier de ses volumes ni de sa lumière. ".repeat(
    60,
  );

/** A day on which rent control is printed. */
const UNDER_RENT_CONTROL = new Date("2026-11-20T12:00:00Z");

/** The longest listing that an advertiser may publish, with everything that the law requires of a rental. */
const longest: ListingOverrides = {
  title:
    "Appartement familial de sept pièces en duplex avec terrasse, double séjour traversant et vue sur les toits de la vieille ville",
  transaction: "location",
  quartier: "Quartier des anciennes manufactures royales",
  photos: 0,
  furnished: true,
  energyClass: "G",
  climateClass: "G",
  previousPrice: 400_000_00,
  details: {
    description: wordy,
    features: [
      "ascenseur",
      "balcon",
      "terrasse",
      "jardin",
      "cave",
      "parking",
      "garage",
      "piscine",
      "cheminee",
      "parquet",
      "climatisation",
      "fibre",
      "acces-handicap",
    ],
    rentBase: 80_000,
    rentReferenceMax: 85_000,
    rentSupplement: 5_000,
    charges: 9_000,
    chargesKind: "provisions",
    deposit: 160_000,
    tenantFees: 52_000,
    inventoryFee: 19_500,
    heating: "pompe à chaleur air-eau avec plancher chauffant",
    exposure: "nord-ouest",
    kitchen: "americaine",
    availableFrom: "2026-12-01",
    yearBuilt: 1875,
  },
};

async function publish(db: Database, overrides: ListingOverrides): Promise<string> {
  const advertiser = await createAdvertiser(db, {
    role: "agent-commissionnaire",
    agencyName: "Agence de la Très Longue Rue des Acacias et des Tilleuls Argentés",
  });
  const { slug, reference } = await createListing(db, {
    advertiserId: advertiser.id,
    communeId: advertiser.communeId,
    ...overrides,
  });
  return `/annonces/${slug}-${reference}`;
}

const phone = { viewport: { width: 360, height: 780 } };

async function expectNoBarriers(page: Page): Promise<void> {
  expect(await barriersIn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
}

test("the longest listing prints on one page of A4: its description ends at a sentence, and nothing else is cut", async ({
  open,
  portal,
}) => {
  portal.clock.set(UNDER_RENT_CONTROL);
  const address = await publish(portal.db, longest);
  const page = await open(address, { tolerates: /media/ });
  await page.getByRole("link", { name: "Imprimer la fiche" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Fiche à imprimer" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const preferCSSPageSize of [true, false])
    expect(pagesOf(await page.pdf({ format: "A4", preferCSSPageSize, printBackground: true }))).toBe(1);
  const sheet = page.locator(".sheet");
  const cut = await sheet.evaluate((element) =>
    [element, ...element.querySelectorAll("p:not(.sr-only), ul, dl, section, footer")]
      .filter(
        (part) =>
          part.scrollHeight > part.clientHeight + 2 &&
          getComputedStyle(part).display !== "inline" &&
          part.clientHeight > 0,
      )
      .map((part) => part.className),
  );
  expect(cut).toEqual([]);
  await expect(sheet.getByText(/^Un très long texte/)).toHaveText(/lumière\.$|…$/);
  for (const wanted of [
    "par mois, charges comprises",
    "Honoraires à la charge du locataire",
    "Loyer de référence majoré",
    "Logement à consommation énergétique excessive",
    "www.georisques.gouv.fr",
    "Montant estimé des dépenses annuelles d’énergie",
  ])
    await expect(sheet.getByText(wanted).first()).toBeVisible();
  // Header, buttons and footer are not printed.
  for (const role of ["banner", "button"] as const) await expect(page.getByRole(role)).toHaveCount(0);

  await test.step("on a phone's screen the sheet has no barrier, and fits", async () => {
    await page.setViewportSize(phone.viewport);
    await page.emulateMedia({ media: "screen" });
    await expectNoBarriers(page);
  });
});

const wordyWithoutScales: ListingOverrides = {
  ...longest,
  energyClass: null,
  climateClass: null,
  details: { ...longest.details, dpeStatus: "en-cours" },
};

const photographed: [photos: number, what: string, overrides: ListingOverrides][] = [
  [2, "a flat", { propertyType: "appartement" }],
  [2, "a plot", { propertyType: "terrain" }],
  [2, "a long text without scales", wordyWithoutScales],
  [3, "a flat", { propertyType: "appartement" }],
  [3, "a plot", { propertyType: "terrain" }],
  [4, "a plot", { propertyType: "terrain" }],
];
for (const [photos, what, overrides] of photographed) {
  test(
    `${photos} photos of ${what} are landscapes, two of equal size, and a text on energy leaves no gap`,
    inMatrix,
    async ({ open, portal }) => {
      const address = await publish(portal.db, { ...overrides, photos });
      // The factory's pictures have no files, and no placeholder that the policy allows.
      const page = await open(`${address}/imprimer`, { tolerates: /media|404|style-src-attr/ });
      await page.emulateMedia({ media: "print" });
      expect(pagesOf(await page.pdf({ format: "A4", printBackground: true }))).toBe(1);
      const sheet = page.locator(".sheet");
      expect(await sheet.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
      await expect(sheet.locator("img")).toHaveCount(photos);
      const boxes = await sheet
        .locator("img")
        .evaluateAll((images) => images.map((image) => ({ width: image.clientWidth, height: image.clientHeight })));
      for (const { width, height } of boxes) expect(width / height).toBeGreaterThan(1.1);
      if (photos === 2) expect(boxes[0]).toEqual(boxes[1]);
      const sentence = sheet.getByText(/soumis au DPE|DPE en cours/);
      if ((await sentence.count()) > 0) {
        const text = (await sheet.getByText(/^À deux pas|^Un très long/).boundingBox())!;
        expect((await sentence.boundingBox())!.y - text.y - text.height).toBeLessThan(20);
      }
    },
  );
}

test("ordinary pages print without header, drawer and buttons", async ({ open }) => {
  const page = await open("/annonces?commune=lyon");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article")).not.toHaveCount(0);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("article").getByRole("button")).toHaveCount(0);
});

test("the sheet has no barrier in dark colours, and fits a phone", inMatrix, async ({ open, portal }) => {
  portal.clock.set(UNDER_RENT_CONTROL);
  const address = await publish(portal.db, longest);
  await expectNoBarriers(await open(`${address}/imprimer`, { ...phone, colorScheme: "dark" }));
});
