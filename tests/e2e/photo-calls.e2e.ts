import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePicture } from "../factories/pictures.ts";
import { useBrowser } from "../setup/browser.ts";
import { cookieOf, logInAs } from "../setup/log-in.ts";
import { type PortalProcess, spawnPortal, startingPortals, stopPortal } from "../setup/portal-process.ts";

const { open, portal } = useBrowser();
const MEGABYTE = 1_048_576;
const emails = { owner: "proprietaire@example.org", agency: "agence@example.org", seeker: "chercheur@example.org" };
type Who = keyof typeof emails;
const cookies: Partial<Record<Who, string>> = {};

beforeAll(async () => {
  for (const [who, email] of Object.entries(emails))
    cookies[who as Who] = cookieOf(await logInAs(await open("/"), email));
});

const picture = () => makePicture({ width: 120, height: 90 }).jpeg().toBuffer();
const padded = (bytes: Buffer, length: number) => Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);
const uploadPath = (draft: string, photo: string = randomUUID()) => `/publier/${draft}/photos/envoi?photo=${photo}`;

function upload(
  draft: string,
  bytes: Buffer,
  { as = "owner", photo }: { as?: Who; photo?: string } = {},
): Promise<Response> {
  return fetch(portal + uploadPath(draft, photo), {
    method: "POST",
    headers: { Cookie: cookies[as]! },
    body: new Uint8Array(bytes),
    redirect: "manual",
  });
}

const arrange = (draft: string, fields: Record<string, string>, as: Who = "owner") =>
  fetch(`${portal}/publier/${draft}/photos/rangement`, {
    method: "POST",
    headers: { Cookie: cookies[as]! },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });

const photosOf = async (draft: string) =>
  [
    ...(
      await (await fetch(`${portal}/publier/${draft}/photos`, { headers: { Cookie: cookies.owner! } })).text()
    ).matchAll(/data-photo="([^"]+)"/g),
  ].map((match) => match[1]);

/** Sends the head of a request and so much of its body, and gives what is answered until the connection ends. */
function sendPart(address: string, head: string, part: Buffer): { answer: Promise<string>; leave(): void } {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname, () => {
    socket.write(head);
    socket.write(part);
  });
  let text = "";
  socket.on("data", (bytes) => {
    text += bytes.toString();
  });
  const answer = new Promise<string>((done) => {
    socket.once("close", () => done(text));
    socket.once("error", () => done(text));
  });
  return { answer, leave: () => socket.destroy() };
}

const headOf = (path: string, length: number, cookie: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nContent-Type: image/jpeg\r\nContent-Length: ${length}\r\n\r\n`;

describe("weight", () => {
  test("14.9 MB are accepted", async () => {
    const draft = randomUUID();
    const answer = await upload(draft, padded(await picture(), Math.floor(14.9 * MEGABYTE)));
    expect([answer.status, (await answer.json()).photo.width]).toEqual([200, 120]);
    expect(await photosOf(draft)).toHaveLength(1);
  });

  test("more than 15 MB are refused before they are read", async () => {
    const head = headOf(uploadPath(randomUUID()), 15 * MEGABYTE + 1, cookies.owner!);
    const { answer, leave } = sendPart(portal, head, Buffer.alloc(10));
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
    leave();
  });

  test("a form of several photos may weigh more, a photo of it may not", async () => {
    const draft = randomUUID();
    const form = new FormData();
    const files = [
      padded(await picture(), 14 * MEGABYTE),
      padded(await picture(), 9 * MEGABYTE),
      padded(await picture(), 16 * MEGABYTE),
    ];
    for (const [index, bytes] of files.entries())
      form.append("photos", new File([new Uint8Array(bytes)], `vue-${index + 1}.jpg`));
    const answer = await fetch(`${portal}/publier/${draft}/photos`, {
      method: "POST",
      headers: { Cookie: cookies.owner! },
      body: form,
      redirect: "manual",
    });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Cette photo dépasse 15\u00A0Mo");
    expect(await photosOf(draft)).toHaveLength(2);
  });
});

describe("whose", () => {
  test("the draft of another is not found, whatever is asked", async () => {
    const [draft, photo] = [randomUUID(), randomUUID()];
    expect((await upload(draft, await picture(), { photo })).status).toBe(200);
    expect((await upload(draft, await picture(), { as: "agency" })).status).toBe(404);
    for (const intent of ["remove", "forward", "backward", "describe", "order"])
      expect((await arrange(draft, { intent, photo, order: photo, alt: "x" }, "agency")).status).toBe(404);
    expect((await fetch(`${portal}/publier/${draft}/photos`, { headers: { Cookie: cookies.agency! } })).status).toBe(
      404,
    );
    const form = new FormData();
    form.append("photos", new File([new Uint8Array(await picture())], "vue.jpg"));
    expect(
      (
        await fetch(`${portal}/publier/${draft}/photos`, {
          method: "POST",
          headers: { Cookie: cookies.agency! },
          body: form,
        })
      ).status,
    ).toBe(404);
    expect(await photosOf(draft)).toEqual([photo]);
  });

  test("seekers add no photos, and visitors are sent to the login page", async () => {
    const seeker = await upload(randomUUID(), await picture(), { as: "seeker" });
    expect([seeker.status, seeker.headers.get("location")]).toEqual([302, "/reserve-aux-annonceurs"]);
    const visitor = await fetch(portal + uploadPath(randomUUID()), {
      method: "POST",
      body: new Uint8Array(await picture()),
      redirect: "manual",
    });
    expect([visitor.status, visitor.headers.get("location")]).toEqual([
      302,
      expect.stringMatching(/^\/connexion\?suite=/),
    ]);
  });

  test.each([
    ["/publier/1/photos/envoi?photo=1", 404],
    [`/publier/${randomUUID()}/photos/envoi?photo='`, 404],
    [`/publier/${randomUUID()}/photos/envoi`, 404],
    [`/publier/${randomUUID()}/photos/rangement`, 400],
    ["/publier/1/photos", 404],
  ])("POST %s with nothing to the point is answered %i", async (path, status) => {
    expect(
      (
        await fetch(portal + path, {
          method: "POST",
          headers: { Cookie: cookies.owner! },
          body: new URLSearchParams({ intent: "steal" }),
        })
      ).status,
    ).toBe(status);
  });
});

test("twenty calls at once leave ten photos at most, and none is an error of the portal's", async () => {
  const draft = randomUUID();
  const pictures = await Promise.all(Array.from({ length: 20 }, picture));
  const send = async (bytes: Buffer): Promise<number> => {
    const { status } = await upload(draft, bytes);
    // Too many of one account at once: told to come back.
    return status === 503 ? send(bytes) : status;
  };
  const statuses = await Promise.all(pictures.map(send));
  expect(statuses.toSorted()).toEqual([
    ...Array.from({ length: 10 }, () => 200),
    ...Array.from({ length: 10 }, () => 409),
  ]);
  expect(await photosOf(draft)).toHaveLength(10);
});

test("one who leaves midway leaves nothing", async () => {
  const [draft, bytes] = [randomUUID(), await picture()];
  const { leave } = sendPart(
    portal,
    headOf(uploadPath(draft), bytes.length, cookies.owner!),
    bytes.subarray(0, bytes.length - 1),
  );
  // The portal reads while another request is answered.
  await upload(randomUUID(), await picture());
  leave();
  expect(await photosOf(draft)).toEqual([]);
});

describe("a portal that is killed", () => {
  let folder: string;
  let own: PortalProcess;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "bienvu-killed-"));
    own = spawnPortal({ PORT: "0", DATA_DIR: folder, SAMPLE_LISTINGS: "12" });
    await own.opened;
  });
  afterAll(async () => {
    await stopPortal(own);
    await rm(folder, { recursive: true, force: true });
  });

  test("while it receives and decodes photos keeps whole ones or nothing", startingPortals, async () => {
    const address = await own.opened;
    const page = await open("/");
    const state = await logInAs(page, emails.owner, address);
    const cookie = cookieOf(state);
    const media = join(folder, "media");
    const before = new Set(await readdir(media, { recursive: true }));
    const [draft, large] = [randomUUID(), await makePicture({ width: 4_000, height: 3_000 }).jpeg().toBuffer()];
    const half = sendPart(
      address,
      headOf(uploadPath(draft), large.length, cookie),
      large.subarray(0, large.length / 2),
    );
    const whole = sendPart(address, headOf(uploadPath(draft), large.length, cookie), large);
    await fetch(`${address}/publier/${draft}/photos`, { headers: { Cookie: cookie } });
    own.child.kill("SIGKILL");
    await Promise.all([own.ended, half.answer, whole.answer]);

    own = spawnPortal({ PORT: "0", DATA_DIR: folder, SAMPLE_LISTINGS: "12" });
    const again = await own.opened;
    const after = (await readdir(media, { recursive: true })).filter(
      (name) => !before.has(name) && /\.[a-z]+/.test(name),
    );
    // A write that was cut is not under a picture's name.
    expect(after.filter((name) => /original\.[a-z]+$/.test(name)).length).toBeLessThanOrEqual(1);
    const html = await (await fetch(`${again}/publier/${draft}/photos`, { headers: { Cookie: cookie } })).text();
    const shown = [...html.matchAll(/\/media\/([0-9a-f]{64})\/640\.webp/g)].map((match) => match[1]!);
    expect(new Set(shown).size).toBeLessThanOrEqual(1);
    for (const sha256 of shown) expect((await fetch(`${again}/media/${sha256}/640.webp`)).status).toBe(200);
  });
});
