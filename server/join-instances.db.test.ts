import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { folderStorage } from "#app/platform/storage/folder-storage.server.ts";
import { instances } from "#db/schema/instances.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";
import { lockInstances } from "./instances.repository.ts";
import { joinAndMigrate, joinInstances } from "./join-instances.ts";

const SECRET = "un secret de session assez long pour signer";
const OTHER = "un tout autre secret, et lui aussi assez long";
/** Tells of itself at once, and counts as dead late: whoever is refused was heard. */
const lively = { beatMs: 5, silentMs: 60_000, pollMs: 5, leaveMs: 10_000 };
/** Never tells of itself again, as one that was killed. */
const killed = { ...lively, beatMs: 3_600_000 };

let database: TestDatabase;
let folder: string;
let leaving: (() => Promise<void>)[];
let logged: string[];

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "bienvu-instances-"));
  leaving = [];
  logged = [];
});
afterEach(async () => {
  for (const leave of leaving) await leave();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

type Settings = { secret?: string | null; media?: string; timing?: typeof lively };

async function start({ secret = SECRET, media = "media", timing = lively }: Settings = {}): Promise<
  () => Promise<void>
> {
  const storage = folderStorage(join(folder, media));
  const log = { error: (...line: unknown[]) => void logged.push(line.map(textOf).join(" ")) };
  const leave = await joinInstances({ db: database.db, storage, secret, host: "web-1", log }, timing);
  leaving.push(leave);
  return leave;
}

const textOf = (logged: unknown) =>
  typeof logged === "object" && logged && "err" in logged ? String(logged.err) : String(logged);

const running = () => database.db.$count(instances);
const refusalOf = (settings: Settings) =>
  start(settings).then(
    () => "none",
    (error: Error) => error.message,
  );

test("instances with one secret and one storage run side by side, and leave nothing behind", async () => {
  const first = await start();
  const second = await start();
  expect(await running()).toBe(2);
  await first();
  await second();
  expect(await running()).toBe(0);
});

test("another session secret is refused while an instance runs, with what to set, and taken once none does", async () => {
  const leave = await start();
  expect(await refusalOf({ secret: OTHER })).toBe(
    "Une instance qui tourne sur cette base (machine web-1) a un autre secret de session : donnez à toutes la même valeur " +
      "de SESSION_SECRET. Pour en changer, arrêtez-les toutes, puis relancez-les avec la nouvelle.",
  );
  expect(await running()).toBe(1);
  await leave();
  await start({ secret: OTHER });
});

test("another storage of pictures is refused while an instance runs, and taken once none does", async () => {
  const leave = await start();
  expect(await refusalOf({ media: "other" })).toMatch(
    /garde ses photos ailleurs : .* S3_BUCKET.* un même dossier partagé/,
  );
  await leave();
  await start({ media: "other" });
});

test("both differences are told at once", async () => {
  await start();
  expect((await refusalOf({ secret: OTHER, media: "other" })).split("\n")).toEqual([
    expect.stringContaining("secret de session"),
    expect.stringContaining("photos ailleurs"),
  ]);
});

test("a process that signs no sessions needs the same pictures only", async () => {
  await start();
  await start({ secret: null });
  expect(await refusalOf({ secret: null, media: "other" })).toContain("photos ailleurs");
});

test("an instance that was killed holds up a start with other settings until it counts as dead, and no longer", async () => {
  await start({ timing: killed });
  await start({ secret: OTHER, media: "other", timing: { ...lively, silentMs: 300 } });
  expect(await running()).toBe(1);
});

test("an instance that was killed does not hold up a start with its own settings", async () => {
  await start({ timing: killed });
  await start({ timing: killed });
  expect(await running()).toBe(2);
});

test("a time that is far ahead, as after a clock was set back, is nobody's", async () => {
  await start({ timing: killed });
  await database.db.update(instances).set({ seenAt: sql`now() + interval '1 hour'` });
  await start({ secret: OTHER });
  expect(await running()).toBe(1);
});

test("of two that start at once with different secrets, one is refused", async () => {
  const both = await Promise.all([refusalOf({}), refusalOf({ secret: OTHER })]);
  expect(both.filter((refusal) => refusal !== "none")).toEqual([expect.stringContaining("secret de session")]);
});

test("an instance that was taken for dead joins again; where one with other settings came meanwhile, it says so", async () => {
  await start();
  await database.db.delete(instances);
  await expect.poll(running).toBe(1);
  await leaving.pop()!();
  await start({ timing: { ...lively, beatMs: 50 } });
  await database.db.update(instances).set({ id: randomUUID(), secretMark: "another" });
  await expect.poll(() => logged[0]).toContain("secret de session");
});

test("a storage that fails while an instance runs is logged, once as long as it stays so", async () => {
  await start({ timing: { ...lively, beatMs: 20 } });
  await rm(join(folder, "media"), { recursive: true });
  await writeFile(join(folder, "media"), "a file in the place of the folder");
  await database.db.delete(instances);
  await expect.poll(() => logged[0]).toContain("n'est pas utilisable");
  await rm(join(folder, "media"));
  await expect.poll(running).toBe(1);
  expect(logged).toHaveLength(1);
});

test("an instance ends in time where its place in the table cannot be had, and logs that", async () => {
  const leave = await start({ timing: { ...killed, leaveMs: 50 } });
  await database.db.transaction(async (tx) => {
    await lockInstances(tx);
    await leave();
    // Once the place can be had, the instance may still take itself off the table.
    expect(await running()).toBe(1);
  });
  expect(logged).toEqual([expect.stringContaining("could not tell that it ends")]);
});

test("an instance that is refused migrates nothing, where the database knows instances; a new one is migrated first", async () => {
  await start();
  const order: string[] = [];
  const acts = (settings: Settings) => ({
    join: async () => {
      order.push("join");
      await start(settings);
    },
    migrate: async () => void order.push("migrate"),
  });
  await expect(joinAndMigrate(database.db, acts({ secret: OTHER }))).rejects.toThrow("secret de session");
  await joinAndMigrate(database.db, acts({}));
  expect(order).toEqual(["join", "join", "migrate"]);
  await database.db.execute(sql`alter table instances rename to other_instances`);
  const unknown = { ...acts({}), join: async () => void order.push("join") };
  await joinAndMigrate(database.db, unknown);
  expect(order.slice(3)).toEqual(["migrate", "join"]);
  await database.db.execute(sql`alter table other_instances rename to instances`);
});

test("neither the secret nor anything that signs is in the table", async () => {
  await start();
  const [row] = await database.db.select().from(instances);
  expect(row!.secretMark).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(row)).not.toContain(SECRET);
});

test("a storage that cannot be written is told in one sentence, and nothing is joined", async () => {
  await writeFile(join(folder, "media"), "a file in the place of the folder");
  expect(await refusalOf({})).toMatch(/^Le stockage des photos \(S3_BUCKET, .*\) n'est pas utilisable : /);
  expect(await running()).toBe(0);
});
