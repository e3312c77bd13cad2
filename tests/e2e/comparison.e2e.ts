import { barriersIn } from "../setup/journeys/axe.ts";
import { darkInMatrix, desktop, expect, type Page, revisit, test as base, visit } from "../setup/journeys/journey.ts";

type Fixtures = {
  /** References of some listings on show. */
  references(count: number): Promise<string[]>;
};

const test = base.extend<Fixtures>({
  references: async ({ portal }, use) =>
    use(async (count) => {
      const sql = "select reference from listings where status = 'disponible' order by id limit $1";
      const { rows } = await portal.db.$client.query<{ reference: string }>(sql, [count]);
      return rows.map(({ reference }) => reference);
    }),
});

/** Too narrow for the map beside the listings, which is slow to draw and not tested here. */
const withoutMap = { viewport: { width: 1000, height: 720 } };

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const choose = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .getByRole("button", { name: /^Comparer/ })
    .click();
const tray = (page: Page) => page.getByRole("region", { name: "Comparaison", exact: true });

test("a visitor chooses listings on their cards, page after page, and compares them side by side", async ({ open }) => {
  const page = await open("/annonces", withoutMap);
  const titles = await cards(page).getByRole("heading").allTextContents();
  await choose(page, 0);
  await expect(tray(page).getByText("1 bien à comparer")).toBeVisible();
  // The choice survives a reload.
  await revisit(page);
  await expect(
    cards(page)
      .nth(0)
      .getByRole("button", { name: /^Comparer/ }),
  ).toHaveAttribute("aria-pressed", "true");
  await choose(page, 2);
  await expect(tray(page).getByText("2 biens à comparer")).toBeVisible();
  await test.step("a fifth listing is refused on its card, with a sentence", async () => {
    for (const index of [1, 3]) await choose(page, index);
    await expect(tray(page).getByText("4 biens à comparer")).toBeVisible();
    await choose(page, 4);
    await expect(
      page.getByRole("alert").getByText("Vous comparez déjà 4 biens : retirez-en un pour en ajouter un autre."),
    ).toBeVisible();
    await expect(
      cards(page)
        .nth(4)
        .getByRole("button", { name: /^Comparer/ }),
    ).toHaveAttribute("aria-pressed", "false");
    for (const index of [1, 3]) await choose(page, index);
    await expect(tray(page).getByText("2 biens à comparer")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
  await tray(page).getByRole("link", { name: "Comparer" }).click();
  await page.waitForURL("**/comparer?biens=*,*");
  await expect(page.getByRole("columnheader").getByRole("link", { name: titles[0]!, exact: true })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Prix ?, différent/ }).getByRole("cell")).toHaveCount(2);
  await expect(tray(page)).toHaveCount(0);
});

test("the table can show only differences, a listing can be removed, and « Vider » removes the rest", async ({
  open,
  references,
}) => {
  const [one, two] = await references(2);
  const page = await open(`/comparer?biens=${one},${two}`);
  const differing = await page.getByRole("row").filter({ hasText: "différent selon les biens" }).count();
  expect(await page.getByRole("row").count()).toBeGreaterThan(differing);
  await page.getByText("Seulement ce qui diffère").click();
  // Besides the rows of pictures and titles.
  await expect(page.getByRole("row")).toHaveCount(differing + 2);
  await page
    .getByRole("table")
    .getByRole("link", { name: /^Retirer/ })
    .first()
    .click();
  await page.waitForURL(`**/comparer?biens=${two}`);
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await visit(page, "/credits");
  await expect(tray(page).getByText("1 bien à comparer")).toBeVisible();
  await tray(page).getByRole("button", { name: "Vider" }).click();
  await expect(tray(page)).toHaveCount(0);
});

test("the browser's own comparison opens without an address, and a shared one does not change it", async ({
  open,
  references,
}) => {
  const [mine, theirs, other] = await references(3);
  const page = await open("/", desktop);
  await page.evaluate((reference) => localStorage.setItem("bienvu:comparaison", JSON.stringify([reference])), mine);
  await visit(page, "/comparer");
  await page.waitForURL(`**/comparer?biens=${mine}`);
  await visit(page, `/comparer?biens=${theirs},${other}`);
  await expect(page.getByRole("table")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Annonces" }).first().click();
  await expect(tray(page).getByText("1 bien à comparer")).toBeVisible();
});

test("four listings scroll sideways by column on narrow screens; labels and titles stay in sight", async ({
  open,
  references,
}) => {
  const four = await references(4);
  const page = await open("about:blank", { isEarly: true });
  for (const width of [360, 768])
    await test.step(`at ${width} px the next column shows a part, and labels and titles stay in sight`, async () => {
      await page.setViewportSize({ width, height: 780 });
      await visit(page, `/comparer?biens=${four.join(",")}`);
      await expect(page.getByText("4 biens · glissez pour tout voir")).toBeVisible();
      const frame = page.getByRole("region", { name: "Tableau de comparaison" });
      const left = async (index: number) =>
        (await page.getByRole("columnheader").getByRole("link").nth(index).boundingBox())!.x;
      const [first, right] = [await left(0), (await frame.boundingBox())!.x + (await frame.boundingBox())!.width];
      expect(right - (await left(2))).toBeGreaterThan(20);
      expect(right - (await left(2))).toBeLessThan((await left(1)) - first);
      const label = page.getByRole("rowheader", { name: /^Prix ?,/ });
      const before = (await label.boundingBox())!.x;
      // The keyboard also moves by column, up to the last one.
      await frame.focus();
      for (const index of [1, 2]) {
        await page.keyboard.press("ArrowRight");
        await expect.poll(async () => Math.abs((await left(index)) - first)).toBeLessThanOrEqual(1);
      }
      expect((await left(3)) + (await left(1)) - (await left(0))).toBeLessThan(right + 24);
      expect((await label.boundingBox())!.x).toBeCloseTo(before, 0);
      // The frame does not scroll vertically.
      expect(await frame.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
      const titles = page
        .locator("[aria-hidden=true]")
        .getByText(await page.getByRole("columnheader").getByRole("link").nth(2).innerText());
      await page.evaluate(
        (top) => scrollBy({ top, behavior: "instant" }),
        (await page.getByRole("rowheader", { name: /^Commune/ }).boundingBox())!.y - 400,
      );
      await expect(titles).toBeVisible();
      const header = (await page.getByRole("banner").boundingBox())!;
      await expect.poll(async () => Math.abs((await titles.boundingBox())!.x - first)).toBeLessThanOrEqual(1);
      expect((await titles.boundingBox())!.y).toBeLessThan(header.height + 30);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByText("glissez pour tout voir"), "where all are in sight").toBeHidden();
});

test("one or two listings: labels are narrow on a desktop, columns are side by side on a phone", async ({
  open,
  references,
}) => {
  const two = await references(2);
  const page = await open("about:blank", { viewport: { width: 1440, height: 900 }, isEarly: true });
  for (const count of [1, 2])
    await test.step(`on a desktop the labels of ${count} are narrow, and a single listing has no differences`, async () => {
      await visit(page, `/comparer?biens=${two.slice(0, count).join(",")}`);
      const label = (await page.getByRole("rowheader", { name: /^Commune/ }).boundingBox())!;
      expect(label.width).toBeLessThan(200);
      const value = page
        .getByRole("row", { name: /^Commune/ })
        .getByRole("cell")
        .first();
      expect((await value.boundingBox())!.width).toBeGreaterThan(300);
      if (count === 1)
        expect(
          (await page.locator("tr[data-same]").count()) + (await page.getByText("différent selon les biens").count()),
        ).toBe(0);
    });
  await test.step("on a phone two listings are side by side, and their titles stay below the header", async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    const [first, second] = [
      page.getByRole("columnheader").getByRole("link").nth(0),
      page.getByRole("columnheader").getByRole("link").nth(1),
    ];
    expect((await second.boundingBox())!.x + (await second.boundingBox())!.width).toBeLessThan(360);
    await page.getByRole("rowheader", { name: /^Commune/ }).scrollIntoViewIfNeeded();
    const header = (await page.getByRole("banner").boundingBox())!;
    await expect.poll(async () => (await first.boundingBox())!.y).toBeGreaterThan(header.height);
    expect((await first.boundingBox())!.y).toBeLessThan(header.height + 30);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

for (const colorScheme of ["light", "dark"] as const)
  test(
    `axe finds no problem in tray and table: ${colorScheme}`,
    darkInMatrix(colorScheme),
    async ({ open, references }) => {
      const five = await references(5);
      const page = await open("/", { colorScheme });
      await page.evaluate(
        (chosen) => localStorage.setItem("bienvu:comparaison", JSON.stringify(chosen)),
        five.slice(0, 4),
      );
      await visit(page, "/annonceurs");
      await expect(tray(page)).toBeVisible();
      expect(await barriersIn(page, { within: "section[aria-label=Comparaison]" })).toEqual([]);
      await page.goto(`/comparer?biens=${five.slice(0, 3).join(",")},BVPARTI`);
      await expect(page.getByRole("table")).toBeVisible();
      expect(await barriersIn(page, { within: "#contenu" })).toEqual([]);
    },
  );
