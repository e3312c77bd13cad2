import { sql } from "drizzle-orm";
import { endingOrganisations } from "#app/account/members.repository.server.ts";
import type { Standing } from "#app/domain/standing.ts";
import type { Connection } from "#db/client.ts";
import { isNotSuspendedInSql } from "#db/standing.ts";

/** What a sanction is about: an account, or an organisation by its id as text. */
export type Sanctioned = { kind: "account" | "organisation"; id: string };

/**
 * The present standing of an account or organisation, locked until the transaction ends; undefined where there is none. What an
 * organisation publishes meanwhile is waited for, and what comes later waits (`lockPersonForUpdate`).
 */
export async function lockStanding(tx: Connection, { kind, id }: Sanctioned): Promise<Standing | null | undefined> {
  const { rows } = await tx.execute<{ standing: Standing | null }>(
    kind === "account"
      ? sql`select standing from users where id = ${id} for no key update`
      : sql`select standing from advertisers where id = ${id}::int and left_at is null for update`,
  );
  return rows[0]?.standing;
}

export async function setStanding(tx: Connection, { kind, id }: Sanctioned, standing: Standing | null): Promise<void> {
  const set = sql`standing = ${standing}, standing_since = ${standing === null ? null : sql`now()`}`;
  await tx.execute(
    kind === "account"
      ? sql`update users set ${set} where id = ${id}`
      : sql`update advertisers set ${set} where id = ${id}::int`,
  );
}

/** Suspends the organisations whose last member an account is; returns their ids. */
export async function suspendOrganisationsOf(tx: Connection, accountId: string): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    update advertisers a set suspended_with = ${accountId} where id in (${endingOrganisations(accountId)}) returning id`);
  return rows.map(({ id }) => id);
}

/** The reverse; returns the ids of those that were suspended with the account. */
export async function freeOrganisationsOf(tx: Connection, accountId: string): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    update advertisers set suspended_with = null where suspended_with = ${accountId} returning id`);
  return rows.map(({ id }) => id);
}

/** Ends the sessions of an account, or of all members of an organisation. */
export async function endSessionsOf(tx: Connection, { kind, id }: Sanctioned): Promise<void> {
  await tx.execute(
    kind === "account"
      ? sql`delete from sessions where user_id = ${id}`
      : sql`delete from sessions where user_id in (select user_id from memberships where advertiser_id = ${id}::int)`,
  );
}

/** Whether an account, or a member of an organisation, runs the portal. */
export async function hasOperator(tx: Connection, { kind, id }: Sanctioned): Promise<boolean> {
  const { rows } = await tx.execute(
    kind === "account"
      ? sql`select from operators where user_id = ${id}`
      : sql`select from operators where user_id in (select user_id from memberships where advertiser_id = ${id}::int)`,
  );
  return rows.length > 0;
}

/** Whether an organisation is suspended now; null where there is none. The row stays locked until the transaction ends. */
export async function lockSuspension(tx: Connection, advertiserId: number): Promise<boolean | null> {
  const { rows } = await tx.execute<{ isSuspended: boolean }>(sql`
    select not ${isNotSuspendedInSql("a")} as "isSuspended" from advertisers a where id = ${advertiserId} for share`);
  return rows[0]?.isSuspended ?? null;
}
