import { feedCheckerWords } from "#app/i18n/fr/feeds/feed-checker.ts";
import { feedRefusalWords } from "#app/i18n/fr/feeds/feed-refusals.ts";
import type { ArchiveRefusal } from "../files/archive-refusal.ts";
import type { CheckRefusal } from "./file-report.ts";

/** The sentence and status for a file that is not checked; 422 for a broken file. */
export function refusalAnswer(code: CheckRefusal | ArchiveRefusal): {
  sentence: string;
  init: { status: number; headers?: Record<string, string> };
} {
  const { refusals } = feedCheckerWords.french;
  const ofArchives = feedRefusalWords.french;
  const sentence = code in refusals ? refusals[code as CheckRefusal] : ofArchives[code as ArchiveRefusal]; // each code is of one of them
  return { sentence, init: statusOf(code) };
}

function statusOf(code: string): ReturnType<typeof refusalAnswer>["init"] {
  if (code === "busy") return { status: 429, headers: { "Retry-After": "60" } };
  if (code === "too_often") return { status: 429 };
  if (code === "too_large") return { status: 413 };
  return { status: code === "none" || code === "lost" ? 400 : 422 };
}
