import { expect, type Page, test } from "../setup/journey.ts";
import { found, openMapPage, phone, scale, listTotal } from "../setup/map-journeys.ts";

// Without a graphics card each frame of a map takes a third of a second of CPU time.
test.describe.configure({ timeout: 60_000 });

const drawButton = (page: Page) => page.getByRole("button", { name: "Dessiner une zone" });

/** The map's box on the screen; the whole map is visible from the start. */
async function wholeMap(page: Page) {
  const region = page.getByRole("region", { name: "Les annonces sur la carte" });
  await expect.poll(async () => (await region.boundingBox())!.y).toBeLessThan(140);
  return (await region.boundingBox())!;
}

/** Points of the map on the screen, by fractions of its width and height. */
async function pointsOf(page: Page, fractions: [x: number, y: number][]): Promise<[x: number, y: number][]> {
  const map = await wholeMap(page);
  return fractions.map(([x, y]) => [map.x + map.width * x, map.y + map.height * y]);
}

test("an area is drawn by keyboard alone, stored in the address with other criteria, and removed again", async ({
  open,
}) => {
  const page = await openMapPage(open, "/Rechercher?transactionType=vendre");
  const [all, told] = [await listTotal(page), await found(page).innerText()];
  await drawButton(page).press("Enter");
  const setPoint = async (said: string) => {
    await page.keyboard.press("Enter");
    await expect(page.getByText(said)).toBeVisible();
  };
  await setPoint("1 point posé");
  await setPoint("2 points posés");
  await setPoint("3 points posés");
  await page.getByRole("button", { name: "Valider la zone" }).press("Enter");
  await expect(page.getByText("Ce tracé n’entoure aucune surface")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await setPoint("4 points posés");
  await page.keyboard.press("ArrowDown");
  await setPoint("5 points posés");
  await page.getByRole("button", { name: "Valider la zone" }).press("Enter");
  await expect(page).toHaveURL(/transactionType=vendre&zone=/);
  await expect.poll(() => listTotal(page)).toBeLessThan(all);
  await page.getByRole("button", { name: "Effacer la zone" }).press("Enter");
  await expect(found(page)).toHaveText(told, { useInnerText: true });
});

for (const [how, end] of [
  ["", 0.4],
  [", let go beside the map", -0.2],
] as const)
  test(`an area is drawn by one stroke of the mouse${how}`, async ({ open }) => {
    const page = await openMapPage(open, "/annonces");
    const map = await wholeMap(page);
    await drawButton(page).click();
    const corner = (x: number, y: number) =>
      page.mouse.move(map.x + map.width * x, map.y + map.height * y, { steps: 2 });
    await corner(0.4, 0.55);
    await page.mouse.down();
    await corner(0.7, 0.55);
    await corner(0.7, 0.75);
    await corner(0.4, 0.75);
    await corner(end, 0.75);
    await page.mouse.up();
    await expect(page).toHaveURL(/zone=/);
    await expect(page.getByRole("link", { name: "Retirer le critère Zone dessinée" })).toBeVisible();
  });

for (const closing of ["the first one again", "« Valider la zone »", "a double click"])
  test(`an area is drawn corner by corner and closed by ${closing}; no price opens meanwhile`, async ({ open }) => {
    const page = await openMapPage(open, "/annonces?commune=lyon&transactionType=vendre");
    const [besides, ...corners] = await pointsOf(page, [
      [0.15, 0.5],
      [0.2, 0.4],
      [0.7, 0.4],
      [0.7, 0.6],
      [0.2, 0.6],
    ]);
    await drawButton(page).click();
    for (const [x, y] of corners) await page.mouse.click(x, y);
    await expect(page.getByText("4 points posés")).toBeVisible();
    if (closing === "the first one again") await page.mouse.click(corners[0]![0] + 4, corners[0]![1] - 4);
    else if (closing === "a double click") await page.mouse.dblclick(...besides!);
    else await page.getByRole("button", { name: closing.slice(2, -2) }).click();
    await expect(page).toHaveURL(/zone=/);
    const points = new URL(page.url()).searchParams.get("zone")!.split("~");
    expect(points).toHaveLength(closing === "a double click" ? 5 : 4);
    await expect(page.getByRole("link", { name: "Retirer le critère Zone dessinée" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Fermer", exact: true })).toHaveCount(0);
  });

test("a finger draws corners by taps, or one stroke; two fingers zoom the map meanwhile", async ({ open }) => {
  const page = await openMapPage(open, "/annonces?commune=lyon#carte", { ...phone, hasTouch: true, isMobile: true });
  const draw = drawButton(page);
  const touches = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...fingers: [x: number, y: number][]) =>
    touches.send("Input.dispatchTouchEvent", { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) });
  await draw.tap();
  const before = await scale(page).innerText();
  await touch("touchStart", [170, 450]);
  await touch("touchStart", [170, 450], [200, 480]);
  for (let step = 1; step < 8; step++)
    await touch("touchMove", [170 - step * 10, 450 - step * 10], [200 + step * 10, 480 + step * 10]);
  await touch("touchEnd");
  await expect(scale(page)).not.toHaveText(before);
  for (const [x, y] of [
    [100, 400],
    [260, 400],
    [260, 560],
  ] as const)
    await page.touchscreen.tap(x, y);
  await expect(page.getByText("3 points posés")).toBeVisible();
  await page.getByRole("button", { name: "Valider la zone" }).tap();
  await expect(page).toHaveURL(/zone=/);
  await page.getByRole("button", { name: "Effacer la zone" }).tap();
  await expect(page).not.toHaveURL(/zone=/);
  await draw.tap();
  await touch("touchStart", [100, 400]);
  for (const place of [
    [260, 400],
    [260, 560],
    [100, 560],
  ] as [number, number][])
    await touch("touchMove", place);
  await touch("touchEnd");
  await expect(page).toHaveURL(/zone=/);
});

test("leaving the page while an area is drawn and the search follows the map does not return to it", async ({
  open,
}) => {
  const page = await openMapPage(open, "/annonces?vue=2_48_3_49");
  await drawButton(page).click();
  const before = await scale(page).innerText();
  await page.getByRole("button", { name: "Agrandir", exact: true }).click();
  await expect(scale(page)).not.toHaveText(before);
  const searches: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("vue=")) searches.push(request.url());
  });
  await page
    .getByRole("navigation", { name: "Navigation principale" })
    .getByRole("link", { name: "Annonceurs" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Découvrez nos annonceurs" })).toBeVisible();
  // A search that started on leaving has been requested by then.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(searches).toEqual([]);
  await expect(page).toHaveURL("/annonceurs");
});

test("after a cancelled drawing the search follows the map again", async ({ open }) => {
  const page = await openMapPage(open, "/annonces?transactionType=vendre");
  await drawButton(page).click();
  await page.getByRole("button", { name: "Agrandir", exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Chercher dans cette zone" })).toBeVisible();
});

test("an area drawn after another criterion was chosen is combined with it", async ({ open }) => {
  const page = await openMapPage(open, "/annonces?transactionType=vendre");
  await drawButton(page).click();
  await page.getByRole("link", { name: "À louer", exact: true }).click();
  await expect(page).toHaveURL(/transactionType=louer/);
  const corners = await pointsOf(page, [
    [0.2, 0.5],
    [0.7, 0.5],
    [0.5, 0.75],
  ]);
  for (const [x, y] of corners) await page.mouse.click(x, y);
  await page.getByRole("button", { name: "Valider la zone" }).click();
  await expect(page).toHaveURL(/transactionType=louer&zone=/);
});
