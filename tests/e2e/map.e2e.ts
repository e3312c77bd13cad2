import { expect, test } from "vitest";
import { openDatabase } from "#db/client.ts";
import type { MapView } from "#app/search/map-view.ts";
import { useBrowser } from "../setup/browser.ts";
import { holdScripts } from "../setup/held-scripts.ts";
import { clusters, markers, phone, totalOf, wide } from "../setup/map-journeys.ts";
import { mapColour, pixelsOf } from "../setup/map-pixels.ts";
import { ownPortal } from "../setup/portals.ts";

const { open, portal } = useBrowser();

/** The listings that a frame as wide as France holds, by the portal's own call. */
async function viewOfFrance(query = ""): Promise<MapView> {
  const answer = await fetch(`${portal}/api/carte?cadre=-5.5_41_10_51.5&zoom=5${query}`);
  return (await answer.json()) as MapView;
}

test("list and map stand together on wide screens, and a cluster opens into closer ones", async () => {
  const page = await open("/annonces", wide);
  await clusters(page).first().waitFor();
  expect(await clusters(page).count()).toBeGreaterThan(5);
  const [scale, onMap] = [
    page.locator(".maplibregl-ctrl-scale"),
    page.getByRole("status").filter({ hasText: "sur cette carte" }),
  ];
  const before = [await scale.innerText(), await onMap.innerText()];
  await page
    .getByRole("button", { name: /^\d{2,} annonces ici/ })
    .first()
    .click();
  await expect.poll(() => scale.innerText()).not.toBe(before[0]);
  await expect.poll(() => onMap.innerText()).not.toBe(before[1]);
  await markers(page).first().waitFor();
  expect(new URL(page.url()).search).toBe("");
});

test("a card of the list lights its place on the map, and a marker shows its listing", async () => {
  const page = await open("/annonces?commune=lyon&minBedrooms=4", wide);
  const marker = page.getByRole("button", { name: /^Annonce à/ });
  await marker.first().waitFor();
  await page.getByRole("article").first().getByRole("link").first().focus();
  await page.locator("[data-lit]").waitFor();
  await marker.first().click({ force: true });
  await page.getByRole("button", { name: "Fermer", exact: true }).waitFor();
});

test("the search follows the map when asked to, keeps to it in the address, and Back undoes it", async () => {
  const page = await open("/annonces", wide);
  await clusters(page).first().waitFor();
  const all = await totalOf(page);
  await page.getByRole("button", { name: "Agrandir", exact: true }).click();
  await page.getByRole("button", { name: "Chercher dans cette zone" }).click();
  await page.waitForURL(/vue=/);
  await expect.poll(() => totalOf(page)).toBeLessThan(all);
  await page.getByRole("link", { name: "Retirer le critère Sur la carte affichée" }).waitFor();
  await page.goBack();
  await expect.poll(() => totalOf(page)).toBe(all);
  expect(new URL(page.url()).search).toBe("");
});

test("Back brings the map to the frame that it searched before", async () => {
  const page = await open("/annonces?vue=2_48_3_49", wide);
  const onMap = page.getByRole("status").filter({ hasText: "sur cette carte" });
  await onMap.waitFor();
  const [count, told] = [await totalOf(page), await onMap.innerText()];
  await page.getByRole("link", { name: "À louer", exact: true }).click();
  await page.waitForURL(/transactionType=louer/);
  await page.getByRole("button", { name: "Agrandir", exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get("vue") !== "2_48_3_49");
  await page.goBack();
  await expect.poll(() => totalOf(page)).toBe(count);
  await expect.poll(() => onMap.innerText()).toBe(told);
});

test("another search leaves the listing that the map showed", async () => {
  const page = await open("/annonces?commune=lyon&minBedrooms=4", wide);
  await page
    .getByRole("button", { name: /^Annonce à/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Fermer", exact: true }).waitFor();
  await page.getByRole("link", { name: "Retirer le critère 4 chambres et plus" }).click();
  await page.waitForURL("**/annonces?commune=lyon");
  await expect.poll(() => page.getByRole("button", { name: "Fermer", exact: true }).count()).toBe(0);
});

test("on its way from one town to another the map never says that there is nothing", async () => {
  const page = await open("/Rechercher?commune=lyon", wide);
  await markers(page).first().waitFor();
  const onMap = page.getByRole("region", { name: "Les annonces sur la carte" }).locator("> [role=status]");
  const said = await onMap.evaluateHandle((status) => {
    const texts: (string | null)[] = [];
    new MutationObserver(() => texts.push(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  const inLyon = await onMap.innerText();
  await page.getByRole("button", { name: "Retirer Lyon" }).click();
  await page.getByRole("combobox", { name: "Communes", exact: true }).pressSequentially("marseil");
  await page
    .getByRole("option", { name: /^Marseille 13/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Rechercher", exact: true }).click();
  await page.waitForURL("**/Rechercher?commune=marseille");
  await expect.poll(() => onMap.innerText()).not.toBe(inLyon);
  expect((await said.jsonValue()).filter((text) => text?.startsWith("Aucune"))).toEqual([]);
});

test("no price and no count covers another, however many stand together", async () => {
  const page = await open("/annonces?commune=lyon&transactionType=vendre", wide);
  await markers(page).first().waitFor();
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
  expect(boxes.length).toBeGreaterThan(3);
  expect(hidden).toEqual([]);
});

test("on a phone the map is one tap away, and Back leads to the list again", async () => {
  const page = await open("/annonces", phone);
  expect(await page.getByRole("region", { name: "Les annonces sur la carte" }).count()).toBe(0);
  await page.getByRole("link", { name: "Voir la carte" }).click();
  await clusters(page).first().waitFor();
  expect(new URL(page.url()).hash).toBe("#carte");
  await page.goBack();
  await page.getByRole("link", { name: "Voir la carte" }).waitFor();
});

test("kilometres around a commune widen a search", async () => {
  const page = await open("/Rechercher?commune=lyon", wide);
  const alone = await totalOf(page);
  await page.getByRole("search").getByLabel("Autour des communes").selectOption("30");
  await page.getByRole("button", { name: "Rechercher", exact: true }).click();
  await page.waitForURL(/commune=lyon&rayon=30/);
  await expect.poll(() => totalOf(page)).toBeGreaterThan(alone);
  await page.getByText("Affiner", { exact: true }).click();
  const around = page.getByRole("navigation", { name: "Autour des communes" });
  await around.getByRole("link", { name: "30 km" }).click();
  await page.waitForURL((url) => !url.searchParams.has("rayon"));
  await expect.poll(() => totalOf(page)).toBe(alone);
  await around.getByRole("link", { name: "50 km" }).click();
  await page.waitForURL(/commune=lyon&rayon=50/);
  await expect.poll(() => totalOf(page)).toBeGreaterThan(alone);
});

test("the map counts what the list counts, of whatever search", async () => {
  for (const query of [
    "",
    "&transactionType=louer",
    "&propertyType=maison&minBedrooms=3",
    "&priceMax=200000",
    "&areaMin=80",
  ]) {
    const { total, clusters: shown, listings } = await viewOfFrance(query);
    expect(shown.reduce((sum, { count }) => sum + count, 0) + listings.length).toBe(total);
  }
  for (const query of [
    "",
    "cadre=&zoom=5",
    "cadre=1_2_3&zoom=5",
    "cadre=1_2_3_4",
    "cadre=5_5_4_4&zoom=3",
    "cadre=1_2_3_4&zoom=-1",
  ])
    expect((await fetch(`${portal}/api/carte?${query}`)).status).toBe(400);
});

test("where the advertiser hides the place, no answer holds it", async () => {
  const db = openDatabase(ownPortal().database, { maxConnections: 1 });
  const { rows } = await db.$client.query<{ reference: string; slug: string; latitude: number; longitude: number }>(
    "select reference, slug, latitude, longitude from listings where is_sample and not shows_exact_position and status = 'disponible' limit 5",
  );
  await db.$client.end();
  for (const { reference, slug, latitude, longitude } of rows) {
    const frame = [longitude - 0.01, latitude - 0.01, longitude + 0.01, latitude + 0.01]
      .map((degrees) => degrees.toFixed(4))
      .join("_");
    const addresses = [
      `/annonces/${slug}-${reference}`,
      `/annonces/${slug}-${reference}.data`,
      `/api/carte?cadre=${frame}&zoom=15`,
      `/favoris/annonces?references=${reference}`,
    ];
    for (const address of addresses) {
      const bytes = await (await fetch(`${portal}${address}`)).text();
      expect([bytes.includes(String(latitude)), bytes.includes(String(longitude))], address).not.toEqual([true, true]);
    }
  }
});

test("a listing's page draws the circle in which the home lies", async () => {
  const { listings, clusters: shown } = await viewOfFrance("&commune=lyon&minBedrooms=4");
  expect(listings.length + shown.length).toBeGreaterThan(0);
  const page = await open(`/annonces/x-${listings[0]!.reference}`, wide);
  await page.getByRole("heading", { name: "Où se trouve le bien" }).scrollIntoViewIfNeeded();
  await page.locator(".maplibregl-canvas").waitFor();
});

test("without internet, a listing's map opens as wide as the bundled names need", async () => {
  const { listings } = await viewOfFrance("&commune=lyon&minBedrooms=4");
  const page = await open(`/annonces/x-${listings[0]!.reference}`, wide);
  await page.getByRole("heading", { name: "Où se trouve le bien" }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator(".maplibregl-ctrl-scale").innerText()).toMatch(/^[1-5]\skm$/);
});

test("a map whose page is left while it waits for its background is given up", async () => {
  const page = await open("/annonceurs", wide);
  const letGo = await holdScripts(page, /\/assets\/bundled-style-/);
  const [asked, came] = [
    page.waitForRequest(/\/assets\/bundled-style-/),
    page.waitForEvent("requestfinished", (request) => request.url().includes("/assets/bundled-style-")),
  ];
  await page.getByRole("link", { name: "Annonces", exact: true }).first().click();
  await asked;
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Découvrez nos annonceurs" }).waitFor();
  letGo();
  await came;
  // A map without a page would complain of its colours as soon as it draws.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForLoadState("networkidle");
});

test("a map that waits for the names of its towns shows its prices meanwhile", async () => {
  const page = await open("/credits", wide);
  const held: (() => Promise<void>)[] = [];
  await page.route("**/carte/communes.json", (route) => void held.push(() => route.continue()));
  await page.goto("/annonces?commune=lyon&minBedrooms=4");
  await page
    .getByRole("button", { name: /^Annonce à/ })
    .first()
    .waitFor();
  await expect.poll(() => held.length).toBe(1);
  const names = page.waitForResponse("**/carte/communes.json");
  await held[0]!();
  expect((await names).status()).toBe(200);
});

test("the open map turns dark and light with the page, and keeps the area that was drawn", async () => {
  const page = await open("/annonces?zone=47.5_-1~48.5_2~46.5_3", { ...wide, colorScheme: "light" });
  await markers(page).first().waitFor();
  const outline = { red: 200, green: 85, blue: 61 };
  const brightness = async () => Object.values(await mapColour(page)).reduce((sum, part) => sum + part / 3, 0);
  await expect.poll(brightness).toBeGreaterThan(180);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(brightness).toBeLessThan(100);
  expect(await pixelsOf(page, outline)).toBeGreaterThan(500);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(brightness).toBeGreaterThan(180);
});
