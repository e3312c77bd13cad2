import { sql } from "drizzle-orm";
import type { Standing } from "#app/domain/standing.ts";
import { hashSecret, newSecret } from "#app/platform/security/link-secret.server.ts";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import type { MadeDecision } from "./cases.ts";
import type { WrittenDecision } from "./decision.ts";
import type { Statements } from "./statement.ts";
import type { Thing, ThingId } from "./thing.ts";

/** Serializes decisions about one thing until the transaction ends; reports wait to join its case. */
export async function lockThing(tx: Connection, { kind, id }: ThingId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`decision ${kind} ${id}`}, 0))`);
  await tx.execute(
    sql`select from cases where subject = ${kind} and subject_id = ${id} and closed_at is null for update`,
  );
}

/** The data that a decision depends on beside the thing itself. `version` changes with each report and decision. */
type Surroundings = { caseId: string | null; isContested: boolean; standing: Standing | null; version: string };

export async function readSurroundings(db: Connection, { kind, id, behind }: Thing): Promise<Surroundings> {
  const is = sql`subject = ${kind} and subject_id = ${id}`;
  const standing =
    behind === null
      ? sql`null`
      : behind.kind === "account"
        ? sql`(select standing from users where id = ${behind.id})`
        : sql`(select standing from advertisers where id = ${behind.id}::int)`;
  const { rows } = await db.execute<Surroundings>(sql`
    select c.id::text as "caseId", ${standing} as standing,
      exists (select from reports where case_id = c.id and kind = 'contest') as "isContested", concat_ws(' ', c.id, (select max(id) from reports where case_id = c.id),
      'd', (select max(id) from decisions where ${is}), ${standing}) as version
    from (values (1)) one left join cases c on c.subject = ${kind} and c.subject_id = ${id} and c.closed_at is null`);
  return rows[0]!;
}

/** The accounts responsible for a thing: one account, or an organisation's administrators. */
export async function findAccountsBehind(
  db: Connection,
  { behind }: Pick<Thing, "behind">,
): Promise<{ id: string; email: string }[]> {
  if (behind === null) return [];
  const { rows } = await db.execute<{ id: string; email: string }>(
    behind.kind === "account"
      ? sql`select id, email from users where id = ${behind.id}`
      : sql`select u.id, u.email from memberships m join users u on u.id = m.user_id
          where m.advertiser_id = ${Number(behind.id)} and m.role = 'administrator' order by u.email limit 50`,
  );
  return rows;
}

/** Adds a link to a decision for an account that the decision is about, and returns its secret; only the hash is stored. */
export async function addDecisionLink(tx: Connection, decisionId: string, accountId: string): Promise<string> {
  const secret = newSecret();
  await tx.execute(sql`insert into decision_links (secret_hash, decision_id, user_id)
    values (${hashSecret(secret)}, ${decisionId}::bigint, ${accountId})`);
  return secret;
}

type NewDecision = {
  caseId: string | null;
  thing: ThingId;
  decision: WrittenDecision;
  statements: Statements;
  actorId: string | null;
  now: Date;
};

/** Stores a decision, and closes its case; returns the decision's number. */
export async function storeDecision(tx: Connection, made: NewDecision): Promise<string> {
  const { caseId, thing, decision, statements, actorId, now } = made;
  const { choice, ground, groundText, facts } = decision;
  const at = now.toISOString();
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into decisions (case_id, subject, subject_id, choice, ground, ground_text, facts, statement, answer, actor_id, decided_at)
    values (${caseId}::bigint, ${thing.kind}, ${thing.id}, ${choice}, ${ground}, ${groundText}, ${facts}, ${statements.toSubject},
      ${statements.toReporters}, ${actorId}, ${at}) returning id::text`);
  await tx.execute(sql`
    update cases set closed_at = ${at}, examined_at = coalesce(examined_at, ${at}) where id = ${caseId}::bigint`);
  return rows[0]!.id;
}

/** The newest decisions about a thing. */
export async function listDecisions(db: Connection, { kind, id }: ThingId): Promise<MadeDecision[]> {
  const { rows } = await db.execute<MadeDecision>(sql`
    select d.id::text, d.choice, d.ground, d.facts, d.statement, d.answer, u.name as by,
      ${isoInSql(sql`d.decided_at`)} as at,
      (select coalesce(json_agg(json_build_object('caseId', r.case_id::text, 'explanation', r.explanation,
        'at', ${isoInSql(sql`r.created_at`)}) order by r.id), '[]') from reports r where r.decision_id = d.id) as contests
    from decisions d left join users u on u.id = d.actor_id
    where d.subject = ${kind} and d.subject_id = ${id} order by d.id desc limit 10`);
  return rows;
}
