import { randomUUID } from "node:crypto";
import { appendFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { baselineOf } from "#db/baseline.ts";
import type { Database } from "#db/client.ts";
import { listMigrations, migrateDatabase } from "#db/migrate.ts";
import {
  countRows,
  notBackedUp,
  openBareDatabase,
  openEmptyDatabase,
  useBackupFolder,
} from "#tests/setup/data/backup-folder.ts";
import { digestTables } from "#tests/setup/data/table-digests.ts";
import { prepareSchema } from "../start/prepare-data.ts";
import { checkBackup } from "./restore.ts";

const { at, backUpFrom, restoreInto, openBareWithPicture } = useBackupFolder();

test("a file that was changed is refused before anything is restored", async () => {
  await backUpFrom(await openBareDatabase());
  await appendFile(join(at.folder, "backup", "tables", "users.copy.gz"), "x");
  await expect(checkBackup(join(at.folder, "backup"))).rejects.toThrow(
    /users\.copy\.gz n'est pas celui de la sauvegarde/,
  );
  await rm(join(at.folder, "backup", "tables", "users.copy.gz"));
  await expect(checkBackup(join(at.folder, "backup"))).rejects.toThrow(/users\.copy\.gz manque à la sauvegarde/);
});

test("a picture that was changed ends the restore, and no portal starts on the unfinished database", async () => {
  const { db, storage, key } = await openBareWithPicture();
  await backUpFrom(db, storage);
  const copied = join(at.folder, "backup", "media", key);
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
  expect(at.sentences).toEqual(["La restauration précédente a été interrompue : elle recommence depuis le début."]);
  expect(await digestTables(target, notBackedUp)).toEqual(await digestTables(db, notBackedUp));
});

test("a database that is not empty, even with one empty table only, is refused and left as it is", async () => {
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

  await rm(join(at.folder, "backup"), { recursive: true });
  await old.$client.query("delete from migrations where name = '20261101_1.sql'");
  await backUpFrom(old);
  await expect(checkBackup(join(at.folder, "backup"))).rejects.toThrow("au commit 543a641e");
});

test("mails that waited get a job each, and none if they are held back", async () => {
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

test("a run that had not ended continues where it stopped", async () => {
  const own = await openBareDatabase();
  await own.$client.query(
    "insert into runs (job, subject, data, step, cursor) values ('fill-rows', 'a fill', '{}', 7, '700')",
  );
  await backUpFrom(own);
  const restored = await openEmptyDatabase();
  await restoreInto(restored);
  const jobs = await restored.$client.query(
    "select (j.data ->> 'step')::int as step, cursor from jobs.job j join runs r on r.id = (j.data ->> 'run')::int",
  );
  expect(jobs.rows).toEqual([{ step: 7, cursor: "700" }]);
});
