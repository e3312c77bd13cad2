import type { Page } from "@playwright/test";
import { budgetScreens } from "./budget-screens.ts";
import { feedScreens } from "./feed-screens.ts";
import { openPhotos, showMap } from "./preparations.ts";
import { reportScreens } from "./report-screens.ts";
import { openFolds, type Screen } from "./screen.ts";

const openDrawer = async (page: Page) => {
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).waitFor();
};
const suggest = (label: string, text: string) => async (page: Page) => {
  // On phones the form is folded.
  await openFolds(page);
  await page.getByRole("combobox", { name: label, exact: true }).fill(text);
  await page.locator("[role=option]").first().waitFor();
  await page.keyboard.press("ArrowDown");
};
const openPanel = (name: RegExp) => async (page: Page) => {
  await page.getByRole("button", { name }).filter({ visible: true }).click();
  await page.locator(".filter-dialog[open]").waitFor();
};
const draw = async (page: Page) => {
  await showMap(page);
  await page.getByRole("button", { name: "Dessiner une zone" }).press("Enter");
  for (const move of ["ArrowRight", "ArrowDown", "ArrowLeft"]) {
    await page.keyboard.press("Enter");
    await page.keyboard.press(move);
    await page.waitForFunction(() => !document.querySelector(".maplibregl-map.maplibregl-moving"));
  }
  await page.getByText("3 points posés").waitFor();
};
const pressHearts = async (page: Page) => {
  for (const index of [0, 1])
    await page
      .getByRole("button", { name: /aux favoris/ })
      .nth(index)
      .click();
  await page.goto("/favoris");
  await page.getByText("2 annonces enregistrées").waitFor();
};
const write = (page: Page) => page.getByRole("button", { name: "Envoyer ma demande" });

/** Visitors' pages: home, searches, listings, advertisers, favourites. */
export const publicScreens: Screen[] = [
  { name: "home", route: "home/routes/home.tsx", path: () => "/" },
  {
    name: "home, drawer open",
    isExample: true,
    route: "home/routes/home.tsx",
    path: () => "/",
    only: "phone",
    prepare: openDrawer,
  },
  {
    name: "home, communes suggested",
    isExample: true,
    route: "home/routes/home.tsx",
    path: () => "/",
    prepare: suggest("Commune", "lyo"),
  },
  { name: "listings", route: "search/routes/listings.tsx", path: () => "/annonces" },
  {
    name: "listings, narrowed, all filters open",
    isExample: true,
    route: "search/routes/listings.tsx",
    path: () =>
      "/annonces?transactionType=vendre&propertyType=maison&commune=lyon&rayon=30&minBedrooms=2&sort=prix-croissant",
    prepare: openPanel(/^(Plus de critères|Filtres)/),
  },
  {
    name: "listings, narrowed, communes suggested in the filter bar",
    route: "search/routes/listings.tsx",
    path: () => "/annonces?propertyType=maison&propertyType=appartement&commune=lyon&zone=46_4~46_5.5~45_5",
    prepare: async (page) => {
      await openPanel(/^Où/)(page);
      await suggest("Où ?", "mars")(page);
    },
  },
  {
    name: "listings, the latest price drops first",
    route: "search/routes/listings.tsx",
    path: () => "/annonces?baisse=oui&sort=baisse",
    only: "phone",
  },
  {
    name: "listings, the prices of the filter bar",
    route: "search/routes/listings.tsx",
    path: () => "/annonces?priceMax=350000",
    only: "wide",
    prepare: openPanel(/^Prix/),
  },
  {
    name: "listings, nothing found",
    route: "search/routes/listings.tsx",
    path: () => "/annonces?commune=lyon&propertyType=maison&priceMax=1000",
  },
  {
    name: "listings, map open",
    hasMap: true,
    route: "search/routes/listings.tsx",
    path: () => "/annonces#carte",
    prepare: showMap,
  },
  {
    name: "listings, a place of the map chosen",
    hasMap: true,
    route: "search/routes/listings.tsx",
    path: () => "/annonces?commune=lyon&minBedrooms=4#carte",
    prepare: async (page) => {
      await page
        .getByRole("button", { name: /^Annonce à/ })
        .first()
        .press("Enter");
      await page.getByRole("button", { name: "Fermer", exact: true }).waitFor();
    },
  },
  {
    name: "listings, drawing an area",
    hasMap: true,
    route: "search/routes/listings.tsx",
    path: () => "/annonces#carte",
    prepare: draw,
  },
  { name: "search", route: "search/routes/search.tsx", path: () => "/Rechercher", prepare: openFolds },
  {
    name: "search, several criteria",
    isExample: true,
    route: "search/routes/search.tsx",
    path: () => "/Rechercher?transactionType=louer&commune=paris&commune=lyon&rayon=20&energyClass=A&energyClass=B",
    prepare: openFolds,
  },
  {
    name: "search, what was not understood",
    route: "search/routes/search.tsx",
    path: () => "/Rechercher?commune=zqxwzk&priceMin=beaucoup&areaMax=-3",
  },
  {
    name: "search, communes suggested",
    route: "search/routes/search.tsx",
    path: () => "/Rechercher",
    prepare: suggest("Communes", "mars"),
  },
  { name: "a flat", route: "listings/page/routes/listing.tsx", path: ({ flat }) => flat },
  {
    name: "a home whose price fell, the table shown",
    route: "listings/page/routes/listing.tsx",
    path: ({ cheaper }) => cheaper,
    prepare: async (page) => {
      const history = page.getByRole("region", { name: /^Évolution/ });
      await history.getByText("Voir en tableau").click();
      await history.getByRole("table").waitFor();
    },
  },
  {
    name: "a house, its map shown",
    isExample: true,
    hasMap: true,
    route: "listings/page/routes/listing.tsx",
    path: ({ house }) => house,
    prepare: async (page) => {
      await page.getByRole("heading", { name: "Où se trouve le bien" }).scrollIntoViewIfNeeded();
      await page.locator(".maplibregl-canvas").waitFor();
    },
  },
  { name: "a plot", route: "listings/page/routes/listing.tsx", path: ({ plot }) => plot },
  {
    name: "a rental, kept, number shown",
    route: "listings/page/routes/listing.tsx",
    path: ({ rental }) => rental,
    prepare: async (page) => {
      await page
        .getByRole("button", { name: /aux favoris/ })
        .first()
        .click();
      await page.getByRole("button", { name: "Afficher le téléphone" }).first().click();
      await page.locator("a[href^='tel:']").first().waitFor();
    },
  },
  {
    name: "a flat, gallery open",
    isExample: true,
    route: "listings/page/routes/listing.tsx",
    path: ({ flat }) => flat,
    prepare: openPhotos,
  },
  {
    name: "a flat, contact refused",
    isExample: true,
    route: "listings/page/routes/listing.tsx",
    path: ({ flat }) => flat,
    tolerates: /400/,
    prepare: async (page) => {
      await write(page).click();
      await page.getByText("Indiquez votre nom.").waitFor();
    },
  },
  {
    name: "a flat, contact sent",
    route: "listings/page/routes/listing.tsx",
    path: ({ flat }) => flat,
    prepare: async (page) => {
      await page.getByLabel("Votre nom").fill("Mehdi Amrani");
      await page.getByLabel("Votre adresse e-mail").fill(`mehdi-${Math.random().toString(36).slice(2)}@example.org`);
      await write(page).click();
      await page.getByText("Votre demande n’est pas encore partie").waitFor();
    },
  },
  {
    name: "a listing without photos, for who has an account",
    route: "listings/page/routes/listing.tsx",
    as: "seeker",
    path: ({ listing }) => listing.href,
  },
  {
    name: "a listing that has gone",
    route: "listings/page/routes/listing.tsx",
    path: ({ gone }) => gone,
    tolerates: /410/,
  },
  {
    name: "the sheet of a rental",
    isExample: true,
    route: "listings/sheet/routes/print.tsx",
    path: ({ rental }) => `${rental}/imprimer`,
  },
  ...budgetScreens,
  { name: "comparison, none", route: "comparison/routes/comparison.tsx", path: () => "/comparer" },
  {
    name: "comparison, one gone",
    isExample: true,
    route: "comparison/routes/comparison.tsx",
    path: ({ flat, house, rental }) =>
      `/comparer?biens=${[flat, house, rental].map((href) => href.split("-").at(-1)).join(",")},BVPARTI`,
  },
  {
    name: "the page of the contact form, refused",
    route: "requests/routes/ask.tsx",
    path: ({ listing }) => `/annonces/${listing.reference}/demande`,
    tolerates: /400/,
    prepare: (page) =>
      write(page)
        .click()
        .then(() => page.getByText("Indiquez votre nom.").waitFor()),
  },
  {
    name: "the page of the contact form, its listing gone",
    route: "requests/routes/ask.tsx",
    path: ({ gone }) => `/annonces/${gone.split("-").at(-1)}/demande`,
    tolerates: /410/,
  },
  {
    name: "a new alert, refused",
    isExample: true,
    route: "alerts/routes/new-alert.tsx",
    path: () => "/alertes/nouvelle?propertyType=appartement&commune=lyon&priceMax=350000",
    tolerates: /400/,
    prepare: async (page) => {
      await page.getByLabel("Votre adresse e-mail").fill("camille chez example");
      await page.getByRole("button", { name: "Créer l’alerte" }).click();
      await page.getByText(/adresse e-mail n.est pas valide/).waitFor();
    },
  },
  {
    name: "a new alert, to confirm",
    route: "alerts/routes/new-alert.tsx",
    path: () => "/alertes/nouvelle?propertyType=appartement&commune=lyon&priceMax=350000",
    prepare: async (page) => {
      await page.getByLabel("Votre adresse e-mail").fill("camille@example.org");
      await page.getByRole("button", { name: "Créer l’alerte" }).click();
      await page.getByRole("heading", { name: "Consultez vos e-mails" }).waitFor();
    },
  },
  {
    name: "a new alert of an account",
    route: "alerts/routes/new-alert.tsx",
    as: "seeker",
    path: () => "/alertes/nouvelle?departement=13",
  },
  {
    name: "an alert to confirm",
    route: "alerts/routes/confirm-alert.tsx",
    path: ({ alerts }) => `/alertes/confirmer?jeton=${alerts.confirm}`,
  },
  {
    name: "an alert to end",
    route: "alerts/routes/end-alert.tsx",
    path: ({ alerts }) => `/alertes/fin?jeton=${alerts.end}`,
  },
  {
    name: "a link that ends no alert",
    route: "alerts/routes/end-alert.tsx",
    path: () => "/alertes/fin?jeton=x",
    tolerates: /404/,
  },
  {
    name: "a person's alerts, settings open",
    isExample: true,
    route: "alerts/routes/alerts.tsx",
    path: ({ alerts }) => `/alertes?jeton=${alerts.list}`,
    prepare: openFolds,
  },
  {
    name: "an alert to change, all criteria open",
    route: "alerts/routes/edit-alert.tsx",
    path: ({ alerts }) => `/alertes/modifier?alerte=${alerts.id}&jeton=${alerts.list}`,
    prepare: openFolds,
  },
  {
    name: "an alert whose change was refused",
    route: "alerts/routes/edit-alert.tsx",
    path: ({ alerts }) => `/alertes/modifier?alerte=${alerts.id}&jeton=${alerts.list}`,
    tolerates: /400/,
    prepare: async (page) => {
      await page.getByLabel("Prix maximum").fill("cher");
      await page.getByRole("button", { name: "Enregistrer l’alerte" }).click();
      await page.getByText(/n’a pas été compris/).waitFor();
    },
  },
  {
    name: "an alert to change that has ended",
    route: "alerts/routes/edit-alert.tsx",
    path: ({ alerts }) => `/alertes/modifier?alerte=999999&jeton=${alerts.list}`,
    tolerates: /404/,
  },
  { name: "alerts of a newcomer", route: "alerts/routes/alerts.tsx", as: "newcomer", path: () => "/alertes" },
  { name: "alerts of an unknown visitor", route: "alerts/routes/alerts.tsx", path: () => "/alertes" },
  {
    name: "a request to confirm",
    route: "requests/routes/confirm.tsx",
    path: ({ toConfirm }) => `/demandes/confirmer?jeton=${toConfirm}`,
  },
  {
    name: "a link that confirms nothing",
    route: "requests/routes/confirm.tsx",
    path: () => "/demandes/confirmer?jeton=x",
    tolerates: /410/,
  },
  {
    name: "a request followed by its link",
    route: "requests/routes/follow.tsx",
    path: ({ toFollow }) => `/demandes/suivre?jeton=${toFollow}`,
    prepare: openFolds,
  },
  {
    name: "a request whose advertiser blocks who asked",
    route: "requests/routes/follow.tsx",
    path: ({ toBlocked }) => `/demandes/suivre?jeton=${toBlocked}`,
  },
  ...reportScreens,
  ...feedScreens,
  { name: "advertisers", route: "directory/routes/directory.tsx", path: () => "/annonceurs" },
  {
    name: "advertisers, nobody found",
    route: "directory/routes/directory.tsx",
    path: () => "/annonceurs?commune=zqxwzk",
  },
  { name: "an advertiser's profile", route: "directory/routes/profile.tsx", path: ({ advertiser }) => advertiser },
  {
    name: "a profile without listings",
    route: "directory/routes/profile.tsx",
    path: ({ emptyAdvertiser }) => emptyAdvertiser,
  },
  { name: "favourites, none", route: "favourites/routes/favourites.tsx", path: () => "/favoris" },
  { name: "favourites", route: "favourites/routes/favourites.tsx", path: () => "/annonces", prepare: pressHearts },
  {
    name: "favourites, one gone",
    isExample: true,
    route: "favourites/routes/favourites.tsx",
    path: () => "/favoris",
    prepare: async (page) => {
      await page.evaluate(() => localStorage.setItem("bienvu:favoris", JSON.stringify(["BVPARTI"])));
      await page.reload();
      await page.getByRole("heading", { name: "Plus en ligne" }).waitFor();
    },
  },
  {
    name: "favourites of an account, none",
    route: "favourites/routes/favourites.tsx",
    as: "newcomer",
    path: () => "/favoris",
  },
  {
    name: "favourites of an account, a notice saved",
    route: "favourites/routes/favourites.tsx",
    as: "seeker",
    path: () => "/favoris",
    prepare: async (page) => {
      await page.getByLabel("quand une négociation commence").press("Space");
      await page.getByText("Enregistré.").waitFor();
    },
  },
  { name: "credits", route: "about/routes/credits.tsx", path: () => "/credits" },
  { name: "terms of use, to be read", route: "content/routes/terms.tsx", path: () => "/cgu" },
  { name: "privacy, to be read", route: "content/routes/privacy.tsx", path: () => "/confidentialite" },
  { name: "ranking of listings", route: "content/routes/ranking.tsx", path: () => "/classement" },
  { name: "a free page", route: "content/routes/free-page.tsx", path: () => "/pages/nos-agences" },
  { name: "legal notice", route: "about/routes/legal-notice.tsx", path: () => "/mentions-legales" },
  { name: "accessibility statement", route: "about/routes/accessibility.tsx", path: () => "/accessibilite" },
  {
    name: "an address that does not exist",
    route: "layout/routes/not-found.tsx",
    path: () => "/nulle-part",
    tolerates: /404/,
  },
  {
    name: "a page that breaks",
    route: "layout/routes/not-found.tsx",
    path: () => "/credits",
    tolerates: /500/,
    prepare: async (page, { sql }) => {
      await sql("alter table listings rename to listings_away");
      // An address that the page cache never keeps.
      await page.goto("/annonces?depuis=7").finally(() => sql("alter table listings_away rename to listings"));
      await page.getByText("500", { exact: true }).waitFor();
    },
  },
];
