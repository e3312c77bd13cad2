import { desktop, expect, test } from "../setup/journey.ts";

test("the page has a fixed header with inline links, a half-dimmed banner, and a lowercase brand mark", async ({
  open,
}) => {
  const page = await open("/", desktop);
  const header = page.getByRole("banner");
  await expect(header).toHaveCSS("position", "fixed");
  await expect(header.getByRole("link", { name: "Annonceurs" })).toBeVisible();
  const title = page.getByRole("heading", { level: 1, name: "Trouvez ou Publiez un Bien" });
  await expect(page.locator("section", { has: title }).locator("img")).toHaveCSS("filter", "brightness(0.5)");
  for (const place of [header, page.getByRole("contentinfo")])
    await expect(place.getByText("bienvu", { exact: true }).first()).toHaveCSS("text-transform", "lowercase");
});
