import { holdScripts } from "../setup/held-scripts.ts";
import { desktop, expect, type Page, revisit, test as journey, visit } from "../setup/journey.ts";
import { loadedUntouched, openUntouched, takeMouseAway } from "../setup/loaded-untouched.ts";
import { withoutMap } from "../setup/map-journeys.ts";
import { sampleListing } from "../setup/sample-listing.ts";

// A picture's own page, where a test ends, runs no scripts, not even Playwright's.
const tolerates = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches|Blocked script .*\/media\//;
const isScript = (url: URL) => /^\/assets\/.*\.js$/.test(url.pathname);
const act = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("pointermove")));

const test = journey.extend<{ untouched: Page }>({
  /** A listing's page, taken over before anyone acts on it, but for its late parts. */
  untouched: async ({ open, portal }, use) => {
    await use(await openUntouched(open, await sampleListing(portal), { ...desktop, tolerates }));
  },
});

const favourite = (page: Page) => page.getByRole("button", { name: /^Ajouter aux favoris/ }).first();
const characteristics = (page: Page) => page.getByRole("heading", { level: 2, name: "Caractéristiques" });
/** React has taken the contact form over. */
const formTakenOver = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector("textarea")!).some((key) => key.startsWith("__react")));

test("scripts that fail once are asked for again: the page stays, and all its parts come", async ({
  untouched: page,
}) => {
  const failed = new Set<string>();
  await page.route(isScript, (route) => {
    const address = route.request().url();
    if (failed.has(address)) return route.continue();
    failed.add(address);
    return route.abort();
  });
  await act(page);
  await expect.poll(() => failed.size).toBeGreaterThan(5);
  await expect(favourite(page)).toBeVisible();
  await expect(characteristics(page)).toHaveCount(1);
  await expect(page.getByLabel("Votre message")).toHaveCount(1);
});

test("parts that are asked for without a network come once it is back, and nothing that was typed is lost", async ({
  untouched: page,
}) => {
  await page.context().setOffline(true);
  const asked = page.waitForEvent("requestfailed");
  await page.getByLabel("Votre message").fill("Je passerais volontiers samedi.");
  await asked;
  await expect(favourite(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(favourite(page)).toBeVisible();
  await expect(page.getByLabel("Votre message")).toHaveValue("Je passerais volontiers samedi.");
});

test("what was typed before a part's script came stays, and the cursor where it is", async ({ untouched: page }) => {
  const letGo = await holdScripts(page, /\/assets\/contact-form-.*\.js$/);
  await page.getByLabel("Votre nom").fill("Aline Mercier");
  const message = page.getByLabel("Votre message");
  await message.fill("Je passerais volontiers.");
  await message.press("ArrowLeft");
  letGo();
  await formTakenOver(page);
  await page.keyboard.type(" samedi");
  await expect(page.getByLabel("Votre nom")).toHaveValue("Aline Mercier");
  await expect(message).toHaveValue("Je passerais volontiers samedi.");
});

test("what was typed before the scripts came is kept for the tab, as what is typed later", async ({
  untouched: page,
}) => {
  const listing = page.url();
  await page.getByLabel("Votre nom").fill("Aline Mercier");
  await formTakenOver(page);
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain("Aline Mercier");
  await page.goto("/credits");
  await visit(page, listing);
  await expect(page.getByLabel("Votre nom")).toHaveValue("Aline Mercier");
});

test("a page of a portal that was renewed since is not loaded anew under what is being typed", async ({
  open,
  portal,
}) => {
  const page = await open("about:blank", { ...desktop, tolerates: /404/, isAbsent: true });
  // An old page, whose late files are gone.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
  });
  await takeMouseAway(page);
  await page.goto(await sampleListing(portal));
  await loadedUntouched(page);
  let failures = 0;
  await page.route(/\/assets\/contact-form-/, (route) => {
    failures++;
    return route.fulfill({ status: 404 });
  });
  await page.getByLabel("Votre nom").fill("Aline Mercier");
  await expect.poll(() => failures, { timeout: 10_000 }).toBeGreaterThan(2);
  // Nothing more is loaded, the page itself least of all.
  await page.waitForLoadState("networkidle");
  await expect(page.getByLabel("Votre nom")).toHaveValue("Aline Mercier");
});

test("a part whose script never comes is missing; the rest of the page stands", async ({ open }) => {
  const page = await open("/annonces", { ...withoutMap, tolerates });
  await expect(page.getByRole("button", { name: /^Comparer/ }).first()).toBeVisible();
  let failures = 0;
  await page.route(/\/assets\/phone-button-/, (route) => {
    failures++;
    return route.abort();
  });
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect.poll(() => failures, { timeout: 10_000 }).toBeGreaterThan(2);
  // Nothing more is asked for.
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("link", { name: "Voir le profil" })).toBeVisible();
  await expect(characteristics(page)).toHaveCount(1);
});

test("a part that comes after the page has its room kept: nothing moves", async ({ open }) => {
  const page = await open("/annonces", withoutMap);
  const letGo = await holdScripts(page, /\/assets\/phone-button-/);
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  const below = page.getByRole("link", { name: "Voir le profil" });
  await expect(below).toBeVisible();
  const phone = page.getByRole("button", { name: "Afficher le téléphone" });
  await expect(phone).toHaveCount(0);
  const spot = () => below.evaluate((link) => link.getBoundingClientRect().y + scrollY);
  const before = await spot();
  letGo();
  await expect(phone).toBeVisible();
  expect(await spot()).toBe(before);
});

test("a double click on a photo opens one gallery; without the gallery's script the photo opens by itself", async ({
  untouched: page,
}) => {
  await act(page);
  await expect(favourite(page)).toBeVisible();
  const photo = page.getByRole("link", { name: /^Agrandir la photo 1 sur/ });
  await photo.dblclick();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await revisit(page);
  await page.route(/\/assets\/full-screen-gallery-/, (route) => route.abort());
  await photo.click();
  await expect(page).toHaveURL(/\/media\/[0-9a-f]{64}\/\d+\.webp$/);
});
