import { sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";

/**
 * A recipient who gets no notices any more. `cause` is null if no alert has the reason; `words`: the mail server's answer to the
 * last mail, while that is kept. `at` has microseconds.
 */
type RefusedRecipient = {
  id: string;
  email: string;
  at: string;
  cause: "refused" | "complaint" | null;
  words: string | null;
};

/** The newest refused recipients, at most `most`; only one address, or only before `before`. */
export async function listRefusedRecipients(
  db: Connection,
  { recipient, before, most }: { recipient: string | null; before: { at: string; id: string } | null; most: number },
): Promise<RefusedRecipient[]> {
  const { rows } = await db.execute<RefusedRecipient>(sql`
    select r.id::text, r.email, ${isoInSql(sql`r.refused_at`, ".US")} as at,
      (select a.pause_reason from alerts a where a.recipient_id = r.id and a.pause_reason in ('refused', 'complaint')
        order by a.paused_at desc limit 1) as cause,
      (select m.last_error from mails m where lower(m.recipient) = r.email and m.given_up_at is not null
        order by m.given_up_at desc limit 1) as words
    from recipients r where r.refused_at is not null
      ${recipient === null ? sql`` : sql`and r.email = ${recipient}`}
      ${before === null ? sql`` : sql`and (r.refused_at, r.id) < (${before.at}::timestamptz, ${before.id}::int)`}
    order by r.refused_at desc, r.id desc limit ${most}`);
  return rows;
}

/** Allows mails to a recipient again, and resumes alerts paused by the refusal; false for a recipient who is not refused. */
export async function resumeRecipient(tx: Connection, id: number): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`update recipients set refused_at = null where id = ${id} and refused_at is not null`,
  );
  if (rowCount !== 1) return false;
  // The alerts have no anchors yet: the job that prepares outdated alerts adds them.
  await tx.execute(sql`
    update alerts set paused_at = null, pause_reason = null, prepared_by = '', clicked_at = now(), asked_at = null
    where recipient_id = ${id} and pause_reason in ('refused', 'complaint')`);
  return true;
}
