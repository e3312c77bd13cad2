import { AxeBuilder } from "@axe-core/playwright";
import { inArray } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { listings } from "#db/schema/listings.ts";
import { useAccounts } from "../setup/accounts.ts";
import { useBrowser } from "../setup/browser.ts";
import { createAdvertiser } from "../factories/advertisers.ts";
import { createListing, type ListingOverrides } from "../factories/listings.ts";

const { open, portal } = useBrowser();
const { db } = useAccounts();

/** Pages of a PDF. */
const pagesOf = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

const wordy =
  "Un très long texte qui raconte la maison pièce par pièce, sans rien oublier de ses volumes ni de sa lumière. ".repeat(
    60,
  );

/** The longest listing that an advertiser may publish, with everything that the law adds to a rent. */
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
    exposure: "sud-est et nord-ouest",
    kitchen: "americaine",
    availableFrom: "2026-12-01",
    yearBuilt: 1875,
  },
};

const published: string[] = [];
// The factory's pictures have no files: no other journey of this portal meets them.
afterEach(async () => {
  if (published.length > 0)
    await db
      .update(listings)
      .set({ status: "retiree" })
      .where(inArray(listings.reference, published.splice(0)));
});

async function publish(overrides: ListingOverrides): Promise<string> {
  const advertiser = await createAdvertiser(db, {
    role: "agent-commissionnaire",
    agencyName: "Agence de la Très Longue Rue des Acacias et des Tilleuls Argentés",
  });
  const { slug, reference } = await createListing(db, {
    advertiserId: advertiser.id,
    communeId: advertiser.communeId,
    ...overrides,
  });
  published.push(reference);
  return `/annonces/${slug}-${reference}`;
}

test("the longest listing prints on one page of A4, its description cut at a sentence, nothing else cut at all", async () => {
  const address = await publish(longest);
  const page = await open(address, { tolerates: /media/ });
  await page.getByRole("link", { name: "Imprimer la fiche" }).click();
  await page.getByRole("heading", { level: 1, name: "Fiche à imprimer" }).waitFor();
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
  expect(await sheet.getByText(/^Un très long texte/).innerText()).toMatch(/lumière\.$|…$/);
  for (const wanted of [
    "par mois, charges comprises",
    "Honoraires à la charge du locataire",
    "Loyer de référence majoré",
    "Logement à consommation énergétique excessive",
    "www.georisques.gouv.fr",
    "Montant estimé des dépenses annuelles d’énergie",
  ]) {
    expect(await sheet.getByText(wanted).first().isVisible()).toBe(true);
  }
  // Header, buttons and footer stay on the screen.
  for (const role of ["banner", "button"] as const) expect(await page.getByRole(role).count()).toBe(0);
});

const wordyWithoutScales: ListingOverrides = {
  ...longest,
  energyClass: null,
  climateClass: null,
  details: { ...longest.details, dpeStatus: "en-cours" },
};

test.each<[number, string, ListingOverrides]>([
  [2, "a flat", { propertyType: "appartement" }],
  [2, "a plot", { propertyType: "terrain" }],
  [2, "a long text without scales", wordyWithoutScales],
  [3, "a flat", { propertyType: "appartement" }],
  [3, "a plot", { propertyType: "terrain" }],
  [4, "a plot", { propertyType: "terrain" }],
])(
  "%i photos of %s are landscapes, equal where they are two, and a sentence on energy leaves no hole on the page",
  async (photos, _, overrides) => {
    const address = await publish({ ...overrides, photos });
    // Nor have they a placeholder of the kind that the policy knows.
    const page = await open(`${address}/imprimer`, { tolerates: /media|404|style-src-attr/ });
    await page.emulateMedia({ media: "print" });
    expect(pagesOf(await page.pdf({ format: "A4", printBackground: true }))).toBe(1);
    const sheet = page.locator(".sheet");
    expect(await sheet.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
    const boxes = await sheet
      .locator("img")
      .evaluateAll((images) => images.map((image) => ({ width: image.clientWidth, height: image.clientHeight })));
    expect(boxes).toHaveLength(photos);
    for (const { width, height } of boxes) expect(width / height).toBeGreaterThan(1.1);
    if (photos === 2) expect(boxes[0]).toEqual(boxes[1]);
    const sentence = sheet.getByText(/soumis au DPE|DPE en cours/);
    if ((await sentence.count()) > 0) {
      const text = (await sheet.getByText(/^À deux pas|^Un très long/).boundingBox())!;
      expect((await sentence.boundingBox())!.y - text.y - text.height).toBeLessThan(20);
    }
  },
);

test("ordinary pages print without header, drawer and buttons", async () => {
  const page = await open("/annonces?page=22");
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("banner").count()).toBe(0);
  expect(await page.getByRole("article").getByRole("button").count()).toBe(0);
});

test("the QR code leads to the listing's public address", async () => {
  const address = await publish({ photos: 0 });
  const page = await open(`${address}/imprimer`);
  const read = await page.getByRole("link", { name: "Code QR de l’annonce" }).evaluate((link) => {
    const drawing = link.querySelector("svg")!;
    return {
      href: (link as HTMLAnchorElement).href,
      size: Number(drawing.getAttribute("viewBox")!.split(" ")[2]),
      path: drawing.querySelector("path")!.getAttribute("d")!,
    };
  });
  expect(read.href).toBe(`${portal}${address}`);
  const { encode } = await import("uqr");
  const expected = encode(`${portal}${address}`, { ecc: "M", border: 4 });
  expect(read.size).toBe(expected.size);
  const dark = new Set(
    [...read.path.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, length]) =>
      Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step} ${y}`),
    ),
  );
  const wanted = expected.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  expect([...dark].toSorted()).toEqual(wanted.toSorted());
});

test("the number stands on the sheet once it is asked for, without JavaScript too; the sheet itself does not tell it", async () => {
  const address = await publish({ photos: 0 });
  const html = await (await fetch(`${portal}${address}/imprimer`)).text();
  expect(html).toContain('content="noindex');
  const page = await open(`${address}/imprimer`, { javaScriptEnabled: false });
  expect(await page.getByText(/^Tél\./).count()).toBe(0);
  await page.getByRole("button", { name: "Ajouter le téléphone" }).click();
  const number = (await page.getByText(/^Tél\./).innerText()).replace("Tél.", "").trim();
  expect(number).toMatch(/^[+\d][\d\s]+$/);
  expect(html).not.toContain(number);
});

test("addresses of sheets: an old title is redirected, what is unknown is not found, what is gone says so", async () => {
  const gone = await publish({ photos: 0, status: "transmis" });
  const shown = await publish({ photos: 0 });
  const reference = shown.split("-").at(-1);
  const status = async (path: string) => (await fetch(`${portal}${path}`, { redirect: "manual" })).status;
  const moved = await fetch(`${portal}/annonces/ancien-titre-${reference}/imprimer`, { redirect: "manual" });
  expect([moved.status, new URL(moved.headers.get("location")!, portal).pathname]).toEqual([301, `${shown}/imprimer`]);
  expect(await status("/annonces/rien-BVRIEN0/imprimer")).toBe(404);
  expect((await fetch(`${portal}${gone}/imprimer`)).status).toBe(410);
});

test("the sheet passes the checks of accessibility, and fits a phone", async () => {
  const address = await publish(longest);
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await open(`${address}/imprimer`, { colorScheme, viewport: { width: 360, height: 780 } });
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});
