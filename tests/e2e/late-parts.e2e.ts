import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { useBrowser } from "../setup/browser.ts";
import { holdScripts } from "../setup/held-scripts.ts";
import { loadedUntouched } from "../setup/loaded-untouched.ts";

const { open } = useBrowser();

const tolerates = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/;
const isScript = (url: URL) => /^\/assets\/.*\.js$/.test(url.pathname);
const act = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("pointermove")));

/** A far listing's page, before anyone acts on it. */
async function openUntouched(): Promise<Page> {
  const list = await open("/annonces?page=24");
  const address = await list.getByRole("article").first().getByRole("heading").getByRole("link").getAttribute("href");
  const page = await open(address!, { tolerates, isAbsent: true });
  await loadedUntouched(page);
  return page;
}

test("scripts that fail once are asked for again: the page stays, and all its parts come", async () => {
  const page = await openUntouched();
  const failed = new Set<string>();
  await page.route(isScript, (route) => {
    const address = route.request().url();
    if (failed.has(address)) return route.continue();
    failed.add(address);
    return route.abort();
  });
  await act(page);
  await expect.poll(() => failed.size).toBeGreaterThan(5);
  await page
    .getByRole("button", { name: /^Ajouter aux favoris/ })
    .first()
    .waitFor();
  expect(await page.getByRole("heading", { level: 2, name: "Caractéristiques" }).count()).toBe(1);
  expect(await page.getByLabel("Votre message").count()).toBe(1);
});

test("parts that are asked for without a network come once it is back, and nothing that was typed is lost", async () => {
  const page = await openUntouched();
  await page.context().setOffline(true);
  const asked = page.waitForEvent("requestfailed");
  await page.getByLabel("Votre message").fill("Je passerais volontiers samedi.");
  await asked;
  expect(await page.getByRole("button", { name: /^Ajouter aux favoris/ }).count()).toBe(0);
  await page.context().setOffline(false);
  await page
    .getByRole("button", { name: /^Ajouter aux favoris/ })
    .first()
    .waitFor();
  expect(await page.getByLabel("Votre message").inputValue()).toBe("Je passerais volontiers samedi.");
});

test("what was typed before a part's script came stays, and the cursor where it is", async () => {
  const page = await openUntouched();
  const letGo = await holdScripts(page, /\/assets\/contact-form-.*\.js$/);
  await page.getByLabel("Votre nom").fill("Aline Mercier");
  const message = page.getByLabel("Votre message");
  await message.fill("Je passerais volontiers.");
  await message.press("ArrowLeft");
  letGo();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("textarea")!).some((key) => key.startsWith("__react")),
  );
  await page.keyboard.type(" samedi");
  expect([await page.getByLabel("Votre nom").inputValue(), await message.inputValue()]).toEqual([
    "Aline Mercier",
    "Je passerais volontiers samedi.",
  ]);
});

test("what was typed before the scripts came is kept for the tab, as what is typed later", async () => {
  const page = await openUntouched();
  const listing = page.url();
  await page.getByLabel("Votre nom").fill("Aline Mercier");
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("textarea")!).some((key) => key.startsWith("__react")),
  );
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain("Aline Mercier");
  await page.goto("/credits");
  await page.goto(listing);
  await act(page);
  await expect.poll(() => page.getByLabel("Votre nom").inputValue()).toBe("Aline Mercier");
});

test("a page of a portal that was renewed since is not loaded anew under what is being typed", async () => {
  const list = await open("/annonces?page=24");
  const address = await list.getByRole("article").first().getByRole("heading").getByRole("link").getAttribute("href");
  const page = await open("about:blank", { tolerates: /404/, isAbsent: true });
  // An old page, whose late files are gone.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
  });
  await page.goto(address!);
  await loadedUntouched(page);
  let failures = 0;
  await page.route(/\/assets\/contact-form-/, (route) => {
    failures++;
    return route.fulfill({ status: 404 });
  });
  await page.getByLabel("Votre nom").fill("Aline Mercier");
  await expect.poll(() => failures, { timeout: 10_000 }).toBeGreaterThan(2);
  await page.waitForLoadState("networkidle");
  expect(await page.getByLabel("Votre nom").inputValue()).toBe("Aline Mercier");
});

test("a part whose script never comes is missing; the rest of the page stands", async () => {
  const page = await open("/annonces?page=24", { tolerates, viewport: { width: 1000, height: 900 } });
  await page
    .getByRole("button", { name: /^Comparer/ })
    .first()
    .waitFor();
  let failures = 0;
  await page.route(/\/assets\/phone-button-/, (route) => {
    failures++;
    return route.abort();
  });
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect.poll(() => failures, { timeout: 10_000 }).toBeGreaterThan(2);
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: "Voir le profil" }).waitFor();
  expect(await page.getByRole("heading", { level: 2, name: "Caractéristiques" }).count()).toBe(1);
});

test("a part that comes after the page has its room kept: nothing moves", async () => {
  const page = await open("/annonces?page=24", { viewport: { width: 1000, height: 900 } });
  const letGo = await holdScripts(page, /\/assets\/phone-button-/);
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  const below = page.getByRole("link", { name: "Voir le profil" });
  await below.waitFor();
  const phone = page.getByRole("button", { name: "Afficher le téléphone" });
  expect(await phone.count()).toBe(0);
  const spot = () => below.evaluate((link) => link.getBoundingClientRect().y + scrollY);
  const before = await spot();
  letGo();
  await phone.waitFor();
  expect(await spot()).toBe(before);
});

test("a double click on a photo opens one gallery; without the gallery's script the photo opens by itself", async () => {
  const page = await openUntouched();
  await act(page);
  await page
    .getByRole("button", { name: /^Ajouter aux favoris/ })
    .first()
    .waitFor();
  const photo = page.getByRole("link", { name: /^Agrandir la photo 1 sur/ });
  await photo.dblclick();
  await page.getByRole("dialog").first().waitFor();
  expect(await page.getByRole("dialog").count()).toBe(1);
  await page.reload();
  await page.route(/\/assets\/full-screen-gallery-/, (route) => route.abort());
  await photo.click();
  await page.waitForURL(/\/media\/[0-9a-f]{64}\/\d+\.webp$/);
});
