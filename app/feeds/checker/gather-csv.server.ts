import { feedCheckReportWords } from "#app/i18n/fr/feed-check-report.ts";
import { feedCheckerWords } from "#app/i18n/fr/feed-checker.ts";
import { feedReportWords } from "#app/i18n/fr/feed-report.ts";
import { CSV_START, csvRow } from "#app/platform/csv.ts";
import { tellRemark, remarkWordsIn } from "../imports/remark.ts";
import type { CheckedLine } from "./check-lines.server.ts";
import { MOST_CSV_ROWS } from "./checker-limits.ts";
import { type FileFacts, noticesOf } from "./gather-report.server.ts";

const { columns: heads, error, warning } = feedReportWords.french;
const { outcomes } = feedCheckerWords.french.report;
const remarkWords = remarkWordsIn(null);

/** Makes the report as a file that spreadsheets open: one row for each problem, and for each line without any. */
export function csvGatherer() {
  const { key: _key, listing: _listing, ...shown } = heads;
  const texts = [CSV_START + csvRow(Object.values(shown))];
  let rows = 0;
  let all = 0;
  let broken = 0;
  // Written as they come: a whole file of rows at once would hold others up.
  const write = (row: (string | null)[]) => texts.push(csvRow(row));

  function add({ line, reference, outcome, problems }: CheckedLine): void {
    all += 1;
    if (outcome === "broken") broken += 1;
    if (rows >= MOST_CSV_ROWS) return;
    const start = [String(line), reference, outcomes[outcome]];
    if (problems.length === 0) write([...start, null, null, null, null, null]);
    for (const problem of problems) {
      const { where, read, wrong, advice, isError } = tellRemark(problem, remarkWords);
      write([...start, isError ? error : warning, where, read, wrong, advice]);
    }
    rows += Math.max(1, problems.length);
  }

  function end(facts: FileFacts): string {
    const notices = noticesOf(facts, { all, broken });
    for (const notice of rows >= MOST_CSV_ROWS ? [...notices, feedCheckReportWords.french.moreRows] : notices)
      write([null, null, null, error, null, null, notice, null]);
    return texts.join("");
  }
  return { add, end };
}
