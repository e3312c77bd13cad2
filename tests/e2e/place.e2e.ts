import { AxeBuilder } from "@axe-core/playwright";
import { eq } from "drizzle-orm";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { expect, test } from "vitest";
import { aroundPlace } from "#app/map/circle.ts";
import { metresBetween } from "#app/map/distance.ts";
import { readPosition } from "#app/publish/typed-position.ts";
import type { MapView } from "#app/search/map-view.ts";
import { listingDrafts } from "#db/schema/drafts.ts";
import { createDraft, flatForm } from "../factories/drafts.ts";
import { uniqueLetters } from "../factories/unique.ts";
import { useAccounts } from "../setup/accounts.ts";
import { useBrowser } from "../setup/browser.ts";
import { commune } from "../setup/publish-journeys.ts";

const { open, portal } = useBrowser();
const { db, openAccount, sessionOf } = useAccounts();

const pin = (page: Page) => page.getByRole("application", { name: "Épingle du bien" });
const reset = (page: Page) => page.getByRole("button", { name: "Remettre au centre de la commune" });
const locate = (page: Page) => page.getByRole("button", { name: "Trouver l’adresse sur la carte" });
const patient = { timeout: 20_000 };

async function openStep(
  form: Parameters<typeof flatForm>[0] = {},
  options: BrowserContextOptions & { tolerates?: RegExp } = {},
) {
  const account = await openAccount({ userType: "proprietaire" });
  const id = await createDraft(db, { userId: account.id, form: flatForm(form) });
  const storageState = await sessionOf(account);
  const page = await open(`/publier/${id}/bien`, { storageState, ...options });
  return { id, page, storageState };
}

async function kept(id: string) {
  const [draft] = await db.select().from(listingDrafts).where(eq(listingDrafts.id, id));
  return { latitude: String(draft!.form.latitude ?? ""), longitude: String(draft!.form.longitude ?? "") };
}

/** What the two fields hold, once it is kept. */
async function keptAsShown(page: Page, id: string) {
  const shown = async () => ({
    latitude: await page.locator("[name=latitude]").inputValue(),
    longitude: await page.locator("[name=longitude]").inputValue(),
  });
  await expect.poll(async () => JSON.stringify(await kept(id)) === JSON.stringify(await shown()), patient).toBe(true);
  return kept(id);
}

/** Where the draft is once it has been placed elsewhere than before. */
async function movedFrom(id: string, before: { latitude: string; longitude: string }) {
  await expect.poll(() => kept(id), patient).not.toEqual(before);
  return kept(id);
}

const nowhere = { latitude: "", longitude: "" };

/** The map is loaded where one scrolls to it. */
async function seeMap(page: Page) {
  await page.getByText("Position sur la carte").scrollIntoViewIfNeeded();
  await pin(page).scrollIntoViewIfNeeded();
}

/** The tip of the pin, on the screen. */
async function tipOf(page: Page) {
  await seeMap(page);
  const box = (await pin(page).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height - 6 };
}

test("the pin is dragged, the place is kept, and visitors are shown a circle near it, never the place itself", async () => {
  const { id, page, storageState } = await openStep();
  await page.getByText("Épingle pas encore placée").first().waitFor();
  const tip = await tipOf(page);
  await page.mouse.move(tip.x, tip.y - 12);
  await page.mouse.down();
  await page.mouse.move(tip.x + 60, tip.y + 20, { steps: 8 });
  await page.mouse.up();
  await expect
    .poll(() => tipOf(page), patient)
    .toEqual({ x: expect.closeTo(tip.x + 60, 0), y: expect.closeTo(tip.y + 32, 0) });
  await page
    .getByRole("status")
    .filter({ hasText: /^47,\d{4}°\sN, 1,\d{4}°\sO, à .+ du centre de la commune$/ })
    .waitFor({ state: "attached" });
  const place = await keptAsShown(page, id);
  await page.getByText("Les visiteurs ne verront pas l’épingle").waitFor();
  await page.goto(`/publier/${id}/verification`);
  await page.getByRole("button", { name: "Déposer l'annonce" }).click();
  const href = await page.getByRole("link", { name: "Voir l’annonce" }).getAttribute("href");

  for (const address of [href!, `${href}.data`]) {
    const bytes = await (await fetch(`${portal}${address}`)).text();
    for (const degrees of [place.latitude, place.longitude])
      expect([address, bytes.includes(String(Number(degrees)))]).toEqual([address, false]);
  }
  const reference = /BV\w{5}$/.exec(href!)![0];
  const home = readPosition(place)!;
  const { west, south, east, north } = aroundPlace(home, 600);
  const cadre = [west, south, east, north].map((one) => one.toFixed(4)).join("_");
  const { listings } = (await (await fetch(`${portal}/api/carte?cadre=${cadre}&zoom=16`)).json()) as MapView;
  const shown = listings.find((listing) => listing.reference === reference)!;
  expect(metresBetween(shown, home)).toBeLessThanOrEqual(301);
  const visitor = await open(href!, { storageState });
  await visitor.getByRole("heading", { name: "Où se trouve le bien" }).scrollIntoViewIfNeeded();
  await visitor.locator(".maplibregl-canvas").waitFor();
});

test("keys move the pin, further with Shift, and the map’s own keys stay out of it; it goes back to the centre", async () => {
  const { id, page } = await openStep({}, { reducedMotion: "reduce" });
  await seeMap(page);
  await pin(page).press("ArrowRight");
  const first = await movedFrom(id, nowhere);
  await pin(page).press("ArrowRight");
  const near = await movedFrom(id, first);
  await pin(page).press("Shift+ArrowRight");
  const far = await movedFrom(id, near);
  await pin(page).press("ArrowUp");
  const up = await movedFrom(id, far);
  const degrees = (place: typeof near) => readPosition(place)!;
  const [step, leap] = [
    degrees(near).longitude - degrees(first).longitude,
    degrees(far).longitude - degrees(near).longitude,
  ];
  expect(step).toBeGreaterThan(0);
  expect(leap).toBeGreaterThan(step * 4);
  expect(degrees(far).latitude).toBeCloseTo(degrees(near).latitude, 4);
  expect(degrees(up).latitude).toBeGreaterThan(degrees(far).latitude);
  // Enlarged, the same key moves it by less.
  await pin(page).press("+");
  await pin(page).press("+");
  await page.waitForFunction(() => !document.querySelector(".maplibregl-map.maplibregl-moving"));
  await pin(page).press("Shift+ArrowRight");
  const close = await movedFrom(id, up);
  expect(degrees(close).longitude - degrees(up).longitude).toBeLessThan(leap * 0.5);
  await page.getByRole("status").filter({ hasText: "du centre de la commune" }).waitFor({ state: "attached" });
  await reset(page).click();
  await expect.poll(() => kept(id), patient).toEqual(nowhere);
  await page.getByText("Épingle pas encore placée").first().waitFor();
});

test("a finger drags the pin without moving the page, and a tap on the map brings it there", async () => {
  const { id, page } = await openStep({}, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const tip = await tipOf(page);
  const scrolled = await page.evaluate(() => scrollY);
  const touch = await page.context().newCDPSession(page);
  const finger = (type: "touchStart" | "touchMove" | "touchEnd", x: number, y: number) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  await finger("touchStart", tip.x, tip.y - 12);
  for (let step = 1; step <= 6; step++) await finger("touchMove", tip.x - step * 8, tip.y - 12 + step * 8);
  await finger("touchEnd", 0, 0);
  await expect
    .poll(() => tipOf(page), patient)
    .toEqual({ x: expect.closeTo(tip.x - 48, 0), y: expect.closeTo(tip.y + 48, 0) });
  const dragged = await keptAsShown(page, id);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  const map = (await page.locator(".maplibregl-map").boundingBox())!;
  await page.touchscreen.tap(map.x + map.width * 0.75, map.y + map.height * 0.3);
  const tapped = readPosition(await movedFrom(id, dragged))!;
  expect(tapped.longitude).toBeGreaterThan(readPosition(dragged)!.longitude);
  expect(tapped.latitude).toBeGreaterThan(readPosition(dragged)!.latitude);
});

test("the map and the fields say the same, and follow another commune", async () => {
  const { page } = await openStep();
  await seeMap(page);
  await page.getByText("Latitude et longitude").click();
  const latitude = page.getByLabel("Latitude", { exact: true });
  const longitude = page.getByLabel("Longitude", { exact: true });
  await latitude.fill("47,2201");
  await longitude.fill("-1,5501");
  await page
    .getByText(/^47,2201°\sN, 1,5501°\sO/)
    .first()
    .waitFor();
  await pin(page).press("ArrowLeft");
  await expect.poll(() => longitude.inputValue(), patient).toMatch(/^-1\.55\d{3}$/);
  await commune(page).fill("Angers");
  await page
    .getByRole("option", { name: /Angers/ })
    .first()
    .click();
  await page.getByText("L’épingle est loin de la commune").first().waitFor();
  await page.getByText("Ce point est loin de la commune").waitFor();
  await reset(page).click();
  await expect.poll(() => latitude.inputValue(), patient).toBe("");
  await pin(page).press("ArrowUp");
  await page
    .getByText(/^47,4\d{3}°\sN, 0,5\d{3}°\sO/)
    .first()
    .waitFor();
});

test("without a commune the map waits for one; it opens once one is chosen", async () => {
  const { page } = await openStep({ commune: "" });
  await page.getByText("Choisissez la commune : la carte s’y ouvrira.").waitFor();
  await commune(page).fill("Le Mans");
  await page
    .getByRole("option", { name: /Le Mans/ })
    .first()
    .click();
  await page.getByText("Épingle pas encore placée").first().waitFor();
  await seeMap(page);
});

test("a commune chosen by the keyboard opens the map while its field still has the focus", async () => {
  const { page } = await openStep({ commune: "", ...nowhere });
  const field = commune(page);
  await field.fill("Lyon 3");
  await page.getByRole("option", { name: /Lyon 3e/ }).waitFor();
  await field.press("ArrowDown");
  await field.press("Enter");
  await seeMap(page);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("the typed address is found, and told when it is not", async () => {
  const { id, page } = await openStep({ address: "" });
  await page.getByLabel("Adresse", { exact: true }).fill("8 rue Crébillon");
  await locate(page).click();
  await page.getByText("Adresse trouvée : l’épingle y est.").waitFor();
  await page
    .getByText(/^47,2133°\sN, 1,5601°\sO/)
    .first()
    .waitFor();
  expect(await kept(id)).toEqual({ latitude: "47.21331", longitude: "-1.56012" });
  // The map shows it in its middle.
  await seeMap(page);
  const map = (await page.locator(".maplibregl-map").boundingBox())!;
  await expect.poll(async () => Math.abs((await tipOf(page)).x - map.x - map.width / 2), patient).toBeLessThan(4);
  await page.getByLabel("Adresse", { exact: true }).fill("1 rue d’ailleurs");
  await locate(page).click();
  await page.getByText("Adresse introuvable dans cette commune.").waitFor();
  await page.getByLabel("Adresse", { exact: true }).fill("rue de la panne");
  await locate(page).click();
  await page.getByText("Le service d’adresses ne répond pas.").waitFor();
  expect(await kept(id)).toEqual({ latitude: "47.21331", longitude: "-1.56012" });
});

test("without JavaScript the address is found too, and the fields hold the place", async () => {
  const { id, page } = await openStep({}, { javaScriptEnabled: false });
  expect(await page.getByText("Position sur la carte").isVisible()).toBe(false);
  await locate(page).click();
  await page.getByText("Adresse trouvée : l’épingle y est.").waitFor();
  await page.getByText("Latitude et longitude").click();
  expect(await page.getByLabel("Latitude", { exact: true }).inputValue()).toBe("47.21331");
  await page.getByLabel("Latitude", { exact: true }).fill("47,2");
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.waitForURL("**/surfaces");
  expect(await kept(id)).toEqual({ latitude: "47,2", longitude: "-1.56012" });
});

test("where no map can be drawn, it says what to do, and the fields place the home", async () => {
  const { id, page } = await openStep({}, { tolerates: /WebGL/i });
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.reload();
  await page.getByText("Position sur la carte").scrollIntoViewIfNeeded();
  await page.getByText("La carte ne peut pas s’afficher dans ce navigateur. Écrivez").waitFor();
  await page.getByText("Latitude et longitude").click();
  await page.getByLabel("Latitude", { exact: true }).fill("47.21");
  await page.getByLabel("Longitude", { exact: true }).fill("-1.55");
  await expect.poll(() => kept(id), patient).toEqual({ latitude: "47.21", longitude: "-1.55" });
});

test("another’s draft is not looked for, whoever asks", async () => {
  const { id } = await openStep();
  const stranger = await openStep({ title: uniqueLetters() });
  const post = (path: string) => stranger.page.request.post(path, { maxRedirects: 0 });
  expect((await post(`/publier/${id}/adresse`)).status()).toBe(404);
  expect((await post("/publier/x/adresse")).status()).toBe(404);
  expect((await stranger.page.request.get(`/publier/${id}/adresse`)).status()).toBe(405);
  expect((await fetch(`${portal}/publier/${id}/adresse`, { method: "POST", redirect: "manual" })).status).toBe(302);
});

test.each([
  ["light", { width: 360, height: 740 }],
  ["dark", { width: 1440, height: 900 }],
] as const)("the open map has no barrier that axe knows (%s)", async (colorScheme, viewport) => {
  const { page } = await openStep({ latitude: "47.2135", longitude: "-1.5621" }, { colorScheme, viewport });
  await seeMap(page);
  await page.locator(".maplibregl-ctrl-zoom-in").waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
