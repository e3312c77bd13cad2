import type { Screen } from "./screen.ts";

const form = "moderation/routes/report.tsx";
const state = "moderation/routes/report-state.tsx";

/** Reporting something, and what becomes of it. */
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
    route: state,
    path: ({ reported }) => `/signaler/suivi?jeton=${reported.decided}`,
  },
  { name: "a report that nobody knows", route: state, path: () => "/signaler/suivi?jeton=rien", tolerates: /404/ },
];
