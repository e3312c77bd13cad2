import type { OfficeAnswer } from "./office-answer.ts";

/** Who saved a version after the one that the form showed; `by` is null where the account is gone. */
export type DocumentConflict = { by: string | null; at: string; version: number };

/** The answer to a form of a document: refusals in words, a preview, the version that was saved, or what another operator did. */
export type DocumentAnswer<Preview = unknown> = OfficeAnswer & {
  saved?: number;
  preview?: Preview;
  conflict?: DocumentConflict;
};
