import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { withoutRepeated } from "../remark.ts";
import type { ReportCriteria, ReportOutcome } from "./report-criteria.ts";
import type { ReportLine } from "../shown-import.ts";

/** The problems of a line: before its import also the expected ones, which the line contains afterwards. */
const problems = sql`(l.problems || case when l.outcome is null then coalesce(l.outlook->'problems', '[]') else '[]' end)`;

/** The next lines of an import that match, in the order of the file. The caller checks who may see the import. */
export async function findReportLines(
  db: Connection,
  { importId, criteria, limit }: { importId: number; criteria: ReportCriteria; limit: number },
): Promise<ReportLine[]> {
  const { rows } = await db.execute<ReportLine>(sql`
    select l.id::float8 as id, l.line, l.kind, l.reference, l.key, l.outcome,
      (l.outlook->>'isComplete')::boolean as "isComplete", ${problems} as problems, l.changes, d.id as "draftId",
      p.draft_id is not null as "isPublished",
      case when x.id is not null then jsonb_build_object('slug', x.slug, 'reference', x.reference) end as listing
    from import_lines l left join listing_drafts d on d.id = l.draft_id left join published_drafts p on p.draft_id = l.draft_id
    left join listings x on x.id = coalesce(l.listing_id, p.listing_id)
    where l.import_id = ${importId} and l.id > ${criteria.after} ${conditions(criteria)}
    order by l.id limit ${limit}`);
  return rows.map((line) => ({ ...line, problems: withoutRepeated(line.problems) }));
}

function conditions({ outcome, severity, text }: ReportCriteria): SQL {
  const found = [
    ...(outcome ? [ofOutcome(outcome)] : []),
    ...(severity ? [ofSeverity[severity]] : []),
    ...(text ? [sql`strpos(lower(l.reference), lower(${text})) > 0`] : []),
  ];
  return found.length > 0 ? sql`and ${sql.join(found, sql` and `)}` : sql``;
}

const lacks = sql`(l.outlook->>'isComplete' = 'false') is true`;

function ofOutcome(outcome: ReportOutcome): SQL {
  if (outcome === "todo") return sql`(l.outcome is null and l.kind <> 'missing' and not ${lacks})`;
  if (outcome === "withdrawn") return sql`(l.outcome = 'withdrawn' or (l.outcome is null and l.kind = 'missing'))`;
  if (outcome === "draft") return sql`(l.outcome = 'draft' or (l.outcome is null and ${lacks}))`;
  return sql`l.outcome = ${outcome}`;
}

const ofSeverity = {
  error: sql`${problems} @> '[{"isError": true}]'`,
  warning: sql`${problems} @> '[{"isError": false}]'`,
  change: sql`l.changes <> '[]'`,
};

/** Counts lines by outcome; in a first file by expected outcome. */
export async function countReport(db: Connection, importId: number): Promise<Partial<Record<ReportOutcome, number>>> {
  const { rows } = await db.execute<{ outcome: ReportOutcome; count: number }>(sql`
    select count(*)::int as count,
      coalesce(l.outcome, case when l.kind = 'missing' then 'withdrawn' when ${lacks} then 'draft' else 'todo' end) as outcome
    from import_lines l where l.import_id = ${importId} group by 2`);
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]));
}
