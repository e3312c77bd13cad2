import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { SCRIPTS_HERE, TAP_PATIENCE } from "#app/platform/scripts-after-paint.server.ts";
import { useBrowser } from "../setup/browser.ts";
import { holdScripts } from "../setup/held-scripts.ts";
import { loadedUntouched } from "../setup/loaded-untouched.ts";

const { open } = useBrowser();

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, isAbsent: true };
const isTakenOver = (page: Page) => page.evaluate(() => "__reactRouterDataRouter" in window);

async function openUntouched(path: string): Promise<Page> {
  const page = await open(path, phone);
  await loadedUntouched(page);
  return page;
}

/** A page whose scripts are on their way until `letGo`. */
async function openSlowly(path: string, options = phone) {
  const page = await open("about:blank", { ...options, isAbsent: true });
  const letGo = await holdScripts(page);
  await page.goto(path);
  return { page, letGo };
}

async function listingHref(): Promise<string> {
  // Those of other journeys come first, and have no photos.
  return (await (
    await open("/annonces?page=20")
  )
    .getByRole("article")
    .first()
    .getByRole("heading")
    .getByRole("link")
    .getAttribute("href"))!;
}

test("on a phone a page that is the same for everyone runs nothing until its visitor does something", async () => {
  const page = await openUntouched("/annonces");
  expect(await isTakenOver(page)).toBe(false);
  await page.touchscreen.tap(5, 300);
  await expect.poll(() => isTakenOver(page)).toBe(true);
});

test("a first tap on a photo opens the gallery, as a later one does", async () => {
  const page = await openUntouched(await listingHref());
  await page.getByRole("link", { name: /^Agrandir la photo 1 sur/ }).tap();
  await page.getByRole("dialog").waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/annonces\//);
});

test("a first tap on a link follows it, once", async () => {
  const page = await openUntouched("/annonces");
  const link = page.getByRole("article").first().getByRole("heading").getByRole("link");
  const href = await link.getAttribute("href");
  await link.tap();
  await page.waitForURL(`**${href}`);
  await page.goBack();
  await page.waitForURL("**/annonces");
});

test("a first tap does what it does without scripts where these never come", async () => {
  const page = await open("/annonces", { ...phone, tolerates: /ERR_FAILED/ });
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.reload();
  const link = page.getByRole("article").first().getByRole("heading").getByRole("link");
  const href = await link.getAttribute("href");
  await link.tap();
  await page.waitForURL(`**${href}`);
});

test("a commune typed and a sort chosen before the scripts come are not forgotten", async () => {
  const home = await openSlowly("/");
  await home.page.getByLabel("Commune", { exact: true }).fill("Lyon");
  await home.page.getByLabel("Quartier").fill("Croix-Rousse");
  home.letGo();
  await expect.poll(() => isTakenOver(home.page)).toBe(true);
  expect([
    await home.page.getByLabel("Commune", { exact: true }).inputValue(),
    await home.page.getByLabel("Quartier").inputValue(),
  ]).toEqual(["Lyon", "Croix-Rousse"]);

  const list = await openSlowly("/annonces");
  await list.page.getByLabel("Trier par").focus();
  await list.page.getByLabel("Trier par").selectOption("prix-croissant");
  list.letGo();
  await list.page.waitForURL("**/annonces?sort=prix-croissant");
});

test.each([
  ["a phone", phone],
  ["a wide screen", { ...phone, viewport: { width: 1200, height: 900 }, isMobile: false, hasTouch: false }],
])("on %s buttons that only scripts can answer are answered once each, when they have come", async (_, options) => {
  const { page, letGo } = await openSlowly("/Rechercher", options);
  await page.getByRole("button", { name: "+ Paris" }).click();
  await page.getByRole("button", { name: "+ Lyon" }).dblclick();
  letGo();
  await page.getByRole("button", { name: "Retirer Paris" }).waitFor();
  await page.getByRole("button", { name: "Retirer Lyon" }).waitFor();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  const login = await openSlowly("/connexion", options);
  await login.page.getByRole("button", { name: "Afficher le mot de passe" }).click();
  login.letGo();
  await login.page.getByRole("button", { name: "Masquer le mot de passe" }).waitFor();
});

test("what was opened and closed again before the scripts came stays closed", async () => {
  const { page, letGo } = await openSlowly("/");
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  letGo();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await page.getByRole("contentinfo").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("a first tap waits no longer where the script that takes the page over never comes", async () => {
  const page = await open("/annonces", { ...phone, tolerates: /ERR_FAILED|Failed to fetch/ });
  await page.route(/\/assets\/entry\.client-/, (route) => route.abort());
  await page.reload();
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, SCRIPTS_HERE);
  const link = page.getByRole("article").first().getByRole("heading").getByRole("link");
  const href = await link.getAttribute("href");
  const tapped = await page.evaluate(() => performance.timeOrigin + performance.now());
  await link.tap();
  await page.waitForURL(`**${href}`);
  // Ten seconds is how long it would wait for a page that is only slow.
  expect((await page.evaluate(() => performance.timeOrigin)) - tapped).toBeLessThan(TAP_PATIENCE);
});

test("whoever is logged in sees at once that they are", async () => {
  const page = await open("/annonces", phone);
  await page.context().addCookies([{ name: "portail_present", value: "1", url: page.url() }]);
  await page.reload();
  await expect.poll(() => isTakenOver(page)).toBe(true);
});

test("before anyone acts, a listing asks only strangers who they are", async () => {
  const page = await open(await listingHref(), {
    ...phone,
    viewport: { width: 1200, height: 900 },
    isMobile: false,
    hasTouch: false,
  });
  const name = page.getByLabel("Votre nom");
  await loadedUntouched(page);
  expect([
    await name.isVisible(),
    await page.getByText("Vous écrivez avec le compte de votre espace").isVisible(),
  ]).toEqual([true, false]);
  await page.context().addCookies([{ name: "portail_present", value: "1", url: page.url() }]);
  await page.reload();
  await loadedUntouched(page);
  expect([
    await name.isVisible(),
    await page.getByText("Vous écrivez avec le compte de votre espace").isVisible(),
  ]).toEqual([false, true]);
  await page.mouse.move(5, 5);
  await name.waitFor({ state: "detached" });
});

test("what belongs to one visitor is shown without waiting for them", async () => {
  const page = await open("/favoris", phone);
  await expect.poll(() => isTakenOver(page)).toBe(true);
});
