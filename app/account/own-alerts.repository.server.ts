import { sql } from "drizzle-orm";
import { MOST_ALERTS } from "#app/domain/alert.ts";
import type { Connection } from "#db/client.ts";

/**
 * Moves the alerts of an account to its new address, where they join existing ones. Links of earlier mails end: the next holder
 * of the old address must not use them.
 */
export async function moveRecipient(tx: Connection, { from, to }: { from: string; to: string }): Promise<void> {
  const { rows } = await tx.execute<{ id: number; email: string }>(sql`
    select id, email from recipients where email in (${from.toLowerCase()}, ${to.toLowerCase()}) order by id for update`);
  const old = rows.find(({ email }) => email === from.toLowerCase());
  const present = rows.find(({ email }) => email === to.toLowerCase());
  if (!old || old === present) return;
  if (!present) {
    await tx.execute(sql`
      update recipients set email = ${to.toLowerCase()}, key = gen_random_uuid(), refused_at = null where id = ${old.id}`);
    return;
  }
  await joinRecipients(tx, { old: old.id, present: present.id });
}

/** Joins alerts: of two on one search the confirmed one stays, and beyond the maximum the newest ones stay. */
async function joinRecipients(tx: Connection, { old, present }: { old: number; present: number }): Promise<void> {
  await tx.execute(sql`
    delete from alerts a where recipient_id = ${present} and confirmed_at is null
      and exists (select from alerts o where o.recipient_id = ${old} and o.query = a.query)`);
  await tx.execute(sql`
    update alerts set recipient_id = ${present} where id in (
      select id from alerts a where recipient_id = ${old} and confirmed_at is not null
        and not exists (select from alerts p where p.recipient_id = ${present} and p.query = a.query)
      order by created_at desc, id desc
      limit greatest(0, ${MOST_ALERTS} - (select count(*) from alerts where recipient_id = ${present} and confirmed_at is not null)))`);
  await tx.execute(sql`
    update notices n set recipient_id = ${present} where recipient_id = ${old} and not exists (
      select from notices p where p.recipient_id = ${present} and p.event_id = n.event_id)`);
  await tx.execute(sql`delete from recipients where id = ${old}`);
  // The new address was confirmed by a mail, so it accepts mails.
  await tx.execute(sql`update recipients set refused_at = null where id = ${present}`);
}
