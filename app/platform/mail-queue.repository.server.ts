import { eq, sql } from "drizzle-orm";
import type { Connection, Database } from "#db/client.ts";
import { mails } from "#db/schema/mails.ts";
import type { Mail, MergedMail, OutgoingMail } from "./mail.ts";

/** `tries` counts the one that is about to be made; `mergeKey` is set on a merged mail that has waited. */
export type QueuedMail = Mail & {
  id: string;
  tries: number;
  isBudgeted: boolean;
  merged: MergedMail | null;
  mergeKey: string | null;
};

/** Longer than a mail server may keep a try waiting: what is claimed for so long was claimed by a portal that died. */
const LEASE_MINUTES = 5;
const FIRST_WAIT_SECONDS = 10;
const LONGEST_WAIT_SECONDS = 3_600;
const GIVEN_UP_HOURS = 24;
const KEPT_DAYS = 30;
/** How long merged mails wait for others of their kind. */
const HELD_MINUTES = 60;

/** Queues a mail. In a transaction, it leaves once that commits, or not at all. */
export async function enqueueMail(db: Connection, mail: OutgoingMail): Promise<void> {
  const { to, subject, text, html } = mail;
  const isBudgeted = mail.causedBy === "others";
  await db
    .insert(mails)
    .values({ recipient: to, subject, text, html, isBudgeted, merged: isBudgeted ? mail.merged : null });
}

/** Takes up to `most` mails whose time has come; no other portal gets them until the lease ends. */
export async function claimDueMails(db: Database, most: number): Promise<QueuedMail[]> {
  const { rows } = await db.execute<QueuedMail>(sql`
    update mails set tries = tries + 1, next_try_at = now() + make_interval(mins => ${LEASE_MINUTES})
    where id in (select id from mails where next_try_at <= now() order by next_try_at limit ${most} for update skip locked)
    returning id, recipient as "to", subject, text, html, tries, is_budgeted as "isBudgeted", merged, merge_key as "mergeKey"`);
  return rows;
}

export async function forgetMail(db: Database, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}

/** Puts what is told in one mail an hour in the place of a mail; one of its kind that waits already serves. */
export async function mergeMail(db: Database, { id, to }: QueuedMail, merged: MergedMail): Promise<void> {
  const { subject, text, html, mergeKey } = merged;
  await db.execute(sql`
    with held as (
      insert into mails (recipient, subject, text, html, merge_key, next_try_at)
      values (${to}, ${subject}, ${text}, ${html}, ${mergeKey}, now() + make_interval(mins => ${HELD_MINUTES}))
      on conflict (recipient, merge_key) where merge_key is not null and tries = 0 do nothing
    ) delete from mails where id = ${id}`);
}

/** Sets the next try, ever later; after a day of them the mail is given up. */
export async function postponeMail(
  db: Database,
  { id, tries }: QueuedMail,
  reason: string,
): Promise<{ isGivenUp: boolean }> {
  const { rows } = await db.execute<{ isGivenUp: boolean }>(sql`
    update mails set last_error = ${reason}, next_try_at = case
      when created_at > now() - make_interval(hours => ${GIVEN_UP_HOURS}) then now() + make_interval(secs => ${waitSeconds(tries)}) end
    where id = ${id} returning next_try_at is null as "isGivenUp"`);
  return { isGivenUp: rows[0]?.isGivenUp ?? false };
}

/** Ends the tries of a mail, which the operator may read for a month; forgets those of before. */
export async function giveUpMail(db: Database, { id }: QueuedMail, reason: string): Promise<void> {
  await db.execute(sql`update mails set last_error = ${reason}, next_try_at = null where id = ${id}`);
  await db.execute(
    sql`delete from mails where next_try_at is null and created_at < now() - make_interval(days => ${KEPT_DAYS})`,
  );
}

/** After 10 s, 30 s, 90 s… and then every hour. */
export const waitSeconds = (tries: number): number =>
  Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 3 ** (tries - 1));
