import { Readable } from "node:stream";
import { feedColumnWords } from "#app/i18n/fr/feed-columns.ts";
import { feedProblemWords } from "#app/i18n/fr/feed-problems.ts";
import { feedReportWords } from "#app/i18n/fr/feed-report.ts";
import { photoWords } from "#app/i18n/fr/photos.ts";
import { pictureAddressWords } from "#app/i18n/fr/picture-addresses.ts";
import { publishFieldWords } from "#app/i18n/fr/publish-fields.ts";
import { publishProblemWords } from "#app/i18n/fr/publish-problems.ts";
import { toCsv } from "#app/platform/csv.ts";
import { changeText, outcomeText, reportedText, type ReportWords } from "./reported-text.ts";
import type { ReportLine } from "./shown-import.ts";

const words: ReportWords = {
  report: feedReportWords.french,
  columns: feedColumnWords.french,
  problems: feedProblemWords.french,
  fields: publishFieldWords.french,
  formProblems: publishProblemWords.french,
  photos: photoWords.french,
  addresses: pictureAddressWords.french,
};

/** A report as a file in French: a row for each remark and change of a line, and one for a line without any. */
export const reportCsv = (pages: AsyncIterable<ReportLine[]>): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from(piecesOf(pages))) as ReadableStream<Uint8Array>; // Node's own type of the same stream

async function* piecesOf(pages: AsyncIterable<ReportLine[]>): AsyncGenerator<Buffer> {
  yield Buffer.from(toCsv([Object.values(words.report.columns)]));
  for await (const lines of pages) yield Buffer.from(toCsv(lines.flatMap(rowsOf)).slice(BYTE_ORDER_MARK.length));
}

/** Each file begins with one. */
const BYTE_ORDER_MARK = "\uFEFF";

/** In the order of `words.report.columns`. */
function rowsOf(line: ReportLine): (string | null)[][] {
  const { report } = words;
  const head = [line.line === null ? null : String(line.line), line.reference, line.key, outcomeText(line, report)];
  const listing = line.listing && `/annonces/${line.listing.slug}-${line.listing.reference}`;
  const remarks = line.problems.map((problem) => {
    const { where, read, wrong, advice } = reportedText(problem, words);
    return [problem.isError ? report.error : report.warning, where, read, wrong, advice];
  });
  const changes = line.changes.map((change) => [report.change, changeText(change, words), null, null, null]);
  const all = [...remarks, ...changes];
  return (all.length > 0 ? all : [[null, null, null, null, null]]).map((cells) => [...head, ...cells, listing]);
}
