import { barriersIn } from "../setup/journeys/axe.ts";
import { expect, inMatrix, type Open, type Page, test, visit } from "../setup/journeys/journey.ts";
import { withoutMap } from "../setup/journeys/map-journeys.ts";
import { withoutDatabase } from "../setup/servers/without-database.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

// Soon over while a step takes the database away.
const patience = { databaseMs: 10_000 };
test.use({ portalOptions: { databaseMs: () => patience.databaseMs } });

const tolerates = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;
const toleratesRefusals = new RegExp(`${tolerates.source}|\\b503\\b`);
const notice = (page: Page) => page.getByRole("status").filter({ hasText: /hors ligne|de nouveau en ligne/ });
const setOffline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline);

/** Waits for the network to be idle: running requests would fail when it goes offline. */
const complete = (page: Page) => page.waitForLoadState("networkidle");
const characteristics = (page: Page) => page.getByRole("heading", { level: 2, name: "Caractéristiques" });

/** A complete listing's page. From a list without a map, whose worker never reports its end. */
async function openListing(open: Open, tolerated = tolerates): Promise<Page> {
  const page = await open("/annonces", { ...withoutMap, tolerates: tolerated });
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect(characteristics(page)).toBeVisible();
  await expect(page.getByLabel("Votre message")).toBeVisible();
  await complete(page);
  return page;
}

test(
  "offline, the page stays with a notice, and opens the requested page once back online",
  inMatrix,
  async ({ open }) => {
    const page = await open("/annonces", { ...withoutMap, tolerates });
    await expect(page.getByRole("button", { name: /^Comparer/ }).first()).toBeVisible();
    await complete(page);
    await setOffline(page, true);
    await expect(notice(page).getByText("Vous êtes hors ligne")).toBeVisible();
    expect(await barriersIn(page, { within: "[role=status]" })).toEqual([]);
    const title = (await page.getByRole("article").first().getByRole("heading").textContent())!;
    await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
    await expect(notice(page).getByText("La page demandée n’a pas pu être ouverte.")).toBeVisible();
    await notice(page).getByRole("button", { name: "Réessayer" }).click();
    await expect(notice(page).getByText("Toujours pas de réseau.")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(9);
    await page
      .getByRole("article")
      .nth(1)
      .getByRole("button", { name: /^Ajouter aux favoris/ })
      .click();
    await page.waitForFunction(() => localStorage.getItem("bienvu:favoris") !== null);
    await setOffline(page, false);
    await expect(notice(page).getByText("Vous êtes de nouveau en ligne")).toBeVisible();
    await notice(page).getByRole("button", { name: "Réessayer" }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  },
);

test("a message typed offline stays, and is sent once back online, even before a page requested meanwhile", async ({
  open,
}) => {
  test.slow(); // Three pages, and repeated requests to the portal.
  const page = await openListing(open);
  const listing = page.url();
  await setOffline(page, true);
  await page.getByLabel("Votre nom").fill("Aline Mercier");
  await page.getByLabel("Votre adresse e-mail").fill("aline.mercier@example.org");
  await page.getByLabel("Votre message").fill("Je viendrais volontiers samedi.");
  await page.getByRole("button", { name: "Envoyer ma demande" }).click();
  await expect(notice(page).getByText("Votre formulaire n’est pas parti")).toBeVisible();
  await expect(page.getByLabel("Votre message")).toHaveValue("Je viendrais volontiers samedi.");
  await setOffline(page, false);
  await notice(page).getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByText("Confirmez-la dans l’e-mail envoyé à")).toBeVisible();

  await test.step("when a form and a page both wait offline, the form is sent, and its outcome is shown", async () => {
    await visit(page, listing);
    await complete(page);
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
    await expect(notice(page).getByText("La page demandée n’a pas pu être ouverte.")).toBeVisible();
    await setOffline(page, false);
    await notice(page).getByRole("button", { name: "Réessayer" }).click();
    await expect(page.getByText("Confirmez-la dans l’e-mail envoyé à")).toBeVisible();
    await expect(page).toHaveURL(listing);
  });
});

test("a site that does not answer, with a working network, is reported after a while", inMatrix, async ({ open }) => {
  test.slow(); // The notice waits five seconds for an answer.
  const page = await openListing(open);
  const listing = page.url();
  await setOffline(page, true);
  await page.getByRole("link", { name: "Voir le profil" }).click();
  await expect(notice(page).getByText("La page demandée n’a pas pu être ouverte.")).toBeVisible();
  await page.route("**/robots.txt", () => {});
  await setOffline(page, false);
  await expect(notice(page).getByText("Vous êtes de nouveau en ligne")).toBeVisible();
  const retry = notice(page).getByRole("button", { name: "Réessayer" });
  await retry.click();
  await expect(retry).toBeDisabled();
  // It waits five seconds for an answer.
  await expect(notice(page).getByText("Le site ne répond pas encore")).toBeVisible({ timeout: 10_000 * timeoutFactor });
  await page.unroute("**/robots.txt");
  await retry.click();
  await expect(page).not.toHaveURL(listing);
});

test(
  "a page whose data cannot be loaded offers « Réessayer », and a typed message is still there",
  inMatrix,
  async ({ open, portal }) => {
    const page = await openListing(open, toleratesRefusals);
    await page.getByLabel("Votre message").fill("Un texte à ne pas perdre.");
    const listing = page.url();
    const isData = (url: URL) => url.pathname.endsWith(".data");
    await page.route(isData, (route) => route.abort());
    await page.getByRole("button", { name: "Envoyer ma demande" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Le réseau ne répond pas" })).toBeVisible();
    expect(await barriersIn(page, { within: "#contenu" })).toEqual([]);
    await page.unroute(isData);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(characteristics(page)).toBeVisible();
    await expect(page).toHaveURL(listing);
    await expect(page.getByLabel("Votre message")).toHaveValue("Un texte à ne pas perdre.");

    const away = page.getByRole("status").filter({ hasText: "pour l’instant" });
    const withoutPatience = async (act: () => Promise<void>) => {
      patience.databaseMs = 100;
      await withoutDatabase(portal.db, act);
      patience.databaseMs = 10_000;
    };
    await test.step("without the database, a form stays with a notice, and is sent when its visitor asks for it", async () => {
      await page.getByLabel("Votre nom").fill("Aline Mercier");
      await page.getByLabel("Votre adresse e-mail").fill("aline.trois@example.org");
      await withoutPatience(async () => {
        await page.getByRole("button", { name: "Envoyer ma demande" }).click();
        await expect(away.getByText("Votre envoi ne peut pas être enregistré pour l’instant")).toBeVisible();
        await expect(page.getByLabel("Votre message")).toHaveValue("Un texte à ne pas perdre.");
        expect(await barriersIn(page, { within: "[role=status]" })).toEqual([]);
      });
      await away.getByRole("button", { name: "Envoyer de nouveau" }).click();
      await expect(page.getByText("Confirmez-la dans l’e-mail envoyé à")).toBeVisible();
      await expect(away).toBeHidden();
    });

    await test.step("without the database, a requested page opens by itself once the database is back", async () => {
      await withoutPatience(async () => {
        await page.getByRole("contentinfo").getByRole("link", { name: "Annonceurs" }).click();
        await expect(away.getByText("Le site ne répond pas pour l’instant")).toBeVisible();
        await expect(page).toHaveURL(listing);
      });
      await expect(page).toHaveURL(/\/annonceurs$/);
      await expect(away).toBeHidden();
    });
  },
);

test("axe finds no problem in the notice in dark colours", inMatrix, async ({ open }) => {
  const page = await open("/credits", { tolerates, colorScheme: "dark" });
  await complete(page);
  await setOffline(page, true);
  await expect(notice(page)).toBeVisible();
  expect(await barriersIn(page, { within: "[role=status]" })).toEqual([]);
});
