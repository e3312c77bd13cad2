import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CheckName, checkNames } from "#app/domain/portal-check.ts";
import { readEnvironment } from "#app/platform/env.ts";
import { openKit } from "#app/platform/documents/kit.server.ts";
import { addRun } from "#db/runs.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { runChecks } from "./use-cases/run-checks.server.ts";

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "bienvu-checks-"));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const query = (text: string) => database.db.$client.query(text);
const production = { NODE_ENV: "production", SITE_URL: "https://portail.example" };

/** What the checks say of a portal with these settings, visited at this address with these headers. */
async function look(
  settings: Record<string, string> = production,
  headers: Record<string, string> = {},
  url = "https://portail.example/administration",
) {
  const read = readEnvironment({ DATA_DIR: folder, ...settings });
  if (!read.ok) throw new Error(read.problems.join("\n"));
  const kit = openKit({ folder: settings.BRAND_DIR ?? "brand", log: { warn: () => {} } });
  const checks = await runChecks({
    db: database.db,
    env: read.env,
    kit,
    visit: { url, headers: new Headers(headers) },
  });
  return (check: CheckName) => checks.find((one) => one.check === check)!;
}

test("every check runs once, and a check that throws is reported as unknown", async () => {
  const see = await look({ ...production, DATA_DIR: join(folder, "nowhere") });
  expect(checkNames.map((check) => see(check).check)).toEqual([...checkNames]);
  expect(see("disk").state).toBe("unknown");
  expect((await look())("disk").count).toBeGreaterThanOrEqual(0);
});

test.each<[CheckName, Record<string, string>, Record<string, string>]>([
  ["siteAddress", { NODE_ENV: "production" }, production],
  ["https", { ...production, SITE_URL: "http://portail.example" }, production],
  ["mailServer", production, { ...production, SMTP_URL: "smtp://a.example" }],
  [
    "sender",
    { ...production, SMTP_URL: "smtp://a.example" },
    { SMTP_URL: "smtp://a.example", MAIL_FROM: "a@b.example" },
  ],
])("%s follows from settings", async (check, wrong, right) => {
  expect((await look(wrong))(check).state).toBe("todo");
  expect((await look(right))(check).state).toBe("fine");
});

const proxied = { "x-forwarded-for": "203.0.113.9" };
test.each<[string, Record<string, string>, Record<string, string>, { state: string; name?: string }]>([
  ["https://portail.example/", production, {}, { state: "fine" }],
  ["http://portail.example/", production, {}, { state: "todo", name: "http://portail.example" }],
  ["http://192.168.1.5:8080/", {}, {}, { state: "todo", name: "http://192.168.1.5:8080" }],
  ["http://localhost:8080/", {}, {}, { state: "fine", name: "http://localhost:8080" }],
  ["http://localhost:8080/", {}, proxied, { state: "todo", name: "http://localhost:8080" }],
  [
    "https://a.example/",
    { ...production, SITE_URL: "http://b.example" },
    {},
    { state: "todo", name: "http://b.example" },
  ],
])("a visit of %s, with %j and %j, is encrypted or not", async (url, settings, headers, found) => {
  expect((await look(settings, headers, url))("https")).toEqual({ check: "https", ...found });
});

test("a visit through an untrusted proxy is reported", async () => {
  expect((await look(production, proxied))("proxy").state).toBe("todo");
  expect((await look(production))("proxy").state).toBe("fine");
  expect((await look({ ...production, TRUST_PROXY: "1" }, proxied))("proxy").state).toBe("fine");
});

test("the example legal notice is reported, and so is a missing one", async () => {
  expect((await look())("legalNotice").state).toBe("todo");
  expect((await look({ ...production, BRAND_DIR: folder }))("legalNotice").state).toBe("todo");
});

test("a backup counts for a day", async () => {
  expect((await look())("backup")).toMatchObject({ state: "todo" });
  await query("insert into backups (tables, pictures) values (40, 2)");
  expect((await look())("backup")).toMatchObject({ state: "fine", at: expect.any(String) });
  await query("update backups set finished_at = finished_at - interval '2 days'");
  expect((await look())("backup")).toMatchObject({ state: "todo", at: expect.any(String) });
});

test("import folders that cannot be read are reported as long as they exist", async () => {
  await query(`insert into feed_sources (kind, folder, problem, looked_at) values
    ('folder', '', null, now()), ('folder', 'hektor', 'no_permission', now()),
    ('folder', 'retire', 'no_folder', now() - interval '2 days')`);
  const settings = { ...production, IMPORTS_DIR: folder };
  expect((await look(settings))("importsFolder")).toMatchObject({ state: "todo", name: "IMPORTS_DIR/hektor" });
  expect((await look())("importsFolder").state).toBe("fine");
  await query("delete from feed_sources");
  expect((await look(settings))("importsFolder").state).toBe("fine");
});

test("a running fill, failed jobs, samples and operators without a second factor are reported", async () => {
  const before = await look();
  for (const check of [
    "schema",
    "jobs",
    "samples",
    "sampleAccounts",
    "secondFactors",
    "clock",
    "versions",
    "database",
  ] as const)
    expect([check, before(check).state]).toEqual([check, "fine"]);
  await addRun(database.db, { job: "fill-rows", subject: "20990101_colours.sql" });
  await query("insert into jobs.job (name, state) values ('delete-old-views', 'failed'), ('deliver-mail', 'failed')");
  const { id } = await createUser(database.db, { isSample: true });
  await database.db.execute(sql`insert into operators (user_id, role) values (${id}, 'moderator')`);
  const after = await look();
  expect(after("schema")).toMatchObject({ state: "todo", name: "20990101_colours.sql" });
  expect(after("jobs")).toMatchObject({ state: "todo", count: 1 });
  expect(after("sampleAccounts").state).toBe("todo");
  expect((await look({ NODE_ENV: "production" }))("sampleAccounts").state).toBe("fine");
  expect((await look({ DATABASE_URL: database.url }))("sampleAccounts").state).toBe("todo");
  expect(after("secondFactors")).toMatchObject({ state: "todo", count: 1 });
});
