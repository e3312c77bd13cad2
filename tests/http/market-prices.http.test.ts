import { expect, test } from "vitest";
import { computeMarketPrices } from "#app/listings/prices/market-prices.repository.server.ts";
import { createAdvertiser } from "../factories/advertisers.ts";
import { createCommune } from "../factories/communes.ts";
import { createDraft, flatForm } from "../factories/drafts.ts";
import { createListing, type ListingOverrides } from "../factories/listings.ts";
import { plainSpaces } from "../setup/visitors/http-forms.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal({ template: "communes" });

const title = "Ce prix dans son marché";

/** The section of a listing's page, after the prices were computed. */
async function openSection({ slug, reference }: { slug: string; reference: string }) {
  await computeMarketPrices(portal.db);
  const { page } = await openVisitor(portal, `/annonces/${slug}-${reference}`);
  const section = page.select("section[aria-labelledby=marche]")[0];
  return section ? { text: section.text, drawn: page.select("section[aria-labelledby=marche] figure").length } : null;
}

async function market(
  departmentCode: string,
  count: number,
  home: ListingOverrides = {},
  place: Parameters<typeof createCommune>[1] = {},
) {
  const commune = await createCommune(portal.db, { departmentCode, departmentName: "Essai", ...place });
  const advertiser = await createAdvertiser(portal.db, { communeId: commune.id });
  const list = (overrides: ListingOverrides) =>
    createListing(portal.db, { advertiserId: advertiser.id, communeId: commune.id, photos: 0, ...home, ...overrides });
  const others = Array.from({ length: count - 1 }, () => list({ livingArea: 50, price: 200_000_00 }));
  const [listing] = await Promise.all([list({ livingArea: 50, price: 220_000_00 }), ...others]);
  return { commune, listing };
}

test("a sale's price per m² is drawn beside its commune's prices, with their number, date and limits", async () => {
  const { commune, listing } = await market("M1", 20);
  const section = await openSection(listing);
  expect(section?.text).toContain(
    `4 400 €/m² : 10 % au-dessus du prix médian des 20 appartements à vendre à ${commune.name} sur ce portail.`,
  );
  expect(section?.text).toMatch(/La moitié des biens ?4 000 € à 4 000 €\/m²/);
  expect(section?.text).toMatch(/Prix médian ?4 000 €\/m²/);
  expect(section?.text).toContain("ne dit pas : l’état du bien, sa taille, son étage, sa lumière, sa rue. Ce sont");
  expect(section?.text).toContain("pas des prix de vente. Calcul du ");
  expect(section?.drawn).toBe(1);
});

test("with fewer than eight homes, the page compares with the department, and gives the reason", async () => {
  await market("M2", 30);
  const { commune, listing } = await market("M2", 5);
  const section = await openSection(listing);
  expect(section?.text).toContain("des 35 appartements à vendre en Essai sur ce portail.");
  expect(section?.text).toContain(
    `Moins de 8 appartements à vendre à ${commune.name} : la comparaison porte sur le département.`,
  );
  expect(section?.drawn).toBe(1);
});

test("an arrondissement with fewer than eight homes is compared with its city", async () => {
  const city = await createCommune(portal.db, { departmentCode: "M6" });
  const [one, two] = [1, 2].map((nth) => ({
    departmentCode: "M6",
    name: `${city.name} ${nth}e`,
    kind: "arrondissement" as const,
    parentId: city.id,
  }));
  await market("M6", 7, {}, one);
  const section = await openSection((await market("M6", 7, {}, two)).listing);
  expect(section?.text).toContain(`des 14 appartements à vendre à ${city.name} sur ce portail.`);
  expect(section?.text).toContain("la comparaison porte sur toute la ville.");
  expect(section?.text).toContain("sa lumière, son arrondissement, sa rue.");
});

test("the form of a home there shows its author the same prices, and none where there are too few", async () => {
  const { account } = await portal.accounts.openDashboard({ userType: "proprietaire" });
  const cookie = await portal.accounts.cookieOf(account);
  const told = async (name: string) => {
    await computeMarketPrices(portal.db);
    const form = flatForm({ commune: name });
    const draft = await createDraft(portal.db, { userId: account.id, form });
    const page = await portal.fetch(`/publier/${draft}/prix`, { headers: { cookie } });
    return /[^.>]*se situent entre[^.<]*/.exec(plainSpaces(await page.text()).replaceAll("<!-- -->", ""))?.[0] ?? null;
  };
  const { commune } = await market("M7", 9);
  expect(await told(commune.name)).toBe(
    `À ${commune.name}, les appartements à vendre se situent entre 4 000 et 4 000 €/m² (9 annonces)`,
  );
  const { commune: small } = await market("M8", 7);
  expect(await told(small.name)).toBeNull();
});

test("with too few homes in the department, one sentence gives the reason and nothing is drawn", async () => {
  const section = await openSection((await market("M3", 7)).listing);
  expect(section).toEqual({
    text: `${title} Il y a moins de 8 appartements à vendre en Essai sur ce portail : trop peu pour comparer ce prix.`,
    drawn: 0,
  });
});

test("rents are compared with rents, charges included", async () => {
  const rent: ListingOverrides = { transaction: "location", propertyType: "maison" };
  const { commune } = await market("M4", 20, rent);
  const listing = await createListing(portal.db, {
    ...rent,
    communeId: commune.id,
    livingArea: 100,
    price: 1_000_00,
    photos: 0,
  });
  const section = await openSection(listing);
  expect(section?.text).toContain(`maisons à louer à ${commune.name}`);
  expect(section?.text).toContain("Ce loyer dans son marché 10 €/m² par mois, charges comprises : ");
  expect(section?.text).toContain("du loyer médian des 21 maisons à louer");
  expect(section?.text).toContain("Loyers demandés par m² et par mois, charges comprises.");
  expect(section?.text).not.toContain("prix");
});

test("a home without an area has no comparison", async () => {
  const { listing } = await market("M5", 20);
  await portal.db.$client.query("update listings set living_area = null where id = $1", [listing.id]);
  expect(await openSection(listing)).toBeNull();
});
