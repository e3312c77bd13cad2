import type { ContactCode } from "../listing-advice.ts";
import { readableText } from "./readable-text.ts";

/** Words that announce a number other than a telephone number. */
const NUMBERED =
  /(?:ref(?:erence)?|mandat|lot|parcelle|cadastre|siret|siren|rcs|rsac|cpi|dpe|ademe)(?: numero| no)?[ .:n°]*$/;

/** Telephone numbers in many spellings, but no parts of longer numbers and no dates. */
const phones = [
  // The same separator throughout: « 06 12 34 56 78 », « 01.40.20.30.40 », « 0612345678 ».
  /(?<![\p{L}\d]|\d[ .,]?)0[1-9]( ?[./·-]? {0,2})\d{2}(?:\1\d{2}){3}(?![\p{L}\d]|[ .]\d)/gu,
  // A mobile number in any groups: « 06 1234 5678 », « 0 6 1 2 3 4 5 6 7 8 »; not « le 06.07.2026 12 h ».
  /(?<![\p{L}\d]|\d[ .,]?)(?!\d\d[ .-]\d\d[ .-]20[23]\d)0 ?[67](?:[ .-]?\d){8}(?![\p{L}\d]|[ .]\d)/gu,
  // International: « +33 (0)6 12 34 56 78 », « 0033612345678 ».
  /(?<![\p{L}\d])(?:\+|00)[1-9](?:[ .()-]{0,3}\d){8,13}(?![\p{L}\d])/gu,
];

const AT = String.raw`(?: ?@ ?| ?[([{] ?(?:at|a|arobase?) ?[)\]}] ?| arobase? )`;
const DOT = String.raw`(?:\.| ?[([{] ?(?:dot|point) ?[)\]}] ?| point )`;
/** E-mail addresses, also as « jean arobase exemple point fr ». */
const email = new RegExp(
  String.raw`(?<![\w.+-])[\w.+-]{1,64}${AT}(?:[a-z\d-]{1,63}${DOT}){1,8}[a-z]{2,24}(?![\p{L}\d])`,
  "gu",
);

const webAddresses = [
  /https?:\/\/[^\s"<>]*[^\s"<>.,;:!?)]/g,
  /(?<![\p{L}\d.@])www\.[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#][^\s"<>]*[^\s"<>.,;:!?)])?/gu,
  // Only endings that no word has: « Au calme.Net vendeur » is no address.
  /(?<![\p{L}\d.@/-])[a-z\d][a-z\d-]+(?:\.[a-z\d-]+)*\.(?:fr|com|org|eu|immo)(?![\p{L}\d@-])/gu,
];

/** Official sites that the law or good advice puts into listings, first of all Géorisques. */
const OFFICIAL = /(?:^|[/.])(?:[a-z-]+\.gouv\.fr|service-public\.fr|anil\.org)(?:[/?#]|$)/;

type Detail = { patterns: RegExp[]; isExempt?: (match: string, before: string) => boolean };

const details: Record<ContactCode, Detail> = {
  phoneNumber: { patterns: phones, isExempt: (_match, before) => NUMBERED.test(before) },
  emailAddress: { patterns: [email] },
  webAddress: {
    patterns: webAddresses,
    // The end of « jean(at)exemple.fr » is not a site.
    isExempt: (match, before) => OFFICIAL.test(match) || /(?:@|\bat|arobase?)[)\]} ]*$/.test(before),
  },
};

/** The first telephone number, e-mail address and web address of a text, quoted. */
export function findContactDetails(original: string): { code: ContactCode; quote: string }[] {
  const { text, quote } = readableText(original);
  return (Object.entries(details) as [ContactCode, Detail][]).flatMap(([code, { patterns, isExempt }]) => {
    const found = patterns
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .find((match) => !isExempt?.(match[0], text.slice(Math.max(0, match.index - 20), match.index)));
    return found ? [{ code, quote: quote(found.index, found.index + found[0].length) }] : [];
  });
}
