import { feedCheckerWords } from "#app/i18n/fr/feed-checker.ts";
import { feedRefusalWords } from "#app/i18n/fr/feed-refusals.ts";
import type { ArchiveRefusal } from "../files/archive-refusal.ts";
import type { CheckRefusal } from "./file-report.ts";

/** Why a file is not checked, and what to do. */
export function refusalSentence(code: CheckRefusal | ArchiveRefusal): string {
  const { refusals } = feedCheckerWords.french;
  const ofArchives = feedRefusalWords.french;
  return code in refusals ? refusals[code as CheckRefusal] : ofArchives[code as ArchiveRefusal]; // each code is of one of them
}
