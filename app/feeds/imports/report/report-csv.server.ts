import { Readable } from "node:stream";
import type { Currency } from "#app/domain/currency.ts";
import { feedReportWords } from "#app/i18n/fr/feeds/feed-report.ts";
import { CSV_START, csvRow } from "#app/platform/text/csv.ts";
import { valueWriter } from "../compare/changed-value.ts";
import type { ReportedProblem } from "../import.ts";
import { tellRemark, remarkWordsIn } from "../remark.ts";
import { changeText, outcomeText } from "./reported-text.ts";
import type { ReportLine } from "../shown-import.ts";

const words = remarkWordsIn(null);
const report = feedReportWords.french;

/** A report as CSV in French: a row for each remark and each change of a line, and a row for a line without either. */
export function reportCsv(pages: AsyncIterable<ReportLine[]>, currency: Currency): ReadableStream<Uint8Array> {
  const pieces = Readable.from(piecesOf(pages, valueWriter(null, { currency })));
  return Readable.toWeb(pieces) as ReadableStream<Uint8Array>; // Node's own type of the same stream
}

type Write = ReturnType<typeof valueWriter>;

async function* piecesOf(pages: AsyncIterable<ReportLine[]>, write: Write): AsyncGenerator<Buffer> {
  yield Buffer.from(CSV_START + csvRow(Object.values(report.columns)));
  for await (const lines of pages) yield Buffer.from(lines.flatMap((line) => rowsOf(line, write).map(csvRow)).join(""));
}

function rowsOf(line: ReportLine, write: Write): Cells[] {
  const head = [line.line === null ? null : String(line.line), line.reference, line.key, outcomeText(line, report)];
  const listing = line.listing && `/annonces/${line.listing.slug}-${line.listing.reference}`;
  const changes = line.changes.map((change) => {
    const { label, said } = changeText(change, { report, fields: words.fields, write });
    return [report.change, label, null, said || null, null];
  });
  return detailCells(line.problems, changes).map((cells) => [...head, ...cells, listing]);
}

type Cells = (string | null)[];

/** The cells from `severity` to `advice` of a line's rows: one row for each problem and change, or one empty row. */
export function detailCells(problems: ReportedProblem[], changes: Cells[] = []): Cells[] {
  const remarks = problems.map((problem) => {
    const { where, read, wrong, advice, isError } = tellRemark(problem, words);
    return [isError ? report.error : report.warning, where, read, wrong, advice];
  });
  const all = [...remarks, ...changes];
  return all.length > 0 ? all : [[null, null, null, null, null]];
}
