import type { Browser, BrowserContext, Page } from "@playwright/test";
import { publishSteps } from "#app/publish/form/steps.ts";
import { SAMPLE_PASSWORD } from "#samples/sample-accounts.ts";
import { compareCosts, fillBudget, openPhotos, showMap } from "#tests/screens/preparations.ts";
import type { GalleryAlerts } from "./alerts.ts";

/** The sample account that is logged in; none by default. */
type Viewer = "chercheur" | "agence" | "proprietaire";

/** Addresses that exist once the samples are loaded. */
export type Place = {
  flat: string;
  house: string;
  advertiser: string;
  compared: string;
  draft: string;
  alerts: GalleryAlerts;
};

export type GalleryScreen = {
  /** Start of the file's name. */
  name: string;
  title: string;
  as?: Viewer;
  /** Takes the full page, not only the window. */
  isWhole?: boolean;
  path(places: Place): string;
  prepare?(page: Page, width: number): Promise<unknown>;
};

/** Puts a part of the page at the top of the window. */
const lookAt = (page: Page, heading: string | RegExp) =>
  page.getByRole("heading", { name: heading }).evaluate((element) => element.scrollIntoView({ block: "start" }));
const search = "transactionType=vendre&propertyType=appartement&commune=lyon&priceMax=350000";

export const screens: GalleryScreen[] = [
  { name: "accueil", title: "Home", isWhole: true, path: () => "/" },
  {
    name: "menu",
    title: "Menu",
    path: () => "/",
    prepare: async (page, width) => {
      if (width < 1000) await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    },
  },
  { name: "annonces", title: "Listings", path: () => "/annonces" },
  {
    name: "recherche-carte",
    title: "Search, with the map",
    path: () => "/Rechercher?commune=lyon#carte",
    prepare: showMap,
  },
  {
    name: "recherche-criteres",
    title: "Search, with criteria",
    path: () => "/Rechercher?transactionType=vendre&propertyType=maison&minBedrooms=3",
  },
  {
    name: "recherche-vide",
    title: "Nothing found",
    path: () => "/annonces?commune=lyon&propertyType=maison&priceMax=1000",
  },
  { name: "annonce-appartement", title: "A flat", isWhole: true, path: ({ flat }) => flat },
  {
    name: "annonce-maison",
    title: "A house, its place",
    path: ({ house }) => house,
    prepare: async (page) => {
      await page
        .getByRole("heading", { name: "Où se trouve le bien" })
        .evaluate((heading) => heading.scrollIntoView({ block: "center" }));
      await page.locator(".maplibregl-canvas").waitFor();
    },
  },
  {
    name: "galerie",
    title: "Full-screen gallery",
    path: ({ flat }) => flat,
    prepare: openPhotos,
  },
  { name: "fiche", title: "Sheet to print", path: ({ flat }) => `${flat}/imprimer` },
  {
    name: "annonce-prix",
    title: "A home whose price fell, its market",
    path: ({ alerts }) => alerts.cheaper,
    prepare: (page) => lookAt(page, /^Évolution/),
  },
  {
    name: "annonce-budget",
    title: "A home's monthly cost",
    path: ({ flat }) => flat,
    prepare: async (page) => {
      // What was typed at another width is kept, and fills the calculator in.
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await fillBudget(page);
      await page.getByLabel("Taux du crédit (%)").evaluate((field) => field.scrollIntoView({ block: "center" }));
    },
  },
  {
    name: "budget",
    title: "A home's budget, without scripts",
    isWhole: true,
    path: ({ house }) => `${house}/budget?apport=60000&taux=3,4&duree=25&assurance=0,3&revenus=4800&achat=ancien`,
  },
  { name: "comparaison", title: "Comparison", isWhole: true, path: ({ compared }) => `/comparer?biens=${compared}` },
  {
    name: "comparaison-couts",
    title: "Comparison, with the monthly cost",
    isWhole: true,
    path: ({ compared }) => `/comparer?biens=${compared}`,
    prepare: compareCosts,
  },
  { name: "alerte-nouvelle", title: "A new alert", path: () => `/alertes/nouvelle?${search}` },
  {
    name: "alerte-demandee",
    title: "A new alert, to confirm by mail",
    path: () => `/alertes/nouvelle?${search}`,
    prepare: async (page, width) => {
      // The portal takes three alerts an hour for one address.
      await page.getByLabel("Votre adresse e-mail").fill(`camille${width}@example.org`);
      await page.getByRole("button", { name: "Créer l’alerte" }).click();
      await page.getByRole("heading", { name: "Consultez vos e-mails" }).waitFor();
    },
  },
  {
    name: "alerte-confirmer",
    title: "The link of that mail",
    path: ({ alerts }) => `/alertes/confirmer?jeton=${alerts.confirm}`,
  },
  { name: "alerte-fin", title: "The end of an alert", path: ({ alerts }) => `/alertes/fin?jeton=${alerts.end}` },
  { name: "annonceurs", title: "Advertisers", path: () => "/annonceurs" },
  { name: "annonceur", title: "An advertiser", path: ({ advertiser }) => advertiser },
  { name: "favoris", title: "Favourites, none", path: () => "/favoris" },
  { name: "connexion", title: "Login", path: () => "/connexion" },
  { name: "creer-compte", title: "Sign-up", path: () => "/creer-compte" },
  { name: "mot-de-passe-oublie", title: "Forgotten password", path: () => "/mot-de-passe-oublie" },
  { name: "accessibilite", title: "Accessibility statement", path: () => "/accessibilite" },
  { name: "mentions-legales", title: "Legal notice", path: () => "/mentions-legales" },
  { name: "credits", title: "Credits", path: () => "/credits" },
  { name: "page-introuvable", title: "Not found", path: () => "/nulle-part" },
  { name: "espace", title: "A seeker's space", as: "chercheur", path: () => "/espace" },
  { name: "alertes", title: "Alerts", as: "chercheur", isWhole: true, path: () => "/alertes" },
  { name: "favoris-suivis", title: "Favourites, told by mail", as: "chercheur", path: () => "/favoris" },
  { name: "messages", title: "Conversations", as: "chercheur", path: () => "/messages" },
  { name: "donnees", title: "One's own data", as: "chercheur", path: () => "/espace/donnees" },
  { name: "tableau-de-bord", title: "The dashboard", as: "agence", path: () => "/tableau-de-bord" },
  { name: "publications", title: "Own listings", as: "agence", path: () => "/publications" },
  { name: "suivi", title: "Requests", as: "agence", path: () => "/suivi" },
  {
    name: "demande",
    title: "A request",
    as: "agence",
    path: () => "/suivi",
    prepare: async (page) => {
      await page.locator("main a[href^='/suivi/']").first().click();
      await page.waitForURL(/\/suivi\/./);
    },
  },
  { name: "profil", title: "Profile", as: "agence", path: () => "/espace/profil" },
  { name: "publier", title: "Drafts", as: "agence", path: () => "/publier" },
  ...publishSteps.map((step): GalleryScreen => ({
    name: `publier-${step}`,
    title: `Publishing: ${step}`,
    as: "agence",
    path: ({ draft }) => `/publier/${draft}/${step}`,
  })),
];

/** Logs a sample account in. */
export async function logIn(context: BrowserContext, account: Viewer): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/connexion");
  await page.getByLabel("Adresse e-mail").fill(`${account}@example.org`);
  await page.getByLabel("Mot de passe", { exact: true }).fill(SAMPLE_PASSWORD);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.waitForURL((url) => url.pathname !== "/connexion");
  return page;
}

/** Finds the addresses in the pages, as a visitor would; the draft edits one of the agency's listings. */
export async function placesOf(browser: Browser, address: string): Promise<Omit<Place, "alerts">> {
  const context = await browser.newContext({ baseURL: address, locale: "fr-FR" });
  const page = await context.newPage();
  const linksOn = async (path: string, pattern: RegExp) => {
    await page.goto(path);
    const links = await page.locator("main a").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    return [...new Set(links.filter((href) => pattern.test(href)))];
  };
  const aListing = /^\/annonces\/.+-[A-Z0-9]+$/;
  const flats = await linksOn("/annonces?transactionType=vendre&propertyType=appartement&minBedrooms=2", aListing);
  const houses = await linksOn("/annonces?transactionType=vendre&propertyType=maison&minBedrooms=3", aListing);
  const [advertiser] = await linksOn("/annonceurs", /^\/annonceurs\/[^?]+$/);
  const compared = [...flats.slice(0, 2), houses[0]!].map((href) => href.split("-").at(-1)).join(",");
  await logIn(context, "agence");
  const draft = await draftOfAListing(page);
  await context.close();
  return { flat: flats[0]!, house: houses[0]!, advertiser: advertiser!, compared, draft };
}

async function draftOfAListing(page: Page): Promise<string> {
  await page.goto("/publications");
  const row = page
    .getByRole("row")
    .filter({ has: page.getByRole("link") })
    .first();
  await row.locator("summary").click();
  await row.getByRole("button", { name: "Modifier", exact: true }).click();
  await page.waitForURL(/\/publier\/[^/]+\//);
  return new URL(page.url()).pathname.split("/")[2]!;
}
