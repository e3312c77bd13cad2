import { mkdir } from "node:fs/promises";
import { hostname } from "node:os";
import { join, resolve } from "node:path";
import { hasReadableOutbox } from "#app/account/outbox-access.ts";
import { type Environment, readEnvironment } from "#app/platform/env.ts";
import { createLog } from "#app/platform/log.ts";
import { mediaStorageOn } from "#app/platform/pictures/media-storage.server.ts";
import { openObjectStorage } from "#app/platform/storage/open-storage.server.ts";
import type { Database } from "#db/client.ts";
import { SAMPLE_PASSWORD } from "#db/seed/sample-accounts.ts";
import { consoleProgress } from "#db/seed/progress.ts";
import { claimPort } from "./claim-port.ts";
import { createPlatform } from "./create-platform.ts";
import { startHttpServer } from "./http-server.ts";
import { joinInstances } from "./join-instances.ts";
import { openPortalDatabase } from "./open-database.ts";
import { lockDataFolder } from "./portal-lock.ts";
import { readSessionSecret } from "./session-secret.ts";
import { ensureSchema, prepareData } from "./prepare-data.ts";
import { stopOnSignals } from "./shutdown.ts";

const settings = readEnvironment(process.env);
if (!settings.ok) refuse(settings.problems.join("\n"));
await main(settings.env).catch((error: unknown) => refuse(error instanceof Error ? error.message : String(error)));

async function main(settings: Environment): Promise<void> {
  const env = { ...settings };
  const dataDir = resolve(env.DATA_DIR);
  await mkdir(dataDir, { recursive: true });
  if (env.JOBS !== "also" && !env.DATABASE_URL)
    refuse("JOBS=only et JOBS=none se partagent une base : indiquez DATABASE_URL.");
  const lock = await lockDataFolder(dataDir, env.JOBS === "only" ? "jobs" : "portal");
  if (!lock.ok) {
    const where = lock.holder.address ? ` à l'adresse ${lock.holder.address}` : "";
    refuse(`Un portail tourne déjà sur ces données${where} (processus ${lock.holder.pid}).`);
  }
  const closing: (() => Promise<void>)[] = [lock.release];
  try {
    // Before the long work of a first start, not after it.
    if (env.JOBS !== "only") env.PORT = await claimPort(env);
    say("Ouverture de la base de données…");
    const { db, close } = await openPortalDatabase(env, {
      onRestart: () => say("Le PostgreSQL intégré s'était arrêté : il a été redémarré."),
      onLost: (error) => refuse(`Le PostgreSQL intégré s'est arrêté et ne redémarre pas. ${error.message}`),
    });
    closing.unshift(close);
    const log = createLog(env);
    const storage = openObjectStorage(env);
    const media = mediaStorageOn(storage, { log });
    const secret = await readSessionSecret(env);
    await ensureSchema(db, env);
    // The embedded database is one portal's alone.
    if (env.DATABASE_URL) {
      const ownSecret = env.JOBS === "only" ? null : secret;
      closing.unshift(await joinInstances({ db, storage, secret: ownSecret, host: hostname(), log }));
    }
    await prepareData({ db, media, env, progress: consoleProgress(process.stdout) });
    const { platform, close: closePlatform } = await createPlatform({ db, media, env, log, secret });
    closing.unshift(closePlatform);
    if (env.JOBS === "only") {
      stopOnSignals(() => closeAll(closing), log);
      return say(`\n  Les tâches de fond de ${env.SITE_NAME} tournent ; les pages sont à d'autres processus.\n`);
    }
    const server = await startHttpServer(platform);
    closing.unshift(server.close);
    const address = env.SITE_URL ?? `http://localhost:${server.port}`;
    await lock.publishAddress(address);
    stopOnSignals(() => closeAll(closing), log);
    const hints = `${await accountsToTry(db, env)}${whereMailsGo(env, server.port)}`;
    say(`\n  ${env.SITE_NAME} est ouvert : ${address}\n${hints}  Ctrl-C pour arrêter.\n`);
  } catch (error) {
    await closeAll(closing);
    throw error;
  }
}

async function accountsToTry(db: Database, env: Environment): Promise<string> {
  if (env.DATABASE_URL) return "";
  const { rows } = await db.$client.query<{ email: string }>(
    "select email from users where is_sample order by user_type",
  );
  if (rows.length === 0) return "";
  return `  Comptes d'exemple (mot de passe ${SAMPLE_PASSWORD}) : ${rows.map(({ email }) => email).join(", ")}\n`;
}

function whereMailsGo(env: Environment, port: number): string {
  if (env.SMTP_URL) return "";
  if (hasReadableOutbox(env))
    return `  E-mails envoyés, lisibles sur cette machine seulement : http://localhost:${port}/dev/courrier\n`;
  return `  Sans SMTP_URL, les e-mails ne partent pas : ils sont déposés dans ${join(resolve(env.DATA_DIR), "outbox")}.\n`;
}

async function closeAll(closing: (() => Promise<void>)[]): Promise<void> {
  for (const close of closing.splice(0)) await close();
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
