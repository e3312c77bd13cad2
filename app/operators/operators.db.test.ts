import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "#app/account/actor.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { parseActCriteria } from "./act-criteria.ts";
import { deleteTextsOfOldActs, listActors, listActs, recordAct } from "./acts.repository.server.ts";
import { isSpent, spend } from "#app/platform/limits/limits.repository.server.ts";
import { grantRole, resetFactor, revokeRole } from "./use-cases/change-operators.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const machine: Actor = { kind: "portal", job: "console" };
const actsOn = (id: string) => listActs(database.db, parseActCriteria(new URLSearchParams({ objet: id })));

test("an act is never changed or deleted; only the job deletes its texts, after a year", async () => {
  const { db } = database;
  await recordAct(db, machine, {
    act: "operator.grant",
    on: { kind: "account", id: "ancien" },
    before: "avant",
    after: "après",
  });
  const age = async (interval: string) => {
    // As the table's owner, who alone can.
    await db.execute(sql.raw("alter table operator_acts disable trigger operator_acts_stay"));
    await db.execute(sql`update operator_acts set at = now() - ${interval}::interval where subject_id = 'ancien'`);
    await db.execute(sql.raw("alter table operator_acts enable trigger operator_acts_stay"));
  };
  for (const statement of [
    "delete from operator_acts",
    "update operator_acts set why = 'autre'",
    "update operator_acts set before = null, after = null",
    "truncate operator_acts",
  ])
    await expect(database.db.$client.query(statement), statement).rejects.toThrow("acts of operators are only added");
  await age("11 months");
  await deleteTextsOfOldActs(db).catch(() => {});
  expect(await actsOn("ancien")).toMatchObject([{ before: "avant", after: "après" }]);
  await age("13 months");
  await expect(database.db.$client.query("update operator_acts set before = null, after = null")).rejects.toThrow();
  await deleteTextsOfOldActs(db);
  expect(await actsOn("ancien")).toMatchObject([{ act: "operator.grant", before: null, after: null }]);
});

test("roles are given to confirmed accounts; two revocations at once leave one operator", async () => {
  const { db } = database;
  const [first, second, unconfirmed] = [await createUser(db), await createUser(db), await createUser(db)];
  await db.execute(sql`update users set email_verified = false where id = ${unconfirmed.id}`);
  const grant = (email: string, role: "operator" | "moderator") =>
    grantRole({ db, mailer: null }, { actor: machine, email, role });
  expect(await grant(unconfirmed.email, "operator")).toEqual({ ok: false, code: "unconfirmed" });
  const enrolmentCode: unknown = expect.stringMatching(/^[a-z\d]{4}(-[a-z\d]{4}){3}$/);
  expect(await grant(first.email.toUpperCase(), "operator")).toEqual({ ok: true, enrolmentCode });
  expect(await grant(first.email, "operator")).toEqual({ ok: false, code: "same" });
  expect(await grant(first.email, "moderator")).toEqual({ ok: false, code: "last" });
  expect(await grant(second.email, "operator")).toEqual({ ok: true, enrolmentCode });
  const both = await Promise.all(
    [first, second].map(({ email }) => revokeRole({ db, mailer: null }, { actor: machine, email })),
  );
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const left = both[0]!.ok ? second : first;
  const actor = { ...(await actorOf(db, left)), operator: "operator" as const };
  const proof = ["factorProofs", { network: "192.0.2.1", account: left.id }] as const;
  await spend(db, [...proof]);
  expect(await resetFactor({ db, mailer: null }, { actor, email: left.email })).toEqual({ ok: true, enrolmentCode });
  expect(await isSpent(db, [...proof])).toBe(false);
  expect(await listActors(db)).toEqual([{ id: left.id, name: expect.any(String) }]);
  expect((await actsOn(left.id)).map(({ act, actor: by }) => [act, by])).toEqual([
    ["factor.reset", "operator"],
    ["operator.grant", "portal console"],
  ]);
});
