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
