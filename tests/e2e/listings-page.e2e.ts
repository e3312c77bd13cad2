import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { useBrowser } from "../setup/browser.ts";

const { open } = useBrowser();
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");
const heading = async (page: Page) => plain(await page.getByRole("heading", { level: 1 }).innerText());
const problem = async (page: Page) =>
  plain(await page.getByRole("main").getByRole("status").filter({ hasText: "Nous avons lu" }).innerText());

test("on a phone, what narrows a search leads back to the results", async () => {
  const page = await open("/annonces?commune=lyon", { viewport: { width: 360, height: 740 } });
  await page.getByText("Affiner", { exact: true }).click();
  const seeAll = page.getByRole("button", { name: /^Voir les \d+ annonces$/ });
  await page.getByRole("link", { name: /^2 et plus/ }).click();
  await page.waitForURL(/minBedrooms=2/);
  expect(await page.getByRole("link", { name: "Voir la carte" }).isVisible()).toBe(false);
  await seeAll.click();
  await page.getByRole("link", { name: "Voir la carte" }).waitFor();
  expect(await seeAll.isVisible()).toBe(false);
  await expect.poll(async () => (await page.getByRole("article").first().boundingBox())!.y).toBeLessThan(400);
});

test.each([1, 2, 20])("on a phone, the pages around page %i stand on one line", async (number) => {
  const page = await open(`/annonces?page=${number}`, { viewport: { width: 360, height: 740 } });
  const shown = page.getByRole("navigation", { name: "Pages de résultats" }).locator("li:visible");
  const heights = await shown.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().y + item.getBoundingClientRect().height / 2)),
  );
  expect(heights.length).toBeGreaterThan(4);
  expect(new Set(heights).size).toBe(1);
});

test("the four filters and the three sorts have the specification's names, and a line says what they mean", async () => {
  const page = await open("/annonces");
  expect(await page.getByRole("navigation", { name: "Type d’offre" }).getByRole("link").allInnerTexts()).toEqual([
    "Tous les biens",
    "À acheter",
    "À vendre",
    "À louer",
  ]);
  expect(await page.getByLabel("Trier par").locator("option").allInnerTexts()).toEqual([
    "défaut",
    "Prix croissant",
    "Prix décroissant",
  ]);
  expect(plain(await page.getByText("les ventes encore disponibles").innerText())).toBe(
    "« À acheter » : les ventes encore disponibles. « À vendre » : toutes les ventes, même en cours de négociation.",
  );
});

test("a card has a picture, a title, a price, a place, an agent's name with initials, and a heart", async () => {
  const page = await open("/annonces?page=20");
  // Samples: the first pages also have what other journeys publish, without photos.
  const card = page
    .getByRole("article")
    .filter({ hasText: /\d photos/ })
    .first();
  const image = card.getByRole("img").first();
  expect(await image.getAttribute("src")).toMatch(/^\/media\/[0-9a-f]{64}\/640\.webp$/);
  expect(((await image.getAttribute("alt")) ?? "").length).toBeGreaterThan(10);
  expect(await card.getByRole("heading", { level: 3 }).innerText()).toMatch(/\S+ \S+/);
  const text = plain(await card.innerText());
  expect(text).toMatch(/\d[\d ]* €/);
  expect(text).toMatch(/^.+ \((\d{2,3}|2[AB])\)$/m);
  const agent = await card.locator("p").last().innerText();
  const [initials, name] = agent.split("\n");
  expect(initials).toMatch(/^\p{Lu}{1,2}$/u);
  expect(name!.startsWith(initials![0]!)).toBe(true);
  await card.getByRole("button", { name: /^Ajouter aux favoris/ }).waitFor();
});

test("the arrows lead to the page before and to the next; none leads beyond the ends", async () => {
  const page = await open("/annonces");
  const pages = page.getByRole("navigation", { name: "Pages de résultats" });
  expect(await pages.getByRole("link", { name: "Page précédente" }).count()).toBe(0);
  await pages.getByRole("link", { name: "Page suivante" }).click();
  await page.waitForURL("**/annonces?page=2");
  await pages.getByRole("link", { name: "Page précédente" }).click();
  await page.waitForURL("**/annonces");
});

test("the heading says what is searched, and in which order it is shown", async () => {
  const page = await open("/annonces");
  expect(await heading(page)).toBe("Annonces immobilières");
  await page.getByText("Maisons, appartements et terrains, du plus récent au plus ancien.").waitFor();
  await page.getByLabel("Trier par").selectOption("Prix croissant");
  await page.getByText("Maisons, appartements et terrains, du moins cher au plus cher.").waitFor();
  expect(await page.getByText("du plus récent au plus ancien").count()).toBe(0);
  await page.goto("/annonces?propertyType=appartement&transactionType=vendre&commune=lyon");
  expect(await heading(page)).toBe("Appartements à vendre à Lyon");
  await page.getByText("Du plus récent au plus ancien.").waitFor();
  await page.goto("/Rechercher?propertyType=maison");
  expect(await heading(page)).toBe("Maisons");
  await page.goto("/Rechercher");
  expect(await heading(page)).toBe("Rechercher un bien");
});

test("where nothing is found and no other choice would find anything, no column of choices is shown", async () => {
  const page = await open("/annonces");
  const column = page.getByRole("complementary", { name: "Affiner" });
  await column.waitFor();
  await page.goto("/annonces?q=xyzzyx");
  await page.getByRole("heading", { name: "Aucune annonce pour cette recherche" }).waitFor();
  expect(await column.count()).toBe(0);
  await page.goto("/annonces?propertyType=terrain&minBedrooms=3");
  await column.getByText("Affiner").click();
  await column.getByRole("link", { name: /^Terrains/ }).waitFor();
  const empty = await column
    .getByRole("link")
    .filter({ hasText: /\D0$/ })
    .evaluateAll((links) => links.map((link) => [link.firstChild!.textContent, link.getAttribute("aria-current")]));
  expect(empty.map(([text, current]) => [plain(text!), current])).toEqual([
    ["Terrains", "true"],
    ["3 et plus", "true"],
  ]);
});

test("ends of a range that were given the wrong way round are told as amounts", async () => {
  const page = await open("/annonces?priceMin=500000&priceMax=100000");
  expect(await problem(page)).toContain(
    "Le minimum dépassait le maximum (500 000 € – 100 000 €) : nous les avons échangés.",
  );
  await page.goto("/annonces?areaMin=90&areaMax=40");
  expect(await problem(page)).toContain("(90 m² – 40 m²)");
});

test("the search form has the specification's fields and choices", async () => {
  const page = await open("/Rechercher");
  const form = page.getByRole("search");
  expect(await form.getByLabel("Type de bien").locator("option").allInnerTexts()).toEqual([
    "Tous",
    "Appartement",
    "Maison",
    "Terrain",
  ]);
  expect(await form.getByLabel("Type de bien").locator("option:checked").innerText()).toBe("Tous");
  for (const label of ["Prix minimum", "Prix maximum", "Quartier"])
    expect(await form.getByLabel(label, { exact: true }).inputValue()).toBe("");
  for (const town of ["Paris", "Lyon", "Marseille"]) await form.getByRole("button", { name: `+ ${town}` }).waitFor();
});
