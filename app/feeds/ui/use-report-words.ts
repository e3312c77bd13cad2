import { feedColumnWords } from "#app/i18n/fr/feed-columns.ts";
import { feedProblemWords } from "#app/i18n/fr/feed-problems.ts";
import { feedReportWords } from "#app/i18n/fr/feed-report.ts";
import { photoWords } from "#app/i18n/fr/photos.ts";
import { pictureAddressWords } from "#app/i18n/fr/picture-addresses.ts";
import { publishFieldWords } from "#app/i18n/fr/publish-fields.ts";
import { publishProblemWords } from "#app/i18n/fr/publish-problems.ts";
import { useWords } from "#app/i18n/words.ts";
import type { ReportWords } from "../imports/reported-text.ts";

/** What reports say, in the reader's language. */
export const useReportWords = (): ReportWords => ({
  report: useWords(feedReportWords),
  columns: useWords(feedColumnWords),
  problems: useWords(feedProblemWords),
  fields: useWords(publishFieldWords),
  formProblems: useWords(publishProblemWords),
  photos: useWords(photoWords),
  addresses: useWords(pictureAddressWords),
});
