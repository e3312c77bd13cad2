import type { documentWords } from "#app/i18n/fr/operators/documents.ts";
import type { Words } from "#app/i18n/words.ts";

export const enDocumentWords: Words<typeof documentWords> = {
  save: "Save",
  preview: "Preview",
  previewTitle: "Preview",
  previewNote: "This is the preview. Nothing is saved yet.",
  saved: (version: number) => `Saved: this is version ${version}, online within a second.`,
  conflict: (by: string, at: string, version: number) =>
    `${by} saved version ${version} (${at}) after you opened this page. ` +
    "Nothing was replaced, and your words are still here: look at that version, then save again to replace it.",
  lookBeside: (version: number) => `Look at version ${version} (new tab)`,
  earlier: (version: number) => `The form shows version ${version}. It is not online until you save it.`,
  title: "Versions",
  none: "No version: the original content is online.",
  version: (version: number) => `Version ${version}`,
  by: (author: string, at: string) => `${author}, ${at}`,
  current: "online",
  emptied: "(back to the original content)",
  look: "Look at it",
  revert: "Return to this version",
  toDefault: "Return to the original content",
  gone: "A deleted account",
};
