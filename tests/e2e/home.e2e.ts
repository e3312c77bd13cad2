import { expect, test } from "../setup/journey.ts";

test("the home page has the specification's blocks: tagline over a half-dimmed banner, three listings, a testimonial", async ({
  open,
}) => {
  const page = await open("/");
  await page.getByRole("heading", { level: 1, name: "Trouvez ou Publiez un Bien" }).waitFor();
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toContain("Immobilier en Toute Simplicité");
  expect(
    await page
      .locator("section", { has: page.getByRole("heading", { level: 1 }) })
      .locator("img")
      .evaluate((image) => getComputedStyle(image).filter),
  ).toBe("brightness(0.5)");
  const newest = page.locator("section", { has: page.getByRole("heading", { name: "NOS ANNONCES IMMOBILIÈRES" }) });
  expect(await newest.getByRole("article").count()).toBe(3);
  await page.getByRole("heading", { name: "AVIS CLIENTS" }).waitFor();
});

test("every « DÉCOUVRIR » leads to a page", async ({ open }) => {
  const page = await open("/");
  const buttons = page.getByText("DÉCOUVRIR", { exact: true });
  const addresses = await buttons.evaluateAll((links) =>
    links.map((link) => link.closest("a")?.getAttribute("href") ?? null),
  );
  expect(addresses.length).toBeGreaterThanOrEqual(3);
  for (const address of addresses) {
    expect(address).not.toBeNull();
    expect((await page.request.get(address!)).status()).toBe(200);
  }
});

test("the form has its six fields, with the first type and sales chosen", async ({ open }) => {
  const page = await open("/");
  const form = page.getByRole("search");
  const options = (label: string) => form.getByLabel(label, { exact: true }).locator("option").allInnerTexts();
  expect(await options("Type de bien")).toEqual(["Tout", "Maison", "Appartement"]);
  expect(await options("Transaction")).toEqual(["À vendre", "À louer"]);
  expect(await form.getByLabel("Type de bien").locator("option:checked").innerText()).toBe("Tout");
  expect(await form.getByLabel("Transaction").locator("option:checked").innerText()).toBe("À vendre");
  for (const label of ["Commune", "Quartier", "Prix minimum", "Prix maximum"])
    expect(await form.getByLabel(label, { exact: true }).inputValue()).toBe("");
});
