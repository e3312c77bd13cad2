/** The results of the back office's search field, by kind. */
export type Found = {
  listings: { reference: string; title: string; communeName: string }[];
  accounts: { id: string; name: string; email: string }[];
  organisations: { id: number; name: string; siret: string | null }[];
  requests: { id: string; number: number; title: string }[];
  cases: { id: string; number: number }[];
};

export const isNothing = (found: Found): boolean => Object.values(found).every((list) => list.length === 0);

/** The possible meanings of a text: each form has its own index. */
export type Asked =
  | { kind: "reference"; reference: string }
  | { kind: "request"; id: string }
  | { kind: "siret"; begin: string }
  | { kind: "number"; number: number }
  | { kind: "email"; email: string }
  | { kind: "words"; text: string };

const LONGEST = 200;

/** Parses a pasted text: a reference or the address of its page, a number, a SIRET with spaces, an address, a name. */
export function readAsked(typed: string): Asked | null {
  const text = typed.replaceAll("\0", "").trim().slice(0, LONGEST);
  if (text === "") return null;
  const reference = /(?:^|[-/\s])(BV[0-9A-Z]{4,8})(?:[/?#\s]|$)/i.exec(text)?.[1];
  if (reference) return { kind: "reference", reference: reference.toUpperCase() };
  const id = /(?:^|\/)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?#]|$)/i.exec(text)?.[1];
  if (id) return { kind: "request", id: id.toLowerCase() };
  const digits = text.replaceAll(/[\s.]/g, "");
  if (/^\d{9}(?:\d{5})?$/.test(digits)) return { kind: "siret", begin: digits };
  const number = /^(?:n°|#)?\s*(\d{1,8})$/i.exec(text)?.[1];
  if (number) return { kind: "number", number: Number(number) };
  return text.includes("@") ? { kind: "email", email: text.toLowerCase() } : { kind: "words", text };
}
