import { z } from "zod";

export const MAILS_PER_PAGE = 50;
/** Maximum number of counted mails of a list. */
export const MOST_COUNTED = 1_000;

/** The lists of mails, by their names in addresses. */
export const mailLists = { givenUp: "abandonnes", waiting: "attente", sent: "envoyes", refused: "refuses" } as const;
export type MailList = keyof typeof mailLists;
export const mailListNames = Object.keys(mailLists) as MailList[]; // the table's own keys

/** A position in a list: later rows are older. `at` has microseconds. */
export type MailCursor = { at: string; id: string };

export type MailCriteria = { list: MailList; recipient: string | null; before: MailCursor | null };

const instant = z.iso.datetime().startsWith("20").min(27).max(27);
/** The id of a mail, or the number of a refused recipient. */
const rowId = z.union([z.uuid(), z.string().regex(/^\d{1,9}$/)]);

/** Parses the query of the page; ignores invalid values. */
export function parseMailCriteria(query: URLSearchParams): MailCriteria {
  const list = mailListNames.find((name) => mailLists[name] === query.get("etat")) ?? "givenUp";
  const recipient = query.get("destinataire")?.trim().toLowerCase() ?? "";
  const [at, id] = (query.get("avant") ?? "").split("_");
  const before = { at: instant.safeParse(at), id: rowId.safeParse(id) };
  // An id of one list is no id of another list.
  const fits = before.id.success && before.id.data.includes("-") === (list !== "refused");
  return {
    list,
    recipient: recipient !== "" && recipient.length <= 254 && !recipient.includes("\0") ? recipient : null,
    before: before.at.success && before.id.success && fits ? { at: before.at.data, id: before.id.data } : null,
  };
}

export function mailQuery({ list, recipient, before }: Partial<MailCriteria>): string {
  const given = {
    ...(list && list !== "givenUp" ? { etat: mailLists[list] } : {}),
    ...(recipient ? { destinataire: recipient } : {}),
    ...(before ? { avant: `${before.at}_${before.id}` } : {}),
  };
  const query = new URLSearchParams(given).toString();
  return query === "" ? "" : `?${query}`;
}
