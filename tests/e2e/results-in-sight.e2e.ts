import { expect, inMatrix, type Page, test, visit } from "../setup/journeys/journey.ts";

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 780 } };

const tops = (page: Page) =>
  page.getByRole("article").evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));

for (const [name, window, limits, matrix] of [
  ["a phone", phone, { home: 750, form: 690, search: 260 }, {}],
  ["a desktop", desktop, { home: 660, form: 260, search: 230 }, inMatrix],
] as const)
  test(
    `on ${name} the first card of the home page, of the search form and of a search is in sight`,
    matrix,
    async ({ open }) => {
      test.slow(); // Opens seven pages; on a desktop they have maps.
      const page = await open("about:blank", { ...window, isEarly: true });
      for (const [path, limit] of [
        ["/", limits.home],
        ["/Rechercher", limits.form],
        ["/annonces", limits.search],
        ["/annonces?sort=prix-croissant", limits.search],
        ["/annonces?sort=baisse", limits.search],
        ["/annonces?propertyType=appartement&commune=lyon&priceMax=350000", limits.search],
        ["/Rechercher?commune=lyon", limits.search],
      ] as const)
        await test.step(path, async () => {
          await visit(page, path);
          const [first] = await tops(page);
          expect(await page.evaluate(() => scrollY)).toBe(0);
          expect(first).toBeLessThanOrEqual(limit);
        });
    },
  );

test(
  "on a desktop six homes show picture, price and place beside the map, which fills the window",
  inMatrix,
  async ({ open }) => {
    test.slow(); // Three maps are drawn.
    const page = await open("about:blank", { ...desktop, isEarly: true });
    for (const path of ["/annonces", "/Rechercher?propertyType=maison"])
      await test.step(path, async () => {
        await visit(page, path);
        const bottoms = await page.getByRole("article").evaluateAll((cards) =>
          cards.map((card) => {
            const line = (pattern: RegExp) =>
              [...card.querySelectorAll("p")].find(({ textContent }) => pattern.test(textContent))!;
            const [price, place] = [line(/€/), line(/^.+ \((\d{2,3}|2[AB])\)$/)];
            return [...card.querySelectorAll("img"), price, place].map((part) => part.getBoundingClientRect().bottom);
          }),
        );
        expect(
          bottoms.filter((parts) => parts.every((bottom) => bottom <= desktop.viewport.height)).length,
        ).toBeGreaterThanOrEqual(6);
        const map = (await page.getByRole("region", { name: "Les annonces sur la carte" }).boundingBox())!;
        expect(map.y).toBeLessThan(150);
        expect(map.y + map.height).toBeGreaterThan(880);
      });
    await test.step("it is the same beside the whole search form, without a map", async () => {
      await visit(page, "/Rechercher");
      const form = (await page.getByRole("search").boundingBox())!;
      expect(form.y + form.height).toBeLessThanOrEqual(desktop.viewport.height);
      expect((await tops(page)).filter((top) => top <= 260)).toHaveLength(3);
      await expect(page.getByRole("region", { name: "Les annonces sur la carte" })).toHaveCount(0);
      await page.getByRole("main").getByRole("link", { name: "Voir la carte" }).click();
      await expect(page).toHaveURL("/annonces");
    });
  },
);

test("the list keeps its scroll position when the visitor comes back from a listing", inMatrix, async ({ open }) => {
  test.slow(); // Six pages.
  const page = await open("about:blank", { ...phone, isEarly: true });
  for (const [name, viewport] of [
    ["a phone", phone.viewport],
    ["a desktop without a map", { width: 1000, height: 900 }],
  ] as const)
    await test.step(`on ${name}`, async () => {
      await page.setViewportSize(viewport);
      await visit(page, "/annonces?transactionType=vendre");
      const card = page.getByRole("article").nth(6);
      await card.scrollIntoViewIfNeeded();
      const scrolled = () => page.evaluate(() => scrollY);
      const start = await scrolled();
      await page.mouse.wheel(0, 150);
      await expect.poll(scrolled).toBeGreaterThanOrEqual(start + 150);
      expect(await scrolled()).toBeGreaterThan(400);
      const link = card.getByRole("heading").getByRole("link");
      const before = (await card.boundingBox())!.y;
      await link.click();
      await expect(page).toHaveURL(/-BV\w+$/);
      await expect(page.getByRole("heading", { level: 2, name: "Caractéristiques" })).toBeVisible();
      await page.goBack();
      await expect(card).toBeVisible();
      await expect.poll(async () => Math.abs((await card.boundingBox())!.y - before)).toBeLessThan(5);
    });
});
