import { sql } from "drizzle-orm";
import { endingOrganisations } from "#app/account/members.repository.server.ts";
import type { Standing } from "#app/domain/standing.ts";
import type { Connection } from "#db/client.ts";
import { isNotSuspendedInSql } from "#db/standing.ts";

/** The subject of a sanction: an account, or an organisation by its id as text. */
export type Sanctioned = { kind: "account" | "organisation"; id: string };

/**
 * Reads and locks the standing of an account or organisation until the transaction ends; undefined for an unknown id. The lock waits for
 * an organisation's running publications, and later publications wait for it (`lockActor`).
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

/** Suspends the organisations whose only member is this account; returns their ids. */
export async function suspendOrganisationsOf(tx: Connection, accountId: string): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    update advertisers a set suspended_with = ${accountId} where id in (${endingOrganisations(accountId)}) returning id`);
  return rows.map(({ id }) => id);
}

/** The organisations whose homes change with the suspension of an account, or with its end; an organisation is its own result. */
export async function findFollowing(db: Connection, { kind, id }: Sanctioned, isSuspended: boolean): Promise<number[]> {
  const ofAccount = isSuspended
    ? sql`id in (${endingOrganisations(id)})`
    : sql`suspended_with = ${id} and standing is distinct from 'suspended'`;
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from advertisers where ${kind === "account" ? ofAccount : sql`id = ${id}::int and suspended_with is null`}`,
  );
  return rows.map((row) => row.id);
}

/** Ends the suspension of organisations that were suspended with the account; returns their ids. */
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

/** Whether an account, or a member of an organisation, is an operator. */
export async function hasOperator(tx: Connection, { kind, id }: Sanctioned): Promise<boolean> {
  const { rows } = await tx.execute(
    kind === "account"
      ? sql`select from operators where user_id = ${id}`
      : sql`select from operators where user_id in (select user_id from memberships where advertiser_id = ${id}::int)`,
  );
  return rows.length > 0;
}

/** Whether an organisation is suspended now; null for an unknown id. The row stays locked until the transaction ends. */
export async function lockSuspension(tx: Connection, advertiserId: number): Promise<boolean | null> {
  const { rows } = await tx.execute<{ isSuspended: boolean }>(sql`
    select not ${isNotSuspendedInSql("a")} as "isSuspended" from advertisers a where id = ${advertiserId} for share`);
  return rows[0]?.isSuspended ?? null;
}
