import { feedCheckReportWords } from "#app/i18n/fr/feeds/feed-check-report.ts";
import { feedCheckerWords } from "#app/i18n/fr/feeds/feed-checker.ts";
import { feedReportWords } from "#app/i18n/fr/feeds/feed-report.ts";
import { CSV_START, csvRow } from "#app/platform/text/csv.ts";
import { detailCells } from "../imports/report/report-csv.server.ts";
import type { CheckedLine } from "./check-lines.server.ts";
import { MOST_CSV_ROWS } from "./checker-limits.ts";
import { type FileFacts, noticesOf } from "./gather-report.server.ts";

const { columns: heads, error } = feedReportWords.french;
const { outcomes } = feedCheckerWords.french.report;

/** Writes the report as CSV: a row for each problem, and a row for each line without problems. */
export function csvGatherer() {
  const { key: _key, listing: _listing, ...shown } = heads;
  // Each row is written at once: writing all rows at the end would delay other requests.
  const texts = [CSV_START + csvRow(Object.values(shown))];
  let rows = 0;
  let all = 0;
  let broken = 0;

  function add({ line, reference, outcome, problems }: CheckedLine): void {
    all += 1;
    if (outcome === "broken") broken += 1;
    if (rows >= MOST_CSV_ROWS) return;
    const details = detailCells(problems);
    for (const cells of details) texts.push(csvRow([String(line), reference, outcomes[outcome], ...cells]));
    rows += details.length;
  }

  function end(facts: FileFacts): string {
    const notices = noticesOf(facts, { all, broken });
    for (const notice of rows >= MOST_CSV_ROWS ? [...notices, feedCheckReportWords.french.moreRows] : notices)
      texts.push(csvRow([null, null, null, error, null, null, notice, null]));
    return texts.join("");
  }
  return { add, end };
}
