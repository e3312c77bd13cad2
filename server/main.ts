import { createServer } from "node:net";
import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import pino from "pino";
import { type Environment, readEnvironment } from "#app/platform/env.ts";
import { mediaStorage } from "#app/platform/media-storage.server.ts";
import { consoleProgress } from "#db/seed/progress.ts";
import { startHttpServer } from "./http-server.ts";
import { openPortalDatabase } from "./open-database.ts";
import { lockDataFolder } from "./portal-lock.ts";
import { prepareData } from "./prepare-data.ts";
import { stopOnSignals } from "./shutdown.ts";

const settings = readEnvironment(process.env);
if (!settings.ok) refuse(settings.problems.join("\n"));
await main(settings.env).catch((error: unknown) => refuse(error instanceof Error ? error.message : String(error)));

async function main(env: Environment): Promise<void> {
  const dataDir = resolve(env.DATA_DIR);
  await mkdir(dataDir, { recursive: true });
  const lock = await lockDataFolder(dataDir);
  if (!lock.ok) {
    const where = lock.holder.address ? ` à l'adresse ${lock.holder.address}` : "";
    refuse(`Un portail tourne déjà sur ces données${where} (processus ${lock.holder.pid}).`);
  }
  const closing: (() => Promise<void>)[] = [lock.release];
  try {
    await refuseTakenPort(env);
    say("Ouverture de la base de données…");
    const { db, close } = await openPortalDatabase(env);
    closing.unshift(close);
    const media = mediaStorage(dataDir);
    await prepareData({ db, media, env, progress: consoleProgress(process.stdout) });
    const log = pino({ level: env.LOG_LEVEL, base: null });
    const server = await startHttpServer({ db, media, env, log, clock: () => new Date() });
    closing.unshift(server.close);
    const address = env.SITE_URL ?? `http://localhost:${server.port}`;
    await lock.publishAddress(address);
    stopOnSignals(() => closeAll(closing), log);
    say(`\n  ${env.SITE_NAME} est ouvert : ${address}\n  Ctrl-C pour arrêter.\n`);
  } catch (error) {
    await closeAll(closing);
    throw error;
  }
}

async function closeAll(closing: (() => Promise<void>)[]): Promise<void> {
  for (const close of closing.splice(0)) await close();
}

// Asked before the long work of a first start, not after it.
async function refuseTakenPort({ PORT, HOST }: Environment): Promise<void> {
  await new Promise<void>((done, fail) => {
    const probe = createServer();
    probe.once("error", (error) => {
      const taken = "code" in error && error.code === "EADDRINUSE";
      fail(taken ? new Error(`Le port ${PORT} est déjà pris : choisissez-en un autre avec la variable PORT.`) : error);
    });
    probe.listen({ port: PORT, host: HOST, exclusive: true }, () => probe.close(() => done()));
  });
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
