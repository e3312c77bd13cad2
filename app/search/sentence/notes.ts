import { NOTES, UNREAD } from "../criteria/criteria-address.ts";

/**
 * Wishes that no criterion covers, for notices on the page of results: the visitor's position, an absent kind of property, a fact that
 * only texts contain, an excluded place or home, an optional feature.
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

/** The words of a sentence that were not understood, and its notes. The address contains both. */
export type Unread = { unread: string[]; notes: SentenceNote[] };

export const writeUnread = ({ unread, notes }: Unread): [parameter: string, value: string][] => [
  ...(unread.length > 0 ? [[UNREAD, unread.join(" ")] satisfies [string, string]] : []),
  ...(notes.length > 0 ? [[NOTES, notes.join(" ")] satisfies [string, string]] : []),
];

/** Reads the notes of an address, and the words that were not understood, if they are among the keywords. */
export function readUnread(params: URLSearchParams, keywords: string | null): Unread {
  const words = (name: string) => params.get(name)?.split(" ") ?? [];
  const searched = new Set(keywords?.split(" "));
  const notes = new Set(words(NOTES));
  return {
    unread: words(UNREAD).filter((word) => searched.has(word)),
    notes: sentenceNotes.filter((note) => notes.has(note)),
  };
}
