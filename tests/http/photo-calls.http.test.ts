import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { makePicture, photographWithPosition } from "../factories/pictures.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";

const portal = useHttpPortal({ template: "communes" });
const MEGABYTE = 1_048_576;
type Who = "owner" | "agency" | "seeker";
const cookies = {} as Record<Who, string>;

beforeAll(async () => {
  const { openAccount, cookieOf } = portal.accounts;
  cookies.owner = await cookieOf(await openAccount({ userType: "proprietaire" }));
  cookies.agency = await cookieOf(await openAccount({ userType: "agence" }));
  cookies.seeker = await cookieOf(await openAccount({ userType: "chercheur" }));
});

const picture = () => makePicture({ width: 120, height: 90 }).jpeg().toBuffer();
const padded = (bytes: Buffer, length: number) => Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);
const uploadPath = (draft: string, photo: string = randomUUID()) => `/publier/${draft}/photos/envoi?photo=${photo}`;

function upload(
  draft: string,
  bytes: Buffer,
  { as = "owner", photo }: { as?: Who; photo?: string } = {},
): Promise<Response> {
  return portal.fetch(uploadPath(draft, photo), {
    method: "POST",
    headers: { Cookie: cookies[as] },
    body: new Uint8Array(bytes),
    redirect: "manual",
  });
}

const arrange = (draft: string, fields: Record<string, string>, as: Who = "owner") =>
  portal.fetch(`/publier/${draft}/photos/rangement`, {
    method: "POST",
    headers: { Cookie: cookies[as] },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });

const stepOf = (draft: string, as: Who = "owner") =>
  portal.fetch(`/publier/${draft}/photos`, { headers: { Cookie: cookies[as] } });

function sendForm(draft: string, files: Buffer[], as: Who = "owner"): Promise<Response> {
  const form = new FormData();
  for (const [index, bytes] of files.entries())
    form.append("photos", new File([new Uint8Array(bytes)], `vue-${index + 1}.jpg`));
  return portal.fetch(`/publier/${draft}/photos`, {
    method: "POST",
    headers: { Cookie: cookies[as] },
    body: form,
    redirect: "manual",
  });
}

async function photosOf(draft: string) {
  const answer = await stepOf(draft);
  expect(answer.status).toBe(200);
  return [...(await answer.text()).matchAll(/data-photo="([^"]+)"/g)].map((match) => match[1]);
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
    const head = headOf(uploadPath(randomUUID()), 15 * MEGABYTE + 1, cookies.owner);
    const { answer, leave } = portal.begin(head, Buffer.alloc(10));
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
    leave();
  });

  test("a form of several photos may be larger, a single photo may not", async () => {
    const draft = randomUUID();
    const answer = await sendForm(draft, [
      padded(await picture(), 8 * MEGABYTE),
      padded(await picture(), 8 * MEGABYTE),
      padded(await picture(), 15 * MEGABYTE + 1),
    ]);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Cette photo dépasse 15\u00A0Mo");
    expect(await photosOf(draft)).toHaveLength(2);
  });
});

describe("access to drafts", () => {
  test("another account's draft is not found, in any call", async () => {
    const [draft, photo] = [randomUUID(), randomUUID()];
    expect((await upload(draft, await picture(), { photo })).status).toBe(200);
    expect((await upload(draft, await picture(), { as: "agency" })).status).toBe(404);
    for (const intent of ["remove", "forward", "backward", "describe", "order"])
      expect((await arrange(draft, { intent, photo, order: photo, alt: "x" }, "agency")).status).toBe(404);
    expect((await stepOf(draft, "agency")).status).toBe(404);
    expect((await sendForm(draft, [await picture()], "agency")).status).toBe(404);
    expect(await photosOf(draft)).toEqual([photo]);
  });

  test("seekers add no photos, and visitors are redirected to the login page", async () => {
    const seeker = await upload(randomUUID(), await picture(), { as: "seeker" });
    expect([seeker.status, seeker.headers.get("location")]).toEqual([302, "/reserve-aux-annonceurs"]);
    const visitor = await portal.fetch(uploadPath(randomUUID()), {
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
  ])("POST %s without valid data answers %i", async (path, status) => {
    const answer = await portal.fetch(path, {
      method: "POST",
      headers: { Cookie: cookies.owner },
      body: new URLSearchParams({ intent: "steal" }),
    });
    expect(answer.status).toBe(status);
  });
});

test("a served photo has no position or camera data, and is upright", async () => {
  const draft = randomUUID();
  expect((await upload(draft, await photographWithPosition())).status).toBe(200);
  const [, addresses] = /data-photo=".*?<img[^>]* srcset="([^"]+)"/is.exec(await (await stepOf(draft)).text())!;
  for (const address of addresses!.split(", ").map((candidate) => candidate.split(" ")[0]!)) {
    const answer = await portal.fetch(address);
    expect([address, answer.status]).toEqual([address, 200]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { exif, xmp, icc, width, height } = await sharp(bytes).metadata();
    expect({ exif, xmp, icc }).toEqual({});
    expect(height!).toBeGreaterThan(width!);
    expect(bytes.includes("GPS") || bytes.includes("Secret")).toBe(false);
  }
});

test("twenty concurrent calls leave at most ten photos, without a server error", async () => {
  const draft = randomUUID();
  let pictures = await Promise.all(Array.from({ length: 20 }, picture));
  const statuses: number[] = [];
  while (pictures.length > 0) {
    const answers = await Promise.all(pictures.map((bytes) => upload(draft, bytes)));
    // Too many of one account at once: told to retry.
    pictures = pictures.filter((_, index) => answers[index]!.status === 503);
    statuses.push(...answers.map(({ status }) => status).filter((status) => status !== 503));
  }
  expect(statuses.toSorted()).toEqual([
    ...Array.from({ length: 10 }, () => 200),
    ...Array.from({ length: 10 }, () => 409),
  ]);
  expect(await photosOf(draft)).toHaveLength(10);
});

test("an interrupted upload leaves nothing", async () => {
  const [draft, bytes] = [randomUUID(), await picture()];
  const { leave } = portal.begin(
    headOf(uploadPath(draft), bytes.length, cookies.owner),
    bytes.subarray(0, bytes.length - 1),
  );
  // The portal still reads this body while it answers another request.
  await upload(randomUUID(), await picture());
  leave();
  expect(await photosOf(draft)).toEqual([]);
});
