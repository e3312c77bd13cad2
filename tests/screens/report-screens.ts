import type { Screen } from "./screen.ts";

const form = "moderation/routes/report.tsx";
const contest = "moderation/routes/contest.tsx";
const state = "moderation/routes/report-state.tsx";

/** Pages of reports and their outcome. */
export const reportScreens: Screen[] = [
  {
    name: "a report of a listing",
    route: form,
    path: ({ listing }) => `/signaler?annonce=${listing.reference}`,
  },
  {
    name: "a report of a message, refused",
    route: form,
    path: ({ message, toFollow }) => `/signaler?message=${message}&jeton=${toFollow}`,
    prepare: async (page) => {
      await page.getByRole("button", { name: "Envoyer le signalement" }).click();
      await page.getByText("Choisissez ce qui ne va pas.").waitFor();
    },
    tolerates: /400/,
  },
  {
    name: "a report of an advertiser, with an account",
    route: form,
    as: "seeker",
    path: ({ advertiser }) => `/signaler?annonceur=${advertiser.split("/").at(-1)}`,
  },
  {
    name: "a report that was sent",
    route: state,
    path: ({ reported }) => `/signaler/suivi?jeton=${reported.waiting}&recu=courriel`,
  },
  {
    name: "a report that is decided",
    isExample: true,
    route: state,
    path: ({ reported }) => `/signaler/suivi?jeton=${reported.decided}`,
  },
  {
    name: "a decision to contest, without a reason",
    route: contest,
    path: ({ reported }) => `/signaler/contester?jeton=${reported.decided}`,
    prepare: async (page) => {
      await page.getByRole("button", { name: "Contester la décision" }).click();
      await page.getByText("Dites-nous pourquoi vous contestez").waitFor();
    },
    tolerates: /400/,
  },
  {
    name: "a contested decision",
    route: contest,
    path: ({ reported }) => `/signaler/contester?jeton=${reported.contested}`,
  },
  {
    name: "a decision that nobody knows",
    route: contest,
    path: () => "/signaler/contester?jeton=rien",
    tolerates: /404/,
  },
  { name: "a report that nobody knows", route: state, path: () => "/signaler/suivi?jeton=rien", tolerates: /404/ },
];
