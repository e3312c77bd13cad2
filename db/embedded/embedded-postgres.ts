import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { totalmem } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { findPostgresBinaries, type PostgresBinaries } from "./binaries.ts";
import { freePort, tryPort } from "./ports.ts";
import { chooseRunner, type Runner } from "./unprivileged.ts";

const execute = promisify(execFile);
const LEFTOVER_TIMEOUT_MS = 30_000;
/** Milliseconds between two attempts to start a server that cannot start, such as on a full disk. */
const RETRY_MS = 3_000;
/** Milliseconds between two checks that the server runs. */
const WATCH_MS = 500;

export type RestartEvents = {
  onRestart(): void;
  /** Called once when the server does not start again at once; attempts continue. */
  onTrouble(error: Error): void;
};

export type EmbeddedPostgres = {
  /** `postgres://` address of the database `bienvu`, password included. */
  url: string;
  /** Restarts the server at the same address whenever it dies, for as long as it takes. */
  keepRunning(events: RestartEvents): void;
  stop(): Promise<void>;
};

type Access = { port: number; password: string };

/**
 * Starts PostgreSQL on `<dataDir>/postgres`, on loopback only, and creates the cluster at the first start; `overrides`
 * are settings by name. Uses a server that a killed portal left running. Throws a French sentence when it cannot start.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  overrides: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const binaries = findPostgresBinaries();
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true });
  const runner = chooseRunner(binaries.pgCtl, [folder]);
  const cluster = join(folder, "postgres");
  const accessFile = join(folder, "postgres-access.json");

  if (!(await exists(join(cluster, "PG_VERSION"))))
    await makeCluster({ binaries, runner, folder, cluster, accessFile, overrides });
  const access = await readAccess(accessFile);
  const port = await findOrStartServer({ binaries, runner, cluster, port: access.port });
  if (port !== access.port) await writeAccess(accessFile, { ...access, port });

  const closing = new AbortController();
  let watching = Promise.resolve();
  return {
    url: databaseUrl({ ...access, port }),
    keepRunning(events) {
      watching = watch({ binaries, runner, cluster, port, events, signal: closing.signal });
    },
    async stop() {
      closing.abort();
      await watching;
      await stopServer(cluster, { binaries, runner });
    },
  };
}

/** Whether this data folder has an embedded database. */
export const hasEmbeddedDatabase = (dataDir: string): Promise<boolean> =>
  exists(join(resolve(dataDir), "postgres", "PG_VERSION"));

/** The address of the database that a running portal has started, and that may not answer. */
export const runningDatabaseUrl = async (dataDir: string): Promise<string> =>
  databaseUrl(await readAccess(join(resolve(dataDir), "postgres-access.json")));

const databaseUrl = ({ port, password }: Access) => `postgres://bienvu:${password}@127.0.0.1:${port}/bienvu`;

type Watching = Programs & { cluster: string; port: number; events: RestartEvents; signal: AbortSignal };

async function watch({ events, signal, ...server }: Watching): Promise<void> {
  let isReported = false;
  while (!signal.aborted) {
    let pauseMs = WATCH_MS;
    if ((await tryPort(server.port)) === "refused") {
      pauseMs = RETRY_MS;
      try {
        await findOrStartServer({ ...server, choosePort: async (port) => port, signal });
        isReported = false;
        events.onRestart();
      } catch (error) {
        if (!isReported && !signal.aborted) events.onTrouble(error as Error); // it throws nothing else
        isReported = true;
      }
    }
    await pause(pauseMs, undefined, { signal, ref: false }).catch(() => {});
  }
}

type Programs = { binaries: PostgresBinaries; runner: Runner };
type Making = Programs & { folder: string; cluster: string; accessFile: string; overrides: Record<string, string> };

// Creates the cluster in a temporary folder and renames it, so that an interrupted start leaves no half-made cluster.
async function makeCluster({ binaries, runner, folder, cluster, accessFile, overrides }: Making): Promise<void> {
  await clearAbandoned({ binaries, runner, folder });
  await rm(cluster, { recursive: true, force: true });
  const making = await mkdtemp(join(folder, "postgres-making-"));
  const password = randomBytes(24).toString("base64url");
  const passwordFile = join(making, "password");
  const fresh = join(making, "cluster");
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    runner.own(passwordFile);
    runner.own(making);
    await run(runner, binaries.initdb, [
      "-D",
      fresh,
      "--username=bienvu",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--locale=C.UTF-8",
      "--no-instructions",
    ]);
    await writeFile(join(fresh, "postgresql.auto.conf"), settings(overrides));
    const port = await startServer({ binaries, runner, cluster: fresh, port: await freePort(0) });
    await createDatabase(port, password);
    await stopServer(fresh, { binaries, runner });
    await writeAccess(accessFile, { port, password });
    await rename(fresh, cluster);
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}

/** Stops the server and removes the folders that an interrupted first start left behind. */
async function clearAbandoned({ binaries, runner, folder }: Programs & { folder: string }): Promise<void> {
  const left = (await readdir(folder)).filter((name) => name.startsWith("postgres-making-"));
  for (const name of left) {
    const cluster = join(folder, name, "cluster");
    if (await runningPort(cluster, { binaries, runner })) await stopServer(cluster, { binaries, runner });
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

function settings(overrides: Record<string, string>): string {
  const megabytes = Math.floor(totalmem() / 1024 ** 2);
  const sharedBuffers = Math.min(4096, Math.max(128, Math.floor(megabytes / 6)));
  const lines = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    // A dozen for each web process, twice as many while the processes restart.
    max_connections: "200",
    shared_buffers: `${sharedBuffers}MB`,
    effective_cache_size: `${Math.floor(megabytes / 2)}MB`,
    work_mem: "32MB",
    maintenance_work_mem: "256MB",
    max_wal_size: "2GB",
    random_page_cost: "1.1",
    jit: "off",
    timezone: "UTC",
    ...overrides,
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name} = '${value}'\n`)
    .join("");
}

type Starting = Programs & {
  cluster: string;
  port: number;
  choosePort?(preferred: number): Promise<number>;
  /** Stops the start. */
  signal?: AbortSignal;
};

/**
 * The port of the server on this cluster. After `kill -9`, a dying process or its shared memory may remain for seconds:
 * meanwhile it neither answers nor lets another one start.
 */
async function findOrStartServer(options: Starting): Promise<number> {
  const { cluster, port, choosePort = freePort, signal } = options;
  const deadline = performance.now() + ((await exists(join(cluster, "postmaster.pid"))) ? LEFTOVER_TIMEOUT_MS : 0);
  for (;;) {
    const running = await runningPort(cluster, options);
    if (running && (await tryPort(running)) === "open") return running;
    try {
      if (!running) return await startServer({ ...options, port: await choosePort(port) });
      if (performance.now() > deadline) throw new Error(`Le PostgreSQL de ${cluster} tourne mais ne répond pas.`);
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await pause(200, undefined, signal ? { signal } : {});
  }
}

async function startServer(options: Programs & { cluster: string; port: number }): Promise<number> {
  const { binaries, runner, cluster, port } = options;
  const log = join(cluster, "server.log");
  await run(
    runner,
    binaries.pgCtl,
    ["start", "-w", "-t", "120", "-s", "-D", cluster, "-l", log, "-o", `-p ${port}`],
    log,
  );
  return port;
}

async function stopServer(cluster: string, programs: Programs): Promise<void> {
  try {
    await run(programs.runner, programs.binaries.pgCtl, ["stop", "-w", "-t", "60", "-s", "-m", "fast", "-D", cluster]);
  } catch (error) {
    // A server that died by itself is stopped too.
    if (await runningPort(cluster, programs)) throw error;
  }
}

/** The port of a live server on this cluster; null when none runs. */
async function runningPort(cluster: string, { binaries, runner }: Programs): Promise<number | null> {
  const { file, args } = runner.wrap(binaries.pgCtl, ["status", "-D", cluster]);
  const alive = await execute(file, args).then(
    () => true,
    () => false,
  );
  if (!alive) return null;
  const lines = (await readFile(join(cluster, "postmaster.pid"), "utf8")).split("\n");
  return Number(lines[3]) || null;
}

async function createDatabase(port: number, password: string): Promise<void> {
  const { Client } = await import("pg");
  const client = new Client({ host: "127.0.0.1", port, user: "bienvu", password, database: "postgres" });
  await client.connect();
  try {
    await client.query("create database bienvu");
  } finally {
    await client.end();
  }
}

async function run(runner: Runner, program: string, args: string[], log?: string): Promise<void> {
  const { file, args: wrapped } = runner.wrap(program, args);
  try {
    // The output is dropped: a server that inherits our pipes would keep this promise open.
    await new Promise<void>((done, fail) => {
      const child = execFile(file, wrapped, { timeout: 180_000 }, () => {});
      child.once("error", fail);
      child.once("exit", (code) =>
        code === 0 ? done() : fail(new Error(`${program} s'est arrêté avec le code ${code}`)),
      );
    });
  } catch (error) {
    const tail = log ? (await readFile(log, "utf8").catch(() => "")).split("\n").slice(-8).join("\n") : "";
    throw new Error(`Le PostgreSQL intégré n'a pas pu démarrer. ${tail}`.trim(), { cause: error });
  }
}

async function readAccess(path: string): Promise<Access> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as Access;
  } catch (error) {
    throw new Error(
      `Le mot de passe de la base est illisible (${path}). Remettez ce fichier en place depuis une sauvegarde.`,
      { cause: error },
    );
  }
}

async function writeAccess(path: string, access: Access): Promise<void> {
  await writeFile(`${path}.new`, `${JSON.stringify(access)}\n`, { mode: 0o600 });
  await chmod(`${path}.new`, 0o600);
  await rename(`${path}.new`, path);
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
