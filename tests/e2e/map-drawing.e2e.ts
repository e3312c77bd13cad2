import { expect, type Page, test, inMatrix } from "../setup/journeys/journey.ts";
import {
  clusters,
  drawButton,
  resultsLine,
  listTotal,
  openMapPage,
  phone,
  scale,
} from "../setup/journeys/map-journeys.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

// Without a graphics card each frame of a map takes a third of a second of CPU time: one map shows several things.
test.describe.configure({ timeout: 60_000 * timeoutFactor });

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

/** Removes the drawn area; the search is the one before. */
async function erase(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Effacer la zone" }).click();
  await expect(page).not.toHaveURL(/zone=/);
}

/** The corners in the address, and of an area that is being changed. */
const cornersOf = (page: Page) => new URL(page.url()).searchParams.get("zone")!.split("~");
const corner = (page: Page, number: number) => page.getByRole("button", { name: `Point ${number} de la zone` });

/** The focus is on « Modifier la zone ». */
async function changeByKeyboard(page: Page): Promise<void> {
  const before = cornersOf(page);
  await page.keyboard.press("Enter");
  await expect(corner(page, 1)).toBeFocused();
  await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${before.length + 1} points`, { exact: true })).toBeVisible();
  await expect(corner(page, 2)).toBeFocused();
  await page.keyboard.press("Delete");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${before.length + 1} points`, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Valider la zone" }).press("Enter");
  await expect(page.getByRole("button", { name: "Modifier la zone" })).toBeFocused();
  await expect.poll(() => cornersOf(page)).not.toEqual(before);
  const north = (corners: string[]) => Math.max(...corners.map((each) => Number(each.split("_")[0])));
  expect(north(cornersOf(page))).toBeGreaterThan(north(before));
}

test(
  "by keyboard alone an area is drawn, changed and removed; a drawing can be cancelled",
  inMatrix,
  async ({ open }) => {
    const page = await openMapPage(open, "/Rechercher?transactionType=vendre");

    await test.step("an area is drawn by keyboard alone, stored in the address with other criteria, and removed again", async () => {
      const [all, told] = [await listTotal(page), await resultsLine(page).innerText()];
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
      await expect(page.getByRole("button", { name: "Modifier la zone" })).toBeFocused();
      await changeByKeyboard(page);
      await page.getByRole("button", { name: "Effacer la zone" }).press("Enter");
      await expect(resultsLine(page)).toHaveText(told, { useInnerText: true });
    });

    await test.step("after a cancelled drawing the search follows the map again", async () => {
      await drawButton(page).click();
      await page.getByRole("button", { name: "Agrandir", exact: true }).click();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "Chercher dans cette zone" })).toBeVisible();
    });
  },
);

test("an area is drawn by mouse, in one stroke or corner by corner", inMatrix, async ({ open }) => {
  const page = await openMapPage(open, "/annonces?commune=lyon&transactionType=vendre");
  const chip = page.getByRole("link", { name: "Retirer le critère Zone dessinée" });

  for (const [how, end] of [
    ["", 0.4],
    [", let go beside the map", -0.2],
  ] as const)
    await test.step(`an area is drawn by one stroke of the mouse${how}`, async () => {
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
      await expect(chip).toBeVisible();
      await erase(page);
    });

  const drawCorners = async () => {
    const corners = await pointsOf(page, [
      [0.2, 0.4],
      [0.7, 0.4],
      [0.7, 0.6],
      [0.2, 0.6],
    ]);
    for (const [x, y] of corners) await page.mouse.click(x, y);
    await expect(page.getByText("4 points posés")).toBeVisible();
    return corners;
  };
  const expectArea = async (corners: number) => {
    await expect(page).toHaveURL(/zone=/);
    expect(new URL(page.url()).searchParams.get("zone")!.split("~")).toHaveLength(corners);
    await expect(chip).toBeVisible();
    // No price opened meanwhile.
    await expect(page.getByRole("button", { name: "Fermer", exact: true })).toHaveCount(0);
  };

  await test.step("its corners are closed by the first one again", async () => {
    await drawButton(page).click();
    const [first] = await drawCorners();
    await page.mouse.click(first![0] + 4, first![1] - 4);
    await expectArea(4);
    await erase(page);
  });

  await test.step("its corners are closed by a double click, which adds one", async () => {
    await drawButton(page).click();
    await drawCorners();
    const [besides] = await pointsOf(page, [[0.15, 0.5]]);
    await page.mouse.dblclick(...besides!);
    await expectArea(5);
    await erase(page);
  });

  await test.step("its corners are closed by « Valider la zone », and combined with a criterion chosen meanwhile", async () => {
    await drawButton(page).click();
    await page.getByRole("link", { name: "À louer", exact: true }).click();
    await expect(page).toHaveURL(/transactionType=louer/);
    await drawCorners();
    await page.getByRole("button", { name: "Valider la zone" }).click();
    await expectArea(4);
    await expect(page).toHaveURL(/transactionType=louer&zone=/);
  });

  await test.step("the mouse moves the corners of the area, and a click adds one", async () => {
    const before = cornersOf(page);
    await page.getByRole("button", { name: "Modifier la zone" }).click();
    await corner(page, 3).hover();
    const box = (await corner(page, 3).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y - 30, { steps: 3 });
    await page.mouse.up();
    const [left, right] = [(await corner(page, 4).boundingBox())!, (await corner(page, 3).boundingBox())!];
    await page.mouse.click((left.x + right.x) / 2, left.y + 40);
    await expect(page.getByText("5 points", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Valider la zone" }).click();
    await expect.poll(() => cornersOf(page)).toHaveLength(5);
    const kept = cornersOf(page);
    expect([kept[0], kept[1], kept[4]]).toEqual([before[0], before[1], before[3]]);
    expect(kept[2]).not.toBe(before[2]);
  });

  await test.step("the zone has replaced Lyon; one tap restores Lyon, also after another criterion and a reload", async () => {
    await page.getByRole("link", { name: "À vendre", exact: true }).click();
    await expect(page).toHaveURL(/transactionType=vendre&zone=/);
    await page.getByRole("link", { name: "Revenir à Lyon" }).click();
    await expect(page).toHaveURL("/annonces?transactionType=vendre&commune=lyon");
    await expect(page.getByRole("link", { name: "Revenir à Lyon" })).toHaveCount(0);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/transactionType=louer&zone=/);
    await page.reload();
    await page.getByRole("link", { name: "Revenir à Lyon" }).click();
    await expect(page).toHaveURL("/annonces?transactionType=louer&commune=lyon");
  });

  await test.step("a search that follows the map replaces Lyon the same way, until it stops", async () => {
    const follows = page.getByLabel("Chercher en déplaçant la carte");
    await follows.check();
    await expect(page).toHaveURL(/\?transactionType=louer&vue=/);
    await expect(page.getByRole("link", { name: "Revenir à Lyon" })).toBeVisible();
    await follows.uncheck();
    await expect(page).toHaveURL("/annonces?transactionType=louer&commune=lyon");
  });
});

test("on a phone the map is one tap away, and an area is drawn on it by finger", async ({ open }) => {
  const page = await open("/annonces", { ...phone, hasTouch: true, isMobile: true });
  const showMap = page.getByRole("link", { name: "Voir la carte" });

  await test.step("the map is one tap away, and Back returns to the list", async () => {
    await expect(page.getByRole("region", { name: "Les annonces sur la carte" })).toHaveCount(0);
    await showMap.click();
    await expect(clusters(page).first()).toBeVisible();
    await expect(page).toHaveURL("/annonces#carte");
    await page.goBack();
    await expect(showMap).toBeVisible();
  });

  await test.step("the comparison tray does not cover the link to the map", async () => {
    await page
      .getByRole("article")
      .first()
      .getByRole("button", { name: /^Comparer/ })
      .click();
    await expect(page.getByRole("region", { name: "Comparaison", exact: true })).toBeVisible();
    await showMap.click();
    await expect(clusters(page).first()).toBeVisible();
  });

  // After these touches buttons are clicked: Chromium sometimes makes no click of a tap that follows them.
  const touches = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...fingers: [x: number, y: number][]) =>
    touches.send("Input.dispatchTouchEvent", { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) });
  await test.step("while the visitor draws, two fingers zoom the map", async () => {
    await drawButton(page).tap();
    const before = await scale(page).innerText();
    await touch("touchStart", [170, 450]);
    await touch("touchStart", [170, 450], [200, 480]);
    for (let step = 1; step < 8; step++)
      await touch("touchMove", [170 - step * 10, 450 - step * 10], [200 + step * 10, 480 + step * 10]);
    await touch("touchEnd");
    await expect(scale(page)).not.toHaveText(before);
  });

  await test.step("a finger draws corners by taps", async () => {
    for (const [x, y] of [
      [100, 400],
      [260, 400],
      [260, 560],
    ] as const)
      await page.touchscreen.tap(x, y);
    await expect(page.getByText("3 points posés")).toBeVisible();
    await page.getByRole("button", { name: "Valider la zone" }).click();
    await expect(page).toHaveURL(/zone=/);
  });

  await test.step("a finger moves a corner", async () => {
    const before = cornersOf(page);
    await page.getByRole("button", { name: "Modifier la zone" }).click();
    // Once the map has made room for the panel, and for the tray at its foot.
    const boxOfThird = async () => (await corner(page, 3).boundingBox())!;
    await expect.poll(async () => (await boxOfThird()).y).toBeCloseTo(609, -1);
    const { x, y, width, height } = await boxOfThird();
    const [middle, centre] = [x + width / 2, y + height / 2];
    await touch("touchStart", [middle, centre]);
    for (let step = 1; step < 5; step++) await touch("touchMove", [middle - step * 10, centre - step * 10]);
    await touch("touchEnd");
    await expect.poll(async () => (await boxOfThird()).x).toBeLessThan(x - 20);
    await page.getByRole("button", { name: "Valider la zone" }).click();
    await expect.poll(() => cornersOf(page)).not.toEqual(before);
    expect(cornersOf(page).slice(0, 2)).toEqual(before.slice(0, 2));
    await erase(page);
  });

  await test.step("a finger draws one stroke", async () => {
    await drawButton(page).click();
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

  await test.step("the comparison tray does not cover the link back to the list", async () => {
    await page.getByRole("link", { name: /^Voir la liste \(\d+\)$/ }).click();
    await page.waitForURL((url) => url.hash === "");
  });
});
