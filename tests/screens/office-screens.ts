import { contentScreens } from "./content-screens.ts";
import { openFolds, type Screen } from "./screen.ts";

/** Pages of the back office. */
export const officeScreens: Screen[] = [
  {
    name: "a second factor to set up",
    route: "operators/routes/second-factor.tsx",
    as: "newOperator",
    path: () => "/administration",
  },
  {
    name: "a second factor, its key",
    route: "operators/routes/second-factor.tsx",
    as: "newOperator",
    path: () => "/administration",
    prepare: async (page, world) => {
      await page.getByLabel("Mot de passe de votre compte").fill(world.accounts.newOperator.password);
      await page.getByRole("button", { name: "Commencer" }).click();
      await page.getByRole("img", { name: "Code QR de votre clé" }).waitFor();
    },
  },
  {
    name: "today in the back office",
    route: "administration/routes/today.tsx",
    as: "operator",
    path: () => "/administration",
  },
  {
    name: "the team of the back office",
    route: "operators/routes/operators.tsx",
    as: "operator",
    path: () => "/administration/equipe",
    prepare: (page) => page.getByText("Retirer le rôle").first().click(),
  },
  {
    name: "the log of acts",
    route: "operators/routes/acts.tsx",
    as: "operator",
    path: () => "/administration/journal",
  },
  {
    name: "found in the back office",
    route: "administration/routes/find.tsx",
    as: "operator",
    path: (world) => `/administration/recherche?q=${world.accounts.agency.email}`,
  },
  {
    name: "nothing found in the back office",
    route: "administration/routes/find.tsx",
    as: "operator",
    path: () => "/administration/recherche?q=zqxwzk",
  },
  {
    name: "the file of a listing",
    route: "administration/routes/listing-file.tsx",
    as: "operator",
    path: (world) => `/administration/annonces/${world.listing.reference}`,
    prepare: openFolds,
  },
  {
    name: "the file of an account",
    route: "administration/routes/account-file.tsx",
    as: "operator",
    path: (world) => `/administration/comptes/${world.accounts.owner.id}`,
    prepare: openFolds,
  },
  {
    name: "the file of an organisation",
    route: "administration/routes/organisation-file.tsx",
    as: "operator",
    path: (world) => `/administration/organisations/${world.organisation}`,
  },
  {
    name: "the file of a request, read",
    route: "administration/routes/request-file.tsx",
    as: "operator",
    path: (world) => `/administration/demandes/${world.request}`,
    prepare: async (page) => {
      await openFolds(page);
      await page.getByLabel("Motif").fill("Signalement n° 12");
      await page.getByRole("button", { name: "Lire l’échange" }).click();
      await page.getByRole("heading", { name: "L’échange" }).waitFor();
    },
  },
  {
    name: "rules that block, one to save",
    route: "moderation/routes/blocks.tsx",
    as: "operator",
    path: () => "/administration/blocages",
    prepare: async (page) => {
      await page.getByLabel("Valeur").fill("example.org");
      await page.getByLabel("Motif").first().fill("Fausses annonces de location");
      await page.getByRole("button", { name: "Voir qui serait touché" }).click();
      await page.getByText("Cette règle aurait touché").waitFor();
    },
  },
  { name: "a form that a rule refuses", route: "moderation/routes/refused.tsx", path: () => "/envoi-refuse" },
  ...contentScreens,
];
