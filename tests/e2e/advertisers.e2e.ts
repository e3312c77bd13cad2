import { expect, test } from "../setup/journeys/journey.ts";

test("a visitor finds an advertiser by name, reads the profile and its telephone number, and comes back to the same search", async ({
  open,
}) => {
  const page = await open("/annonceurs");
  await expect(page.getByRole("heading", { level: 1, name: "Découvrez nos annonceurs" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(9);
  const name = await page.getByRole("article").first().getByRole("heading").innerText();
  await page.getByRole("textbox", { name: "Nom" }).fill(name.toLowerCase());
  await page.getByRole("search").getByRole("button", { name: "Rechercher" }).click();
  await expect(page).toHaveURL(/\/annonceurs\?nom=/);
  const results = page.url();
  await page.getByRole("article").getByRole("link", { name, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  for (const part of ["Présentation", "Coordonnées", `Les annonces de ${name}`])
    await expect(page.getByRole("heading", { level: 2, name: part })).toBeVisible();
  expect(await page.content()).not.toContain("tel:");
  await page.getByRole("button", { name: "Afficher le téléphone" }).click();
  await expect(page.locator('a[href^="tel:"]')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(results);
  await expect(page.getByRole("textbox", { name: "Nom" })).toHaveValue(name.toLowerCase());
});

test("on a phone a card shows who advertises; a commune is suggested, and its chip removes it", async ({ open }) => {
  const page = await open("/annonceurs", { viewport: { width: 360, height: 740 } });
  const cards = await page.getByRole("article").evaluateAll((articles) =>
    articles.map((article) => {
      const description = article.querySelector<HTMLElement>(".line-clamp-4")!;
      return {
        text: (article as HTMLElement).innerText,
        lines: description.clientHeight / Number.parseFloat(getComputedStyle(description).lineHeight),
        length: description.innerText.length,
      };
    }),
  );
  expect(cards.length).toBeGreaterThan(0);
  for (const { text, lines, length } of cards) {
    expect(text).toMatch(/^\p{Lu}{1,2}\n/u);
    expect(text).toMatch(/Propriétaire|Agence immobilière/);
    expect(Math.round(lines)).toBeLessThanOrEqual(4);
    expect(length).toBeGreaterThan(20);
  }

  await page.getByRole("combobox", { name: "Commune" }).pressSequentially("marsei");
  await page
    .getByRole("option", { name: /^Marseille 13/ })
    .first()
    .click();
  await page.getByRole("search").getByRole("button", { name: "Rechercher" }).click();
  await expect(page).toHaveURL("/annonceurs?commune=marseille");
  await page.getByRole("link", { name: "Retirer la commune Marseille" }).click();
  await expect(page).toHaveURL("/annonceurs");
});
