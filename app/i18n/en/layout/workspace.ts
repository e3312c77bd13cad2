import type { workspaceWords } from "#app/i18n/fr/layout/workspace.ts";
import type { Words } from "#app/i18n/words.ts";

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
    imports: "Imports",
  },
  spaceTabs: {
    label: "My account",
    account: "Account",
    profile: "Public profile",
    exports: "Exports",
    data: "My data",
  },
  roles: { agence: "Estate agent", proprietaire: "Owner", chercheur: "Home seeker" },
  language: "Language",
  languageApply: "Change language",
  unreadMessages: (count: number) => (count === 0 ? "Messages: none unread" : `Messages: ${count} unread`),
  newRequests: (count: number) => (count === 0 ? "Requests: none new" : `Requests: ${count} new`),
};
