import { verifyPassword } from "better-auth/crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isFactorCode } from "#app/account/account-links.repository.server.ts";
import { readEnvironment } from "#app/platform/env.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { ownPassword, SAMPLE_PASSWORD, setOwnPasswords } from "#samples/sample-accounts.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { accountsToTry } from "./accounts-to-try.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("samples");
});
afterAll(() => database.drop());

const SECRET = "un secret de portail, assez long pour servir";
const OPERATOR = "exemple-operateur";

async function printed(settings: Record<string, string> = {}): Promise<string[]> {
  const read = readEnvironment(settings);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return (await accountsToTry(database.db, read.env, SECRET)).split("\n").filter(Boolean);
}

const hashOf = async (id: string) => {
  const { rows } = await database.db.execute<{ password: string | null }>(
    sql`select password from credentials where user_id = ${id}`,
  );
  return rows[0]!.password;
};
const opens = async (id: string, password: string) => {
  const hash = await hashOf(id);
  return hash !== null && (await verifyPassword({ hash, password }));
};

test("a start gives the sample operator the portal's own password, and prints it with the code for its second factor", async () => {
  expect(await hashOf(OPERATOR)).toBeNull();
  await setOwnPasswords(database.db, SECRET);
  const password = ownPassword(SECRET, OPERATOR);
  expect(await opens(OPERATOR, password)).toBe(true);
  expect(ownPassword(`${SECRET}!`, OPERATOR)).not.toBe(password);
  const lines = await printed();
  expect(lines).toEqual([
    expect.stringMatching(/sur cette machine et ses réseaux privés \(mot de passe Bienvenue1!\) : chercheur@.*agence@/),
    expect.stringContaining(
      `sur cette machine seulement : operateur@example.org (mot de passe ${password}, code d'activation `,
    ),
    expect.stringContaining("Tous se ferment dès que SITE_URL, DATABASE_URL ou TRUST_PROXY est réglée"),
  ]);
  const [code] = /[a-z\d]{4}(-[a-z\d]{4}){3}(?=\))/.exec(lines[1]!)!;
  expect(await isFactorCode(database.db, OPERATOR, code)).toBe(true);
  // A public portal prints nothing of this.
  for (const [name, value] of [
    ["SITE_URL", "https://portail.example"],
    ["DATABASE_URL", "postgres://u@h/db"],
    ["TRUST_PROXY", "1"],
  ] as const)
    expect(await printed({ [name]: value })).toEqual([expect.stringContaining(`fermés (${name} est réglée)`)]);
});

test("in existing data the sample operator loses the public password, its factor and its sessions; others keep theirs", async () => {
  const { $client: pool } = database.db;
  await pool.query(`update credentials set password =
    (select password from credentials where user_id = 'exemple-agence') where user_id = '${OPERATOR}'`);
  await pool.query(
    `update users set two_factor_enabled = true where id in ('${OPERATOR}', 'exemple-agence', 'exemple-chercheur')`,
  );
  await pool.query(`insert into second_factors (id, user_id, secret, backup_codes, verified) values
    ('a', '${OPERATOR}', 's', 'b', true), ('b', 'exemple-agence', 's', 'b', false), ('c', 'exemple-chercheur', 's', 'b', true)`);
  for (const id of [OPERATOR, "exemple-agence"])
    await pool.query(
      "insert into sessions (id, user_id, token, expires_at) values ($1, $1, $1, now() + interval '1 day')",
      [id],
    );
  expect(await opens(OPERATOR, SAMPLE_PASSWORD)).toBe(true);
  await pool.query("delete from migrations where name = '20261216_samples_operators.sql'");

  await migrateDatabase(database.db);
  await setOwnPasswords(database.db, SECRET);
  expect(await opens(OPERATOR, SAMPLE_PASSWORD)).toBe(false);
  expect(await opens(OPERATOR, ownPassword(SECRET, OPERATOR))).toBe(true);
  expect(await opens("exemple-agence", SAMPLE_PASSWORD)).toBe(true);
  const left = async (table: string) =>
    (await pool.query<{ user_id: string }>(`select user_id from ${table}`)).rows.map(({ user_id }) => user_id);
  // A factor that was only begun was begun without a code.
  expect([await left("sessions"), await left("second_factors")]).toEqual([["exemple-agence"], ["exemple-chercheur"]]);
  const { rows } = await pool.query<{ id: string }>("select id from users where two_factor_enabled");
  expect(rows).toEqual([{ id: "exemple-chercheur" }]);
});

test("a password that was changed by hand is not printed, nor a code where the factor is set up", async () => {
  await database.db.$client.query(`update credentials set password =
    (select password from credentials where user_id = 'exemple-agence') where user_id = '${OPERATOR}'`);
  await database.db.$client.query(
    `insert into second_factors (id, user_id, secret, backup_codes, verified) values ('d', '${OPERATOR}', 's', 'b', true)`,
  );
  const [, line] = await printed();
  expect(line).toContain("operateur@example.org (mot de passe changé : « Mot de passe oublié ? » en choisit un autre)");
});
