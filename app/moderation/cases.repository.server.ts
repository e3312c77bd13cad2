import { sql } from "drizzle-orm";
import { advertiserNameInSql } from "#db/advertiser-name.ts";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import { bySender, type CaseReport, CASES_PER_PAGE, type ListedCase, MOST_REPORTS, MOST_SENT } from "./cases.ts";

const columns = sql`c.id::text, json_build_object('kind', c.subject, 'id', c.subject_id) as about, c.is_grave as "isGrave",
  coalesce(l.title, ${advertiserNameInSql("a")}, e.author_name, u.name) as title,
  ${isoInSql(sql`c.opened_at`)} as "openedAt", ${isoInSql(sql`c.due_at`)} as "dueAt", ${isoInSql(sql`c.closed_at`)} as "closedAt",
  (select coalesce(json_agg(distinct r.kind), '[]') from (select kind from reports where case_id = c.id limit ${MOST_REPORTS}) r) as kinds,
  (select count(*)::int from (select from reports where case_id = c.id and kind <> 'contest' limit ${MOST_REPORTS}) r) as count,
  (select choice from decisions d where d.case_id = c.id order by d.id desc limit 1) as choice`;
// Each table is read by its own key, or not at all.
const tables = sql`cases c
  left join listings l on l.reference = case when c.subject = 'listing' then c.subject_id end
  left join advertisers a on a.id = case when c.subject = 'organisation' then c.subject_id::int end
  left join users u on u.id = case when c.subject = 'account' then c.subject_id end
  left join request_events e on e.id = case when c.subject = 'message' then c.subject_id::bigint end`;

/** Open cases, grave ones first, then by age; or closed cases, the last closed first. One row more than a page where there are more. */
export async function listCases(
  db: Connection,
  { isOpen, after }: { isOpen: boolean; after: string | null },
): Promise<ListedCase[]> {
  const from = sql`from cases where id = ${after}::bigint`;
  const page = isOpen
    ? sql`where c.closed_at is null
        ${after === null ? sql`` : sql`and ((not c.is_grave), c.id) > (select not is_grave, id ${from})`}
        order by (not c.is_grave), c.id`
    : sql`where c.closed_at is not null
        ${after === null ? sql`` : sql`and (c.closed_at, c.id) < (select closed_at, id ${from})`}
        order by c.closed_at desc, c.id desc`;
  const { rows } = await db.execute<ListedCase>(
    sql`select ${columns} from ${tables} ${page} limit ${CASES_PER_PAGE + 1}`,
  );
  return rows;
}

/** A case by its number; null for an unknown number. */
export async function findCase(db: Connection, id: string): Promise<ListedCase | null> {
  if (!/^[1-9]\d{0,17}$/.test(id)) return null;
  const { rows } = await db.execute<ListedCase>(sql`select ${columns} from ${tables} where c.id = ${id}::bigint`);
  return rows[0] ?? null;
}

/** Records that an operator has opened a case: its reporters see the case as under examination. */
export async function recordExamination(db: Connection, id: string, now: Date): Promise<void> {
  await db.execute(
    sql`update cases set examined_at = ${now.toISOString()} where id = ${id}::bigint and examined_at is null`,
  );
}

/** The reports of a case, the first report of each sender before others: a sender of many reports hides nobody else. */
export async function listReports(db: Connection, caseId: string): Promise<CaseReport[]> {
  const { rows: sent } = await db.execute<Pick<CaseReport, "id" | "email" | "accountId">>(sql`
    select id::text, email, user_id as "accountId" from reports where case_id = ${caseId}::bigint order by reports.id limit ${MOST_SENT}`);
  const senders = bySender(sent);
  const shown = [...senders.map(([first]) => first!), ...senders.flatMap(([, ...others]) => others)].slice(
    0,
    MOST_REPORTS,
  );
  const { rows } = await db.execute<CaseReport>(sql`
    select id::text, kind, decision_id::text as decision, explanation, name, email, user_id as "accountId", ${isoInSql(sql`created_at`)} as at
    from reports where id = any(${sql.param(shown.map(({ id }) => id))}::bigint[]) order by reports.id`);
  return rows;
}
