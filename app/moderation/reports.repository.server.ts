import { sql } from "drizzle-orm";
import { endingOrganisations } from "#app/account/members.repository.server.ts";
import { retention } from "#app/domain/retention.ts";
import { hashSecret, newSecret } from "#app/platform/security/link-secret.server.ts";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";
import { dueAt, isGrave, type ReportedKind, type ReportKind } from "#app/domain/report.ts";
import type { WrittenReport } from "./report.schema.ts";

type NewReport = WrittenReport & { about: { kind: ReportedKind; id: string }; accountId: string | null; now: Date };
export type StoredReport = { caseId: string; reportId: string; isNewCase: boolean };

/**
 * Adds a report to the open case of its thing, which the first one opens: a grave one makes the case grave, and due sooner. Null
 * where the same person has said the same in this case.
 */
export async function addReport(tx: Connection, report: NewReport): Promise<StoredReport | null> {
  const { kind, explanation, name, email, about, accountId, now } = report;
  const at = now.toISOString();
  const { rows } = await tx.execute<{ id: string; isNew: boolean }>(sql`
    insert into cases (subject, subject_id, is_grave, opened_at, due_at)
    values (${about.kind}, ${about.id}, ${isGrave(kind)}, ${at}, ${dueAt(kind, now).toISOString()})
    on conflict (subject, subject_id) where closed_at is null do update
      set is_grave = cases.is_grave or excluded.is_grave, due_at = least(cases.due_at, excluded.due_at)
    returning id::text, xmax = 0 as "isNew"`);
  const { id: caseId, isNew } = rows[0]!;
  const { rows: added } = await tx.execute<{ id: string }>(sql`
    insert into reports (case_id, kind, explanation, name, email, user_id, created_at)
    select ${caseId}::bigint, ${kind}, ${explanation}, ${name}, ${email}, ${accountId}, ${at}
    where not exists (select from reports where case_id = ${caseId}::bigint and kind = ${kind}
      and explanation = ${explanation} and email is not distinct from ${email})
    returning id::text`);
  return added[0] ? { caseId, reportId: added[0].id, isNewCase: isNew } : null;
}

/** Adds a link to a report, and returns its secret; only the hash is stored. */
export async function addReportLink(tx: Connection, reportId: string): Promise<string> {
  const secret = newSecret();
  await tx.execute(
    sql`insert into report_links (secret_hash, report_id) values (${hashSecret(secret)}, ${reportId}::bigint)`,
  );
  return secret;
}

/** A report as its own page shows it; instants in ISO. `answer` is null until it is decided. */
export type ReportState = {
  caseNumber: string;
  about: ReportedKind;
  aboutId: string;
  kind: ReportKind;
  explanation: string;
  reportedAt: string;
  dueAt: string;
  isExamined: boolean;
  closedAt: string | null;
  answer: string | null;
};

/** The report of a secret; null where there is none, or none any more. */
export async function findLinkedReport(db: Connection, secret: string): Promise<ReportState | null> {
  const { rows } = await db.execute<ReportState>(sql`
    select c.id::text as "caseNumber", c.subject as about, c.subject_id as "aboutId", r.kind, r.explanation,
      ${isoInSql(sql`r.created_at`)} as "reportedAt",
      ${isoInSql(sql`c.due_at`)} as "dueAt", c.examined_at is not null as "isExamined", ${isoInSql(sql`c.closed_at`)} as "closedAt",
      (select d.answer from decisions d where d.case_id = c.id order by d.id desc limit 1) as answer
    from report_links k join reports r on r.id = k.report_id join cases c on c.id = r.case_id
    where k.secret_hash = ${hashSecret(secret)}`);
  return rows[0] ?? null;
}

/** The people to tell of a case's decision, each address once, with the report that its link shows. */
export async function findReporters(db: Connection, caseId: string): Promise<{ reportId: string; email: string }[]> {
  const { rows } = await db.execute<{ reportId: string; email: string }>(sql`
    select max(id)::text as "reportId", email from reports where case_id = ${caseId}::bigint and email is not null
    group by email order by 1 limit 1000`);
  return rows;
}

/** Twelve months after a case was closed, nobody needs to know who reported what: names, addresses, words, links and notes go. */
export async function eraseReportersOfOldCases(db: Connection): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(NO_LIMIT));
    await tx.execute(sql`
      with old as (update cases set reporters_erased_at = now()
        where reporters_erased_at is null and closed_at < now() - make_interval(months => ${retention.reporterMonths}) returning id),
      notes as (delete from operator_notes where subject = 'case' and subject_id in (select id::text from old)),
      links as (delete from report_links where report_id in (select r.id from reports r join old on old.id = r.case_id))
      update reports set name = '', email = null, user_id = null, explanation = '' where case_id in (select id from old)`);
  });
}

/** Removes an account from what it reported, and the words of decisions and notes about it: with its deletion. */
export async function eraseModerationOf(
  tx: Connection,
  { id, email }: { id: string; email: string | null },
): Promise<void> {
  await tx.execute(sql`
    with mine as (select id from reports where user_id = ${id} union select id from reports where email = ${email}::text),
      links as (delete from report_links where report_id in (select id from mine))
    update reports set name = '', email = null, user_id = null, explanation = '' where id in (select id from mine)`);
  const organisations = sql`(${endingOrganisations(id)})`;
  const isAbout = sql`(subject, subject_id) in (
    select 'account', ${id}::text
    union all select 'organisation', o.advertiser_id::text from ${organisations} o
    union all select 'listing', l.reference::text from listings l where l.advertiser_id in ${organisations}
    union all select 'message', e.id::text from requests r join request_events e on e.request_id = r.id
      where r.seeker_id = ${id} and e.author = 'demandeur')`;
  await tx.execute(sql`delete from operator_notes where ${isAbout}`);
  await tx.execute(
    sql`update decisions set ground_text = '', facts = '', statement = null, answer = null where ${isAbout}`,
  );
}
