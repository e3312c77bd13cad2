import { sql } from "drizzle-orm";
import { endingOrganisations } from "#app/account/members.repository.server.ts";
import { mailboxOf } from "#app/domain/mailbox.ts";
import { retention } from "#app/domain/retention.ts";
import { hashSecret, newSecret } from "#app/platform/security/link-secret.server.ts";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";
import { type CaseKind, dueAt, isGrave, type ReportedKind, type ReportKind } from "#app/domain/report.ts";
import { MOST_SENT } from "./cases.ts";
import type { WrittenReport } from "./report.schema.ts";
import type { ThingId } from "./thing.ts";

/** `decision`: the number of the contested decision. */
type NewReport = Omit<WrittenReport, "kind"> & {
  kind: CaseKind;
  about: ThingId;
  accountId: string | null;
  now: Date;
  decision?: string;
};
type StoredReport = { caseId: string; reportId: string; isNewCase: boolean };

/**
 * Adds a report to the open case of its thing; the first report opens the case, and a grave one makes the case grave and due sooner. Null
 * where the same person has sent the same report in this case.
 */
export async function addReport(tx: Connection, report: NewReport): Promise<StoredReport | null> {
  const { kind, explanation, name, email, about, accountId, now, decision = null } = report;
  const at = now.toISOString();
  const { rows } = await tx.execute<{ id: string; isNew: boolean }>(sql`
    insert into cases (subject, subject_id, is_grave, opened_at, due_at)
    values (${about.kind}, ${about.id}, ${isGrave(kind)}, ${at}, ${dueAt(kind, now).toISOString()})
    on conflict (subject, subject_id) where closed_at is null do update
      set is_grave = cases.is_grave or excluded.is_grave, due_at = least(cases.due_at, excluded.due_at)
    returning id::text, xmax = 0 as "isNew"`);
  const { id: caseId, isNew } = rows[0]!;
  const { rows: added } = await tx.execute<{ id: string }>(sql`
    insert into reports (case_id, kind, explanation, name, email, user_id, decision_id, created_at)
    select ${caseId}::bigint, ${kind}, ${explanation}, ${name}, ${email}, ${accountId}, ${decision}::bigint, ${at}
    where not exists (select from reports where case_id = ${caseId}::bigint and kind = ${kind}
      and explanation = ${explanation} and email is not distinct from ${email} and decision_id is not distinct from ${decision}::bigint)
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

/** A report on its own page; instants in ISO. `answer` is null until the decision. */
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
  /** The number of the decision. */
  decision: string | null;
};

/** The report that a secret opens; null for an unknown or erased report. */
export async function findLinkedReport(db: Connection, secret: string): Promise<ReportState | null> {
  const { rows } = await db.execute<ReportState>(sql`
    select c.id::text as "caseNumber", c.subject as about, c.subject_id as "aboutId", r.kind, r.explanation,
      ${isoInSql(sql`r.created_at`)} as "reportedAt",
      ${isoInSql(sql`c.due_at`)} as "dueAt", c.examined_at is not null as "isExamined", ${isoInSql(sql`c.closed_at`)} as "closedAt",
      d.answer, d.id::text as decision
    from report_links k join reports r on r.id = k.report_id join cases c on c.id = r.case_id
    left join decisions d on d.id = (select max(id) from decisions where case_id = c.id)
    where r.kind <> 'contest' and k.secret_hash = ${hashSecret(secret)}`);
  return rows[0] ?? null;
}

/** Somebody who reported, or contested a decision. */
type Reporter = { reportId: string; email: string; decision: string | null };

/** The recipients of a case's decision, each mailbox once, with the report or contest that the link shows. */
export async function findReporters(db: Connection, caseId: string): Promise<Reporter[]> {
  const { rows } = await db.execute<Reporter>(sql`
    select "reportId", email, decision from (
      select distinct on (email) id, id::text as "reportId", email, decision_id::text as decision from reports
      where case_id = ${caseId}::bigint and email is not null order by email, id desc limit ${MOST_SENT}
    ) r order by id`);
  return [...new Map(rows.map((row) => [mailboxOf(row.email), row])).values()];
}

/** Erases the reporters' names, addresses, words, links and notes twelve months after a case was closed. */
export async function eraseReportersOfOldCases(db: Connection): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(NO_LIMIT));
    await tx.execute(
      sql`delete from decision_links where created_at < now() - make_interval(months => ${retention.reporterMonths})`,
    );
    await tx.execute(sql`
      with old as (update cases set reporters_erased_at = now()
        where reporters_erased_at is null and closed_at < now() - make_interval(months => ${retention.reporterMonths}) returning id),
      notes as (delete from operator_notes where subject = 'case' and subject_id in (select id::text from old)),
      links as (delete from report_links where report_id in (select r.id from reports r join old on old.id = r.case_id))
      update reports set name = '', email = null, user_id = null, explanation = '' where case_id in (select id from old)`);
  });
}

/** Removes an account from its reports, and the texts of decisions and notes about the account, when the account is deleted. */
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
