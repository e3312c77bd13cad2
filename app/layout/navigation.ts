import type { layoutWords } from "#app/i18n/fr/layout/layout.ts";
import type { Words } from "#app/i18n/words.ts";

/** The links of the header and its drawer (specification, section 2). */
export function mainLinks({ links }: Words<typeof layoutWords>) {
  return [
    { href: "/", label: links.home },
    { href: "/annonces", label: links.listings },
    { href: "/Rechercher", label: links.search },
    { href: "/annonceurs", label: links.advertisers },
  ];
}

/** The page of publishing; visitors reach it through the login page. */
export const publishPage = "/publier";
export const publishHref = `/connexion?suite=${publishPage}`;

/** The page where agencies send their stock; visitors reach it through the login page, new agencies through sign-up. */
export const stockPage = "/imports";
export const stockHref = `/connexion?suite=${stockPage}`;
export const agencySignUpHref = `/creer-compte?suite=${stockPage}`;
