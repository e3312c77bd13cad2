import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { useBrowser } from "../setup/browser.ts";

const { open } = useBrowser();

const tolerates = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;
const notice = (page: Page) => page.getByRole("status").filter({ hasText: /hors ligne|de nouveau en ligne/ });
const setOffline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline);

/** A far listing's page, once its late parts are there. From a list without its map, whose worker the browser would never tell the end of. */
async function openListing(): Promise<Page> {
  const page = await open("/annonces?page=24", { tolerates, viewport: { width: 1000, height: 900 } });
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await page.getByRole("heading", { level: 2, name: "Caractéristiques" }).waitFor();
  await page.getByLabel("Votre message").waitFor();
  await page.waitForLoadState("networkidle");
  return page;
}

test("without a network the page stays, says so, and opens the page that was asked for once it is back", async () => {
  const page = await open("/annonces?page=24", { tolerates });
  await page
    .getByRole("button", { name: /^Comparer/ })
    .first()
    .waitFor();
  await page.waitForLoadState("networkidle");
  await setOffline(page, true);
  await notice(page).getByText("Vous êtes hors ligne").waitFor();
  const title = (await page.getByRole("article").first().getByRole("heading").textContent())!;
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await notice(page).getByText("La page demandée n’a pas pu être ouverte.").waitFor();
  await notice(page).getByRole("button", { name: "Réessayer" }).click();
  await notice(page).getByText("Toujours pas de réseau.").waitFor();
  expect(await page.getByRole("article").count()).toBe(9);
  await page
    .getByRole("article")
    .nth(1)
    .getByRole("button", { name: /^Ajouter aux favoris/ })
    .click();
  expect(await page.evaluate(() => localStorage.getItem("bienvu:favoris"))).not.toBeNull();
  await setOffline(page, false);
  await notice(page).getByText("Vous êtes de nouveau en ligne").waitFor();
  await notice(page).getByRole("button", { name: "Réessayer" }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  expect(await notice(page).count()).toBe(0);
});

test("a message typed without a network is kept, and leaves once it is back", async () => {
  const page = await openListing();
  await setOffline(page, true);
  await page.getByLabel("Votre nom").fill("Aline Mercier");
  await page.getByLabel("Votre adresse e-mail").fill("aline.mercier@example.org");
  await page.getByLabel("Votre message").fill("Je viendrais volontiers samedi.");
  await page.getByRole("button", { name: "Envoyer ma demande" }).click();
  await notice(page).getByText("Votre formulaire n’est pas parti").waitFor();
  expect(await page.getByLabel("Votre message").inputValue()).toBe("Je viendrais volontiers samedi.");
  await setOffline(page, false);
  await notice(page).getByRole("button", { name: "Réessayer" }).click();
  await page.getByText("ouvrez le message que nous venons de vous envoyer").waitFor();
});

test("of a form and a page that were both held, the form is sent, and what came of it is shown", async () => {
  const page = await openListing();
  const listing = page.url();
  await setOffline(page, true);
  await page.getByLabel("Votre nom").fill("Aline Mercier");
  await page.getByLabel("Votre adresse e-mail").fill("aline.deux@example.org");
  await page.getByLabel("Votre message").fill("Je viendrais volontiers dimanche.");
  await page.getByRole("button", { name: "Envoyer ma demande" }).click();
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Annonces", exact: true })
    .or(page.getByRole("contentinfo").getByRole("link", { name: "Annonces", exact: true }))
    .first()
    .click();
  await notice(page).getByText("La page demandée n’a pas pu être ouverte.").waitFor();
  await setOffline(page, false);
  await notice(page).getByRole("button", { name: "Réessayer" }).click();
  await page.getByText("ouvrez le message que nous venons de vous envoyer").waitFor();
  expect(page.url()).toBe(listing);
});

test("a site that does not answer, though there is a network, is told after a while", async () => {
  const page = await openListing();
  const listing = page.url();
  await setOffline(page, true);
  await page.getByRole("link", { name: "Voir le profil" }).click();
  await notice(page).getByText("La page demandée n’a pas pu être ouverte.").waitFor();
  await page.route("**/robots.txt", () => {});
  await setOffline(page, false);
  await notice(page).getByText("Vous êtes de nouveau en ligne").waitFor();
  const retry = notice(page).getByRole("button", { name: "Réessayer" });
  await retry.click();
  expect(await retry.isDisabled()).toBe(true);
  await notice(page).getByText("Le site ne répond pas encore").waitFor();
  await page.unroute("**/robots.txt");
  await retry.click();
  await page.waitForURL((url) => url.href !== listing);
});

test("a page whose data cannot be fetched is a calm page with « Réessayer », and the message typed before is still there", async () => {
  const page = await openListing();
  await page.getByLabel("Votre message").fill("Un texte à ne pas perdre.");
  const listing = page.url();
  const isData = (url: URL) => url.pathname.endsWith(".data");
  await page.route(isData, (route) => route.abort());
  await page.getByRole("button", { name: "Envoyer ma demande" }).click();
  await page.getByRole("heading", { level: 1, name: "Le réseau ne répond pas" }).waitFor();
  expect((await new AxeBuilder({ page }).include("#contenu").analyze()).violations).toEqual([]);
  await page.unroute(isData);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await page.getByRole("heading", { level: 2, name: "Caractéristiques" }).waitFor();
  expect(page.url()).toBe(listing);
  await expect.poll(() => page.getByLabel("Votre message").inputValue()).toBe("Un texte à ne pas perdre.");
});

test.each(["light", "dark"] as const)("the notice passes the checks of accessibility: %s", async (colorScheme) => {
  const page = await open("/credits", { tolerates, colorScheme });
  await page.waitForLoadState("networkidle");
  await setOffline(page, true);
  await notice(page).waitFor();
  expect((await new AxeBuilder({ page }).include("[role=status]").analyze()).violations).toEqual([]);
});
