import type { Database } from "#db/client.ts";
import { findOwnImport } from "../import-pages.repository.server.ts";
import { LINES_PER_PAGE, type ReportCriteria, type ReportOutcome } from "../report-criteria.ts";
import { countReport, findReportLines } from "../report.repository.server.ts";
import type { ImportFile, ReportLine } from "../../shown-import.ts";

type Asked = { id: number; advertiserId: number };

type ShownReport = {
  file: ImportFile;
  counts: Partial<Record<ReportOutcome, number>>;
  lines: ReportLine[];
  /** The line after which the next page begins; null on the last page. */
  next: number | null;
};

/** A page of an import's report; null where the organisation has no import with this id. */
export async function showReport(
  { db }: { db: Database },
  { id, advertiserId, criteria }: Asked & { criteria: ReportCriteria },
): Promise<ShownReport | null> {
  const file = await findOwnImport(db, { id, advertiserId });
  if (!file) return null;
  const [counts, found] = await Promise.all([
    countReport(db, id),
    findReportLines(db, { importId: id, criteria, limit: LINES_PER_PAGE + 1 }),
  ]);
  const lines = found.slice(0, LINES_PER_PAGE);
  return { file, counts, lines, next: found.length > LINES_PER_PAGE ? lines.at(-1)!.id : null };
}

const LINES_AT_ONCE = 1_000;

/** All lines of an import's report, in batches; null where the organisation has no import with this id. */
export async function readWholeReport(
  { db }: { db: Database },
  { id, advertiserId }: Asked,
): Promise<AsyncGenerator<ReportLine[]> | null> {
  if (!(await findOwnImport(db, { id, advertiserId }))) return null;
  return (async function* () {
    for (let after = 0; ;) {
      const criteria = { outcome: null, severity: null, text: "", after };
      const lines = await findReportLines(db, { importId: id, criteria, limit: LINES_AT_ONCE });
      if (lines.length === 0) return;
      yield lines;
      after = lines.at(-1)!.id;
    }
  })();
}
