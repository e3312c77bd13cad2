import { feedCheckWords } from "#app/i18n/fr/feed-check.ts";
import { feedColumnWords } from "#app/i18n/fr/feed-columns.ts";
import { feedProblemWords } from "#app/i18n/fr/feed-problems.ts";
import { publishFieldWords } from "#app/i18n/fr/publish-fields.ts";
import { publishProblemWords } from "#app/i18n/fr/publish-problems.ts";
import type { ProblemWords } from "./checked-problem.ts";

/** The words of reports, French as the page: no script carries them. */
export const problemWords: ProblemWords = {
  check: feedCheckWords.french,
  columns: feedColumnWords.french,
  line: feedProblemWords.french,
  field: publishFieldWords.french,
  listing: publishProblemWords.french,
};
