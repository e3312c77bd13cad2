import { sql, type SQL } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import { type MailCriteria, type MailCursor, MAILS_PER_PAGE, MOST_COUNTED } from "./mail-criteria.ts";

/** A mail without its text. `at`: when it was given up, queued or sent. `words`: the last answer of the mail server or Node. */
export type ListedMail = { id: string; to: string; subject: string; at: string; words: string | null };

type Criteria = Pick<MailCriteria, "recipient" | "before">;

/** The newest mails of one list; one row more than a page where there are more. */
async function list(
  db: Connection,
  { recipient, before }: Criteria,
  { table, at, where, words }: Record<"table" | "at" | "where" | "words", SQL>,
): Promise<ListedMail[]> {
  const { rows } = await db.execute<ListedMail>(sql`
    select id::text, recipient as "to", subject, ${isoInSql(at, ".US")} as at, ${words} as words from ${table}
    where ${where}
      ${recipient === null ? sql`` : sql`and lower(recipient) = ${recipient}`}
      ${before === null ? sql`` : isBefore(at, before)}
    order by ${at} desc, id desc limit ${MAILS_PER_PAGE + 1}`);
  return rows;
}

const isBefore = (column: SQL, { at, id }: MailCursor) => sql`and (${column}, id) < (${at}::timestamptz, ${id}::uuid)`;

const lastError = sql`last_error`;

export const listMailsGivenUp = (db: Connection, criteria: Criteria): Promise<ListedMail[]> =>
  list(db, criteria, {
    table: sql`mails`,
    at: sql`given_up_at`,
    where: sql`given_up_at is not null`,
    words: lastError,
  });

export const listSentMails = (db: Connection, criteria: Criteria): Promise<ListedMail[]> =>
  list(db, criteria, { table: sql`sent_mails`, at: sql`sent_at`, where: sql`true`, words: sql`null` });

/** `nextAt`: the ISO instant of the next attempt; null where a job runs, or will be made within the hour. */
type WaitingMail = ListedMail & { nextAt: string | null; isLeaving: boolean };

export async function listWaitingMails(db: Connection, criteria: Criteria): Promise<WaitingMail[]> {
  const mails = await list(db, criteria, {
    table: sql`mails`,
    at: sql`created_at`,
    where: sql`given_up_at is null`,
    words: lastError,
  });
  if (mails.length === 0) return [];
  const { rows } = await db.execute<{ id: string; nextAt: string; isLeaving: boolean }>(sql`
    select data ->> 'mail' as id, ${isoInSql(sql`min(start_after)`, ".US")} as "nextAt", bool_or(state = 'active') as "isLeaving" from jobs.job
    where name = 'deliver-mail' and state in ('created', 'retry', 'active')
      and data ->> 'mail' = any(${sql.param(mails.map(({ id }) => id))}::text[])
    group by 1`);
  const jobs = new Map(rows.map((job) => [job.id, job]));
  return mails.map((mail) => {
    const { nextAt = null, isLeaving = false } = jobs.get(mail.id) ?? {};
    return { ...mail, nextAt, isLeaving };
  });
}

/** The number of mails in each list, up to `MOST_COUNTED`. */
type MailCounts = { givenUp: number; waiting: number };

export async function countMails(db: Connection): Promise<MailCounts> {
  const count = (where: SQL) =>
    sql`(select count(*)::int from (select from mails where ${where} limit ${MOST_COUNTED}) counted)`;
  const { rows } = await db.execute<MailCounts>(sql`
    select ${count(sql`given_up_at is not null`)} as "givenUp", ${count(sql`given_up_at is null`)} as waiting`);
  return rows[0]!;
}

/** Queues a given-up mail again; null where the mail is not given up. The caller adds its job. */
export async function takeUpMail(tx: Connection, id: string): Promise<{ to: string } | null> {
  const { rows } = await tx.execute<{ to: string }>(sql`
    update mails set given_up_at = null where id = ${id}::uuid and given_up_at is not null returning recipient as "to"`);
  return rows[0] ?? null;
}

/** Queues up to `most` given-up mails again, the oldest first; returns their ids. */
export async function takeUpMails(tx: Connection, most: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update mails set given_up_at = null where id in (
      select id from mails where given_up_at is not null order by given_up_at limit ${most} for update skip locked)
    returning id::text`);
  return rows.map(({ id }) => id);
}

/** Deletes a given-up mail; false where the mail is not given up. */
export async function deleteMailGivenUp(tx: Connection, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`delete from mails where id = ${id}::uuid and given_up_at is not null`);
  return rowCount === 1;
}
