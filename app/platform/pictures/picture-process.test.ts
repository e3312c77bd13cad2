import { getPriority } from "node:os";
import sharp from "sharp";
import { expect, test } from "vitest";
import { childrenOf } from "#tests/setup/portals/web-processes.ts";
import { inTurn } from "../shares/open-share.ts";
import { pictureQueue } from "./picture-process.server.ts";
import { timeoutFactor } from "#tests/setup/timeout-factor.ts";

const MEGABYTE = 1_048_576;
const patient = { timeout: 60_000 * timeoutFactor };
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

test(
  "as many pictures are decoded at once as there are places, a visitor's before those of imports",
  patient,
  async () => {
    const queue = pictureQueue({ most: 2, mostWaiting: 1, idleMs: 0 });
    const bytes = await avif(60, 40);
    const order: string[] = [];
    let running = 0;
    let most = 0;
    const decode = (name: string, urgency?: { later: boolean }) =>
      inTurn(queue.turn(urgency), async () => {
        order.push(name);
        running += 1;
        most = Math.max(most, running);
        const answer = await queue.run("takeIn", { bytes, effort: 0 }, urgency);
        running -= 1;
        return answer.ok;
      });
    const imported = ["import 1", "import 2", "import 3", "import 4"].map((name) => decode(name, { later: true }));
    const sent = ["visitor 1", "visitor 2"].map((name) => decode(name));
    expect(await Promise.all([...imported, ...sent])).toEqual([true, true, true, true, true, null]);
    expect(order).toEqual(["import 1", "import 2", "visitor 1", "import 3", "import 4"]);
    expect(most).toBe(2);
  },
);

test.runIf(process.platform === "linux")(
  "a process of an import has a lower priority than a visitor's, and ends with its picture",
  patient,
  async () => {
    const earlier = new Set(await childrenOf(process.pid));
    const priorities = async () => {
      const own = (await childrenOf(process.pid)).filter((id) => !earlier.has(id));
      return own.map((id) => getPriority(id)).toSorted((one, other) => one - other);
    };
    const queue = pictureQueue({ most: 2, mostWaiting: 0, idleMs: 60_000 });
    const input = { bytes: await avif(2_000, 1_500), effort: 6 };
    const running = [queue.run("takeIn", input), queue.run("takeIn", input, { later: true })];
    await expect.poll(priorities, patient).toEqual([5, 10]);
    await Promise.all(running);
    await expect.poll(priorities, patient).toEqual([5]);
  },
);
