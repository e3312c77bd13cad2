import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "#db/client.ts";
import { runningDatabaseUrl } from "#db/embedded/embedded-postgres.ts";
import { makePicture } from "../factories/pictures.ts";
import { plainSpaces } from "../setup/visitors/http-forms.ts";
import { mountSmallDisk, type SmallDisk, whyDiskUnavailable } from "../setup/servers/full-disk.ts";
import { type PortalProcess, spawnPortal, stopPortal } from "../setup/portals/portal-process.ts";
import { copyPreparedDataFolder } from "../setup/portals/prepared-data-folder.ts";
import { prepareWrites, type Write, writeKinds } from "../setup/visitors/prepared-writes.ts";
import { testAccounts } from "../setup/visitors/test-accounts.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

/** Room for the prepared folder, and for PostgreSQL to work. */
const DISK_MB = 400;
const SENTENCE = "Votre envoi ne peut pas être enregistré pour l’instant";
/** Nobody waits longer than ten seconds for the database. */
const LONGEST_WAIT_MS = 30_000;
const KEPT_PAGE = "/annonces";
const cause = whyDiskUnavailable();

let disk: SmallDisk;
let portal: PortalProcess;
let address: string;
let db: Database;
let writes: Write[];

async function open(path: string, init: RequestInit = {}) {
  const answer = await fetch(address + path, {
    redirect: "manual",
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    ...init,
  });
  const { status, headers } = answer;
  const [retry, leadsTo] = [headers.get("retry-after"), headers.get("location")];
  return { status, retry, leadsTo, text: plainSpaces(await answer.text()) };
}
const send = ({ path, cookie, body }: Pick<Write, "path" | "cookie" | "body">) =>
  open(path, { method: "POST", headers: { cookie }, body });

/** Photos as browsers without scripts send them. */
async function sendPhotoForm(bytes: Uint8Array<ArrayBuffer>) {
  const { cookie, mark } = writes.find(({ kind }) => kind === "photo")!;
  const body = new FormData();
  body.append("photos", new File([bytes], "vue.jpg"));
  return open(`/publier/${mark}/photos`, { method: "POST", headers: { cookie }, body });
}

/** Every write with the sentence of its refusal, or the answer that the script of photos gets. */
async function expectRefusals(): Promise<void> {
  const photo = new Uint8Array(await makePicture({ width: 320, height: 240 }).jpeg().toBuffer());
  const answers = await Promise.all([
    ...writes.map(async (write) => ({ what: write.kind, ...(await send(write)) })),
    sendPhotoForm(photo).then((answer) => ({ what: "form of photos", ...answer })),
    // The body is long, so it is received into a file.
    sendPhotoForm(new Uint8Array(randomBytes(200_000))).then((answer) => ({ what: "long form of photos", ...answer })),
  ]);
  for (const { what, status, retry, text } of answers)
    expect({ what, status, retry, text }).toEqual({
      what,
      status: 503,
      retry: "5",
      text: expect.stringContaining(what === "photo" ? '"not_stored"' : SENTENCE),
    });
}

beforeAll(async () => {
  if (cause) return void process.stdout.write(`full disk: skipped, ${cause}\n`);
  disk = await mountSmallDisk(DISK_MB);
  const dataDir = join(disk.folder, "data");
  await copyPreparedDataFolder(dataDir);
  // Photos are refused for want of room only where nothing can be written.
  const own = { PORT: "0", DATA_DIR: dataDir, BRAND_DIR: join(disk.folder, "kit"), MIN_FREE_MB: "0" };
  // Each web process keeps its own pages: of two, either one may get the next request.
  portal = spawnPortal({ ...own, WEB_CONCURRENCY: "1" });
  address = await portal.opened;
  db = openDatabase(await runningDatabaseUrl(dataDir));
  const secret = (await readFile(join(dataDir, "session-secret"), "utf8")).trim();
  const accounts = testAccounts({ db, secret, address });
  const prepared = await prepareWrites({ db, accounts }, { seed: 1, visitor: 0, count: 60 });
  const first = writeKinds.map((kind) => prepared.findIndex((write) => write.kind === kind));
  writes = first.toSorted((a, b) => a - b).map((index) => prepared[index]!);
  return async () => {
    await db.$client.end();
    await stopPortal(portal);
    await disk.unmount();
  };
});

test.skipIf(cause)("while the disk is full, every write is refused with a sentence, and pages still work", async () => {
  expect((await open(KEPT_PAGE)).status).toBe(200);
  await disk.fill();
  await expectRefusals();
  for (const page of [KEPT_PAGE, "/annonceurs?nom=a", "/connexion", "/publier"])
    expect([page, (await open(page)).status]).toEqual([page, page === "/publier" ? 302 : 200]);
});

test.skipIf(cause)(
  "when a full disk ends PostgreSQL, cached pages remain; the rest answers 503 until there is space",
  async () => {
    expect((await open(KEPT_PAGE)).status).toBe(200);
    await disk.fill();
    await endDatabase();
    const [kept, ...others] = await Promise.all([
      open(KEPT_PAGE),
      ...["/annonceurs?nom=b", "/annonces?page=2", "/annonces.data?page=2", "/api/communes?q=lyon"].map((path) =>
        open(path),
      ),
    ]);
    expect(kept.status).toBe(200);
    for (const { status, retry, text } of others)
      expect({ status, retry, text }).toEqual({ status: 503, retry: "5", text: expect.stringMatching(/./) });
    await expectRefusals();

    await disk.free();
    const page = async () => (await open("/annonceurs?nom=c")).status;
    await expect.poll(page, { timeout: 60_000 * timeoutFactor, interval: 500 }).toBe(200);
    for (const write of writes) {
      const { status, leadsTo } = await send(write);
      expect([write.kind, status, leadsTo ?? undefined]).toEqual([write.kind, write.status, write.leadsTo]);
    }
    expect(portal.child.exitCode).toBeNull();
    const { mark } = writes.find(({ kind }) => kind === "alert")!;
    const stored = "select from alerts join recipients r on r.id = recipient_id where email = $1";
    expect((await db.$client.query(stored, [mark])).rowCount).toBe(1);
  },
);

/** Writes into PostgreSQL's log of changes until it cannot: that ends the server. */
async function endDatabase(): Promise<void> {
  const fill = "select pg_logical_emit_message(false, 'test', repeat('x', 4000000))";
  const isAway = async () => {
    await db.$client.query(fill).catch(() => {});
    return (await open("/readyz")).status;
  };
  await expect.poll(isAway, { timeout: 60_000 * timeoutFactor, interval: 0 }).toBe(503);
}
