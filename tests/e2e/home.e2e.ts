import { desktop, expect, test } from "../setup/journeys/journey.ts";

test("the page has a fixed header with inline links, a half-dimmed banner, a lowercase brand mark, and a sentence that fills its form", async ({
  open,
}) => {
  test.slow(); // A page, then one with a map.
  const page = await open("/", desktop);
  const header = page.getByRole("banner");
  await expect(header).toHaveCSS("position", "fixed");
  await expect(header.getByRole("link", { name: "Annonceurs" })).toBeVisible();
  const title = page.getByRole("heading", { level: 1, name: "Trouvez ou Publiez un Bien" });
  await expect(page.locator("section", { has: title }).locator("img")).toHaveCSS("filter", "brightness(0.5)");
  for (const place of [header, page.getByRole("contentinfo")])
    await expect(place.getByText("bienvu", { exact: true }).first()).toHaveCSS("text-transform", "lowercase");

  const form = page.getByRole("search");
  const sentence = form.getByRole("combobox", { name: "Décrivez ce que vous cherchez" });
  const fields = ["Type de bien", "Transaction", "Commune", "Prix maximum"].map((label) => form.getByLabel(label));
  const expectFields = async (...values: string[]) => {
    for (const [nth, value] of values.entries()) await expect(fields[nth]!).toHaveValue(value);
  };
  await test.step("the first card is in sight below the form", async () => {
    const { y } = (await page.getByRole("article").first().boundingBox())!;
    expect(y).toBeLessThanOrEqual(660);
  });
  await test.step("while the visitor types a sentence, its meaning is shown; leaving the field fills the other fields", async () => {
    await sentence.fill("terrain ou maison Lyon moins de 350 000 €");
    await expect(page.getByRole("option", { name: /Maison · Terrain · À vendre · Lyon · jusqu’à 350/ })).toBeVisible();
    await expectFields("", "vendre", "", "");
    await title.click();
    await expectFields("maison,terrain", "vendre", "Lyon", "350\u202F000");
    await expect(fields[0]!.locator(":checked")).toHaveText("Maison, Terrain");
    await expect(page.getByRole("status").filter({ hasText: "Champs remplis : Maison, Terrain" })).toBeAttached();
  });
  await test.step("when the sentence changes, fields that it filled are reset, except those changed since", async () => {
    await fields[3]!.fill("300 000");
    await sentence.fill("T3 Lyon balcon moins de 350 000 €");
    await expectFields("", "vendre", "", "300 000");
    await title.click();
    await expectFields("appartement", "vendre", "Lyon", "350\u202F000");
  });
  await test.step("the search uses the fields, and the parts of the sentence that have no field", async () => {
    await fields[3]!.fill("400 000");
    await form.getByRole("button", { name: "Rechercher" }).click();
    await expect(page).toHaveURL(
      "/annonces?propertyType=appartement&transactionType=vendre&commune=lyon&priceMax=400000&rooms=3&exterieur=balcon",
    );
  });
});
