import { createHash, randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import S3rver from "s3rver";
import { afterAll, beforeAll, beforeEach, afterEach, expect, onTestFinished, test } from "vitest";
import { originalKey } from "#app/platform/pictures/media-storage.server.ts";
import { folderStorage } from "#app/platform/storage/folder-storage.server.ts";
import { s3Storage } from "#app/platform/storage/s3-storage.server.ts";
import type { ObjectStorage } from "#app/platform/storage/object-storage.ts";
import { baselineOf } from "#db/baseline.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { listMigrations, migrateDatabase } from "#db/migrate.ts";
import type { Progress } from "#db/seed/progress.ts";
import { createMedia } from "#tests/factories/media.ts";
import { databaseServer, makeEmptyDatabase } from "#tests/setup/database-server.ts";
import { digestTables } from "#tests/setup/table-digests.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";
import { timeoutFactor } from "#tests/setup/timeout-factor.ts";
import { prepareSchema } from "../start/prepare-data.ts";
import { backUp } from "./back-up.ts";
import { readManifest } from "./manifest.ts";
import { checkBackup, restore } from "./restore.ts";

const log = pino({ level: "silent" });
const noProgress = () => {};
/** What a restore makes anew. */
const notBackedUp = ["migrations", "shared_settings"];

let source: TestDatabase;
let folder: string;
let sentences: string[];
const tell = (sentence: string) => sentences.push(sentence);
/** That of the samples' pictures, which nobody changes here. */
const samplePictures = () => folderStorage(join(databaseServer().dataDir, "media"));

beforeAll(async () => {
  source = await createTestDatabase("samples");
});
afterAll(() => source.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-backup-"));
  sentences = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const backUpFrom = (db: Database, storage: ObjectStorage = samplePictures(), progress: Progress = noProgress) =>
  backUp(
    { db, storage, progress, tell, portalVersion: "1.2.3", clock: () => new Date("2026-11-23T03:00:00Z") },
    join(folder, "backup"),
  );

/** A portal without communes, listings and accounts, which a test may change. */
async function openBareDatabase(): Promise<Database> {
  const { db, drop } = await createTestDatabase("schema");
  onTestFinished(drop);
  return db;
}

const PICTURE = Buffer.from("the bytes of a picture");

async function openBareWithPicture(storage: ObjectStorage = folderStorage(join(folder, "own"))) {
  const db = await openBareDatabase();
  const { sha256 } = await createMedia(db, { sha256: createHash("sha256").update(PICTURE).digest("hex") });
  const key = originalKey({ sha256, format: "webp" });
  await storage.put(key, PICTURE);
  return { db, storage, key };
}

async function openEmptyDatabase(): Promise<Database> {
  const { url, drop } = await makeEmptyDatabase();
  const db = openDatabase(url);
  onTestFinished(async () => {
    await db.$client.end();
    await drop();
  });
  return db;
}

const emptyStorage = () => folderStorage(join(folder, "restored"));

async function restoreInto(db: Database, { storage = emptyStorage(), holdMails = false } = {}) {
  const from = join(folder, "backup");
  return restore({ db, storage, progress: noProgress, tell, log }, await checkBackup(from), {
    folder: from,
    holdMails,
  });
}

const countRows = async (db: Database, table: string): Promise<number> => {
  const { rows } = await db.$client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]!.count;
};

async function expectSamePictures(db: Database, storage: ObjectStorage): Promise<void> {
  const { rows } = await db.$client.query<{ sha256: string; format: "jpeg" }>("select sha256, format from media");
  expect(rows.length).toBeGreaterThan(0);
  for (const picture of rows) {
    const [before, after] = [await samplePictures().get(originalKey(picture)), await storage.get(originalKey(picture))];
    expect(after && before?.equals(after), picture.sha256).toBe(true);
  }
}

// With all communes, whose index of words is made anew: the one test of this file that takes its time.
const slow = { timeout: 60_000 * timeoutFactor };

test(
  "everything of a portal is brought back: rows of all tables, pictures byte by byte, the next numbers",
  slow,
  async () => {
    const manifest = await backUpFrom(source.db);
    expect(manifest).toMatchObject({ createdAt: "2026-11-23T03:00:00.000Z", portalVersion: "1.2.3" });
    expect(await readManifest(join(folder, "backup"))).toEqual({ format: 1, ...manifest });
    const target = await openEmptyDatabase();
    await restoreInto(target);
    const expected = await digestTables(source.db, notBackedUp);
    expect(Object.keys(expected)).toEqual(manifest.tables.map(({ name }) => name));
    expect(await digestTables(target, notBackedUp)).toEqual(expected);
    expect(manifest.tables.find(({ name }) => name === "listings")).toMatchObject({ rows: 300 });
    await expectSamePictures(target, emptyStorage());
    const sequences = "select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1";
    expect((await target.$client.query(sequences)).rows).toEqual((await source.db.$client.query(sequences)).rows);
  },
);

test("triggers, constraints, indexes, migrations and scheduled jobs after a restore are those of any portal", async () => {
  const bare = await openBareDatabase();
  await backUpFrom(bare);
  const target = await openEmptyDatabase();
  await restoreInto(target);
  for (const statement of [
    "select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2",
    `select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated from pg_constraint
     where connamespace = 'public'::regnamespace order by 1, 2`,
    "select indexdef from pg_indexes where schemaname = 'public' order by 1",
    "select name, sha256 from migrations order by 1",
    "select name, cron from jobs.schedule order by 1",
  ]) {
    const expected = (await bare.$client.query(statement)).rows;
    expect(expected.length).toBeGreaterThan(0);
    expect((await target.$client.query(statement)).rows).toEqual(expected);
  }
});

test("what is written meanwhile is in the backup as a whole or not at all", async () => {
  const busy = await openBareDatabase();
  // Between one of the first tables and the last one: each is always in one of the two.
  const keys = Array.from({ length: 20 }, (_, index) => `moved ${index}`);
  for (const key of keys)
    await busy.$client.query("insert into attempts (key, window_ends_at, count) values ($1, now(), 1)", [key]);
  const move = (key: string) =>
    busy.$client.query(
      `with gone as (delete from attempts where key = $1 returning key),
         back as (delete from verifications where id = $1 returning id),
         there as (insert into verifications (id, identifier, value, expires_at) select key, key, '', now() from gone)
       insert into attempts (key, window_ends_at, count) select id, now(), 1 from back`,
      [key],
    );
  const ended = new AbortController();
  let moves = 0;
  const moveAll = async (own: string[]) => {
    while (!ended.signal.aborted) for (const key of own) await move(key).then(() => (moves += 1));
  };
  const moving = Promise.all([0, 5, 10, 15].map((from) => moveAll(keys.slice(from, from + 5))));
  await backUpFrom(busy, emptyStorage());
  expect(moves).toBeGreaterThan(keys.length);
  ended.abort();
  await moving;
  const target = await openEmptyDatabase();
  await restoreInto(target);
  const { rows } = await target.$client.query<{ key: string }>(
    "select key from attempts union all select id from verifications order by 1",
  );
  expect(rows.map(({ key }) => key)).toEqual(keys.toSorted());
});

test("pictures come from a bucket and go into one", async () => {
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: join(folder, "s3"),
    configureBuckets: [
      { name: "before", configs: [] },
      { name: "after", configs: [] },
    ],
  });
  const { port } = await server.run();
  onTestFinished(() => server.close());
  const bucket = (name: string) =>
    s3Storage({
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: name,
      S3_REGION: "us-east-1",
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
      S3_PATH_STYLE: true,
    });
  const { db, storage, key } = await openBareWithPicture(bucket("before"));
  const bytes = await storage.get(key);
  await backUpFrom(db, storage);
  await restoreInto(await openEmptyDatabase(), { storage: bucket("after") });
  expect(await bucket("after").get(key)).toEqual(bytes);
});

test("a picture that is gone, or not what its name says, is told and does not stop the backup, nor the restore", async () => {
  const { db, storage } = await openBareWithPicture();
  const [gone, damaged] = [await createMedia(db), await createMedia(db)];
  await storage.put(originalKey({ sha256: damaged.sha256, format: "webp" }), Buffer.from("other bytes"));
  const { pictures } = await backUpFrom(db, storage);
  expect(pictures).toEqual({ count: 1, bytes: PICTURE.length, missing: [gone.sha256, damaged.sha256].toSorted() });
  const target = await openEmptyDatabase();
  await restoreInto(target);
  expect(await countRows(target, "media")).toBe(3);
});

test("a storage without any of the pictures ends the backup, which leaves nothing", async () => {
  await expect(backUpFrom(source.db, emptyStorage())).rejects.toThrow(
    /Le stockage n'a aucune des \d+ photos de la base/,
  );
  expect(await readdir(folder)).toEqual([]);
});

test("a file that cannot be written ends the backup in the midst of a table, and leaves nothing", async () => {
  // In the way of a table whose turn comes later.
  const blockCommunes = (_: string, done: number) => {
    if (done === 1) mkdirSync(join(folder, "backup.partial", "tables", "communes.copy.gz"));
  };
  await expect(backUpFrom(source.db, samplePictures(), blockCommunes)).rejects.toThrow("communes.copy.gz");
  expect(await readdir(folder)).toEqual([]);
  expect(await countRows(source.db, "listings")).toBe(300);
});

test("only the owner may read a backup", async () => {
  await backUpFrom(await openBareDatabase());
  const modeOf = async (...path: string[]) => ((await stat(join(folder, "backup", ...path))).mode & 0o777).toString(8);
  expect([await modeOf(), await modeOf("tables"), await modeOf("manifest.json")]).toEqual(["700", "700", "600"]);
  expect(await modeOf("tables", "users.copy.gz")).toBe("600");
});

test("a backup never replaces what is there", async () => {
  await writeFile(join(folder, "backup"), "mine");
  await expect(backUpFrom(source.db)).rejects.toThrow("existe déjà");
  expect(await readFile(join(folder, "backup"), "utf8")).toBe("mine");
});

test("a file that was changed is refused before anything is", async () => {
  await backUpFrom(await openBareDatabase());
  await appendFile(join(folder, "backup", "tables", "users.copy.gz"), "x");
  await expect(checkBackup(join(folder, "backup"))).rejects.toThrow(/users\.copy\.gz n'est pas celui de la sauvegarde/);
  await rm(join(folder, "backup", "tables", "users.copy.gz"));
  await expect(checkBackup(join(folder, "backup"))).rejects.toThrow(/users\.copy\.gz manque à la sauvegarde/);
});

test("a picture that was changed ends the restore, and no portal starts on what it leaves", async () => {
  const { db, storage, key } = await openBareWithPicture();
  await backUpFrom(db, storage);
  const copied = join(folder, "backup", "media", key);
  const bytes = await readFile(copied);
  await writeFile(copied, "other bytes");
  const target = await openEmptyDatabase();
  await expect(restoreInto(target)).rejects.toThrow("n'est pas celle de la sauvegarde : son empreinte diffère");
  await expect(prepareSchema(target)).rejects.toThrow(
    /^Une restauration est en cours sur cette base, ou a été interrompue/,
  );
  expect(await countRows(target, "media")).toBe(0);
  await writeFile(copied, bytes);
  await restoreInto(target);
  expect(sentences).toEqual(["La restauration précédente a été interrompue : elle recommence depuis le début."]);
  expect(await digestTables(target, notBackedUp)).toEqual(await digestTables(db, notBackedUp));
});

test("a database in which something is, were it an empty table, is refused and left as it is", async () => {
  await backUpFrom(await openBareDatabase());
  const target = await openEmptyDatabase();
  await target.$client.query("create table mine (word text)");
  await expect(restoreInto(target)).rejects.toThrow("La base n'est pas vide");
  expect(Object.keys(await digestTables(target))).toEqual(["mine"]);
});

test("a backup from before the newest migrations is brought up to date once its rows are there", async () => {
  const old = await openBareDatabase();
  // The newest migration undone by hand: an earlier release would not have made it.
  await old.$client.query(`
    drop trigger market_prices_public_change on market_prices;
    delete from migrations where name = '20261126_public_changes.sql'`);
  const manifest = await backUpFrom(old);
  expect(manifest.migrations.map(({ name }) => name)).not.toContain("20261126_public_changes.sql");
  const target = await openEmptyDatabase();
  await restoreInto(target);
  expect(await countRows(target, "pg_trigger where tgname = 'market_prices_public_change'")).toBe(1);
});

test("a backup with the last migration before the baseline is restored, and an older one refused", async () => {
  const old = await openEmptyDatabase();
  await migrateDatabase(old, { only: new Set(baselineOf(await listMigrations()).map(({ name }) => name)) });
  const id = randomUUID();
  await old.$client.query(
    "insert into mails (id, recipient, subject, text, html) values ($1, 'a@example.org', 's', 't', 'h')",
    [id],
  );
  await old.$client.query(`
    create table kept_searches (id integer primary key generated always as identity, key text);
    insert into kept_searches (key) values ('q');
    delete from migrations;
    insert into migrations (name, sha256) values ('20261125_slight_price_drops.sql', repeat('0', 64));
    insert into migrations (name, sha256) select format('20261101_%s.sql', n), repeat('0', 64) from generate_series(1, 52) n`);
  await backUpFrom(old);
  const target = await openEmptyDatabase();
  expect(await restoreInto(target)).toEqual({ waitingMails: 1 });
  expect(await countRows(target, "migrations where name = '0101_communes.sql'")).toBe(1);

  await rm(join(folder, "backup"), { recursive: true });
  await old.$client.query("delete from migrations where name = '20261101_1.sql'");
  await backUpFrom(old);
  await expect(checkBackup(join(folder, "backup"))).rejects.toThrow("au commit 543a641e");
});

test("mails that waited get a job each, and none where they are held back", async () => {
  const own = await openBareDatabase();
  const id = randomUUID();
  await own.$client.query(
    "insert into mails (id, recipient, subject, text, html) values ($1, 'a@example.org', 's', 't', 'h')",
    [id],
  );
  await backUpFrom(own);
  const queued = async (db: Database) =>
    (await db.$client.query("select data ->> 'mail' as mail from jobs.job where name = 'deliver-mail'")).rows;
  const [sending, held] = [await openEmptyDatabase(), await openEmptyDatabase()];
  expect(await restoreInto(sending)).toEqual({ waitingMails: 1 });
  expect(await queued(sending)).toEqual([{ mail: id }]);
  expect(await restoreInto(held, { holdMails: true })).toEqual({ waitingMails: 0 });
  expect(await queued(held)).toEqual([]);
  expect(await countRows(held, "mails where given_up_at is not null")).toBe(1);
});
