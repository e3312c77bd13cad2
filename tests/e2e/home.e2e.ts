import { expect, test } from "../setup/journey.ts";

test("the home page has the specification's blocks: tagline over a half-dimmed banner, three listings, a testimonial", async ({
  open,
}) => {
  const page = await open("/");
  const title = page.getByRole("heading", { level: 1, name: "Trouvez ou Publiez un Bien" });
  await expect(title).toContainText("Immobilier en Toute Simplicité");
  const banner = page.locator("section", { has: title }).locator("img");
  await expect(banner).toHaveCSS("filter", "brightness(0.5)");
  const newest = page.locator("section", { has: page.getByRole("heading", { name: "NOS ANNONCES IMMOBILIÈRES" }) });
  await expect(newest.getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("heading", { name: "AVIS CLIENTS" })).toBeVisible();
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
    await expect(await page.request.get(address!)).toBeOK();
  }
});

test("the form has its six fields, with the first type and sales chosen", async ({ open }) => {
  const page = await open("/");
  const form = page.getByRole("search");
  const field = (label: string) => form.getByLabel(label, { exact: true });
  await expect(field("Type de bien").locator("option")).toHaveText(["Tout", "Maison", "Appartement"]);
  await expect(field("Transaction").locator("option")).toHaveText(["À vendre", "À louer"]);
  await expect(field("Type de bien").locator("option:checked")).toHaveText("Tout");
  await expect(field("Transaction").locator("option:checked")).toHaveText("À vendre");
  for (const label of ["Commune", "Quartier", "Prix minimum", "Prix maximum"])
    await expect(field(label)).toHaveValue("");
});
