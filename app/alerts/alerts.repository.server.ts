import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { type AlertFrequency, MOST_ALERTS, type PauseReason } from "#app/domain/alert.ts";
import type { SavedSearch } from "#app/search/saved/saved-search.ts";
import type { Connection } from "#db/client.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";
import { alerts } from "#db/schema/alerts.ts";
import { type Alert, ANSWER_DAYS, DAYS_TO_CONFIRM, INACTIVE_DAYS } from "./alert.ts";
import { addAnchors, removeAnchors, searchColumns } from "./matching.repository.server.ts";
import { isUnusedRecipient } from "./recipients.repository.server.ts";

const columns = {
  id: alerts.id,
  query: alerts.query,
  name: sql<string>`coalesce(${alerts.ownName}, ${alerts.name})`,
  searchName: alerts.name,
  ownName: alerts.ownName,
  frequency: alerts.frequency,
  confirmedAt: alerts.confirmedAt,
  pauseReason: alerts.pauseReason,
  createdAt: alerts.createdAt,
  seenAt: alerts.seenAt,
  clickedAt: alerts.clickedAt,
  askedAt: alerts.askedAt,
};

const selectAlert = (db: Connection, id: number) =>
  db
    .select({ ...columns, recipientId: alerts.recipientId })
    .from(alerts)
    .where(eq(alerts.id, id));

const selectAlertOn = (db: Connection, { recipientId, query }: { recipientId: number; query: string }) =>
  db
    .select({
      id: alerts.id,
      frequency: alerts.frequency,
      isConfirmed: sql<boolean>`${alerts.confirmedAt} is not null`,
    })
    .from(alerts)
    .where(and(eq(alerts.recipientId, recipientId), eq(alerts.query, query)));

async function updateAlerts(db: Connection, which: SQL, values: PgUpdateSetSource<typeof alerts>): Promise<void> {
  await db.update(alerts).set(values).where(which);
}

/** The confirmed alerts of a recipient, newest first. */
export async function findAlertsOf(db: Connection, recipientId: number): Promise<Alert[]> {
  return db
    .select(columns)
    .from(alerts)
    .where(and(eq(alerts.recipientId, recipientId), isNotNull(alerts.confirmedAt)))
    .orderBy(desc(alerts.createdAt), desc(alerts.id))
    .limit(MOST_ALERTS);
}

/** An alert, locked until the transaction ends. */
export async function lockAlert(tx: Connection, id: number): Promise<(Alert & { recipientId: number }) | null> {
  const [row] = await selectAlert(tx, id).for("update");
  return row ?? null;
}

export async function findAlert(db: Connection, id: number): Promise<(Alert & { recipientId: number }) | null> {
  const [row] = await selectAlert(db, id);
  return row ?? null;
}

/** The alert of a recipient on a search. */
export async function findAlertOn(
  tx: Connection,
  on: { recipientId: number; query: string },
): Promise<{ id: number; frequency: AlertFrequency; isConfirmed: boolean } | null> {
  const [row] = await selectAlertOn(tx, on);
  return row ?? null;
}

export async function countConfirmedAlerts(tx: Connection, recipientId: number): Promise<number> {
  const [counted] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(alerts)
    .where(and(eq(alerts.recipientId, recipientId), isNotNull(alerts.confirmedAt)));
  return counted!.count;
}

type NewAlert = { recipientId: number; query: string; name: string; frequency: AlertFrequency };

/** Adds an alert to be confirmed within a week, or returns the recipient's alert on that search if it is confirmed. */
export async function addAlert(
  tx: Connection,
  alert: NewAlert,
): Promise<{ id: number; isConfirmed: boolean; frequency: AlertFrequency }> {
  await tx
    .insert(alerts)
    .values(alert)
    .onConflictDoUpdate({
      target: [alerts.recipientId, alerts.query],
      set: { frequency: alert.frequency, createdAt: sql`now()` },
      setWhere: isNull(alerts.confirmedAt),
    });
  const [row] = await selectAlertOn(tx, alert).for("update");
  return row!;
}

/** Makes the alert active: from now on, matches become notices. */
export async function activateAlert(tx: Connection, id: number, search: StoredSearch): Promise<void> {
  const active = { pausedAt: null, pauseReason: null, clickedAt: sql`now()`, askedAt: null };
  await updateAlerts(tx, eq(alerts.id, id), { confirmedAt: sql`coalesce(confirmed_at, now())`, ...active });
  await storeSearch(tx, id, search);
}

/** The part of a `PreparedSearch` that is stored. */
type StoredSearch = { saved: SavedSearch; preparedBy: string };

/** Stores the search of an alert, by which listings find the alert. */
export async function storeSearch(tx: Connection, id: number, { saved, preparedBy }: StoredSearch): Promise<void> {
  await updateAlerts(tx, eq(alerts.id, id), { ...searchColumns(saved), preparedBy });
  await removeAnchors(tx, [id]);
  await addAnchors(tx, id, saved);
}

/**
 * Gives an alert another search; matches of the previous search are no longer news. The search of a paused alert is stored
 * only when the alert is activated: until then no listing finds it.
 */
export async function replaceSearch(
  tx: Connection,
  { id, pauseReason }: Pick<Alert, "id" | "pauseReason">,
  { query, name, ...search }: StoredSearch & { query: string; name: string },
): Promise<void> {
  await updateAlerts(tx, eq(alerts.id, id), { query, name, seenAt: sql`now()` });
  if (pauseReason === null) await storeSearch(tx, id, search);
}

/** Sets the owner's name for an alert; null removes it. */
export const renameAlert = (tx: Connection, id: number, ownName: string | null): Promise<void> =>
  updateAlerts(tx, eq(alerts.id, id), { ownName });

/** Locks up to a hundred active alerts whose search was prepared by earlier code or with other communes. */
export async function lockOutdatedAlerts(tx: Connection, preparedBy: string): Promise<{ id: number; query: string }[]> {
  const { rows } = await tx.execute<{ id: number; query: string }>(sql`
    select id, query from alerts where confirmed_at is not null and paused_at is null
      and (prepared_by < ${preparedBy} or prepared_by > ${preparedBy}) limit 100 for update skip locked`);
  return rows;
}

/** Pauses an alert if it is active. */
export const pauseAlert = (tx: Connection, id: number, reason: PauseReason): Promise<void> =>
  pause(tx, eq(alerts.id, id), reason);
export const pauseAlertsOf = (tx: Connection, recipientId: number, reason: PauseReason): Promise<void> =>
  pause(tx, eq(alerts.recipientId, recipientId), reason);

/** Changes the reason why an alert is paused. */
export const setPauseReason = (tx: Connection, id: number, pauseReason: PauseReason): Promise<void> =>
  updateAlerts(tx, sql`${alerts.id} = ${id} and ${alerts.pausedAt} is not null`, { pauseReason });

async function pause(tx: Connection, which: SQL, reason: PauseReason): Promise<void> {
  const paused = await tx
    .update(alerts)
    .set({ pausedAt: sql`now()`, pauseReason: reason })
    .where(and(which, isNotNull(alerts.confirmedAt), isNull(alerts.pausedAt)))
    .returning({ id: alerts.id });
  await removeAnchors(
    tx,
    paused.map(({ id }) => id),
  );
}

export async function setFrequency(tx: Connection, id: number, frequency: AlertFrequency): Promise<void> {
  await updateAlerts(tx, eq(alerts.id, id), { frequency });
  await tx.execute(sql`update notices set due = ${frequency} where alert_id = ${id} and mailed_at is null`);
}

export async function deleteAlert(tx: Connection, id: number): Promise<void> {
  await tx.delete(alerts).where(eq(alerts.id, id));
}

/** The owner opened a listing of an alert's mail, so the mails are read. */
export const markClicked = (db: Connection, id: number): Promise<void> =>
  updateAlerts(db, eq(alerts.id, id), { clickedAt: sql`now()`, askedAt: null });

/** The owner opened all results of an alert, so none of them is news. */
export const markSeen = (db: Connection, id: number): Promise<void> =>
  updateAlerts(db, eq(alerts.id, id), { seenAt: sql`now()`, clickedAt: sql`now()`, askedAt: null });

/**
 * Until when the owner has seen the news of the alert `a`: the end of the visit before the current one. A visit ends an hour
 * after the list was last shown.
 */
export const seenUntil = sql`case when a.shown_at < now() - interval '1 hour' then greatest(a.seen_at, a.shown_at) else a.seen_at end`;

/** The recipient has seen all that the list of alerts showed at `until`. */
export const markAllSeen = (db: Connection, recipientId: number, until: Date): Promise<void> =>
  updateAlerts(db, eq(alerts.recipientId, recipientId), { seenAt: sql`greatest(seen_at, ${notLater(until)})` });

/** The list of a recipient's alerts was shown at `at`. This is no click: a scanner of mails may run scripts. */
export async function markShown(db: Connection, recipientId: number, at: Date): Promise<void> {
  await db.execute(sql`
    update alerts a set seen_at = ${seenUntil}, shown_at = greatest(a.shown_at, ${notLater(at)})
    where a.recipient_id = ${recipientId}`);
}

const notLater = (time: Date) => sql`least(${time.toISOString()}::timestamptz, now())`;

/** Stores the recipient's answer that all alerts shall go on. */
export const keepAlertsOf = (db: Connection, recipientId: number): Promise<void> =>
  updateAlerts(db, eq(alerts.recipientId, recipientId), { clickedAt: sql`now()`, askedAt: null });

/** Takes up to a hundred recipients of alerts without a click for a year, and marks that the question was sent for these alerts. */
export async function takeInactiveRecipients(
  tx: Connection,
): Promise<{ id: number; email: string; key: string; count: number }[]> {
  const { rows } = await tx.execute<{ id: number; email: string; key: string; count: number }>(sql`
    with inactive as (
      select distinct recipient_id as id from (
        select recipient_id from alerts where confirmed_at is not null and paused_at is null and asked_at is null
          and clicked_at < now() - make_interval(days => ${INACTIVE_DAYS}) order by clicked_at limit 100) as oldest),
    marked as (
      update alerts a set asked_at = now() from inactive where a.recipient_id = inactive.id and a.confirmed_at is not null
        and a.paused_at is null and a.asked_at is null and a.clicked_at < now() - make_interval(days => ${INACTIVE_DAYS})
      returning a.recipient_id)
    select r.id, r.email, r.key, count(*)::int as count from marked join recipients r on r.id = marked.recipient_id
    group by r.id order by r.id`);
  return rows;
}

/** Deletes alerts that were not confirmed or not continued in time, or paused for a year, then unused recipients. */
export async function deleteEndedAlerts(db: Connection): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(NO_LIMIT));
    await tx.execute(sql`
      delete from alerts where confirmed_at is null and created_at < now() - make_interval(days => ${DAYS_TO_CONFIRM})`);
    await tx.execute(sql`
      delete from alerts where asked_at < now() - make_interval(days => ${ANSWER_DAYS}) and clicked_at < asked_at`);
    await tx.execute(sql`delete from alerts where paused_at < now() - make_interval(days => ${INACTIVE_DAYS})`);
    // The lock waits for a transaction that adds an alert at this moment; the second statement then sees that alert.
    const { rows } = await tx.execute<{ id: number }>(sql`
      select id from recipients r where created_at < now() - interval '1 day' and ${isUnusedRecipient} for update skip locked`);
    await tx.execute(sql`
      delete from recipients r where id = any(${sql.param(rows.map(({ id }) => id))}::int[]) and ${isUnusedRecipient}`);
  });
}
