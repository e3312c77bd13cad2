import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureQueue } from "./picture-process.server.ts";

const MEGABYTE = 1_048_576;
const patient = { timeout: 60_000 };
const avif = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#1f4b5a" } })
    .avif({ effort: 0 })
    .toBuffer();
const take = async ({ run }: ReturnType<typeof pictureQueue>, bytes: Buffer) => run("takeIn", { bytes, effort: 0 });

test("a picture that exceeds the memory of the process ends it, and the next picture is decoded", patient, async () => {
  const queue = pictureQueue({ mostWaiting: 0, idleMs: 10_000, memoryBytes: 160 * MEGABYTE });
  expect(await take(queue, await avif(60, 40))).toMatchObject({ ok: true, value: { ok: true } });
  expect(await take(queue, await avif(4_000, 3_000))).toEqual({ ok: false, reason: "ended" });
  expect(await take(queue, await avif(60, 40))).toMatchObject({ ok: true, value: { ok: true } });
});

test("a picture that takes too long ends the process", patient, async () => {
  const queue = pictureQueue({ mostWaiting: 0, idleMs: 0, cpuMs: 1 });
  expect(await take(queue, await avif(60, 40))).toEqual({ ok: false, reason: "ended" });
});

test("a file that is no picture is reported, and the process goes on", patient, async () => {
  const queue = pictureQueue({ mostWaiting: 0, idleMs: 10_000 });
  expect(await queue.run("describe", { bytes: Buffer.from("<svg/>") })).toEqual({ ok: false, reason: "unreadable" });
  expect(await queue.run("describe", { bytes: await avif(60, 40) })).toMatchObject({
    ok: true,
    value: { format: "avif", width: 60, height: 40 },
  });
});
