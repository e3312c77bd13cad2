import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnvironment } from "#app/platform/env.ts";
import { mediaStorageOn } from "#app/platform/pictures/media-storage.server.ts";
import { markUnusedMedia } from "#app/platform/pictures/media.repository.server.ts";
import { sweepUnusedMedia } from "#app/platform/pictures/media-sweep.server.ts";
import { openObjectStorage } from "#app/platform/storage/open-storage.server.ts";
import { makePicture } from "../factories/pictures.ts";
import { plainSpaces } from "../setup/visitors/http-forms.ts";
import { type ObjectServer, startObjectServer, type StorageFault } from "../setup/servers/object-server.ts";
import { type PortalProcess, spawnPortal, stopPortal } from "../setup/portals/portal-process.ts";
import { testAccounts } from "../setup/visitors/test-accounts.ts";
import { createTestDatabase, type TestDatabase } from "../setup/servers/test-database.ts";

const SECRET = "a secret of these tests, long enough";
const SENTENCE = "Cette photo ne peut pas être enregistrée pour l’instant.";
/** A storage that hangs is left after ten seconds. */
const faults: StorageFault[] = ["fails", "refuses", "breaks", "stores half", "hangs"];

let folder: string;
let database: TestDatabase;
let storage: ObjectServer;
let portal: PortalProcess;
let address: string;
let cookie: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-storage-faults-"));
  database = await createTestDatabase();
  storage = await startObjectServer();
  const own = { PORT: "0", DATA_DIR: folder, BRAND_DIR: join(folder, "kit"), SESSION_SECRET: SECRET };
  portal = spawnPortal({ ...own, DATABASE_URL: database.url, ...storage.settings });
  address = await portal.opened;
  const accounts = testAccounts({ db: database.db, secret: SECRET, address });
  cookie = await accounts.cookieOf(await accounts.openAccount({ userType: "proprietaire" }));
});
afterAll(async () => {
  await stopPortal(portal);
  await storage.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** By the form of browsers without scripts. */
async function send(draft: string, ...photos: Buffer[]): Promise<{ status: number; text: string }> {
  const body = new FormData();
  for (const bytes of photos) body.append("photos", new File([new Uint8Array(bytes)], "vue.jpg"));
  const init = { method: "POST", headers: { Cookie: cookie }, body };
  const answer = await fetch(`${address}/publier/${draft}/photos`, init);
  return { status: answer.status, text: plainSpaces(await answer.text()) };
}

/** The sweep of unused pictures, as after their days of grace. */
async function sweep(): Promise<void> {
  const { db } = database;
  const read = readEnvironment({ ...storage.settings, DATA_DIR: folder });
  if (!read.ok) throw new Error(read.problems.join());
  await db.transaction(markUnusedMedia);
  await db.$client.query("update media set unused_since = to_timestamp(0) where unused_since is not null");
  const media = mediaStorageOn(openObjectStorage(read.env));
  await sweepUnusedMedia({ db, media, log: pino({ level: "silent" }) });
}

const picture = () => makePicture({ width: 320, height: 240 }).jpeg().toBuffer();
const hashesIn = (html: string) => new Set([...html.matchAll(/\/media\/([0-9a-f]{64})\//g)].map(([, hash]) => hash!));

test.each(faults)(
  "while the object storage %s, a photo is refused with a sentence, and nothing is half stored",
  async (fault) => {
    const [draft, bytes] = [randomUUID(), await picture()];
    const before = await storage.objects();
    storage.behave(fault);
    const refused = await send(draft, bytes);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(SENTENCE);
    expect((await fetch(`${address}/connexion`)).status).toBe(200);
    storage.behave(null);
    await sweep();
    expect(await storage.objects()).toEqual(before);
    expect((await database.db.$client.query("select from draft_photos where draft_id = $1", [draft])).rowCount).toBe(0);
    const taken = await send(draft, bytes);
    expect(taken.status).toBe(200);
    const [hash] = hashesIn(taken.text);
    expect((await fetch(`${address}/media/${hash}/640.webp`)).status).toBe(200);
  },
);

test("while the object storage is slow, a photo is stored, and pages do not wait", async () => {
  storage.behave("is slow");
  const sent = send(randomUUID(), await picture());
  expect((await fetch(`${address}/connexion`)).status).toBe(200);
  expect((await sent).status).toBe(200);
  storage.behave(null);
});

test.each(["fails", "hangs"] as const)(
  "while the object storage %s, its pictures answer 503 with Retry-After, and return with it",
  async (fault) => {
    const [hash] = hashesIn((await send(randomUUID(), await picture())).text);
    storage.behave(fault);
    const answer = await fetch(`${address}/media/${hash}/640.webp`);
    expect([answer.status, answer.headers.has("retry-after")]).toEqual([503, true]);
    storage.behave(null);
    expect((await fetch(`${address}/media/${hash}/640.webp`)).status).toBe(200);
  },
);

test("several photos of a form wait for a storage that hangs once", async () => {
  storage.behave("hangs");
  const refused = await send(randomUUID(), await picture(), await picture(), await picture());
  expect(refused.status).toBe(422);
  expect(refused.text.split(SENTENCE)).toHaveLength(4);
  expect(storage.asked()).toBe(1);
  storage.behave(null);
});
