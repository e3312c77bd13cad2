import { retention } from "#app/domain/retention.ts";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Connection, Database } from "#db/client.ts";
import { mails } from "#db/schema/mails.ts";
import type { Mail, MergedMail, OutgoingMail } from "#app/domain/mail.ts";

/**
 * A queued mail. `isBudgeted`: the mail must still be counted against its recipient's budget when due. `mergeKey` is set while it waits
 * for other mails of its kind, which are merged into it.
 */
export type QueuedMail = Mail & {
  id: string;
  isBudgeted: boolean;
  merged: MergedMail | null;
  mergeKey: string | null;
};

/** Stores a mail until it is sent; returns its id. */
export async function addMail(tx: Connection, mail: OutgoingMail): Promise<string> {
  const { to, subject, text, html, unsubscribeUrl, isBudgeted } = mail;
  const [added] = await tx
    .insert(mails)
    .values({
      recipient: to,
      subject,
      text,
      html,
      unsubscribeUrl,
      isBudgeted,
      merged: mail.isBudgeted ? mail.merged : null,
    })
    .returning({ id: mails.id });
  return added!.id;
}

/** A queued mail; null if it was sent, merged or given up. */
export async function findMail(db: Connection, id: string): Promise<QueuedMail | null> {
  const [row] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), isNull(mails.givenUpAt)));
  if (!row) return null;
  const { recipient: to, unsubscribeUrl, ...queued } = row;
  return { to, ...queued, ...(unsubscribeUrl !== null && { unsubscribeUrl }) };
}

export async function deleteMail(db: Connection, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}

/** Deletes a mail that was sent, with its links, and records it for the operator: one statement, so both or neither. */
export async function recordSentMail(db: Connection, id: string): Promise<void> {
  await db.execute(sql`
    with gone as (delete from mails where id = ${id} returning id, recipient, subject, created_at)
    insert into sent_mails (id, recipient, subject, queued_at) select id, recipient, subject, created_at from gone
    on conflict (id) do nothing`);
}

/** Records a mail that was sent without the queue. */
export async function recordDirectMail(db: Connection, { to, subject }: Pick<Mail, "to" | "subject">): Promise<void> {
  await db.execute(sql`insert into sent_mails (id, recipient, subject, queued_at)
    values (gen_random_uuid(), ${to}, ${subject}, now())`);
}

/** Marks a mail as counted and no longer waiting; the caller sends it now, unchanged. */
export async function setToLeave(db: Connection, id: string): Promise<Mail | null> {
  const { recipient: to, subject, text, html, unsubscribeUrl: unsubscribe } = mails;
  const [leaving] = await db
    .update(mails)
    .set({ isBudgeted: false, mergeKey: null })
    .where(eq(mails.id, id))
    .returning({ to, subject, text, html, unsubscribe });
  if (!leaving) return null;
  const { unsubscribe: unsubscribeUrl, ...mail } = leaving;
  return { ...mail, ...(unsubscribeUrl !== null && { unsubscribeUrl }) };
}

/**
 * Merges a mail into a waiting mail with the same key, which gets the content of `merged`; without a waiting mail, the mail itself waits.
 * Returns whether it waits. Call it in a transaction.
 */
export async function mergeOrHold(tx: Connection, { id, to }: QueuedMail, merged: MergedMail): Promise<boolean> {
  const { subject, text, html, unsubscribeUrl = null, mergeKey } = merged;
  // Two concurrent mails of one kind would both wait.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${to} ${mergeKey}`}, 0))`);
  const waiting = await tx
    .update(mails)
    .set({ subject, text, html, unsubscribeUrl })
    .where(and(eq(mails.recipient, to), eq(mails.mergeKey, mergeKey), isNull(mails.givenUpAt)))
    .returning({ id: mails.id });
  if (waiting.length > 0) {
    await deleteMail(tx, id);
    return false;
  }
  await tx.update(mails).set({ isBudgeted: false, mergeKey }).where(eq(mails.id, id));
  return true;
}

export async function recordSendFailure(db: Connection, id: string, reason: string): Promise<void> {
  await db.update(mails).set({ lastError: reason }).where(eq(mails.id, id));
}

/** Gives a mail up: nobody sends it any more. */
export async function giveUpMail(db: Connection, id: string, reason: string): Promise<void> {
  await db
    .update(mails)
    .set({ lastError: reason, givenUpAt: sql`now()`, mergeKey: null })
    .where(eq(mails.id, id));
}

export async function deleteOldMails(db: Connection): Promise<void> {
  await db.delete(mails).where(lt(mails.givenUpAt, sql`now() - make_interval(days => ${retention.givenUpMails})`));
  await db.execute(sql`delete from sent_mails where sent_at < now() - make_interval(days => ${retention.sentMails})`);
}

/** Queued mails without a job: a previous release has queued them, or their job was lost. */
export async function findMailsWithoutJob(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from mails m where given_up_at is null and created_at < now() - interval '1 hour' and not exists (
      select from jobs.job j where j.name = 'deliver-mail' and j.data ->> 'mail' = m.id::text and j.state < 'completed')
    order by created_at limit 1000`);
  return rows.map(({ id }) => id);
}
