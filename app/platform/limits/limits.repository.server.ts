import { AsyncLocalStorage } from "node:async_hooks";
import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";
import { type GrowingDelay, type Limit, type LimitName, limits, type Spending, type Window } from "./limits.ts";
import { mailboxOf } from "#app/domain/mailbox.ts";
import type { Block } from "#app/domain/block.ts";

const limitOf = (name: LimitName): Limit => limits[name];
function keyOf([name, who]: Spending): string {
  const subjects: Record<string, string> = who;
  const values = limitOf(name).counts.map((kind) =>
    kind === "mailbox" ? mailboxOf(subjects["email"]!) : subjects[kind],
  );
  return [name, ...values].join(" ");
}

/**
 * Spends one attempt of each limit in turn. Returns false at the first limit without an attempt left: this limit and the next ones count
 * nothing, and the wait is recorded. Uses the database's clock, which all instances share.
 */
export async function spend(db: Connection, ...spendings: Spending[]): Promise<boolean> {
  for (const spending of spendings) {
    const limit = limitOf(spending[0]);
    const key = keyOf(spending);
    if (await ("most" in limit ? spendWindow(db, key, limit) : spendDelay(db, key, limit))) continue;
    await isSpent(db, spending);
    return false;
  }
  return true;
}

const noted = new AsyncLocalStorage<{ retrySeconds: number | null }>();

/** Answers a request; `notes` then has the wait of the last limit that refused, for `Retry-After`. */
export const withNotedWait = <Result>(notes: { retrySeconds: number | null }, answer: () => Result): Result =>
  noted.run(notes, answer);

/** The recorded wait of the current request in seconds; a minute without a record. */
export const retrySeconds = (): number => noted.getStore()?.retrySeconds ?? 60;

export function recordWait(seconds: number): void {
  const notes = noted.getStore();
  if (notes) notes.retrySeconds = Math.max(1, Math.ceil(seconds));
}

async function spendWindow(db: Connection, key: string, { most, minutes }: Window): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into attempts (key, window_ends_at, count) values (${key}, now() + make_interval(mins => ${minutes}), 1)
    on conflict (key) do update set
      count = case when attempts.window_ends_at <= now() then 1 else attempts.count + 1 end,
      window_ends_at = case when attempts.window_ends_at <= now() then excluded.window_ends_at else attempts.window_ends_at end
    where attempts.window_ends_at <= now() or attempts.count < ${most}
    returning key`);
  return rows.length > 0;
}

/** Maximum number of doublings of a wait: the longest wait is reached long before. */
const MOST_DOUBLINGS = 20;

async function spendDelay(db: Connection, key: string, limit: GrowingDelay): Promise<boolean> {
  const { free, firstSeconds, longestMinutes, resetAfterHours } = limit;
  const end = sql`now() + make_interval(hours => ${resetAfterHours})`;
  const count = sql`case when attempts.window_ends_at <= now() then 1 else attempts.count + 1 end`;
  const freeAt = (tries: typeof count) => sql`case when ${tries} >= ${free}::int then now() + make_interval(
    secs => least(${longestMinutes * 60}::int, ${firstSeconds}::int * 2 ^ least((${tries}) - ${free}::int, ${MOST_DOUBLINGS}::int))) end`;
  const { rows } = await db.execute(sql`
    insert into attempts (key, window_ends_at, count, free_at) values (${key}, ${end}, 1, ${freeAt(sql`1`)})
    on conflict (key) do update set count = ${count}, window_ends_at = ${end}, free_at = ${freeAt(count)}
    where attempts.window_ends_at <= now() or attempts.free_at is null or attempts.free_at <= now()
    returning key`);
  return rows.length > 0;
}

/** Whether a limit has no attempt left; counts nothing, and records the wait. */
export async function isSpent(db: Connection, spending: Spending): Promise<boolean> {
  const limit = limitOf(spending[0]);
  const isOver = "most" in limit ? sql`count >= ${limit.most}` : sql`free_at > now()`;
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select extract(epoch from coalesce(free_at, window_ends_at) - now())::float as seconds from attempts
    where key = ${keyOf(spending)} and window_ends_at > now() and ${isOver}`);
  if (rows[0]) recordWait(rows[0].seconds);
  return rows.length > 0;
}

/** Resets limits after a success: the earlier failures were typing mistakes. */
export async function resetAttempts(db: Connection, ...spendings: Spending[]): Promise<void> {
  await db.execute(sql`delete from attempts where key in ${spendings.map(keyOf)}`);
}

/** Resets limits of an account, for all networks. */
export async function resetAttemptsOf(db: Connection, names: LimitName[], accountId: string): Promise<void> {
  await db.execute(sql`delete from attempts where split_part(key, ' ', 1) in ${names} and ${endsWith(accountId)}`);
}

const namesOf = (holds: (limit: Limit) => boolean) =>
  Object.entries<Limit>(limits).flatMap(([name, limit]) => (holds(limit) ? [name] : []));
const namesEndedByReset = namesOf(({ endsAtReset }) => endsAtReset === true);
const mailboxNames = namesOf(({ counts }) => counts.includes("mailbox"));

const endsWith = (text: string) => sql`right(key, ${text.length + 1}) = ${` ${text}`}`;

/** The condition for keys that count an address, as typed or by mailbox. */
export const countsAddress = (email: string): SQL =>
  sql`(${endsWith(email)} or (split_part(key, ' ', 1) in ${mailboxNames} and ${endsWith(mailboxOf(email))}))`;

/** Resets the limits between an account and its holder, who has proven the address, for all networks. */
export async function resetAttemptsOfAccount(
  db: Connection,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await db.execute(
    sql`delete from attempts where split_part(key, ' ', 1) in ${namesEndedByReset} and (${endsWith(id)} or ${countsAddress(email)})`,
  );
}

/** Deletes all expired counts. */
export async function deleteEndedAttempts(db: Connection): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(NO_LIMIT));
    await tx.execute(sql`delete from attempts where window_ends_at <= now()`);
  });
}

/** Maximum number of rules to read: a portal has tens. */
const MOST = 1_000;

/** The rules that are in force now. */
export async function findBlocks(db: Connection): Promise<Block[]> {
  const { rows } = await db.execute<Block>(
    sql`select kind, value from blocks where ends_at is null or ends_at > now() order by id desc limit ${MOST}`,
  );
  return rows;
}
