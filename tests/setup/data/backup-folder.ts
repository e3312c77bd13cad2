import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, beforeEach, onTestFinished } from "vitest";
import { originalKey } from "#app/platform/pictures/media-storage.server.ts";
import { folderStorage } from "#app/platform/storage/folder-storage.server.ts";
import type { ObjectStorage } from "#app/platform/storage/object-storage.ts";
import { type Database, openDatabase } from "#db/client.ts";
import type { Progress } from "#db/seed/progress.ts";
import { backUp } from "#server/backup/back-up.ts";
import { checkBackup, restore } from "#server/backup/restore.ts";
import { createMedia } from "../../factories/media.ts";
import { databaseServer, makeEmptyDatabase } from "../servers/database-server.ts";
import { createTestDatabase } from "../servers/test-database.ts";

const log = pino({ level: "silent" });
const noProgress = () => {};

/** Tables that a restore creates itself. */
export const notBackedUp = ["migrations", "shared_settings"];
/** The bytes of the picture of `openBareWithPicture`. */
export const PICTURE = Buffer.from("the bytes of a picture");

/** The storage of the samples' pictures, which these tests only read. */
export const samplePictures = () => folderStorage(join(databaseServer().dataDir, "media"));

/** A portal without communes, listings and accounts, which a test may change. */
export async function openBareDatabase(): Promise<Database> {
  const { db, drop } = await createTestDatabase("schema");
  onTestFinished(drop);
  return db;
}

export async function openEmptyDatabase(): Promise<Database> {
  const { url, drop } = await makeEmptyDatabase();
  const db = openDatabase(url);
  onTestFinished(async () => {
    await db.$client.end();
    await drop();
  });
  return db;
}

export const countRows = async (db: Database, table: string): Promise<number> => {
  const { rows } = await db.$client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]!.count;
};

/** A folder for each test, in which it makes and restores a backup. */
export function useBackupFolder() {
  const at = { folder: "", sentences: [] as string[] };
  beforeEach(async () => {
    at.folder = await mkdtemp(join(tmpdir(), "bienvu-backup-"));
    at.sentences = [];
  });
  afterEach(() => rm(at.folder, { recursive: true, force: true }));
  const report = (sentence: string) => at.sentences.push(sentence);
  const emptyStorage = () => folderStorage(join(at.folder, "restored"));

  const backUpFrom = (db: Database, storage: ObjectStorage = samplePictures(), progress: Progress = noProgress) =>
    backUp(
      { db, storage, progress, report, portalVersion: "1.2.3", clock: () => new Date("2026-11-23T03:00:00Z") },
      join(at.folder, "backup"),
    );

  async function restoreInto(db: Database, { storage = emptyStorage(), holdMails = false } = {}) {
    const from = join(at.folder, "backup");
    return restore({ db, storage, progress: noProgress, report, log }, await checkBackup(from), {
      folder: from,
      holdMails,
    });
  }

  async function openBareWithPicture(storage: ObjectStorage = folderStorage(join(at.folder, "own"))) {
    const db = await openBareDatabase();
    const { sha256 } = await createMedia(db, { sha256: createHash("sha256").update(PICTURE).digest("hex") });
    const key = originalKey({ sha256, format: "webp" });
    await storage.put(key, PICTURE);
    return { db, storage, key };
  }

  return { at, emptyStorage, backUpFrom, restoreInto, openBareWithPicture };
}
