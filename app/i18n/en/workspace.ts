import type { workspaceWords } from "../fr/workspace.ts";
import type { Words } from "../words.ts";

export const enWorkspaceWords: Words<typeof workspaceWords> = {
  navigation: "Workspace navigation",
  backToSite: "View the site",
  logOut: "Log out",
  links: {
    dashboard: "Dashboard",
    publications: "My listings",
    publish: "Publish a listing",
    requests: "Requests",
    space: "My account",
    messages: "Messages",
    favourites: "My favourites",
    alerts: "My alerts",
    office: "Back office",
  },
  spaceTabs: { label: "My account", account: "Account", profile: "Public profile", data: "My data" },
  roles: { agence: "Estate agent", proprietaire: "Owner", chercheur: "Home seeker" },
  language: "Language",
  languageApply: "Change language",
  unreadMessages: (count: number) => (count === 0 ? "Messages: none unread" : `Messages: ${count} unread`),
  newRequests: (count: number) => (count === 0 ? "Requests: none new" : `Requests: ${count} new`),
  suspended: {
    title: "Organisation suspended",
    text: "The portal has suspended your organisation: its listings and profile are no longer visible. The reasons, and how to contest them, were sent by e-mail to its administrators. Nothing is deleted.",
  },
  advertisersOnly: {
    title: "For advertisers only",
    text: "Yours is a home seeker’s account: it keeps your favourites and your requests, but publishes no listing. To publish a property, change the type of your account: you will keep everything else.",
    change: "Change the type of my account",
    search: "Search for a home",
  },
};
