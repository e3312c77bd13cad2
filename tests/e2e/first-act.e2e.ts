import { SCRIPTS_HERE, TAP_PATIENCE } from "#app/platform/scripts-after-paint.server.ts";
import { holdScripts } from "../setup/held-scripts.ts";
import { expect, type Open, type Page, test } from "../setup/journey.ts";
import { loadedUntouched, openUntouched } from "../setup/loaded-untouched.ts";
import { besideMap } from "../setup/map-journeys.ts";
import { sampleListing } from "../setup/sample-listing.ts";

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, isAbsent: true };
/** Where a page is taken over at once. */
const screen = { ...phone, ...besideMap, isMobile: false, hasTouch: false };
const isTakenOver = (page: Page) => page.evaluate(() => "__reactRouterDataRouter" in window);
const takenOver = (page: Page) => page.waitForFunction(() => "__reactRouterDataRouter" in window);
/** The first card's link to its listing. */
const firstLink = (page: Page) => page.getByRole("article").first().getByRole("heading").getByRole("link");

/** A page whose scripts are on their way until `letGo`. */
async function openSlowly(open: Open, path: string, options = phone) {
  const page = await open("about:blank", { ...options, isAbsent: true });
  const letGo = await holdScripts(page);
  await page.goto(path);
  return { page, letGo };
}

test("on a phone a page that is the same for everyone runs nothing until its visitor does something", async ({
  open,
}) => {
  const page = await openUntouched(open, "/annonces", phone);
  expect(await isTakenOver(page)).toBe(false);
  await page.touchscreen.tap(5, 300);
  await takenOver(page);
});

test("a first tap on a photo opens the gallery, as a later one does", async ({ open, portal }) => {
  const page = await openUntouched(open, await sampleListing(portal), phone);
  await page.getByRole("link", { name: /^Agrandir la photo 1 sur/ }).tap();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/\/annonces\/[^/]+$/);
});

test("a first tap on a link follows it, once", async ({ open }) => {
  const page = await openUntouched(open, "/annonces", phone);
  const link = firstLink(page);
  const href = (await link.getAttribute("href"))!;
  await link.tap();
  await expect(page).toHaveURL(href);
  await page.goBack();
  await expect(page).toHaveURL("/annonces");
});

test("a first tap does what it does without scripts where these never come", async ({ open }) => {
  const page = await open("/annonces", { ...phone, tolerates: /ERR_FAILED/ });
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.reload();
  const link = firstLink(page);
  const href = (await link.getAttribute("href"))!;
  await link.tap();
  await expect(page).toHaveURL(href);
});

test("a commune typed and a sort chosen before the scripts come are not forgotten", async ({ open }) => {
  const home = await openSlowly(open, "/");
  await home.page.getByLabel("Commune", { exact: true }).fill("Lyon");
  await home.page.getByLabel("Quartier").fill("Croix-Rousse");
  home.letGo();
  await takenOver(home.page);
  await expect(home.page.getByLabel("Commune", { exact: true })).toHaveValue("Lyon");
  await expect(home.page.getByLabel("Quartier")).toHaveValue("Croix-Rousse");

  const list = await openSlowly(open, "/annonces");
  await list.page.getByLabel("Trier par").focus();
  await list.page.getByLabel("Trier par").selectOption("prix-croissant");
  list.letGo();
  await expect(list.page).toHaveURL("/annonces?sort=prix-croissant");
});

for (const [name, options] of [
  ["a phone", phone],
  ["a wide screen", screen],
] as const)
  test(`on ${name} buttons that only scripts can answer are answered once each, when they have come`, async ({
    open,
  }) => {
    if (options === screen) test.slow(); // A map is drawn beside.
    const { page, letGo } = await openSlowly(open, "/Rechercher", options);
    await page.getByRole("button", { name: "+ Paris" }).click();
    await page.getByRole("button", { name: "+ Lyon" }).dblclick();
    letGo();
    await expect(page.getByRole("button", { name: "Retirer Paris" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Retirer Lyon" })).toBeVisible();
    await takenOver(page);
    const login = await openSlowly(open, "/connexion", options);
    await login.page.getByRole("button", { name: "Afficher le mot de passe" }).click();
    login.letGo();
    await expect(login.page.getByRole("button", { name: "Masquer le mot de passe" })).toBeVisible();
  });

test("what was opened and closed again before the scripts came stays closed", async ({ open }) => {
  const { page, letGo } = await openSlowly(open, "/");
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  letGo();
  await takenOver(page);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a first tap waits no longer where the script that takes the page over never comes", async ({ open }) => {
  const page = await open("/annonces", { ...phone, tolerates: /ERR_FAILED|Failed to fetch/ });
  await page.route(/\/assets\/entry\.client-/, (route) => route.abort());
  await page.reload();
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, SCRIPTS_HERE);
  const link = firstLink(page);
  const href = (await link.getAttribute("href"))!;
  const tapped = await page.evaluate(() => performance.timeOrigin + performance.now());
  await link.tap();
  await expect(page).toHaveURL(href);
  // Ten seconds is how long it would wait for a page that is only slow.
  expect((await page.evaluate(() => performance.timeOrigin)) - tapped).toBeLessThan(TAP_PATIENCE);
});

test("whoever is logged in sees at once that they are", async ({ open }) => {
  const page = await open("/annonces", phone);
  await page.context().addCookies([{ name: "portail_present", value: "1", url: page.url() }]);
  await page.reload();
  await takenOver(page);
});

test("before anyone acts, a listing asks only strangers who they are", async ({ open, portal }) => {
  const page = await openUntouched(open, await sampleListing(portal), screen);
  const name = page.getByLabel("Votre nom");
  const account = page.getByText("Vous écrivez avec le compte de votre espace");
  await expect(name).toBeVisible();
  await expect(account).toBeHidden();
  await page.context().addCookies([{ name: "portail_present", value: "1", url: page.url() }]);
  await page.reload();
  await loadedUntouched(page);
  await expect(name).toBeHidden();
  await expect(account).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(name).toHaveCount(0);
});

test("what belongs to one visitor is shown without waiting for them", async ({ open }) => {
  const page = await open("/favoris", phone);
  await takenOver(page);
});
