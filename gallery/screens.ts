import type { Browser, BrowserContext, Page } from "@playwright/test";
import { publishSteps } from "#app/publish/form/steps.ts";
import { SAMPLE_PASSWORD } from "#db/seed/sample-accounts.ts";

/** The sample account that is logged in; none by default. */
type Viewer = "chercheur" | "agence" | "proprietaire";

/** Addresses that exist once the samples are loaded. */
export type Place = { flat: string; house: string; advertiser: string; compared: string; draft: string };

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

const openMap = async (page: Page) => {
  await page
    .getByRole("button", { name: /annonces? ici|^Annonce à/ })
    .first()
    .waitFor();
};

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
    prepare: openMap,
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
    prepare: async (page) => {
      await page.getByRole("region", { name: "Photos" }).getByRole("link").first().click();
      await page.locator(".pswp--open .pswp__img:not(.pswp__img--placeholder)").first().waitFor();
    },
  },
  { name: "fiche", title: "Sheet to print", path: ({ flat }) => `${flat}/imprimer` },
  { name: "comparaison", title: "Comparison", isWhole: true, path: ({ compared }) => `/comparer?biens=${compared}` },
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
export async function placesOf(browser: Browser, address: string): Promise<Place> {
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
