import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Purposes of links in mails: confirm or end one alert, manage all alerts of a recipient, end the mails about favourites.
 * Anybody with the link may use it, without a login.
 */
export const linkPurposes = { confirm: "c", alert: "a", person: "p", favourites: "f" } as const;
export type LinkPurpose = keyof typeof linkPurposes;

/** `id` is the alert's for `confirm` and `alert`, the recipient's otherwise; the recipient's `key` signs the link. */
type SignedLink = { purpose: LinkPurpose; id: number; key: string };

const sign = ({ purpose, id, key }: SignedLink) =>
  createHmac("sha256", key).update(`${purpose} ${id}`).digest("base64url");

/** The secret of a link: « a12.… ». */
export const linkToken = (link: SignedLink): string => `${linkPurposes[link.purpose]}${link.id}.${sign(link)}`;

/** The parts of a secret, whose signature is not checked yet; null where it has another form. */
export function readToken(token: string): { purpose: LinkPurpose; id: number; signature: string } | null {
  const [, letter, id, signature] = /^([capf])(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  const purpose = Object.entries(linkPurposes).find(([, own]) => own === letter)?.[0];
  return purpose && id && signature ? { purpose: purpose as LinkPurpose, id: Number(id), signature } : null; // a key of the table
}

/** Compares in constant time; `readToken` has checked the length. */
export const isLinkSigned = (link: SignedLink, signature: string): boolean =>
  timingSafeEqual(Buffer.from(sign(link)), Buffer.from(signature));

const withToken = (path: string, token: string) => `${path}?jeton=${encodeURIComponent(token)}`;

export const confirmAlertHref = (token: string): string => withToken("/alertes/confirmer", token);
export const endAlertHref = (token: string): string => withToken("/alertes/fin", token);
/** The address of a listing in an alert's mail, or of all results of the search. */
export const openAlertHref = (token: string, reference?: string): string =>
  `${withToken("/alertes/voir", token)}${reference ? `&bien=${reference}` : ""}`;
