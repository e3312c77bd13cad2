import { sql } from "drizzle-orm";
import { memberAddresses } from "#app/account/members.repository.server.ts";
import type { Standing } from "#app/domain/standing.ts";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import type { MadeDecision } from "./case.ts";
import type { WrittenDecision } from "./decision.ts";
import type { Statements } from "./statement.ts";
import type { Thing, ThingId } from "./thing.ts";

/** Two decisions about one thing run one after the other, until the transaction ends; reports wait to join its case. */
export async function lockThing(tx: Connection, { kind, id }: ThingId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`decision ${kind} ${id}`}, 0))`);
  await tx.execute(
    sql`select from cases where subject = ${kind} and subject_id = ${id} and closed_at is null for update`,
  );
}

/** What a decision depends on beside the thing itself. `version` changes with each report and decision. */
export type Surroundings = { caseId: string | null; standing: Standing | null; version: string };

export async function readSurroundings(db: Connection, { kind, id, behind }: Thing): Promise<Surroundings> {
  const is = sql`subject = ${kind} and subject_id = ${id}`;
  const standing =
    behind === null
      ? sql`null`
      : behind.kind === "account"
        ? sql`(select standing from users where id = ${behind.id})`
        : sql`(select standing from advertisers where id = ${behind.id}::int)`;
  const { rows } = await db.execute<Surroundings>(sql`
    select c.id::text as "caseId", ${standing} as standing, concat_ws(' ', c.id, (select max(id) from reports where case_id = c.id),
      'd', (select max(id) from decisions where ${is}), ${standing}) as version
    from (values (1)) one left join cases c on c.subject = ${kind} and c.subject_id = ${id} and c.closed_at is null`);
  return rows[0]!;
}

/** The addresses of who answers for a thing: an account's, or those of an organisation's administrators. */
export async function findAddressesBehind(db: Connection, { behind }: Pick<Thing, "behind">): Promise<string[]> {
  if (behind === null) return [];
  const { rows } = await db.execute<{ email: string }>(
    behind.kind === "account"
      ? sql`select email from users where id = ${behind.id}`
      : sql`${memberAddresses(Number(behind.id))} and m.role = 'administrator' order by u.email limit 50`,
  );
  return rows.map(({ email }) => email);
}

type NewDecision = {
  caseId: string | null;
  thing: ThingId;
  decision: WrittenDecision;
  statements: Statements;
  actorId: string | null;
  now: Date;
};

/** Stores a decision, and closes the case that it decides. */
export async function storeDecision(tx: Connection, made: NewDecision): Promise<void> {
  const { caseId, thing, decision, statements, actorId, now } = made;
  const { choice, ground, groundText, facts } = decision;
  const at = now.toISOString();
  await tx.execute(sql`
    insert into decisions (case_id, subject, subject_id, choice, ground, ground_text, facts, statement, answer, actor_id, decided_at)
    values (${caseId}::bigint, ${thing.kind}, ${thing.id}, ${choice}, ${ground}, ${groundText}, ${facts}, ${statements.told},
      ${statements.answered}, ${actorId}, ${at})`);
  await tx.execute(sql`
    update cases set closed_at = ${at}, examined_at = coalesce(examined_at, ${at}) where id = ${caseId}::bigint`);
}

/** The newest decisions about a thing. */
export async function listDecisions(db: Connection, { kind, id }: ThingId): Promise<MadeDecision[]> {
  const { rows } = await db.execute<MadeDecision>(sql`
    select d.id::text, d.choice, d.ground, d.facts, d.statement, d.answer, u.name as by,
      ${isoInSql(sql`d.decided_at`)} as at
    from decisions d left join users u on u.id = d.actor_id
    where d.subject = ${kind} and d.subject_id = ${id} order by d.id desc limit 10`);
  return rows;
}
