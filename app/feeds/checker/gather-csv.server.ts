import { toCsv } from "#app/platform/csv.ts";
import type { CheckedLine } from "./check-lines.server.ts";
import { tellProblem } from "./checked-problem.ts";
import { MOST_CSV_ROWS } from "./checker-limits.ts";
import { type FileFacts, noticesOf } from "./gather-report.server.ts";
import { problemWords } from "./problem-words.server.ts";

const { csv: words, outcomes } = problemWords.check;

/** Makes the report as a file that spreadsheets open: one row for each problem, and for each line without any. */
export function csvGatherer() {
  const head = [words.line, words.reference, words.outcome, words.severity, words.column, words.read];
  const texts = [toCsv([[...head, words.wrong, words.advice]])];
  let rows = 0;
  let all = 0;
  let broken = 0;
  // Written as they come: a whole file of rows at once would hold others up. Only the first one has the mark of UTF-8.
  const write = (row: (string | null)[]) => texts.push(toCsv([row]).slice(1));

  function add({ line, reference, outcome, problems }: CheckedLine): void {
    all += 1;
    if (outcome === "broken") broken += 1;
    if (rows >= MOST_CSV_ROWS) return;
    const start = [String(line), reference, outcomes[outcome]];
    if (problems.length === 0) write([...start, null, null, null, null, null]);
    for (const problem of problems) {
      const { column, read, wrong, advice, isError } = tellProblem(problem, problemWords);
      write([...start, isError ? words.error : words.warning, column, read, wrong, advice]);
    }
    rows += Math.max(1, problems.length);
  }

  function end(facts: FileFacts): string {
    const notices = noticesOf(facts, { all, broken });
    for (const notice of rows >= MOST_CSV_ROWS ? [...notices, words.more] : notices)
      write([null, null, null, words.error, null, null, notice, null]);
    return texts.join("");
  }
  return { add, end };
}
