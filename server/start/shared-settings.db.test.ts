import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { folderStorage } from "#app/platform/storage/folder-storage.server.ts";
import { sharedSettings } from "#db/schema/shared-settings.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { acceptSettings, refuseOtherSettings, shareSettings } from "./shared-settings.ts";

const SECRET = "un secret de session assez long pour signer";
const OTHER = "un tout autre secret, et lui aussi assez long";

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "bienvu-shared-settings-"));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

type Settings = { secret?: string; media?: string };
const storageOf = (media: string) => folderStorage(join(folder, media));
const settingsOf = ({ secret = SECRET, media = "media" }: Settings) => ({ secret, storage: storageOf(media) });
const start = (settings: Settings = {}) => shareSettings(database.db, settingsOf(settings));
const refusalOf = (start: Promise<void>) =>
  start.then(
    () => "none",
    (error: Error) => error.message,
  );

test("another secret or other pictures than those of the first start are refused, in one sentence", async () => {
  await start();
  await start();
  expect(await refusalOf(start({ secret: OTHER }))).toBe(
    "Cette base connaît un autre secret de session (SESSION_SECRET) : reprenez les réglages de ses portails ou, pour en " +
      "changer, arrêtez-les tous et lancez « npm run settings:accept » avec les nouveaux.",
  );
  expect(await refusalOf(start({ secret: OTHER, media: "other" }))).toMatch(
    /^Cette base connaît un autre secret de session \(.*\) et un autre stockage des photos \(.*\) : reprenez .*\.$/,
  );
  expect(await storageOf("other").has("storage-id")).toBe(false);
});

test("a process that signs no sessions compares its pictures only", async () => {
  await start();
  await refuseOtherSettings(database.db, { secret: null, storage: storageOf("media") });
  const other = refuseOtherSettings(database.db, { secret: null, storage: storageOf("other") });
  expect(await refusalOf(other)).toMatch(/^Cette base connaît un autre stockage des photos/);
});

test("first starts at once all succeed with the same settings, and only one of them with different settings", async () => {
  expect(await Promise.all(Array.from({ length: 4 }, () => refusalOf(start())))).toEqual(Array(4).fill("none"));
  await database.db.delete(sharedSettings);
  const media = ["one", "two", "three", "four"];
  const refusals = await Promise.all(media.map((name) => refusalOf(start({ media: name }))));
  expect(refusals.filter((refusal) => refusal === "none")).toHaveLength(1);
});

test("accepted settings replace those of before, and a moved storage stays the same one", async () => {
  await start();
  const id = await storageOf("media").get("storage-id");
  await storageOf("moved").put("storage-id", id!);
  await start({ media: "moved" });
  await acceptSettings(database.db, settingsOf({ secret: OTHER, media: "other" }));
  await start({ secret: OTHER, media: "other" });
  expect(await refusalOf(start())).toMatch(/ secret de session .* stockage des photos /);
});

test("a storage that cannot be used is refused in one sentence, and the database knows nothing of it", async () => {
  await writeFile(join(folder, "media"), "a file in the place of the folder");
  expect(await refusalOf(start())).toMatch(/^Le stockage des photos \(S3_ENDPOINT .*\) n'est pas utilisable : /);
  expect(await database.db.$count(sharedSettings)).toBe(0);
});

test("a database that is not migrated yet knows no settings, and refuses none", async () => {
  await database.db.execute(sql`drop table shared_settings`);
  await refuseOtherSettings(database.db, settingsOf({}));
});

test("the secret is not in the table", async () => {
  await start();
  const [row] = await database.db.select().from(sharedSettings);
  expect(row!.secretFingerprint).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(row)).not.toContain(SECRET);
});
