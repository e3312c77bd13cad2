import type { OfficeAnswer } from "./office-answer.ts";

/** The author of a version that is newer than the form's; `by` is null where the account is gone. */
export type DocumentConflict = { by: string | null; at: string; version: number };

/** The answer to a form of a document: refusals in words, a preview, the saved version, or the conflict with another operator. */
export type DocumentAnswer<Preview = unknown> = OfficeAnswer & {
  saved?: number;
  preview?: Preview;
  conflict?: DocumentConflict;
};
