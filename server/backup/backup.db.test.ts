import { mkdirSync } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { originalKey } from "#app/platform/pictures/media-storage.server.ts";
import { s3Storage } from "#app/platform/storage/s3-storage.server.ts";
import type { ObjectStorage } from "#app/platform/storage/object-storage.ts";
import type { Database } from "#db/client.ts";
import { createMedia } from "#tests/factories/media.ts";
import {
  countRows,
  notBackedUp,
  openBareDatabase,
  openEmptyDatabase,
  PICTURE,
  samplePictures,
  useBackupFolder,
} from "#tests/setup/data/backup-folder.ts";
import { digestTables } from "#tests/setup/data/table-digests.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { timeoutFactor } from "#tests/setup/timeout-factor.ts";
import { readManifest } from "./manifest.ts";

const { at, emptyStorage, backUpFrom, restoreInto, openBareWithPicture } = useBackupFolder();

let source: TestDatabase;
beforeAll(async () => {
  source = await createTestDatabase("samples");
});
afterAll(() => source.drop());

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
    expect(await readManifest(join(at.folder, "backup"))).toEqual({ format: 1, ...manifest });
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

test("a transaction during the backup is in it as a whole or not at all", async () => {
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
    directory: join(at.folder, "s3"),
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

test("a picture that is gone, or contradicts its name, is reported and stops neither the backup nor the restore", async () => {
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
  expect(await readdir(at.folder)).toEqual([]);
});

test("a file that cannot be written ends the backup in the midst of a table, and leaves nothing", async () => {
  // In the way of a table whose turn comes later.
  const blockCommunes = (_: string, done: number) => {
    if (done === 1) mkdirSync(join(at.folder, "backup.partial", "tables", "communes.copy.gz"));
  };
  await expect(backUpFrom(source.db, samplePictures(), blockCommunes)).rejects.toThrow("communes.copy.gz");
  expect(await readdir(at.folder)).toEqual([]);
  expect(await countRows(source.db, "listings")).toBe(300);
});

test("only the owner may read a backup", async () => {
  await backUpFrom(await openBareDatabase());
  const modeOf = async (...path: string[]) =>
    ((await stat(join(at.folder, "backup", ...path))).mode & 0o777).toString(8);
  expect([await modeOf(), await modeOf("tables"), await modeOf("manifest.json")]).toEqual(["700", "700", "600"]);
  expect(await modeOf("tables", "users.copy.gz")).toBe("600");
});

test("a backup never replaces what is there", async () => {
  await writeFile(join(at.folder, "backup"), "mine");
  await expect(backUpFrom(source.db)).rejects.toThrow("existe déjà");
  expect(await readFile(join(at.folder, "backup"), "utf8")).toBe("mine");
});
