import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { hasReadableOutbox } from "#app/platform/security/private-access.server.ts";
import { findKitProblems } from "#app/brand/site-kit.server.ts";
import { openKit } from "#app/platform/documents/kit.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { type Environment, readEnvironment } from "#app/platform/env.ts";
import { notifyDocuments } from "#app/platform/documents/site-documents.repository.server.ts";
import { createLog } from "#app/platform/log.ts";
import { mediaStorageOn } from "#app/platform/pictures/media-storage.server.ts";
import { checkTableFiles, tableFiles } from "#app/platform/documents/table-files.server.ts";
import { sharedQueues } from "#app/platform/pictures/picture-queues.server.ts";
import { openObjectStorage } from "#app/platform/storage/open-storage.server.ts";
import { consoleProgress } from "#db/seed/progress.ts";
import { accountsToTry } from "./start/accounts-to-try.ts";
import { claimPort } from "./start/claim-port.ts";
import { createPlatform } from "./start/create-platform.ts";
import { startHttpServer } from "./http/http-server.ts";
import { openDataFolder } from "./start/data-folder.ts";
import { openPortalDatabase } from "./start/open-database.ts";
import { explainHolder, lockDataFolder } from "./start/portal-lock.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { openMetrics } from "./metrics/open-metrics.ts";
import { checkReplicas } from "./start/reach-database.ts";
import { readSessionSecret } from "./start/session-secret.ts";
import { ensureSchema, prepareData } from "./start/prepare-data.ts";
import { refuseOtherSettings, shareSettings } from "./start/shared-settings.ts";
import { stopOnSignals } from "./start/shutdown.ts";
import { runWorkers } from "./workers/run-workers.ts";

// Collects garbage when the heap has grown by half: by default it triples while an agency's file is read (decision 33).
setFlagsFromString("--heap-growing-percent=50");
const settings = readEnvironment(process.env);
if (!settings.ok) refuse(settings.problems.join("\n"));
await main(settings.env).catch((error: unknown) => refuse(error instanceof Error ? error.message : String(error)));

async function main(settings: Environment): Promise<void> {
  const env = { ...settings };
  // `npm run reload` during the start must not end this process.
  process.on("SIGUSR2", () => {});
  const dataDir = await openDataFolder(env);
  if (env.JOBS !== "also" && !env.DATABASE_URL)
    refuse("JOBS=only et JOBS=none se partagent une base : indiquez DATABASE_URL.");
  // Before the long work of a first start.
  await checkTableFiles(env);
  const lock = await lockDataFolder(dataDir, { kind: env.JOBS === "only" ? "jobs" : "portal" });
  if (!lock.ok) refuse(explainHolder(lock.holder));
  const closing: (() => Promise<void>)[] = [lock.release];
  try {
    // Claimed before that work too.
    if (env.JOBS !== "only") env.PORT = await claimPort(env);
    say("Ouverture de la base de données…");
    const { db, direct, close } = await openPortalDatabase(env, {
      onRestart: () => say("Le PostgreSQL intégré s'était arrêté : il a été redémarré."),
      onTrouble: (error) =>
        say(`Le PostgreSQL intégré s'est arrêté et ne redémarre pas : nouvel essai toutes les 3 s. ${error.message}`),
    });
    closing.unshift(close);
    const log = createLog(env);
    const storage = openObjectStorage(env);
    const media = mediaStorageOn(storage, { log });
    const secret = await readSessionSecret(env);
    // An embedded database belongs to one portal. Checked before migrations, so that a refused portal changes no schema.
    if (env.DATABASE_URL) await refuseOtherSettings(db, { secret: env.JOBS === "only" ? null : secret, storage });
    await checkReplicas(direct, env, say);
    await ensureSchema(direct, env);
    if (env.DATABASE_URL && env.JOBS !== "only") await shareSettings(db, { secret, storage });
    await prepareData({ db: direct, media, env, secret, progress: consoleProgress(process.stdout) });
    const { platform, close: closePlatform } = await createPlatform({
      db,
      media,
      env,
      log,
      secret,
      // No other portal can use the embedded database.
      isAlone: env.DATABASE_URL === undefined,
    });
    closing.unshift(closePlatform);
    const count = webProcesses(env);
    const metrics = await openMetrics(platform, { webProcesses: count });
    closing.unshift(metrics.close);
    if (env.JOBS === "only") {
      stopOnSignals(() => closeAll(closing), log);
      return say(`\n  Les tâches de fond de ${env.SITE_NAME} tournent ; les pages sont à d'autres processus.\n`);
    }
    closing.unshift(await serve(platform, { count, secret, metrics: metrics.own }));
    const address = env.SITE_URL ?? `http://localhost:${env.PORT}`;
    await lock.publishAddress(address);
    stopOnSignals(() => closeAll(closing), log);
    if (!existsSync(env.BRAND_DIR))
      say(`BRAND_DIR : le dossier ${resolve(env.BRAND_DIR)} n'existe pas : le site fait comme s'il était vide.`);
    await findKitProblems(openKit({ folder: env.BRAND_DIR, files: tableFiles(env), log: { warn: say } }));
    const hints = `${whereItListens(env)}${await accountsToTry(db, env, secret)}${whereMailsGo(env, env.PORT)}`;
    say(`\n  ${env.SITE_NAME} est ouvert : ${address}\n${hints}  Ctrl-C pour arrêter.\n`);
  } catch (error) {
    await closeAll(closing);
    throw error;
  }
}

type Serving = { count: number; secret: string; metrics: Metrics | null };

/** Serves pages in this process, or in several that SIGUSR2 restarts one by one. Returns the function that ends them. */
async function serve(platform: Platform, { count, secret, metrics }: Serving): Promise<() => Promise<void>> {
  const { env, db, log } = platform;
  const rereadFiles = () =>
    notifyDocuments(db).catch((error: unknown) => log.error({ err: error }, "the operator's files are not read again"));
  process.on("SIGUSR2", () => void rereadFiles());
  if (count === 1) {
    process.on("SIGUSR2", () => log.warn("a single process serves the pages: it is restarted as a whole"));
    return (await startHttpServer(platform, { metrics })).close;
  }
  const workers = await runWorkers({
    count,
    settings: { databaseUrl: db.$client.options.connectionString!, secret, port: env.PORT, processes: count },
    turns: { ...platform.turns, pictures: sharedQueues.uploads.turn },
    log,
    onLost: () => refuse("Les processus qui servent les pages s'arrêtent l'un après l'autre."),
  });
  process.on("SIGUSR2", () => void workers.restart());
  return workers.close;
}

/** How many web processes to start: one in development and maintenance, none in a process for jobs only. */
function webProcesses({ WEB_CONCURRENCY, NODE_ENV, MAINTENANCE, JOBS }: Environment): number {
  if (JOBS === "only") return 0;
  if (NODE_ENV === "development" || MAINTENANCE) return 1;
  return WEB_CONCURRENCY ?? Math.min(4, availableParallelism());
}

/** The addresses for a proxy and Prometheus, in a French sentence. */
function whereItListens({ SITE_URL, HOST, PORT, METRICS_HOST, METRICS_PORT }: Environment): string {
  const pages = SITE_URL ? `  Pour le proxy : http://${withPort(HOST, PORT)}\n` : "";
  return METRICS_PORT ? `${pages}  Pour Prometheus : http://${withPort(METRICS_HOST, METRICS_PORT)}/metrics\n` : pages;
}

// A function declaration, since the module calls it before its constants are initialized.
function withPort(host: string, port: number): string {
  return `${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function whereMailsGo(env: Environment, port: number): string {
  if (env.SMTP_URL) return "";
  if (hasReadableOutbox(env))
    return `  E-mails envoyés, lisibles sur cette machine seulement : http://localhost:${port}/dev/courrier\n`;
  return `  Sans SMTP_URL, les e-mails ne partent pas : ils sont déposés dans ${join(resolve(env.DATA_DIR), "outbox")}.\n`;
}

/** Calls all functions, also after a failure; throws the first failure. */
async function closeAll(closing: (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closing.splice(0)) await close().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
