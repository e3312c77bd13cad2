import { expect, type Page, test, visit } from "../setup/journey.ts";

const phone = { viewport: { width: 360, height: 740 } };
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const problem = (page: Page) => page.getByRole("main").getByRole("status").filter({ hasText: "Nous avons lu" });

test("on a phone, what narrows a search leads back to the results", async ({ open }) => {
  const page = await open("/annonces?commune=lyon", phone);
  await page.getByText("Affiner", { exact: true }).click();
  const seeAll = page.getByRole("button", { name: /^Voir les \d+ annonces$/ });
  const map = page.getByRole("link", { name: "Voir la carte" });
  await page.getByRole("link", { name: /^2 et plus/ }).click();
  await expect(page).toHaveURL(/minBedrooms=2/);
  await expect(map).toBeHidden();
  await seeAll.click();
  await expect(map).toBeVisible();
  await expect(seeAll).toBeHidden();
  await expect.poll(async () => (await page.getByRole("article").first().boundingBox())!.y).toBeLessThan(400);
});

for (const number of [1, 2, 20]) {
  test(`on a phone, the pages around page ${number} stand on one line`, async ({ open }) => {
    const page = await open(`/annonces?page=${number}`, phone);
    const shown = page.getByRole("navigation", { name: "Pages de résultats" }).locator("li:visible");
    const heights = await shown.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().y + item.getBoundingClientRect().height / 2)),
    );
    expect(heights.length).toBeGreaterThan(4);
    expect(new Set(heights).size).toBe(1);
  });
}

test("the four filters and the three sorts have the specification's names, and a line says what they mean", async ({
  open,
}) => {
  const page = await open("/annonces");
  await expect(page.getByRole("navigation", { name: "Type d’offre" }).getByRole("link")).toHaveText([
    "Tous les biens",
    "À acheter",
    "À vendre",
    "À louer",
  ]);
  await expect(page.getByLabel("Trier par").locator("option")).toHaveText([
    "défaut",
    "Prix croissant",
    "Prix décroissant",
  ]);
  await expect(page.getByText("les ventes encore disponibles")).toHaveText(
    "« À acheter » : les ventes encore disponibles. « À vendre » : toutes les ventes, même en cours de négociation.",
  );
});

test("a card has a picture, a title, a price, a place, an agent's name with initials, and a heart", async ({
  open,
}) => {
  const page = await open("/annonces");
  const card = page.getByRole("article").first();
  const image = card.getByRole("img").first();
  await expect(image).toHaveAttribute("src", /^\/media\/[0-9a-f]{64}\/640\.webp$/);
  await expect(image).toHaveAttribute("alt", /.{11}/);
  await expect(card.getByRole("heading", { level: 3 })).toHaveText(/\S+ \S+/);
  await expect(card).toContainText(/\d[\d\s]*\s€/u);
  await expect(card).toContainText(/^.+ \((\d{2,3}|2[AB])\)$/m, { useInnerText: true });
  const [initials, name] = (await card.locator("p").last().innerText()).split("\n");
  expect(initials).toMatch(/^\p{Lu}{1,2}$/u);
  expect(name!.startsWith(initials![0]!)).toBe(true);
  await expect(card.getByRole("button", { name: /^Ajouter aux favoris/ })).toBeVisible();
});

test("the arrows lead to the page before and to the next; none leads beyond the ends", async ({ open }) => {
  const page = await open("/annonces");
  const pages = page.getByRole("navigation", { name: "Pages de résultats" });
  await expect(pages.getByRole("link", { name: "Page précédente" })).toHaveCount(0);
  await pages.getByRole("link", { name: "Page suivante" }).click();
  await expect(page).toHaveURL("/annonces?page=2");
  await pages.getByRole("link", { name: "Page précédente" }).click();
  await expect(page).toHaveURL("/annonces");
});

test("the heading says what is searched, and in which order it is shown", async ({ open }) => {
  // Not so wide that the map comes.
  const page = await open("/annonces", { viewport: { width: 800, height: 900 } });
  await expect(heading(page)).toHaveText("Annonces immobilières");
  await expect(page.getByText("Maisons, appartements et terrains, du plus récent au plus ancien.")).toBeVisible();
  await page.getByLabel("Trier par").selectOption("Prix croissant");
  await expect(page.getByText("Maisons, appartements et terrains, du moins cher au plus cher.")).toBeVisible();
  await expect(page.getByText("du plus récent au plus ancien")).toHaveCount(0);
  await page.goto("/annonces?propertyType=appartement&transactionType=vendre&commune=lyon");
  await expect(heading(page)).toHaveText("Appartements à vendre à Lyon");
  await expect(page.getByText("Du plus récent au plus ancien.")).toBeVisible();
  await page.goto("/Rechercher?propertyType=maison");
  await expect(heading(page)).toHaveText("Maisons");
  await page.goto("/Rechercher");
  await expect(heading(page)).toHaveText("Rechercher un bien");
});

test("where nothing is found and no other choice would find anything, no column of choices is shown", async ({
  open,
}) => {
  const page = await open("/annonces");
  const column = page.getByRole("complementary", { name: "Affiner" });
  await expect(column).toBeVisible();
  await page.goto("/annonces?q=xyzzyx");
  await expect(page.getByRole("heading", { name: "Aucune annonce pour cette recherche" })).toBeVisible();
  await expect(column).toHaveCount(0);
  await visit(page, "/annonces?propertyType=terrain&minBedrooms=3");
  await column.getByText("Affiner").click();
  await expect(column.getByRole("link", { name: /^Terrains/ })).toBeVisible();
  const empty = column.getByRole("link").filter({ hasText: /\D0$/ });
  await expect(empty).toHaveText([/^Terrains\d/, /^3\set\splus\d/]);
  for (const choice of await empty.all()) await expect(choice).toHaveAttribute("aria-current", "true");
});

test("ends of a range that were given the wrong way round are told as amounts", async ({ open }) => {
  const page = await open("/annonces?priceMin=500000&priceMax=100000");
  await expect(problem(page)).toContainText(
    "Le minimum dépassait le maximum (500 000 € – 100 000 €) : nous les avons échangés.",
  );
  await page.goto("/annonces?areaMin=90&areaMax=40");
  await expect(problem(page)).toContainText("(90 m² – 40 m²)");
});

test("the search form has the specification's fields and choices", async ({ open }) => {
  const page = await open("/Rechercher");
  const form = page.getByRole("search");
  const propertyType = form.getByLabel("Type de bien");
  await expect(propertyType.locator("option")).toHaveText(["Tous", "Appartement", "Maison", "Terrain"]);
  await expect(propertyType.locator("option:checked")).toHaveText("Tous");
  for (const label of ["Prix minimum", "Prix maximum", "Quartier"])
    await expect(form.getByLabel(label, { exact: true })).toHaveValue("");
  for (const town of ["Paris", "Lyon", "Marseille"])
    await expect(form.getByRole("button", { name: `+ ${town}` })).toBeVisible();
});
