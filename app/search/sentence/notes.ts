import { NOTES, UNREAD } from "../criteria-address.ts";

/**
 * What a sentence asks for and no criterion can: the visitor's position, a kind of property that the portal has not, a fact that
 * listings tell in their texts only, a place or a home to leave out, what it may have or not. The page of results says so.
 */
export const sentenceNotes = [
  "ici",
  "lieu-exclu",
  "refus",
  "indifferent",
  "stationnement",
  "bureau",
  "local",
  "immeuble",
  "viager",
  "vacances",
  "dernier-etage",
  "neuf",
  "prix-m2",
] as const;
export type SentenceNote = (typeof sentenceNotes)[number];

/** What a sentence says and no criterion holds: words that were not understood, and notes. The address has them too. */
export type Unread = { unread: string[]; notes: SentenceNote[] };

export const writeUnread = ({ unread, notes }: Unread): [parameter: string, value: string][] => [
  ...(unread.length > 0 ? [[UNREAD, unread.join(" ")] satisfies [string, string]] : []),
  ...(notes.length > 0 ? [[NOTES, notes.join(" ")] satisfies [string, string]] : []),
];

/** Of the words that were not understood, those among the keywords. */
export function readUnread(params: URLSearchParams, keywords: string | null): Unread {
  const words = (name: string) => params.get(name)?.split(" ") ?? [];
  const searched = new Set(keywords?.split(" "));
  const notes = new Set(words(NOTES));
  return {
    unread: words(UNREAD).filter((word) => searched.has(word)),
    notes: sentenceNotes.filter((note) => notes.has(note)),
  };
}
