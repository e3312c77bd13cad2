import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bodyReceiver, type Received } from "./receive-body.ts";

const MEBIBYTE = 1_048_576;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-bodies-"));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

/** A request that announces this many bytes; the test writes them. */
function sending(length: number) {
  const sender = Object.assign(new PassThrough(), { headers: { "content-length": String(length) } });
  return { sender, request: sender as unknown as IncomingMessage };
}

async function expectWhole(received: Received): Promise<void> {
  expect(received.ok).toBe(true);
  if (received.ok) await received.body.discard();
}

test.each([
  ["a form", 2_000],
  ["a photo", 3 * MEBIBYTE],
])("%s is received unchanged, and frees its memory", async (_what, length) => {
  const receive = bodyReceiver(folder);
  const { sender, request } = sending(length);
  const bytes = randomBytes(length);
  sender.end(bytes);
  const received = await receive(request, "a");
  if (!received.ok) throw new Error(received.code);
  expect(Buffer.from(await new Response(received.body.read()).arrayBuffer()).equals(bytes)).toBe(true);
  expect(await readdir(folder)).toEqual([]);
  await received.body.discard();
});

test("a body that is not read to its end is freed", async () => {
  const receive = bodyReceiver(folder);
  for (let time = 0; time < 3; time++) {
    const { sender, request } = sending(200 * MEBIBYTE);
    sender.end(Buffer.alloc(3 * MEBIBYTE));
    const received = await receive(request, "a");
    if (!received.ok) throw new Error(received.code);
    const reader = new Response(received.body.read()).body!.getReader();
    await reader.read();
    await received.body.discard();
  }
});

test("a sender below the minimum pace gets 408, a slow one above it does not", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const receive = bodyReceiver(folder);
  const [tooSlow, slow] = [sending(60_000), sending(60_000)];
  const answers = [receive(tooSlow.request, "a"), receive(slow.request, "a")];
  tooSlow.sender.write("e");
  for (let second = 0; second < 12; second++) {
    slow.sender.write(Buffer.alloc(5_000));
    await new Promise(setImmediate);
    vi.advanceTimersByTime(1_000);
  }
  slow.sender.end();
  expect(await answers[0]).toEqual({ ok: false, code: "too_slow" });
  expect(await answers[1]).toMatchObject({ ok: true });
  tooSlow.sender.destroy();
});

test("a body that is too slow frees its share, even when its connection stays open without an event", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const receive = bodyReceiver(folder);
  for (const length of [60_000, 200 * MEBIBYTE]) {
    for (let time = 0; time < 3; time++) {
      const answers = Array.from({ length: length < MEBIBYTE ? 60 : 1 }, () => receive(sending(length).request, "a"));
      let codes: string[] = [];
      void Promise.all(answers).then((ended) => (codes = ended.map((one) => (one.ok ? "ok" : one.code))));
      // A file is opened first, which takes several turns of the event loop.
      await vi.waitFor(() => {
        vi.advanceTimersByTime(12_000);
        expect(new Set(codes)).toEqual(new Set(["too_slow"]));
      });
    }
  }
  expect(await readdir(folder)).toEqual([]);
});

test("a sender may pause for a minute if it was fast before, not for hours", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const receive = bodyReceiver(folder);
  const { sender, request } = sending(200 * MEBIBYTE);
  let end: unknown;
  void receive(request, "a").then((received) => (end = received));
  sender.write(Buffer.alloc(20 * MEBIBYTE));
  // Opening the file and writing each chunk take turns of the event loop.
  await vi.waitFor(() => expect(sender.readableLength).toBe(0));
  vi.advanceTimersByTime(50_000);
  await new Promise(setImmediate);
  expect(end).toBeUndefined();
  vi.advanceTimersByTime(14_000);
  await vi.waitFor(() => expect(end).toEqual({ ok: false, code: "too_slow" }));
});

test("announced bodies take no space from others until their bytes arrive", async () => {
  const receive = bodyReceiver(folder);
  const held = Array.from({ length: 40 }, () => sending(250 * MEBIBYTE));
  const answers = held.map(({ request }, index) => receive(request, `visitor ${index}`));
  const other = sending(100_000);
  other.sender.end(Buffer.alloc(100_000));
  await expectWhole(await receive(other.request, "b"));
  for (const { sender } of held) sender.destroy();
  for (const answer of answers) expect(await answer).toEqual({ ok: false, code: "gone" });
});

test("a body that would exceed its visitor's share is refused at once; another's is received", async () => {
  const receive = bodyReceiver(folder);
  expect(await receive(sending(300 * MEBIBYTE).request, "a")).toEqual({ ok: false, code: "too_many" });
  const other = sending(100_000);
  other.sender.end(Buffer.alloc(100_000));
  await expectWhole(await receive(other.request, "a"));
});

test("the bytes that one visitor's bodies have sent are bounded, until they are freed", async () => {
  const receive = bodyReceiver(folder);
  const send = (visitor: string) => {
    const { sender, request } = sending(64_000);
    sender.end(Buffer.alloc(64_000));
    return receive(request, visitor);
  };
  const received: Received[] = [];
  while (received.at(-1)?.ok !== false) received.push(await send("a"));
  expect(received).toHaveLength(Math.floor((4 * MEBIBYTE) / 64_000) + 1);
  await expectWhole(await send("b"));
  for (const one of received) if (one.ok) await one.body.discard();
  await expectWhole(await send("a"));
});
