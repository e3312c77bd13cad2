import { expect, test } from "../setup/journey.ts";

const phone = { viewport: { width: 360, height: 740 } };

test("on a phone, the filters link back to the results", async ({ open }) => {
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
  test(`on a phone, the page links around page ${number} fit on one line`, async ({ open }) => {
    const page = await open(`/annonces?page=${number}`, phone);
    const shown = page.getByRole("navigation", { name: "Pages de résultats" }).locator("li:visible");
    const heights = await shown.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().y + item.getBoundingClientRect().height / 2)),
    );
    expect(heights.length).toBeGreaterThan(4);
    expect(new Set(heights).size).toBe(1);
  });
}
