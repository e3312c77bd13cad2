/**
 * What a sentence asks for and no criterion can: the visitor's position, a kind of property that the portal has not, a fact that
 * listings tell in their texts only, a place to leave out. The page of results says so.
 */
export const sentenceNotes = [
  "ici",
  "lieu-exclu",
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

/** The notes of an address: « ici stationnement ». */
export const readNotes = (text: string | null): SentenceNote[] => {
  const named = new Set(text?.split(" "));
  return sentenceNotes.filter((note) => named.has(note));
};
