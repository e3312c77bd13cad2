import type { Conformity } from "#app/brand/conformity.ts";
import { footerWords } from "#app/i18n/fr/layout/footer.ts";
import { stockHref } from "./navigation.ts";
import type { SiteLink } from "./site.ts";

const words = footerWords.french;

/** Links at the end of every page: pages that the law requires, and the operator's pages. */
export const footerLinks = (conformity: Conformity, pages: { slug: string; title: string }[]): SiteLink[] => [
  ...pages.map(({ slug, title }) => ({ href: `/pages/${slug}`, label: title })),
  { href: stockHref, label: words.sendStock },
  { href: "/verifier-un-fichier", label: words.checkFile },
  { href: "/mentions-legales", label: words.legal },
  { href: "/cgu", label: words.terms },
  { href: "/confidentialite", label: words.privacy },
  { href: "/classement", label: words.ranking },
  { href: "/accessibilite", label: words.accessibility[conformity] },
  { href: "/credits", label: words.credits },
];
