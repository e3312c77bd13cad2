import { access, chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, type TestContext } from "vitest";
import { openDatabase } from "#db/client.ts";
import {
  checkOutEarlierTree,
  type EarlierServer,
  findEarlierCommit,
  installEarlierPackages,
  runEarlier,
  serveEarlierDatabases,
} from "../setup/portals/earlier-tree.ts";
import { databaseAddress } from "../setup/servers/database-server.ts";
import { spawnPortal, stopPortal } from "../setup/portals/portal-process.ts";

/** Test files of the earlier commit: they cover its columns and the most frequent journeys. */
const ITS_TESTS = [
  "db/schema/schema.db.test.ts",
  "app/publish/publication/publishing.db.test.ts",
  "tests/http/search.http.test.ts",
  "tests/http/accounts.http.test.ts",
  "tests/http/publish-pages.http.test.ts",
  "tests/http/publications.http.test.ts",
  "tests/http/requests.http.test.ts",
];
/** Under a minute on two free cores; longer with other packages, or on a busy machine. */
const TIMEOUT = 400_000;

const earlier = await findEarlierCommit();
// Vitest counts skipped tests, but does not print the reason.
if (!earlier.ok) process.stderr.write(`SKIPPED, the earlier code on the new schema: ${earlier.reason}\n`);
let folder: string;
let serving: Promise<EarlierServer> | undefined;
const tree = () => join(folder, "tree");

beforeAll(async () => {
  if (!earlier.ok) return;
  folder = await mkdtemp(join(tmpdir(), "bienvu-earlier-"));
  // Where this test runs as root, PostgreSQL runs as another user and may have its programs below.
  await chmod(folder, 0o755);
  await mkdir(tree());
  await checkOutEarlierTree(earlier.commit, tree());
  await installEarlierPackages(tree());
  serving = serveEarlierDatabases(tree());
  await Promise.all([serving, runEarlier(tree(), ["scripts/build.mjs"]).ended]);
}, TIMEOUT);
afterAll(async () => {
  if (!earlier.ok) return;
  await serving?.then(({ stop }) => stop()).catch(() => {});
  await rm(folder, { recursive: true, force: true });
}, TIMEOUT);

function skipWithoutEarlier({ skip }: TestContext): void {
  if (!earlier.ok) skip(earlier.reason);
}

test(
  "the code before the newest migrations starts on the new schema, and its pages open",
  { timeout: TIMEOUT },
  async (context) => {
    skipWithoutEarlier(context);
    const server = await serving!;
    const admin = openDatabase(databaseAddress(server.url, "postgres"));
    await admin.$client.query("create database earlier template bienvu_samples").finally(() => admin.$client.end());
    const portal = spawnPortal(
      {
        PORT: "0",
        DATA_DIR: join(folder, "data"),
        DATABASE_URL: databaseAddress(server.url, "earlier"),
        MIGRATE: "false",
      },
      tree(),
    );
    context.onTestFinished(async () => void (await stopPortal(portal)));
    const address = await portal.opened;
    const listings = await (await fetch(`${address}/annonces`)).text();
    const [listing] = /\/annonces\/[^"/?]*BV[^"/?]+/.exec(listings) ?? [];
    const pages = [
      "/",
      "/annonces",
      listing!,
      "/annonceurs",
      "/Rechercher?commune=lyon",
      "/connexion",
      "/creer-compte",
    ];
    for (const page of pages) expect([page, (await fetch(address + page)).status]).toEqual([page, 200]);
    expect(portal.output()).not.toContain('"level":50');
  },
);

test(
  "the code before the newest migrations passes its own tests on the new schema",
  { timeout: TIMEOUT },
  async (context) => {
    skipWithoutEarlier(context);
    const server = await serving!;
    // Vitest ignores a missing name without an error.
    for (const path of ITS_TESTS) await access(join(tree(), path));
    const args = ["node_modules/vitest/vitest.mjs", "run", "--project", "db", "--project", "http", ...ITS_TESTS];
    await runEarlier(tree(), args, { NODE_ENV: "test", TEST_DATABASE_SERVER: server.description }).ended;
  },
);
