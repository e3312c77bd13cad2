import type { Screen } from "./screen.ts";

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
];
