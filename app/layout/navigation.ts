import type { Messages } from "#app/i18n/messages.ts";

/** The links of the header and its drawer (specification, section 2). */
export function mainLinks({ links }: Messages["layout"]) {
  return [
    { href: "/", label: links.home },
    { href: "/annonces", label: links.listings },
    { href: "/Rechercher", label: links.search },
    { href: "/annonceurs", label: links.advertisers },
  ];
}

/** Leads to the login page, where publishing begins. */
export const publishHref = "/connexion";
