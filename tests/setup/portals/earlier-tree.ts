import { type ChildProcess, execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { prepareSchema } from "#server/start/prepare-data.ts";
import { databaseAddress } from "../servers/database-server.ts";
import { openDatabase } from "#db/client.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..", "..");
const MIGRATIONS = "db/migrations";

type EarlierCommit = { ok: true; commit: string } | { ok: false; reason: string };

/** The newest commit before the migrations of the newest day; or the reason why there is none. */
export async function findEarlierCommit(): Promise<EarlierCommit> {
  const git = async (...args: string[]) => (await run("git", ["-C", root, ...args])).stdout.trim();
  try {
    if (await git("rev-parse", "--show-prefix")) return { ok: false, reason: "this tree is part of another clone" };
    const [day] = (await readdir(join(root, MIGRATIONS))).toSorted().at(-1)!.split("_");
    const added = await git("log", "--reverse", "--diff-filter=A", "--format=%H", "--", `${MIGRATIONS}/${day}_*`);
    // An uncommitted migration is new to the newest commit.
    const earlier = added === "" ? "HEAD" : `${added.split("\n")[0]}^`;
    return { ok: true, commit: await git("rev-parse", "--verify", "--quiet", earlier) };
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    return { ok: false, reason: isMissing ? "there is no git" : "this is no clone, or one without the earlier commit" };
  }
}

/** Extracts a commit's files into an empty folder. */
export async function checkOutEarlierTree(commit: string, folder: string): Promise<void> {
  const archive = `${folder}.tar`;
  await run("git", ["-C", root, "archive", "--format=tar", "-o", archive, commit]);
  await run("tar", ["-xf", archive, "-C", folder]);
}

/**
 * Links our own packages where the earlier commit asks for the same; else its own script installs others, which takes a
 * minute.
 */
export async function installEarlierPackages(folder: string): Promise<void> {
  if (await hasSamePackages(folder)) return symlink(join(root, "node_modules"), join(folder, "node_modules"), "dir");
  const script = 'import { installPackages } from "./scripts/prepare.mjs"; installPackages();';
  await runEarlier(folder, ["--input-type=module", "--eval", script]).ended;
}

async function hasSamePackages(folder: string): Promise<boolean> {
  const hashOf = async (path: string) =>
    createHash("sha256")
      .update(await readFile(path))
      .digest("hex");
  const installed = await readFile(join(root, "node_modules", ".installed"), "utf8").catch(() => null);
  return installed === (await hashOf(join(folder, "package-lock.json")));
}

export type EarlierServer = { url: string; description: string; stop(): Promise<void> };

/** Serves the test databases of the earlier code, migrated by this tree, as in an update. */
export async function serveEarlierDatabases(folder: string): Promise<EarlierServer> {
  const { child, ended } = runEarlier(folder, ["tests/setup/serve-database.ts"]);
  const description = await new Promise<string>((done, fail) => {
    child.stdout!.once("data", (chunk: Buffer) => done(chunk.toString().trim()));
    ended.catch(fail);
  });
  const { url } = JSON.parse(description) as { url: string }; // as tests/setup/serve-database.ts prints it
  const server = {
    url,
    description,
    async stop() {
      child.stdin!.end();
      await ended;
    },
  };
  try {
    for (const name of await templatesOf(url)) await migrate(databaseAddress(url, name));
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function templatesOf(server: string): Promise<string[]> {
  const db = openDatabase(databaseAddress(server, "postgres"));
  const { rows } = await db.$client
    .query<{ datname: string }>(String.raw`select datname from pg_database where datname like 'bienvu\_%'`)
    .finally(() => db.$client.end());
  return rows.map(({ datname }) => datname);
}

async function migrate(url: string): Promise<void> {
  const db = openDatabase(url);
  await prepareSchema(db).finally(() => db.$client.end());
}

/** Runs a script of the earlier commit; `ended` rejects with its output where it fails. */
export function runEarlier(
  folder: string,
  args: string[],
  variables: Record<string, string> = {},
): { child: ChildProcess; ended: Promise<string> } {
  // Without the variables of this run's own workers.
  const outer = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|NODE_ENV$)/.test(name));
  const env = { ...Object.fromEntries(outer), ...variables };
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ["pipe", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<string>((done, fail) => {
    child.once("error", fail);
    child.once("close", (code) =>
      code === 0 ? done(output) : fail(new Error(`${args.join(" ")} failed:\n${output}`)),
    );
  });
  ended.catch(() => {});
  return { child, ended };
}
