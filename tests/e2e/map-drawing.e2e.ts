import { expect, test } from "vitest";
import { useBrowser } from "../setup/browser.ts";
import { clusters, markers, phone, totalOf, wide } from "../setup/map-journeys.ts";

const { open } = useBrowser();

test("an area is drawn by the keyboard alone, kept in the address with other criteria, and taken off again", async () => {
  const page = await open("/Rechercher?transactionType=vendre", wide);
  await clusters(page).first().waitFor();
  const all = await totalOf(page);
  await page.getByRole("button", { name: "Dessiner une zone" }).press("Enter");
  const setPoint = async (said: string) => {
    await page.keyboard.press("Enter");
    await page.getByText(said).waitFor();
  };
  await setPoint("1 point posé");
  await setPoint("2 points posés");
  await setPoint("3 points posés");
  await page.getByRole("button", { name: "Valider la zone" }).press("Enter");
  await page.getByText("Ce tracé n’entoure aucune surface").waitFor();
  await page.keyboard.press("ArrowRight");
  await setPoint("4 points posés");
  await page.keyboard.press("ArrowDown");
  await setPoint("5 points posés");
  await page.getByRole("button", { name: "Valider la zone" }).press("Enter");
  await page.waitForURL(/transactionType=vendre&zone=/);
  await expect.poll(() => totalOf(page)).toBeLessThan(all);
  await page.getByRole("button", { name: "Effacer la zone" }).press("Enter");
  await expect.poll(() => totalOf(page)).toBe(all);
});

test.each([
  ["", 0.4],
  [", let go beside the map", -0.2],
])("an area is drawn by one stroke of the mouse%s", async (_, end) => {
  const page = await open("/annonces", wide);
  await clusters(page).first().waitFor();
  const region = page.getByRole("region", { name: "Les annonces sur la carte" });
  await page.mouse.wheel(0, 2_000);
  await expect.poll(async () => (await region.boundingBox())!.y).toBeLessThan(100);
  const map = await region.boundingBox();
  await page.getByRole("button", { name: "Dessiner une zone" }).click();
  const corner = (x: number, y: number) =>
    page.mouse.move(map!.x + map!.width * x, map!.y + map!.height * y, { steps: 8 });
  await corner(0.4, 0.55);
  await page.mouse.down();
  await corner(0.7, 0.55);
  await corner(0.7, 0.75);
  await corner(0.4, 0.75);
  await corner(end, 0.75);
  await page.mouse.up();
  await page.waitForURL(/zone=/);
  await page.getByRole("link", { name: "Retirer le critère Zone dessinée" }).waitFor();
});

test.each(["the first one again", "« Valider la zone »", "a double click"])(
  "an area is drawn corner by corner and closed by %s; no price is opened meanwhile",
  async (closing) => {
    const page = await open("/annonces?commune=lyon&transactionType=vendre", wide);
    await markers(page).first().waitFor();
    const map = (await page.locator(".maplibregl-canvas").boundingBox())!;
    await page.getByRole("button", { name: "Dessiner une zone" }).click();
    const corners = [
      [0.2, 0.4],
      [0.7, 0.4],
      [0.7, 0.6],
      [0.2, 0.6],
    ].map(([x, y]) => [map.x + map.width * x!, map.y + map.height * y!] as const);
    for (const [x, y] of corners) await page.mouse.click(x, y);
    await page.getByText("4 points posés").waitFor();
    if (closing === "the first one again") await page.mouse.click(corners[0]![0] + 4, corners[0]![1] - 4);
    else if (closing === "a double click")
      await page.mouse.dblclick(map.x + map.width * 0.15, map.y + map.height * 0.5);
    else await page.getByRole("button", { name: closing.slice(2, -2) }).click();
    await page.waitForURL(/zone=/);
    const points = new URL(page.url()).searchParams.get("zone")!.split("~");
    expect(points).toHaveLength(closing === "a double click" ? 5 : 4);
    await page.getByRole("link", { name: "Retirer le critère Zone dessinée" }).waitFor();
    expect(await page.getByRole("button", { name: "Fermer", exact: true }).count()).toBe(0);
  },
);

test("a finger draws too: corners by taps, each once, or one stroke; two fingers enlarge the map meanwhile", async () => {
  const page = await open("/annonces?commune=lyon#carte", { ...phone, hasTouch: true, isMobile: true });
  await markers(page).first().waitFor();
  const draw = page.getByRole("button", { name: "Dessiner une zone" });
  const touches = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...fingers: [x: number, y: number][]) =>
    touches.send("Input.dispatchTouchEvent", { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) });
  await draw.tap();
  const scale = page.locator(".maplibregl-ctrl-scale");
  const before = await scale.innerText();
  await touch("touchStart", [170, 450]);
  await touch("touchStart", [170, 450], [200, 480]);
  for (let step = 1; step < 8; step++)
    await touch("touchMove", [170 - step * 10, 450 - step * 10], [200 + step * 10, 480 + step * 10]);
  await touch("touchEnd");
  await expect.poll(() => scale.innerText()).not.toBe(before);
  for (const [x, y] of [
    [100, 400],
    [260, 400],
    [260, 560],
  ] as const)
    await page.touchscreen.tap(x, y);
  await page.getByText("3 points posés").waitFor();
  await page.getByRole("button", { name: "Valider la zone" }).tap();
  await page.waitForURL(/zone=/);
  await page.getByRole("button", { name: "Effacer la zone" }).tap();
  await page.waitForURL((url) => !url.searchParams.has("zone"));
  await draw.tap();
  await touch("touchStart", [100, 400]);
  for (const place of [
    [260, 400],
    [260, 560],
    [100, 560],
  ] as [number, number][])
    await touch("touchMove", place);
  await touch("touchEnd");
  await page.waitForURL(/zone=/);
});

test("who leaves the page while an area is drawn, the search following the map, is not brought back", async () => {
  const page = await open("/annonces?vue=2_48_3_49", wide);
  await markers(page).first().waitFor();
  await page.getByRole("button", { name: "Dessiner une zone" }).click();
  const scale = page.locator(".maplibregl-ctrl-scale");
  const before = await scale.innerText();
  await page.getByRole("button", { name: "Agrandir", exact: true }).click();
  await expect.poll(() => scale.innerText()).not.toBe(before);
  const searches: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("vue=")) searches.push(request.url());
  });
  await page
    .getByRole("navigation", { name: "Navigation principale" })
    .getByRole("link", { name: "Annonceurs" })
    .click();
  await page.getByRole("heading", { level: 1, name: "Découvrez nos annonceurs" }).waitFor();
  // A search that began with the leaving has been asked for by then.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(searches).toEqual([]);
  expect(new URL(page.url()).pathname).toBe("/annonceurs");
});

test("an area drawn after another choice was made goes with that choice; one given up leaves the map's moves to be searched", async () => {
  const page = await open("/annonces?transactionType=vendre", wide);
  await clusters(page).first().waitFor();
  const draw = page.getByRole("button", { name: "Dessiner une zone" });
  await draw.click();
  await page.getByRole("button", { name: "Agrandir", exact: true }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Chercher dans cette zone" }).waitFor();
  await draw.click();
  await page.getByRole("link", { name: "À louer", exact: true }).click();
  await page.waitForURL(/transactionType=louer/);
  const map = (await page.locator(".maplibregl-canvas").boundingBox())!;
  for (const [x, y] of [
    [0.2, 0.35],
    [0.7, 0.35],
    [0.5, 0.6],
  ] as const)
    await page.mouse.click(map.x + map.width * x, map.y + map.height * y);
  await page.getByRole("button", { name: "Valider la zone" }).click();
  await page.waitForURL(/transactionType=louer&zone=/);
});
