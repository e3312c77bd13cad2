import { holdScripts } from "../setup/journeys/held-scripts.ts";
import { expect, test, visit, inMatrix } from "../setup/journeys/journey.ts";
import {
  besideMap,
  clusters,
  drawButton,
  resultsLine,
  listingOnMap,
  listTotal,
  markers,
  mapCount,
  openMapPage,
  prices,
  scale,
} from "../setup/journeys/map-journeys.ts";
import { mapColour, countPixels } from "../setup/journeys/map-pixels.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

const BIG_IN_LYON = "commune=lyon&minBedrooms=4";

// Without a graphics card each frame of a map takes a third of a second of CPU time: one map shows several things.
test.describe.configure({ timeout: 60_000 * timeoutFactor });

test("a map beside the list shows prices at once, highlights and shows listings, and moves to another town", async ({
  open,
}) => {
  const page = await open("/annonceurs", besideMap);

  await test.step("leaving a page while its map waits for the background cancels the map", async () => {
    const letGo = await holdScripts(page, /\/assets\/bundled-style-/);
    const [asked, came] = [
      page.waitForRequest(/\/assets\/bundled-style-/),
      // The script is fetched before it is imported.
      page.waitForEvent(
        "requestfinished",
        (request) => request.resourceType() === "script" && request.url().includes("/assets/bundled-style-"),
      ),
    ];
    await page.getByRole("link", { name: "Annonces", exact: true }).first().click();
    await asked;
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Découvrez nos annonceurs" })).toBeVisible();
    letGo();
    await came;
    // A map without a page would load what it draws, and complain of its colours as soon as it draws.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.waitForLoadState("networkidle");
  });

  await test.step("a map shows its prices while it waits for the names of towns", async () => {
    let send: (() => Promise<void>) | undefined;
    await page.route("**/carte/communes.json", (route) => void (send = () => route.continue()));
    const asked = page.waitForRequest("**/carte/communes.json");
    await visit(page, `/annonces?${BIG_IN_LYON}`);
    await expect(prices(page).first()).toBeVisible();
    await asked;
    const names = page.waitForResponse("**/carte/communes.json");
    await send!();
    expect((await names).status()).toBe(200);
  });

  const close = page.getByRole("button", { name: "Fermer", exact: true });
  await test.step("a card of the list highlights its marker, and a marker shows its listing", async () => {
    await page.getByRole("article").first().getByRole("link").first().focus();
    await expect(page.locator("[data-lit]")).toBeVisible();
    await prices(page).first().click();
    await expect(close).toBeVisible();
  });

  await test.step("another search closes the listing shown on the map", async () => {
    const before = await mapCount(page).innerText();
    await page.getByRole("link", { name: "Retirer le critère 4 chambres et plus" }).click();
    await expect(page).toHaveURL("/annonces?commune=lyon");
    await expect(close).toHaveCount(0);
    await expect(mapCount(page)).not.toHaveText(before);
  });

  await test.step("no price and no cluster covers another, however many are close together", async () => {
    await expect(markers(page).nth(3)).toBeVisible();
    const boxes = await markers(page).evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect),
    );
    const overlap = (from: number, to: number, otherFrom: number, otherTo: number) =>
      Math.min(to, otherTo) - Math.max(from, otherFrom);
    const hidden = boxes.filter((one, at) =>
      boxes.some(
        (other, there) =>
          at < there &&
          overlap(one.left, one.right, other.left, other.right) > one.width / 3 &&
          overlap(one.top, one.bottom, other.top, other.bottom) > one.height / 3,
      ),
    );
    expect(hidden).toEqual([]);
  });

  await test.step("while it moves from one town to another, the map never says that it has no listing", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const said = page.getByRole("region", { name: "Les annonces sur la carte" }).locator("> [role=status]");
    const texts = await said.evaluateHandle((status) => {
      const seen: (string | null)[] = [];
      new MutationObserver(() => seen.push(status.textContent)).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      return seen;
    });
    const inLyon = await said.innerText();
    await page.getByRole("button", { name: /^Où/ }).click();
    await page.getByRole("button", { name: "Retirer Lyon" }).click();
    await page.getByRole("combobox", { name: "Où" }).pressSequentially("marseil");
    await page
      .getByRole("option", { name: /^Marseille 13/ })
      .first()
      .click();
    await page.getByRole("button", { name: /^Voir l/ }).click();
    await expect(page).toHaveURL("/annonces?commune=marseille");
    await expect(said).not.toHaveText(inLyon);
    expect((await texts.jsonValue()).filter((text) => text?.startsWith("Aucune"))).toEqual([]);
  });
});

test(
  "the search follows the map on request, Back undoes it, and it stops when the visitor leaves the page",
  inMatrix,
  async ({ open }) => {
    const page = await openMapPage(open, "/annonces");
    const [all, told] = [await listTotal(page), await resultsLine(page).innerText()];

    await test.step("list and map are side by side on wide screens, and a cluster opens into smaller ones", async () => {
      await expect(clusters(page).nth(5)).toBeVisible();
      const before = { scale: await scale(page).innerText(), onMap: await mapCount(page).innerText() };
      await page
        .getByRole("button", { name: /^\d{2,} annonces ici/ })
        .first()
        .click();
      await expect(scale(page)).not.toHaveText(before.scale);
      await expect(mapCount(page)).not.toHaveText(before.onMap);
      await expect(markers(page).first()).toBeVisible();
      await expect(page).toHaveURL("/annonces");
    });

    await test.step("the search follows the map on request, stores the area in the address, and Back undoes it", async () => {
      await page.getByRole("button", { name: "Chercher dans cette zone" }).click();
      await expect(page).toHaveURL(/vue=/);
      await expect.poll(() => listTotal(page)).toBeLessThan(all);
      await expect(page.getByRole("link", { name: "Retirer le critère Sur la carte affichée" })).toBeVisible();
      await page.goBack();
      await expect(resultsLine(page)).toHaveText(told, { useInnerText: true });
      await expect(page).toHaveURL("/annonces");
    });

    await test.step("Back moves the map to the frame of the previous search", async () => {
      await visit(page, "/annonces?vue=2_48_3_49");
      await expect(markers(page).first()).toBeVisible({ timeout: 12_000 * timeoutFactor });
      const before = { found: await resultsLine(page).innerText(), onMap: await mapCount(page).innerText() };
      await page.getByRole("link", { name: "À louer", exact: true }).click();
      await expect(page).toHaveURL(/transactionType=louer/);
      await page.getByRole("button", { name: "Agrandir", exact: true }).click();
      await expect(page).not.toHaveURL(/vue=2_48_3_49(&|$)/);
      await page.goBack();
      await expect(resultsLine(page)).toHaveText(before.found, { useInnerText: true });
      await expect(mapCount(page)).toHaveText(before.onMap);
    });

    await test.step("leaving the page while an area is drawn does not return to it", async () => {
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
  },
);

test(
  "without internet, a listing's page draws the circle that contains the home, zoomed out until the bundled names show",
  inMatrix,
  async ({ open, portal }) => {
    const page = await open(await listingOnMap(portal, `&${BIG_IN_LYON}`), besideMap);
    await page.getByRole("heading", { name: "Où se trouve le bien" }).scrollIntoViewIfNeeded();
    await expect(page.locator(".maplibregl-canvas")).toBeVisible();
    await expect(scale(page)).toHaveText(/^[1-5]\skm$/);
  },
);

test("the open map follows the page's theme, and keeps the drawn area", inMatrix, async ({ open }) => {
  // The outline is thin: all pixels are drawn.
  const options = { ...besideMap, deviceScaleFactor: 1, colorScheme: "light" } as const;
  const page = await openMapPage(open, "/annonces?zone=47.5_-1~48.5_2~46.5_3", options);
  const outline = { red: 200, green: 85, blue: 61 };
  const brightness = async () => Object.values(await mapColour(page)).reduce((sum, part) => sum + part / 3, 0);
  // The prices appear before the map is drawn.
  await expect.poll(brightness, { timeout: 10_000 * timeoutFactor }).toBeGreaterThan(180);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(brightness).toBeLessThan(100);
  await expect.poll(() => countPixels(page, outline)).toBeGreaterThan(500);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(brightness).toBeGreaterThan(180);
});
