import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#db/client.ts";
import { runningDatabaseUrl } from "#db/embedded/embedded-postgres.ts";
import { hashSecret, newSecret } from "#app/platform/security/link-secret.server.ts";
import { feedSources, imports } from "#db/schema/feeds.ts";
import { createAdvertiser } from "../factories/advertisers.ts";
import { copyTemplate } from "../setup/servers/database-server.ts";
import { type PortalProcess, spawnPortal, stopPortal } from "../setup/portals/portal-process.ts";
import { copyPreparedDataFolder } from "../setup/portals/prepared-data-folder.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

let folder: string;
let running: PortalProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu start "));
  running = [];
});
afterEach(async () => {
  for (const portal of running)
    if (portal.child.exitCode === null && portal.child.signalCode === null) await stopPortal(portal);
  await killPostgres();
  await rm(folder, { recursive: true, force: true });
});

const dataDir = () => join(folder, "données à moi");
/** Starts on the data folder as it is: with the first load, if it is empty. */
function start(settings: Record<string, string> = {}): PortalProcess {
  const portal = spawnPortal({ PORT: "0", DATA_DIR: dataDir(), SAMPLE_LISTINGS: "4", ...settings });
  running.push(portal);
  return portal;
}

async function postgresPid(): Promise<number | null> {
  const text = await readFile(join(dataDir(), "postgres", "postmaster.pid"), "utf8").catch(() => null);
  return text ? Number(text.split("\n")[0]) : null;
}

async function killPostgres(): Promise<void> {
  const pid = await postgresPid();
  if (!pid) return;
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // Already gone.
  }
}

async function countListings(address: string): Promise<number> {
  const page = await (await fetch(`${address}/annonces`)).text();
  return Number(/(\d+) annonces?</.exec(page.replaceAll(/[\u00A0\u202F]/g, " "))?.[1]);
}

test("SIGTERM ends the portal and its database; the next start has its listings, reports a broken kit, and reads it again", async () => {
  await copyPreparedDataFolder(dataDir());
  const first = start();
  const listings = await countListings(await first.opened);
  expect(await stopPortal(first)).toBe(0);
  expect(await postgresPid()).toBeNull();
  expect(await readdir(dataDir())).not.toContain("portal.lock");
  const kit = join(folder, "kit");
  await mkdir(kit);
  await writeFile(join(kit, "mentions-legales.json"), '{\n  "editeur": {}\n  "hebergeur": {}\n}');
  const second = start({ BRAND_DIR: kit });
  expect(await countListings(await second.opened)).toBe(listings);
  expect(second.output()).not.toContain("Annonces d'exemple");
  expect(second.output()).toContain("mentions-legales.json n’est pas du JSON valable (ligne 3, ou juste avant)");
  const home = async () => (await fetch(await second.opened)).text();
  await home();
  await writeFile(join(kit, "accueil.json"), '{ "accroche": "Chez les voisins" }');
  expect(await home()).not.toContain("Chez les voisins");
  second.child.kill("SIGUSR2");
  await expect.poll(home).toContain("Chez les voisins");
});

test("while it stops, a portal answers pending requests, and closes each connection with its next answer", async () => {
  await copyPreparedDataFolder(dataDir());
  const portal = start();
  const { port } = new URL(await portal.opened);
  const socket = connect(Number(port), "127.0.0.1");
  let received = "";
  socket.on("data", (chunk) => (received += chunk.toString()));
  const head = `POST /connexion HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/x-www-form-urlencoded`;
  socket.write(`${head}\r\nContent-Length: 7\r\nExpect: 100-continue\r\n\r\n`);
  await expect.poll(() => received).toContain("100 Continue");
  const stopped = stopPortal(portal);
  await expect.poll(() => fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)).toBeNull();
  socket.write(`email=xGET /healthz HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
  await once(socket, "close");
  expect(received).toMatch(/HTTP\/1\.1 400 [^]*<\/html>[^]*HTTP\/1\.1 200 OK\r\n[^]*Connection: close/i);
  expect(await stopped).toBe(0);
});

test("a second portal on the same data gives the address of the first one", async () => {
  await copyPreparedDataFolder(dataDir());
  const address = await start().opened;
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Un portail tourne déjà sur ces données à l'adresse ${address}`);
});

test("a migration beside a running portal leaves its database running", async () => {
  await start().opened;
  const server = await postgresPid();
  const env = { ...process.env, DATA_DIR: dataDir(), DATABASE_URL: "" };
  const { stdout } = await promisify(execFile)(process.execPath, ["server/migrate.ts"], { env });
  expect(stdout).toBe("La base est à jour.\n");
  expect(await postgresPid()).toBe(server);
});

test("after kill -9 of the portal, the next start uses the database that is still running", async () => {
  await copyPreparedDataFolder(dataDir());
  const first = start();
  const listings = await countListings(await first.opened);
  const pid = await postgresPid();
  first.child.kill("SIGKILL");
  await first.ended;
  const second = start();
  expect(await countListings(await second.opened)).toBe(listings);
  expect(await postgresPid()).toBe(pid);
});

test("a file that was being received at kill -9 is marked as interrupted at the next start", async () => {
  await copyPreparedDataFolder(dataDir());
  const first = start();
  const address = await first.opened;
  const db = openDatabase(await runningDatabaseUrl(dataDir()));
  try {
    const key = newSecret();
    const { id: advertiserId } = await createAdvertiser(db);
    await db.insert(feedSources).values({ advertiserId, kind: "push", name: "Hektor", keyHash: hashSecret(key) });
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    socket.on("error", () => {});
    const head = `POST /api/imports HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nContent-Length: 9000`;
    socket.write(`${head}\r\nContent-Type: application/zip\r\n\r\nPK`);
    const found = async () => (await db.select().from(imports)).map(({ state, refusal }) => [state, refusal]);
    await expect.poll(found, { timeout: 30_000 * timeoutFactor }).toEqual([["receiving", null]]);
    first.child.kill("SIGKILL");
    await first.ended;
    await start().opened;
    expect(await found()).toEqual([["refused", "interrupted"]]);
  } finally {
    await db.$client.end();
  }
});

test("after kill -9 of all processes, committed data are still stored", async () => {
  await copyPreparedDataFolder(dataDir());
  const first = start();
  const listings = await countListings(await first.opened);
  first.child.kill("SIGKILL");
  await first.ended;
  await killPostgres();
  expect(await countListings(await start().opened)).toBe(listings);
});

test("a killed PostgreSQL is restarted, and the pages return", async () => {
  await copyPreparedDataFolder(dataDir());
  const portal = start();
  const address = await portal.opened;
  const [listings, pid] = [await countListings(address), await postgresPid()];
  await killPostgres();
  await expect.poll(postgresPid, { timeout: 30_000 * timeoutFactor }).not.toBe(pid);
  await expect.poll(() => countListings(address), { timeout: 30_000 * timeoutFactor, interval: 500 }).toBe(listings);
  // Pages return as soon as it answers; the log line comes when the restart is complete.
  await expect.poll(portal.output, { timeout: 30_000 * timeoutFactor }).toContain("il a été redémarré.");
  expect(await stopPortal(portal)).toBe(0);
});

test("a PostgreSQL that cannot be restarted is reported once, and retried until it starts", async () => {
  await copyPreparedDataFolder(dataDir());
  const portal = start();
  const address = await portal.opened;
  const listings = await countListings(address);
  const control = join(dataDir(), "postgres", "global", "pg_control");
  const pid = (await postgresPid())!;
  await rename(control, `${control}.away`);
  await rm(join(dataDir(), "postgres", "postmaster.pid"));
  process.kill(pid, "SIGKILL");
  const sentence = "Le PostgreSQL intégré s'est arrêté et ne redémarre pas : nouvel essai toutes les 3 s.";
  await expect.poll(portal.output, { timeout: 30_000 * timeoutFactor }).toContain(sentence);
  expect((await fetch(`${address}/connexion`)).status).toBe(200);
  expect((await fetch(`${address}/annonceurs?nom=personne`)).status).toBe(503);
  await rename(`${control}.away`, control);
  await expect.poll(() => countListings(address), { timeout: 30_000 * timeoutFactor, interval: 500 }).toBe(listings);
  expect(portal.output().split(sentence)).toHaveLength(2);
  expect(await stopPortal(portal)).toBe(0);
});

test("a port in use is reported at once, with the variable that changes it", async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen({ port: 0, host: "127.0.0.1" }, done));
  const address = other.address();
  const port = typeof address === "object" && address ? String(address.port) : "";
  const portal = start({ PORT: port });
  expect(await portal.ended).toBe(1);
  expect(portal.output()).toContain(`Le port ${port} est déjà pris : choisissez-en un autre avec la variable PORT.`);
  expect(await readdir(dataDir())).toEqual([]);
  await new Promise((done) => other.close(done));
});

test("each invalid setting is reported in a sentence, and stops the start", async () => {
  const portal = start({
    PORT: "beaucoup",
    SAMPLE_LISTINGS: "-3",
    DATABASE_URL: "mysql://serveur/base",
    CURRENCY: "DOUBLON",
  });
  expect(await portal.ended).toBe(1);
  for (const name of ["PORT", "SAMPLE_LISTINGS", "DATABASE_URL", "CURRENCY"])
    expect(portal.output()).toContain(`La variable ${name}`);
  expect(portal.output()).not.toContain("    at ");
});

test("an unreachable DATABASE_URL is reported in one sentence, without the password", async () => {
  const portal = start({ DATABASE_URL: "postgres://moi:secret@127.0.0.1:1/base" });
  expect(await portal.ended).toBe(1);
  expect(portal.output().trim().split("\n").at(-1)).toMatch(/^DATABASE_URL : le serveur 127\.0\.0\.1:1 ne répond pas/);
  expect(portal.output()).not.toContain("secret");
});

test("an invalid table of costs stops the start with one sentence, before anything is loaded", async () => {
  const file = join(folder, "costs.json");
  await writeFile(file, JSON.stringify({ date: "2027-01-01" }));
  const portal = start({ COSTS_FILE: file });
  expect(await portal.ended).toBe(1);
  expect(portal.output().trim()).toMatch(
    /^COSTS_FILE : le fichier .+costs\.json n’est pas valable : « source » : .+\.$/,
  );
});

test("with MIGRATE=false an older database is refused in one sentence, and works after the migration", async () => {
  const { url, drop } = await copyTemplate("communes");
  const db = openDatabase(url);
  const { rows } = await db.$client.query<{ name: string }>(
    "delete from migrations where name = (select max(name) from migrations) returning name",
  );
  const settings = { SAMPLE_LISTINGS: "", DATABASE_URL: url, MIGRATE: "false" };
  const refused = start(settings);
  expect(await refused.ended).toBe(1);
  expect(refused.output().trim().split("\n").at(-1)).toBe(
    `La base n'est pas à jour (il manque ${rows[0]!.name}) : lancez « npm run migrate », ou enlevez MIGRATE=false.`,
  );
  // The schema is current already: only the record of the migration is deleted.
  await db.$client.query("insert into migrations (name, sha256) values ($1, 'x')", [rows[0]!.name]);
  await db.$client.end();
  expect(await start(settings).opened).toContain("http://");
  await drop();
});

test("with DATABASE_URL the portal uses that server, starts none, and loads no samples", async () => {
  const { url, drop } = await copyTemplate("communes");
  const portal = start({ SAMPLE_LISTINGS: "", DATABASE_URL: url });
  const page = await (await fetch(`${await portal.opened}/annonces`)).text();
  expect(page).toContain("Aucune annonce");
  // « media » contains the kit's pictures of the page.
  expect((await readdir(dataDir())).toSorted()).toEqual(["media", "portal.lock", "session-secret"]);
  await drop();
});
