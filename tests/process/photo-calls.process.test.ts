import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { SAMPLE_PASSWORD } from "#samples/sample-accounts.ts";
import { avifThatTells, makePicture } from "../factories/pictures.ts";
import { type PortalProcess, spawnPortal, stopPortal } from "../setup/portals/portal-process.ts";
import { copyPreparedDataFolder } from "../setup/portals/prepared-data-folder.ts";

let folder: string;
let running: PortalProcess;
const dataDir = () => join(folder, "data");

function start(settings: Record<string, string> = {}): Promise<string> {
  running = spawnPortal({ PORT: "0", DATA_DIR: dataDir(), SAMPLE_LISTINGS: "4", ...settings });
  return running.opened;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-killed-"));
  await copyPreparedDataFolder(dataDir());
});
afterEach(() => stopPortal(running));
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function logIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/connexion`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ email: "proprietaire@example.org", password: SAMPLE_PASSWORD }),
  });
  expect(answer.status).toBe(302);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Sends this part of a request, and resolves when the connection ends. */
function sendPart(address: string, head: string, part: Buffer): Promise<void> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname, () => {
    socket.write(head);
    socket.write(part);
  });
  socket.resume();
  return new Promise((done) => {
    socket.once("close", () => done());
    socket.once("error", () => done());
  });
}

const headOf = (path: string, length: number, cookie: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nContent-Type: image/jpeg\r\nContent-Length: ${length}\r\n\r\n`;

test("a portal killed while it receives and decodes photos has stored whole photos or nothing", async () => {
  const address = await start();
  const cookie = await logIn(address);
  const media = join(dataDir(), "media");
  const before = new Set(await readdir(media, { recursive: true }));
  const [draft, large] = [randomUUID(), await makePicture({ width: 4_000, height: 3_000 }).jpeg().toBuffer()];
  const head = () => headOf(`/publier/${draft}/photos/envoi?photo=${randomUUID()}`, large.length, cookie);
  const half = sendPart(address, head(), large.subarray(0, large.length / 2));
  const whole = sendPart(address, head(), large);
  await fetch(`${address}/publier/${draft}/photos`, { headers: { Cookie: cookie } });
  running.child.kill("SIGKILL");
  await Promise.all([running.ended, half, whole]);

  const again = await start();
  const after = (await readdir(media, { recursive: true })).filter(
    (name) => !before.has(name) && /\.[a-z]+/.test(name),
  );
  // A truncated write is not under a picture's name.
  expect(after.filter((name) => /original\.[a-z]+$/.test(name)).length).toBeLessThanOrEqual(1);
  const answer = await fetch(`${again}/publier/${draft}/photos`, { headers: { Cookie: cookie } });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  const shown = [...html.matchAll(/\/media\/([0-9a-f]{64})\/640\.webp/g)].map((match) => match[1]!);
  expect(new Set(shown).size).toBeLessThanOrEqual(1);
  for (const sha256 of shown) expect((await fetch(`${again}/media/${sha256}/640.webp`)).status).toBe(200);
});

/** The peak memory of a process, in megabytes. */
const memoryPeak = async ({ child }: PortalProcess) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${child.pid}/status`, "utf8"))![1]) / 1024;

test.runIf(process.platform === "linux")(
  "small files that decode to large pictures are not decoded in the portal, which stays responsive",
  async () => {
    // 12 million pixels: 200 MB once decoded.
    const flat = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: "#1f4b5a" } })
      .avif({ effort: 0 })
      .toBuffer();
    const pictures = [flat, flat, await avifThatTells({ width: 7_700, height: 7_700 })];
    const address = await start();
    const cookie = await logIn(address);
    const draft = randomUUID();
    const visit = async () => (await fetch(`${address}/connexion`)).status;
    await visit();
    const before = await memoryPeak(running);
    const sent = pictures.map(async (bytes) => {
      const answer = await fetch(`${address}/publier/${draft}/photos/envoi?photo=${randomUUID()}`, {
        method: "POST",
        headers: { Cookie: cookie },
        body: new Uint8Array(bytes),
      });
      return [answer.status, (await answer.json()).problem];
    });
    expect([await visit(), await visit()]).toEqual([200, 200]);
    expect(await Promise.all(sent)).toEqual([
      [200, undefined],
      [200, undefined],
      [422, "too_many_avif_pixels"],
    ]);
    expect((await memoryPeak(running)) - before).toBeLessThan(150);
  },
);

test("the first process schedules the decoding of photos that several web processes receive", async () => {
  const address = await start({ WEB_CONCURRENCY: "2" });
  const cookie = await logIn(address);
  const draft = randomUUID();
  const sent = Array.from({ length: 3 }, async () => {
    const answer = await fetch(`${address}/publier/${draft}/photos/envoi?photo=${randomUUID()}`, {
      method: "POST",
      headers: { Cookie: cookie, Connection: "close" },
      body: new Uint8Array(await makePicture().jpeg().toBuffer()),
    });
    return answer.status;
  });
  expect(await Promise.all(sent)).toEqual([200, 200, 200]);
});
