import { contentScreens } from "./content-screens.ts";
import { openFolds, type Screen } from "./screen.ts";
import { tableScreens } from "./table-screens.ts";

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
    isExample: true,
    route: "operators/routes/second-factor.tsx",
    as: "newOperator",
    path: () => "/administration",
    prepare: async (page, world) => {
      await page.getByLabel("Mot de passe de votre compte").fill(world.accounts.newOperator.password);
      await page.getByLabel("Code d’activation").fill(world.enrolmentCode);
      await page.getByRole("button", { name: "Commencer" }).click();
      await page.getByRole("img", { name: "Code QR de votre clé" }).waitFor();
    },
  },
  {
    name: "today in the back office",
    isExample: true,
    route: "administration/routes/today.tsx",
    as: "operator",
    path: () => "/administration",
  },
  {
    name: "mails that were given up",
    isExample: true,
    route: "administration/routes/mails.tsx",
    as: "operator",
    path: () => "/administration/courriels",
    prepare: (page) => page.getByText("Réponse du serveur, mot pour mot").first().click(),
  },
  {
    name: "mails that wait",
    route: "administration/routes/mails.tsx",
    as: "operator",
    path: () => "/administration/courriels?etat=attente",
  },
  {
    name: "mails that have left, none to this address",
    route: "administration/routes/mails.tsx",
    as: "operator",
    path: () => "/administration/courriels?etat=envoyes&destinataire=personne%40example.org",
  },
  {
    name: "mails that have left",
    route: "administration/routes/mails.tsx",
    as: "operator",
    path: () => "/administration/courriels?etat=envoyes",
  },
  {
    name: "refused addresses",
    route: "administration/routes/mails.tsx",
    as: "operator",
    path: () => "/administration/courriels?etat=refuses",
    prepare: (page) => page.getByText("Rétablir").first().click(),
  },
  {
    name: "a test mail to half an address",
    tolerates: /400/,
    route: "administration/routes/mails.tsx",
    as: "operator",
    path: () => "/administration/courriels",
    prepare: async (page) => {
      await page.getByLabel("Adresse du destinataire de l’essai").fill("camille");
      await page.getByRole("button", { name: "Envoyer l’essai" }).click();
      await page.getByText("Indiquez une adresse e-mail entière").waitFor();
    },
  },
  {
    name: "settings and checks",
    route: "administration/routes/settings.tsx",
    as: "operator",
    path: () => "/administration/reglages",
  },
  ...tableScreens,
  {
    name: "the team of the back office",
    route: "operators/routes/operators.tsx",
    as: "operator",
    path: () => "/administration/equipe",
    prepare: (page) => page.getByText("Retirer le rôle").first().click(),
  },
  {
    name: "reports in the back office",
    route: "moderation/routes/cases.tsx",
    as: "operator",
    path: () => "/administration/signalements",
  },
  {
    name: "reports in the back office, closed",
    route: "moderation/routes/cases.tsx",
    as: "operator",
    path: () => "/administration/signalements?etat=clos",
  },
  {
    name: "reports in the back office, none",
    route: "moderation/routes/cases.tsx",
    as: "operator",
    path: () => "/administration/signalements?apres=1",
    // No case follows an unknown one.
    prepare: (page) => page.goto("/administration/signalements?etat=clos&apres=99999"),
  },
  {
    name: "a case",
    route: "moderation/routes/case.tsx",
    as: "operator",
    path: ({ reported }) => `/administration/signalements/${reported.caseId}`,
  },
  {
    name: "a case, its decision refused",
    route: "moderation/routes/case.tsx",
    as: "operator",
    path: ({ reported }) => `/administration/signalements/${reported.caseId}`,
    prepare: async (page) => {
      await page.getByRole("button", { name: "Voir ce qui partira" }).click();
      await page.getByText("Choisissez une décision.").waitFor();
    },
    tolerates: /400/,
  },
  {
    name: "a case, its decision shown before it leaves",
    isExample: true,
    route: "moderation/routes/case.tsx",
    as: "operator",
    path: ({ reported }) => `/administration/signalements/${reported.caseId}`,
    prepare: async (page) => {
      await page.getByLabel(/^Masquer l’annonce/).check();
      await page.getByLabel("Fondement", { exact: true }).selectOption("fraud");
      await page.getByLabel("Faits constatés").fill("Le loyer est demandé par virement avant toute visite.");
      await page.getByRole("button", { name: "Voir ce qui partira" }).click();
      await page.getByRole("button", { name: "Décider et envoyer" }).waitFor();
    },
  },
  {
    name: "a case that is decided",
    route: "moderation/routes/case.tsx",
    as: "operator",
    path: ({ reported }) => `/administration/signalements/${reported.decidedCase}?fait`,
    prepare: openFolds,
  },
  {
    name: "a decision without a report",
    route: "moderation/routes/decision.tsx",
    as: "operator",
    path: ({ accounts }) => `/administration/decision/compte/${accounts.seeker.id}`,
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
    name: "agencies of files that nobody owns",
    route: "feeds/intake/routes/waiting-feeds.tsx",
    as: "operator",
    path: () => "/administration/flux",
    prepare: async (page, world) => {
      const first = page.getByRole("listitem").filter({ hasText: "AG-44012" }).first();
      await first.getByText("Attribuer cette agence").click();
      await first.getByLabel("Organisation").fill(String(world.organisation));
      await first.getByLabel("Motif").fill("Contrat signé le 3 novembre");
      await first.getByRole("button", { name: "Voir l’organisation" }).click();
      await page.getByRole("button", { name: "Attribuer à cette organisation" }).waitFor();
      await first.getByText("Écarter cette agence").click();
    },
  },
  {
    name: "rules that block, one to save",
    route: "moderation/routes/blocks.tsx",
    as: "operator",
    path: () => "/administration/blocages",
    prepare: async (page) => {
      await page.getByLabel("Valeur").fill("annonces-fausses.example");
      await page.getByLabel("Motif").first().fill("Fausses annonces de location");
      await page.getByRole("button", { name: "Voir qui serait touché" }).click();
      await page.getByText("Cette règle aurait touché").waitFor();
    },
  },
  { name: "a form that a rule refuses", route: "moderation/routes/refused.tsx", path: () => "/envoi-refuse" },
  ...contentScreens,
];
