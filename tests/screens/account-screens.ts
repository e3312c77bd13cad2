import type { Page } from "@playwright/test";
import { openFolds, type Screen } from "./screen.ts";

const press = (name: string, then: string) => async (page: Page) => {
  await page.getByRole("button", { name, exact: true }).first().click();
  await page.getByText(then).first().waitFor();
};

/** Logins, accounts and the seekers' pages. */
export const accountScreens: Screen[] = [
  { name: "login", route: "account/routes/login.tsx", path: () => "/connexion" },
  {
    name: "login, refused",
    isExample: true,
    route: "account/routes/login.tsx",
    path: () => "/connexion",
    tolerates: /40\d/,
    prepare: press("Se connecter", "adresse e-mail"),
  },
  {
    name: "login, after a form that was not sent",
    route: "account/routes/login.tsx",
    path: () => "/connexion?suite=%2Fmessages&avis=notSent",
  },
  { name: "login, to publish", route: "account/routes/login.tsx", path: () => "/connexion?suite=%2Fpublier" },
  { name: "sign-up of an agency", route: "account/routes/sign-up.tsx", path: () => "/creer-compte?suite=%2Fimports" },
  {
    name: "sign-up, refused",
    route: "account/routes/sign-up.tsx",
    path: () => "/creer-compte",
    tolerates: /40\d/,
    prepare: (page) =>
      page
        .locator("main form button[type=submit]")
        .last()
        .click()
        .then(() => page.getByRole("alert").first().waitFor()),
  },
  {
    name: "sign-up, done",
    route: "account/routes/sign-up.tsx",
    path: () => "/creer-compte",
    prepare: async (page) => {
      await page.getByLabel("Prénom").fill("Zoé");
      await page.getByLabel("Nom de famille").fill("Le Goff");
      await page.getByLabel("Adresse e-mail").fill(`zoe-${Math.random().toString(36).slice(2)}@example.org`);
      await page.getByLabel("Type d’utilisateur").selectOption("chercheur");
      for (const label of ["Mot de passe", "Confirmer le mot de passe"])
        await page.getByLabel(label, { exact: true }).fill("Abcdef1!");
      await page.locator("main form button[type=submit]").last().click();
      await page.getByRole("status").filter({ hasText: /\S/ }).first().waitFor();
    },
  },
  {
    name: "first visit after a login elsewhere",
    route: "account/routes/welcome.tsx",
    as: "newcomer",
    path: () => "/bienvenue",
  },
  {
    name: "an address to confirm",
    route: "account/routes/confirm-address.tsx",
    path: () => "/confirmer-adresse?token=x",
  },
  {
    name: "an address to confirm, too late",
    route: "account/routes/confirm-address.tsx",
    path: () => "/confirmer-adresse?token=x",
    tolerates: /410/,
    prepare: (page) =>
      page
        .locator("main button")
        .click()
        .then(() => page.getByRole("alert").waitFor()),
  },
  {
    name: "a new address to confirm",
    route: "account/routes/confirm-new-address.tsx",
    path: () => "/confirmer-nouvelle-adresse?token=x",
  },
  { name: "forgotten password", route: "account/routes/forgotten-password.tsx", path: () => "/mot-de-passe-oublie" },
  {
    name: "forgotten password, asked",
    route: "account/routes/forgotten-password.tsx",
    path: () => "/mot-de-passe-oublie",
    prepare: async (page) => {
      await page.getByLabel("Adresse e-mail").fill("personne@example.org");
      await page.locator("main form button[type=submit]").click();
      await page.getByRole("status").filter({ hasText: /\S/ }).first().waitFor();
    },
  },
  {
    name: "a new password, refused",
    route: "account/routes/new-password.tsx",
    path: () => "/nouveau-mot-de-passe?token=x",
    tolerates: /400/,
    prepare: (page) =>
      page
        .locator("main form button[type=submit]")
        .last()
        .click()
        .then(() => page.getByRole("alert").first().waitFor()),
  },
  {
    name: "a new password, without a link",
    route: "account/routes/new-password.tsx",
    path: () => "/nouveau-mot-de-passe",
  },
  { name: "outgoing mail", route: "account/routes/outbox.tsx", path: () => "/dev/courrier" },
  { name: "an account that was deleted", route: "privacy/routes/goodbye.tsx", path: () => "/compte-supprime" },
  { name: "a seeker's space", route: "account/routes/space.tsx", as: "seeker", path: () => "/espace" },
  {
    name: "a seeker's space, a password refused",
    isExample: true,
    route: "account/routes/space.tsx",
    as: "newcomer",
    path: () => "/espace",
    tolerates: /40\d/,
    prepare: async (page) => {
      await page
        .locator("form", { has: page.locator("[value=change-password]") })
        .locator("button[type=submit]")
        .click();
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "a seeker among advertisers",
    route: "dashboard/routes/advertisers-only.tsx",
    as: "seeker",
    path: () => "/reserve-aux-annonceurs",
    tolerates: /403/,
  },
  {
    name: "one's own data, deletion refused",
    route: "privacy/routes/my-data.tsx",
    as: "newcomer",
    path: () => "/espace/donnees",
    tolerates: /403/,
    prepare: (page) =>
      page
        .locator("main form button[type=submit]")
        .last()
        .click()
        .then(() => page.getByRole("alert").waitFor()),
  },
  { name: "conversations", route: "requests/routes/conversations.tsx", as: "seeker", path: () => "/messages" },
  { name: "conversations, none", route: "requests/routes/conversations.tsx", as: "newcomer", path: () => "/messages" },
  {
    name: "a conversation",
    isExample: true,
    route: "requests/routes/conversation.tsx",
    as: "seeker",
    path: ({ request }) => `/messages/${request}`,
    prepare: openFolds,
  },
  {
    name: "a conversation, an offer refused",
    route: "requests/routes/conversation.tsx",
    as: "seeker",
    path: ({ negotiation }) => `/messages/${negotiation}`,
    tolerates: /400/,
    prepare: async (page) => {
      await openFolds(page);
      await page.getByLabel("Loyer par mois").fill("beaucoup");
      await page.getByRole("button", { name: "Envoyer l’offre" }).click();
      await page.getByText("Indiquez un montant en chiffres").waitFor();
    },
  },
  {
    name: "a conversation that is not one's own",
    route: "requests/routes/conversation.tsx",
    as: "newcomer",
    path: ({ request }) => `/messages/${request}`,
    tolerates: /404/,
  },
];
