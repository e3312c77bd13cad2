import type { Logger } from "pino";
import { openJobs } from "#app/platform/jobs/jobs.server.ts";
import type { ObjectStorage } from "#app/platform/storage/object-storage.ts";
import { sinceBaseline } from "#db/baseline.ts";
import type { Database } from "#db/client.ts";
import { listMigrations, migrateDatabase } from "#db/migrate.ts";
import type { Progress } from "#db/seed/progress.ts";
import { runWithoutLimit } from "#db/statement-limit.ts";
import { prepareSchema } from "../start/prepare-data.ts";
import { type Manifest, readManifest, refuseOtherMigrations } from "./manifest.ts";
import { restorePictures } from "./pictures.ts";
import { qualified } from "./portal-tables.ts";
import { restoreTables } from "./restore-tables.ts";
import { checkTable } from "./table-files.ts";
import { findUnfinishedRestore, recordUnfinishedRestore } from "../start/unfinished-restore.ts";

type RestoreNeeds = {
  db: Database;
  storage: ObjectStorage;
  progress: Progress;
  report(sentence: string): void;
  log: Pick<Logger, "error" | "info">;
  signal?: AbortSignal;
};

/** `holdMails`: mails that waited at the time of the backup are not sent by themselves. */
type Options = { folder: string; holdMails: boolean };

/** Throws a French sentence for an incomplete backup, or one of newer sources. Changes nothing. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const written = await readManifest(folder);
  const own = await listMigrations();
  const manifest = { ...written, migrations: sinceBaseline(written.migrations, own) };
  refuseOtherMigrations(manifest, own);
  for (const table of manifest.tables) await checkTable(folder, table);
  return manifest;
}

/**
 * Restores a checked backup into an empty database and a storage. Until all rows are committed, the database is marked as
 * unfinished, and no portal starts on it. Returns how many mails wait to be sent.
 */
export async function restore(
  needs: RestoreNeeds,
  manifest: Manifest,
  { folder, holdMails }: Options,
): Promise<{ waitingMails: number }> {
  const { db, report } = needs;
  await refuseFilledDatabase(db, { manifest, report });
  await recordUnfinishedRestore(db, folder);
  await migrateDatabase(db, { only: new Set(manifest.migrations.map(({ name }) => name)) });
  // Before the rows, so that every row has its pictures.
  await restorePictures(needs, { folder, manifest });
  const tables = await restoreTables(needs, { folder, manifest, holdMails });
  await prepareSchema(db);
  const waitingMails = await queueWaitingMails(needs);
  await runWithoutLimit(db, `vacuum (analyze) ${tables.map(qualified).join(", ")}`);
  return { waitingMails };
}

async function refuseFilledDatabase(
  db: Database,
  { manifest, report }: { manifest: Manifest; report(sentence: string): void },
): Promise<void> {
  const { rows: tables } = await db.$client.query<{ name: string }>(
    `select tablename::text as name from pg_tables where schemaname = 'public'
     and not exists (select from pg_depend where classid = 'pg_class'::regclass and deptype = 'e'
       and objid = format('public.%I', tablename)::regclass)`,
  );
  if (tables.length === 0) return;
  if ((await findUnfinishedRestore(db.$client)) === null)
    throw new Error(
      "La base n'est pas vide : une restauration ne remplace rien. Indiquez une base vide dans DATABASE_URL, " +
        "ou, pour la base intégrée, un dossier neuf dans DATA_DIR.",
    );
  report("La restauration précédente a été interrompue : elle recommence depuis le début.");
  if (!tables.some(({ name }) => name === "migrations")) return;
  const { rows: applied } = await db.$client.query<{ name: string }>("select name from public.migrations");
  const known = new Set(manifest.migrations.map(({ name }) => name));
  if (applied.some(({ name }) => !known.has(name)))
    throw new Error("La restauration interrompue était celle d'une autre sauvegarde : indiquez une base vide.");
}

/** Queues a job for each waiting mail, since the backup has no jobs. */
async function queueWaitingMails({ db, log }: RestoreNeeds): Promise<number> {
  const { rows } = await db.$client.query<{ id: string }>(
    "select id from mails where given_up_at is null order by created_at",
  );
  if (rows.length === 0) return 0;
  const jobs = await openJobs({ db, log, works: false });
  try {
    for (const { id } of rows) await jobs.add(db, "deliver-mail", { mail: id });
  } finally {
    await jobs.close();
  }
  return rows.length;
}
