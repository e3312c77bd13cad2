import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { type Database, openDatabase } from "#db/client.ts";
import { runningDatabaseUrl } from "#db/embedded/embedded-postgres.ts";
import { SAMPLE_PASSWORD } from "#samples/sample-accounts.ts";
import { spawnBackup } from "../setup/portals/command-process.ts";
import { makeEmptyDatabase } from "../setup/servers/database-server.ts";
import { type PortalProcess, spawnPortal, stopPortal } from "../setup/portals/portal-process.ts";
import { copyPreparedDataFolder } from "../setup/portals/prepared-data-folder.ts";
import { createTestDatabase } from "../setup/servers/test-database.ts";
import { digestTables } from "../setup/data/table-digests.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

let folder: string;
let running: PortalProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-backup-"));
  running = [];
});
afterEach(async () => {
  for (const portal of running) if (portal.child.exitCode === null) await stopPortal(portal);
  await rm(folder, { recursive: true, force: true });
});

const dataDir = (name: string) => join(folder, name);
const backup = () => join(folder, "sauvegardes", "hier");

function start(name: string, settings: Record<string, string> = {}): PortalProcess {
  const portal = spawnPortal({ PORT: "0", DATA_DIR: dataDir(name), SAMPLE_LISTINGS: "0", ...settings });
  running.push(portal);
  return portal;
}

/** The database of a portal that runs. */
async function openRunning(name: string): Promise<Database> {
  const db = openDatabase(await runningDatabaseUrl(dataDir(name)));
  onTestFinished(() => db.$client.end());
  return db;
}

async function originalsOf(name: string): Promise<Map<string, Buffer>> {
  const media = join(dataDir(name), "media");
  const paths = (await readdir(media, { recursive: true })).filter((path) => path.includes("original."));
  return new Map(
    await Promise.all(paths.toSorted().map(async (path) => [path, await readFile(join(media, path))] as const)),
  );
}

const logIn = (address: string) =>
  fetch(`${address}/connexion`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ email: "agence@example.org", password: SAMPLE_PASSWORD }),
  });

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

test("a running portal is backed up, and restored on an empty machine: same rows, same pictures, same accounts", async () => {
  await copyPreparedDataFolder(dataDir("old"));
  await start("old").opened;
  const backingUp = spawnBackup("backup", [backup()], { DATA_DIR: dataDir("old") });
  expect([await backingUp.ended, backingUp.output()]).toEqual([0, expect.stringContaining("Sauvegarde terminée")]);
  expect(running[0]!.child.exitCode).toBeNull();

  const restoring = spawnBackup("restore", [backup()], { DATA_DIR: dataDir("new") });
  expect([await restoring.ended, restoring.output()]).toEqual([0, expect.stringContaining("Restauration terminée")]);
  const address = await start("new").opened;
  // What jobs of a running portal change is left out, the note that a backup makes of itself once it is whole, and the code that each
  // start makes for the sample operator.
  const except = ["migrations", "attempts", "mails", "backups", "account_links"];
  const digests = await digestTables(await openRunning("new"), except);
  expect(digests).toEqual(await digestTables(await openRunning("old"), except));
  expect(digests.listings).toMatch(/^4 rows/);
  const named = (await (await openRunning("new")).$client.query("select from media")).rowCount;
  const [before, after] = [await originalsOf("old"), await originalsOf("new")];
  expect(named).toBeGreaterThan(0);
  // The brand kit's pictures come from the kit.
  expect([...after].filter(([path, bytes]) => before.get(path)?.equals(bytes))).toHaveLength(after.size);
  expect(after.size).toBeGreaterThanOrEqual(named!);
  const answer = await logIn(address);
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/tableau-de-bord"]);
});

test("a stopped portal is backed up too, and is stopped again afterwards", async () => {
  await copyPreparedDataFolder(dataDir("old"));
  const backingUp = spawnBackup("backup", [backup()], { DATA_DIR: dataDir("old") });
  expect([await backingUp.ended, backingUp.output()]).toEqual([0, expect.stringContaining("Sauvegarde terminée")]);
  expect(await exists(join(dataDir("old"), "postgres", "postmaster.pid"))).toBe(false);
  expect(await exists(join(dataDir("old"), "portal.lock"))).toBe(false);
});

test("a killed backup is not valid, and the next backup reports it", async () => {
  const source = await createTestDatabase("schema");
  onTestFinished(() => source.drop());
  const settings = { DATABASE_URL: source.url, DATA_DIR: dataDir("old") };
  const holder = await source.db.$client.connect();
  await holder.query("begin; lock table media in access exclusive mode");
  const killed = spawnBackup("backup", [backup()], settings);
  await expect
    .poll(() => exists(join(`${backup()}.partial`, "tables")), { timeout: 30_000 * timeoutFactor })
    .toBe(true);
  killed.child.kill("SIGKILL");
  await killed.ended;
  await holder.query("rollback");
  holder.release();

  const fromHalf = spawnBackup("restore", [`${backup()}.partial`], { ...settings, DATA_DIR: dataDir("new") });
  expect([await fromHalf.ended, fromHalf.output()]).toEqual([
    1,
    expect.stringContaining("Il n'y a pas de sauvegarde complète dans"),
  ]);
  const other = spawnBackup("backup", [`${backup()}-bis`], settings);
  expect([await other.ended, other.output()]).toEqual([0, expect.stringContaining("ne sert à rien : supprimez")]);
  const next = spawnBackup("backup", [backup()], settings);
  expect([await next.ended, next.output()]).toEqual([
    0,
    expect.stringContaining("a été interrompue : elle recommence"),
  ]);
  expect((await readdir(join(folder, "sauvegardes"))).toSorted()).toEqual(["hier", "hier-bis"]);
  expect((await readdir(backup())).toSorted()).toEqual(["manifest.json", "tables"]);
});

test("a killed restore is reported at the next start, and can begin again", async () => {
  const source = await createTestDatabase("schema");
  onTestFinished(() => source.drop());
  const backingUp = spawnBackup("backup", [backup()], { DATABASE_URL: source.url, DATA_DIR: dataDir("old") });
  expect([await backingUp.ended, backingUp.output()]).toEqual([0, expect.stringContaining("Sauvegarde terminée")]);

  const { url, drop } = await makeEmptyDatabase();
  onTestFinished(drop);
  const target = openDatabase(url);
  onTestFinished(() => target.$client.end());
  const settings = { DATABASE_URL: url, DATA_DIR: dataDir("new") };
  // Another transaction makes a table of the name that the first migration wants: the restore waits in the midst of it.
  const holder = await target.$client.connect();
  await holder.query("begin; create table communes ()");
  const killed = spawnBackup("restore", [backup()], settings);
  const isNoted = async () =>
    (await target.$client.query("select from pg_tables where tablename = 'unfinished_restore'")).rowCount;
  await expect.poll(isNoted, { timeout: 30_000 * timeoutFactor }).toBe(1);
  killed.child.kill("SIGKILL");
  await killed.ended;
  await holder.query("rollback");
  holder.release();

  const portal = start("new", settings);
  expect(await portal.ended).toBe(1);
  expect(portal.output()).toContain(`a été interrompue : lancez « npm run restore -- ${backup()} ».`);
  const again = spawnBackup("restore", [backup()], settings);
  expect([await again.ended, again.output()]).toEqual([0, expect.stringContaining("La restauration précédente")]);
  expect(await start("new", settings).opened).toContain("http://");
});

test("an impossible backup or restore is refused in one sentence", async () => {
  await copyPreparedDataFolder(dataDir("old"));
  await start("old").opened;
  const settings = { DATA_DIR: dataDir("old") };
  const cases = [
    [spawnBackup("backup", [], settings), /^Indiquez un dossier/],
    [spawnBackup("backup", [backup()], { DATA_DIR: dataDir("absent") }), /^Il n'y a pas de base de données dans/],
    [spawnBackup("restore", [backup()], settings), /Il n'y a pas de sauvegarde complète dans/],
    [spawnBackup("restore", [backup()], { ...settings, PORT: "beaucoup" }), /^La variable PORT/],
  ] as const;
  for (const [{ ended, output }, sentence] of cases) {
    expect(await ended).toBe(1);
    expect(output()).toMatch(sentence);
    expect(output()).not.toContain("    at ");
  }
  const whole = spawnBackup("backup", [backup()], settings);
  expect(await whole.ended).toBe(0);
  const onRunning = spawnBackup("restore", [backup()], settings);
  expect([await onRunning.ended, onRunning.output()]).toEqual([
    1,
    expect.stringContaining("Un portail tourne déjà sur ces données à l'adresse http://"),
  ]);
});
