import { expect, test } from "vitest";
import { createCommune } from "../factories/communes.ts";
import { createListing } from "../factories/listings.ts";
import type { PagePart } from "../setup/visitors/html-page.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal();
const visit = (path: string) => openVisitor(portal, path);

const optionsOf = (field: PagePart) => field.all("option").map(({ text }) => text);
const title = (page: PagePart) => page.one("heading", /./, { level: 1 }).text;

test("the four filters and the first three sorts have the specification's names, with a line that explains them", async () => {
  const { page } = await visit("/annonces");
  const filters = page.one("navigation", "Type d’offre").all("link");
  expect(filters.map(({ text }) => text)).toEqual(["Tous les biens", "À acheter", "À vendre", "À louer"]);
  expect(optionsOf(page.field("Trier par"))).toEqual([
    "défaut",
    "Prix croissant",
    "Prix décroissant",
    "Baisse de prix récente",
  ]);
  expect(page.text).toContain("« À acheter » : encore disponibles. « À vendre » : y compris en négociation.");
});

test("a card has a picture, a title, a price, a place, and an agent's name with initials", async () => {
  const { page } = await visit("/annonces");
  const card = page.all("article")[0]!;
  const image = card.all("image")[0]!;
  expect(image.attribute("src")).toMatch(/^\/media\/[0-9a-f]{64}\/640\.webp$/);
  expect(image.name).toMatch(/.{11}/);
  expect(card.one("heading").text).toMatch(/\S+ \S+/);
  const lines = card.all("paragraph").map(({ text }) => text);
  expect(lines).toContainEqual(expect.stringMatching(/^\d[\d ]* €/));
  expect(lines).toContainEqual(expect.stringMatching(/^.+ \((\d{2,3}|2[AB])\)$/));
  const initials = card.select("p").at(-1)!.element.querySelector("[aria-hidden=true]")!.textContent!;
  expect(initials).toMatch(/^\p{Lu}{1,2}$/u);
  expect(lines.at(-1)!.startsWith(initials[0]!)).toBe(true);
});

test("the arrows link to the previous and next page, and to nothing beyond the ends", async () => {
  const visitor = await visit("/annonces");
  const pages = () => visitor.page.one("navigation", "Pages de résultats");
  expect(pages().all("link", "Page précédente")).toEqual([]);
  await visitor.follow(pages().one("link", "Page suivante"));
  expect(visitor.path).toBe("/annonces?page=2");
  await visitor.follow(pages().one("link", "Page précédente"));
  expect(visitor.path).toBe("/annonces");
  const last = pages()
    .all("link", /^Page \d+/)
    .at(-1)!;
  await visitor.follow(last);
  expect(pages().all("link", "Page suivante")).toEqual([]);
});

test("the heading names the criteria of the search, and its order", async () => {
  const visitor = await visit("/annonces");
  expect(title(visitor.page)).toBe("Annonces immobilières");
  const told = () => visitor.page.one("heading", /annonces/, { level: 2 }).text;
  expect(told()).toContain("du plus récent au plus ancien");
  visitor.enter({ "Trier par": "Prix croissant" });
  await visitor.press("Trier");
  expect(told()).toContain("du moins cher au plus cher");
  expect(told()).not.toContain("du plus récent au plus ancien");
  await visitor.open("/annonces?propertyType=appartement&transactionType=vendre&commune=lyon");
  expect(title(visitor.page)).toBe("Appartements à vendre à Lyon");
  expect(told()).toContain("du plus récent au plus ancien");
  await visitor.open("/Rechercher?propertyType=maison");
  expect(title(visitor.page)).toBe("Maisons");
  await visitor.open("/Rechercher");
  expect(title(visitor.page)).toBe("Rechercher un bien");
});

test("sorting by price shows a note where rents and sale prices are mixed", async () => {
  const visitor = await visit("/annonces?sort=prix-croissant");
  const told = () => visitor.page.one("main").text;
  expect(told()).toContain("Loyers et prix de vente mêlés");
  await visitor.open("/annonces?transactionType=louer&sort=prix-croissant");
  expect(told()).not.toContain("Loyers et prix");
  await visitor.open("/annonces");
  expect(told()).not.toContain("Loyers et prix");
});

test("without scripts « Modifier la recherche » has the whole search, and preserves criteria without a field", async () => {
  const visitor = await visit(
    "/annonces?propertyType=maison&propertyType=appartement&commune=lyon&zone=48_2~48_3~47_3",
  );
  const form = visitor.page.one("main").one("search", "Rechercher un bien");
  expect(form.field("Type de bien").chosen).toBe("Appartement, Maison");
  visitor.enter({ "Prix maximum": "900 000", Piscine: true }, form);
  await visitor.press(form.one("button", "Rechercher"));
  expect(visitor.path).toBe(
    "/annonces?propertyType=appartement&propertyType=maison&commune=lyon&zone=48_2%7E48_3%7E47_3&priceMax=900000&piscine=oui",
  );
  expect(title(visitor.page)).toBe("Appartements et maisons dans la zone dessinée avec piscine, à Lyon seulement");
  expect(visitor.page.one("link", "Retirer le critère Lyon seulement").attribute("href")).not.toContain("commune");
  expect(visitor.page.one("link", "Retirer le critère Zone dessinée").attribute("href")).not.toContain("zone");
});

test.each([
  ["priceMin=500000&priceMax=100000", "Prix minimum et maximum intervertis : de 100 000 € à 500 000 €."],
  ["areaMin=90&areaMax=40", "Surfaces minimum et maximum interverties : de 40 m² à 90 m²."],
  ["landMin=900&landMax=400", "Surfaces de terrain minimum et maximum interverties : de 400 m² à 900 m²."],
])("a range with swapped bounds is reported with the range searched: %s", async (query, said) => {
  const { page } = await visit(`/annonces?${query}`);
  const told = page.one("main").all("status");
  expect(told.map(({ text }) => text)).toContain(said);
});

test("the search form has the specification's fields and choices, and explains its offers", async () => {
  const { page } = await visit("/Rechercher");
  const form = page.one("main").one("search");
  expect(optionsOf(form.field("Type de bien"))).toEqual(["Tous", "Appartement", "Maison", "Terrain"]);
  expect(form.field("Type de bien").chosen).toBe("Tous");
  for (const label of ["Prix minimum", "Prix maximum", "Quartier"]) expect(form.field(label).value).toBe("");
  for (const town of ["Paris", "Lyon", "Marseille"]) expect(form.one("button", `+ ${town}`)).toBeDefined();
  expect(form.field("Chambres minimum").chosen).toBe("Indifférent");
  const note = form.field("Offre").attribute("aria-describedby");
  expect(page.select(`[id="${note}"]`).map(({ text }) => text)).toEqual([expect.stringContaining("À acheter")]);
  const maps = page.one("main").all("link", "Voir la carte");
  expect(maps.map((link) => link.attribute("href"))).toContain("/annonces");
});

test("« Disponibles seulement » leaves out homes under negotiation, offer or compromis, in feeds too, and can be removed", async () => {
  const [town, other] = [await createCommune(portal.db), await createCommune(portal.db)];
  const home = { photos: 0, transaction: "location" } as const;
  const free = await createListing(portal.db, { ...home, communeId: town.id });
  const taken = { ...home, status: "en_negociation" } as const;
  for (const stage of [null, "offre", "compromis"] as const)
    await createListing(portal.db, { ...taken, communeId: town.id, stage });
  await createListing(portal.db, { ...taken, communeId: other.id });
  const visitor = await visit(`/annonces?available=1&commune=${town.slug}`);
  expect(visitor.path).toBe(`/annonces?commune=${town.slug}&disponible=oui`);
  const cards = () => visitor.page.all("article").map((card) => card.one("heading").text);
  expect(cards()).toEqual([free.title]);
  const feed = await portal.fetch(`/annonces.json?commune=${town.slug}&disponible=oui`);
  expect(((await feed.json()) as { items: { id: string }[] }).items).toHaveLength(1);
  await visitor.follow("Retirer le critère Disponibles seulement");
  expect(visitor.path).toBe(`/annonces?commune=${town.slug}`);
  expect(cards()).toHaveLength(4);

  await visitor.open(`/annonces?commune=${other.slug}&disponible=oui`);
  await visitor.follow(/^Même en négociation ou sous offre/);
  expect(visitor.path).toBe(`/annonces?commune=${other.slug}`);
  expect(cards()).toHaveLength(1);
});

test("price drops are a filter, and an order that begins with the latest drop", async () => {
  const visitor = await visit("/annonces?priceDrop=1");
  expect(visitor.path).toBe("/annonces?baisse=oui");
  const hasDropped = ({ text }: PagePart) => text.includes("Baisse de prix");
  expect(visitor.page.all("article").map(hasDropped)).toEqual(Array.from({ length: 9 }, () => true));
  const found = Number(/(\d+) annonces/.exec(visitor.page.text)![1]);

  await visitor.follow("Retirer le critère Baisse de prix");
  expect(visitor.path).toBe("/annonces");
  visitor.enter({ "Trier par": "Baisse de prix récente" });
  await visitor.press("Trier");
  expect(visitor.path).toBe("/annonces?sort=baisse");
  expect(visitor.page.all("article").every(hasDropped)).toBe(true);
  // The last page with one: from there on, the others are in the usual order.
  await visitor.open(`/annonces?sort=baisse&page=${Math.floor(found / 9) + 1}`);
  expect(visitor.page.all("article").filter(hasDropped)).toHaveLength(found % 9);
});
