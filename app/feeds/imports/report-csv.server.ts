import { Readable } from "node:stream";
import type { Currency } from "#app/domain/currency.ts";
import { feedReportWords } from "#app/i18n/fr/feed-report.ts";
import { CSV_START, csvRow } from "#app/platform/csv.ts";
import { valueWriter } from "./changed-value.ts";
import { tellRemark, remarkWordsIn } from "./remark.ts";
import { changeText, outcomeText } from "./reported-text.ts";
import type { ReportLine } from "./shown-import.ts";

const words = remarkWordsIn(null);
const report = feedReportWords.french;

/** A report as a file in French: a row for each remark and change of a line, and one for a line without any. */
export function reportCsv(pages: AsyncIterable<ReportLine[]>, currency: Currency): ReadableStream<Uint8Array> {
  const pieces = Readable.from(piecesOf(pages, valueWriter(null, { currency })));
  return Readable.toWeb(pieces) as ReadableStream<Uint8Array>; // Node's own type of the same stream
}

type Write = ReturnType<typeof valueWriter>;

async function* piecesOf(pages: AsyncIterable<ReportLine[]>, write: Write): AsyncGenerator<Buffer> {
  yield Buffer.from(CSV_START + csvRow(Object.values(report.columns)));
  for await (const lines of pages) yield Buffer.from(lines.flatMap((line) => rowsOf(line, write).map(csvRow)).join(""));
}

/** In the order of `report.columns`. */
function rowsOf(line: ReportLine, write: Write): (string | null)[][] {
  const head = [line.line === null ? null : String(line.line), line.reference, line.key, outcomeText(line, report)];
  const listing = line.listing && `/annonces/${line.listing.slug}-${line.listing.reference}`;
  const remarks = line.problems.map((problem) => {
    const { where, read, wrong, advice, isError } = tellRemark(problem, words);
    return [isError ? report.error : report.warning, where, read, wrong, advice];
  });
  const changes = line.changes.map((change) => {
    const { label, said } = changeText(change, { report, fields: words.fields, write });
    return [report.change, label, null, said || null, null];
  });
  const all = [...remarks, ...changes];
  return (all.length > 0 ? all : [[null, null, null, null, null]]).map((cells) => [...head, ...cells, listing]);
}
