import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { type AlertFrequency, MOST_ALERTS, type PauseReason } from "#app/domain/alert.ts";
import type { SavedSearch } from "#app/search/saved-search.ts";
import type { Connection } from "#db/client.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";
import { alerts } from "#db/schema/alerts.ts";
import { type Alert, ANSWER_DAYS, DAYS_TO_CONFIRM, QUIET_DAYS } from "./alert.ts";
import { addAnchors, removeAnchors, searchColumns } from "./matching.repository.server.ts";
import { isToldNothing } from "./recipients.repository.server.ts";

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

/** The confirmed alerts of a person, newest first. */
export async function findAlertsOf(db: Connection, recipientId: number): Promise<Alert[]> {
  return db
    .select(columns)
    .from(alerts)
    .where(and(eq(alerts.recipientId, recipientId), isNotNull(alerts.confirmedAt)))
    .orderBy(desc(alerts.createdAt), desc(alerts.id))
    .limit(MOST_ALERTS);
}

/** Locked until the transaction ends. */
export async function lockAlert(tx: Connection, id: number): Promise<(Alert & { recipientId: number }) | null> {
  const [found] = await tx
    .select({ ...columns, recipientId: alerts.recipientId })
    .from(alerts)
    .where(eq(alerts.id, id))
    .for("update");
  return found ?? null;
}

export async function findAlert(db: Connection, id: number): Promise<(Alert & { recipientId: number }) | null> {
  const [found] = await db
    .select({ ...columns, recipientId: alerts.recipientId })
    .from(alerts)
    .where(eq(alerts.id, id));
  return found ?? null;
}

/** The alert of a person on a search. */
export async function findAlertOn(
  tx: Connection,
  { recipientId, query }: { recipientId: number; query: string },
): Promise<{ id: number; frequency: AlertFrequency; isConfirmed: boolean } | null> {
  const [found] = await tx
    .select({
      id: alerts.id,
      frequency: alerts.frequency,
      isConfirmed: sql<boolean>`${alerts.confirmedAt} is not null`,
    })
    .from(alerts)
    .where(and(eq(alerts.recipientId, recipientId), eq(alerts.query, query)));
  return found ?? null;
}

export async function countConfirmedAlerts(tx: Connection, recipientId: number): Promise<number> {
  const [counted] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(alerts)
    .where(and(eq(alerts.recipientId, recipientId), isNotNull(alerts.confirmedAt)));
  return counted!.count;
}

type NewAlert = { recipientId: number; query: string; name: string; frequency: AlertFrequency };

/** The alert of a person on a search: one to confirm within a week, or the confirmed one that is there, unchanged. */
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
  const [found] = await tx
    .select({
      id: alerts.id,
      isConfirmed: sql<boolean>`${alerts.confirmedAt} is not null`,
      frequency: alerts.frequency,
    })
    .from(alerts)
    .where(and(eq(alerts.recipientId, alert.recipientId), eq(alerts.query, alert.query)))
    .for("update");
  return found!;
}

/** The alert tells from now on. */
export async function activateAlert(tx: Connection, id: number, search: StoredSearch): Promise<void> {
  await tx
    .update(alerts)
    .set({
      confirmedAt: sql`coalesce(confirmed_at, now())`,
      pausedAt: null,
      pauseReason: null,
      clickedAt: sql`now()`,
      askedAt: null,
    })
    .where(eq(alerts.id, id));
  await storeSearch(tx, id, search);
}

/** A search that `prepareSearch` made. */
type StoredSearch = { saved: SavedSearch; preparedBy: string };

/** Lets an alert be found by the listings of its search. */
export async function storeSearch(tx: Connection, id: number, { saved, preparedBy }: StoredSearch): Promise<void> {
  await tx
    .update(alerts)
    .set({ ...searchColumns(saved), preparedBy })
    .where(eq(alerts.id, id));
  await removeAnchors(tx, [id]);
  await addAnchors(tx, id, saved);
}

/**
 * Gives an alert another search; what it found for the one before is no news. A paused alert is found by nothing: its search
 * is stored when it is activated.
 */
export async function replaceSearch(
  tx: Connection,
  { id, pauseReason }: Pick<Alert, "id" | "pauseReason">,
  { query, name, ...search }: StoredSearch & { query: string; name: string },
): Promise<void> {
  await tx
    .update(alerts)
    .set({ query, name, seenAt: sql`now()` })
    .where(eq(alerts.id, id));
  if (pauseReason === null) await storeSearch(tx, id, search);
}

/** Gives an alert a person's own name; null takes it away. */
export async function renameAlert(tx: Connection, id: number, ownName: string | null): Promise<void> {
  await tx.update(alerts).set({ ownName }).where(eq(alerts.id, id));
}

/** Locks up to a hundred alerts that tell, and that an earlier code or other communes prepared. */
export async function lockOutdatedAlerts(tx: Connection, preparedBy: string): Promise<{ id: number; query: string }[]> {
  const { rows } = await tx.execute<{ id: number; query: string }>(sql`
    select id, query from alerts where confirmed_at is not null and paused_at is null
      and (prepared_by < ${preparedBy} or prepared_by > ${preparedBy}) limit 100 for update skip locked`);
  return rows;
}

/** Pauses alerts that tell. */
export const pauseAlert = (tx: Connection, id: number, reason: PauseReason): Promise<void> =>
  pause(tx, eq(alerts.id, id), reason);
export const pauseAlertsOf = (tx: Connection, recipientId: number, reason: PauseReason): Promise<void> =>
  pause(tx, eq(alerts.recipientId, recipientId), reason);

/** Notes another reason for which an alert stays paused. */
export async function setPauseReason(tx: Connection, id: number, reason: PauseReason): Promise<void> {
  await tx
    .update(alerts)
    .set({ pauseReason: reason })
    .where(and(eq(alerts.id, id), isNotNull(alerts.pausedAt)));
}

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
  await tx.update(alerts).set({ frequency }).where(eq(alerts.id, id));
  await tx.execute(sql`update notices set due = ${frequency} where alert_id = ${id} and mailed_at is null`);
}

export async function deleteAlert(tx: Connection, id: number): Promise<void> {
  await tx.delete(alerts).where(eq(alerts.id, id));
}

/** The person opened a home of an alert: somebody reads its mails. */
export async function markClicked(db: Connection, id: number): Promise<void> {
  await db
    .update(alerts)
    .set({ clickedAt: sql`now()`, askedAt: null })
    .where(eq(alerts.id, id));
}

/** The person opened all that an alert finds: nothing of it is new to them. */
export async function markSeen(db: Connection, id: number): Promise<void> {
  await db
    .update(alerts)
    .set({ seenAt: sql`now()`, clickedAt: sql`now()`, askedAt: null })
    .where(eq(alerts.id, id));
}

/**
 * Until when the person has seen what the alert `a` told: up to the visit before this one. A visit is over an hour after
 * the list was last shown.
 */
export const seenUntil = sql`case when a.shown_at < now() - interval '1 hour' then greatest(a.seen_at, a.shown_at) else a.seen_at end`;

/** The person has seen all that the list of their alerts showed at `until`. */
export async function markAllSeen(db: Connection, recipientId: number, until: Date): Promise<void> {
  await db
    .update(alerts)
    .set({ seenAt: sql`greatest(seen_at, ${notLater(until)})` })
    .where(eq(alerts.recipientId, recipientId));
}

/** The list of their alerts was shown at `at`. It does not count as a click: a scanner may run scripts. */
export async function markShown(db: Connection, recipientId: number, at: Date): Promise<void> {
  await db.execute(sql`
    update alerts a set seen_at = ${seenUntil}, shown_at = greatest(a.shown_at, ${notLater(at)})
    where a.recipient_id = ${recipientId}`);
}

const notLater = (time: Date) => sql`least(${time.toISOString()}::timestamptz, now())`;

/** The person wants all of their alerts to go on. */
export async function keepAlertsOf(db: Connection, recipientId: number): Promise<void> {
  await db
    .update(alerts)
    .set({ clickedAt: sql`now()`, askedAt: null })
    .where(eq(alerts.recipientId, recipientId));
}

/** Takes up to a hundred people with alerts that had no click for a year, and notes that they are asked about these. */
export async function takeQuietRecipients(
  tx: Connection,
): Promise<{ id: number; email: string; key: string; count: number }[]> {
  const { rows } = await tx.execute<{ id: number; email: string; key: string; count: number }>(sql`
    with quiet as (
      select distinct recipient_id as id from (
        select recipient_id from alerts where confirmed_at is not null and paused_at is null and asked_at is null
          and clicked_at < now() - make_interval(days => ${QUIET_DAYS}) order by clicked_at limit 100) as oldest),
    asked as (
      update alerts a set asked_at = now() from quiet where a.recipient_id = quiet.id and a.confirmed_at is not null
        and a.paused_at is null and a.asked_at is null and a.clicked_at < now() - make_interval(days => ${QUIET_DAYS})
      returning a.recipient_id)
    select r.id, r.email, r.key, count(*)::int as count from asked join recipients r on r.id = asked.recipient_id
    group by r.id order by r.id`);
  return rows;
}

/** Deletes alerts that nobody confirmed or wanted to keep, those paused for a year, then people who are told nothing. */
export async function deleteEndedAlerts(db: Connection): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(NO_LIMIT));
    await tx.execute(sql`
      delete from alerts where confirmed_at is null and created_at < now() - make_interval(days => ${DAYS_TO_CONFIRM})`);
    await tx.execute(sql`
      delete from alerts where asked_at < now() - make_interval(days => ${ANSWER_DAYS}) and clicked_at < asked_at`);
    await tx.execute(sql`delete from alerts where paused_at < now() - make_interval(days => ${QUIET_DAYS})`);
    // Locked first: who saves an alert at this moment locks the person too, and is seen by the second statement.
    const { rows } = await tx.execute<{ id: number }>(sql`
      select id from recipients r where created_at < now() - interval '1 day' and ${isToldNothing} for update skip locked`);
    await tx.execute(sql`
      delete from recipients r where id = any(${sql.param(rows.map(({ id }) => id))}::int[]) and ${isToldNothing}`);
  });
}
