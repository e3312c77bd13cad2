import type { layoutWords } from "#app/i18n/fr/layout/layout.ts";
import type { Words } from "#app/i18n/words.ts";

export const enLayoutWords: Words<typeof layoutWords> = {
  skip: "Skip to content",
  brandHome: (name: string) => `${name}, home`,
  mainNavigation: "Main navigation",
  openMenu: "Open the menu",
  closeMenu: "Close the menu",
  menu: "Menu",
  links: {
    home: "Home",
    advertisers: "Advertisers",
    listings: "Listings",
    search: "Search",
    publish: "Publish your property",
    favourites: "My favourites",
    alerts: "My alerts",
    account: "My account",
    logIn: "Log in",
    accessibility: {
      totale: "Accessibility: fully conforming",
      partielle: "Accessibility: partially conforming",
      non: "Accessibility: not conforming",
    },
  },
  footerClaim: "The open property portal: complete listings, searches that are fast, and nothing else to sell.",
  footerSearch: "Search",
  footerSite: "The site",
  copyright: (name: string, year: number) => `© ${year} ${name}. All rights reserved`,
  loading: "Loading the page",
};
