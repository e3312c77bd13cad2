import { setPriority } from "node:os";
import sharp from "sharp";
import type { PictureAnswer, PictureQuestion } from "./picture-process.server.ts";
import { pictureTasks } from "./picture-tasks.server.ts";

/** The process that decodes pictures. Its arguments: the memory in bytes, and the time of processors that a task may take. */
const [mostMemory, mostCpuMs] = process.argv.slice(2).map(Number) as [number, number];
const LOOK_MS = 20;
const PRIORITY = 5;
let cpuBefore = process.cpuUsage();

// The decoders' threads take no signal and may be busy for long: an orderly exit would wait for them.
const end = () => process.kill(process.pid, "SIGKILL");
process.on("disconnect", end);
// Ctrl-C and supervisors tell the whole group; the portal, which lets running requests end, ends this process.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});

// Pages come first, and yet a picture gets a quarter of a busy machine.
setPriority(PRIORITY);
sharp.cache(false);
sharp.concurrency(1);

// What the decoders take is no part of Node's own heap, so no setting of Node's bounds it.
const hasSpentAll = () => {
  const { user, system } = process.cpuUsage(cpuBefore);
  return process.memoryUsage.rss() > mostMemory || (user + system) / 1000 > mostCpuMs;
};
setInterval(() => {
  if (hasSpentAll()) end();
}, LOOK_MS);

process.on("message", (question: PictureQuestion) => void answer(question));

async function answer({ task, input }: PictureQuestion): Promise<void> {
  cpuBefore = process.cpuUsage();
  // Each task is asked with its own input (`run`), which the compiler cannot follow through a message.
  const work = pictureTasks[task] as (input: unknown) => Promise<unknown>;
  const result: PictureAnswer = await work(input).then(
    (value) => ({ ok: true, value }),
    () => ({ ok: false, reason: "unreadable" }),
  );
  // Between two looks, a task may have ended beyond its limit.
  if (hasSpentAll()) end();
  else process.send?.(result);
}
