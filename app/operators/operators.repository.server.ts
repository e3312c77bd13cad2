import { sql } from "drizzle-orm";
import type { OperatorRole } from "#app/domain/member-role.ts";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";

/** A person with a role in the portal. `since` is an ISO instant; `hasFactor`: the second factor is set up. */
export type Operator = {
  accountId: string;
  name: string;
  email: string;
  role: OperatorRole;
  since: string;
  hasFactor: boolean;
};

export async function listOperators(db: Connection): Promise<Operator[]> {
  const { rows } = await db.execute<Operator>(sql`
    select o.user_id as "accountId", u.name, u.email, o.role,
      ${isoInSql(sql`o.joined_at`)} as since,
      coalesce(f.verified, false) as "hasFactor"
    from operators o join users u on u.id = o.user_id left join second_factors f on f.user_id = o.user_id
    order by o.role desc, u.name, u.id limit 500`);
  return rows;
}

/** Serializes changes of operators: the last operator must stay. */
export async function lockOperatorsForUpdate(tx: Connection): Promise<void> {
  await tx.execute(sql`lock table operators in share row exclusive mode`);
}

/** Whether nobody else could give roles. Changes of operators wait until the transaction ends. */
export async function isLastOperator(tx: Connection, accountId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from operators where user_id = ${accountId} and role = 'operator'`);
  if (rows.length === 0) return false;
  await lockOperatorsForUpdate(tx);
  return (await countOtherOperators(tx, accountId)) === 0;
}

export async function countOtherOperators(db: Connection, accountId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from operators where role = 'operator' and user_id <> ${accountId}`);
  return rows[0]!.count;
}

export async function setOperatorRole(tx: Connection, accountId: string, role: OperatorRole): Promise<void> {
  await tx.execute(sql`insert into operators (user_id, role) values (${accountId}, ${role})
    on conflict (user_id) do update set role = excluded.role`);
}

export async function deleteOperator(tx: Connection, accountId: string): Promise<void> {
  await tx.execute(sql`delete from operators where user_id = ${accountId}`);
}

/** Whether an account has set up a second factor, or has started to. */
export async function findFactorState(db: Connection, accountId: string): Promise<"none" | "begun" | "ready"> {
  const { rows } = await db.execute<{ verified: boolean }>(
    sql`select verified from second_factors where user_id = ${accountId}`,
  );
  if (rows.length === 0) return "none";
  return rows[0]!.verified ? "ready" : "begun";
}

/** Deletes an account's second factor, and its sessions' proofs. */
export async function deleteFactor(tx: Connection, accountId: string): Promise<void> {
  await tx.execute(sql`delete from second_factors where user_id = ${accountId}`);
  await tx.execute(sql`update users set two_factor_enabled = false where id = ${accountId}`);
  await tx.execute(sql`update sessions set second_factor_at = null where user_id = ${accountId}`);
}

export async function recordFactorSetup(db: Connection, accountId: string): Promise<void> {
  await db.execute(sql`update users set two_factor_enabled = true where id = ${accountId}`);
}

/** Marks a session as having proven the second factor. */
export async function recordProof(db: Connection, token: string, now: Date): Promise<void> {
  await db.execute(sql`update sessions set second_factor_at = ${now.toISOString()} where token = ${token}`);
}

export async function setRecoveryCodes(tx: Connection, accountId: string, encrypted: string): Promise<void> {
  await tx.execute(sql`update second_factors set backup_codes = ${encrypted} where user_id = ${accountId}`);
}

/** Locks the proofs of an account until the transaction ends; false while another proof runs. */
export async function tryLockFactor(tx: Connection, accountId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isLocked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`second factor ${accountId}`}, 0)) as "isLocked"`,
  );
  return rows[0]!.isLocked;
}

type Code = { code: string; now: Date };

/** Longest validity of a code: its own half minute, and the two beside it. */
const CODE_SECONDS = 90;

/** Whether a code was used while it may still be valid. */
export async function isUsedCode(db: Connection, accountId: string, { code, now }: Code): Promise<boolean> {
  const { rows } = await db.execute(sql`select from second_factors where user_id = ${accountId}
    and ${code} = any(string_to_array(last_code, ' '))
    and last_code_at > ${now.toISOString()}::timestamptz - make_interval(secs => ${CODE_SECONDS})`);
  return rows.length > 0;
}

/** Records a used code beside the codes of the last minute and a half. */
export async function recordUsedCode(tx: Connection, accountId: string, { code, now }: Code): Promise<void> {
  const instant = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`update second_factors set last_code_at = ${instant}, last_code = concat_ws(' ', ${code}::text,
    case when last_code_at > ${instant} - make_interval(secs => ${CODE_SECONDS}) then left(last_code, 60) end)
    where user_id = ${accountId}`);
}
