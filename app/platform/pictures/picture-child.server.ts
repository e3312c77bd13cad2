import { setPriority } from "node:os";
import sharp from "sharp";
import type { PictureAnswer, PictureQuestion } from "./picture-process.server.ts";
import { pictureTasks } from "./picture-tasks.server.ts";

/** The process that decodes pictures. Arguments: its memory limit in bytes, the CPU time of a task, and its priority. */
const [mostMemory, mostCpuMs, priority] = process.argv.slice(2).map(Number) as [number, number, number];
const LOOK_MS = 20;
let cpuBefore = process.cpuUsage();

// Decoder threads ignore signals and may be busy for long: an orderly exit would wait for them.
const end = () => process.kill(process.pid, "SIGKILL");
process.on("disconnect", end);
// Ctrl-C and supervisors signal the whole group; the portal ends this process after its running requests.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});

setPriority(priority);
sharp.cache(false);
sharp.concurrency(1);

// Decoders allocate outside of Node's heap, so Node's own memory limits do not apply.
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
  // `run` pairs each task with its input, which TypeScript cannot check across a message.
  const work = pictureTasks[task] as (input: unknown) => Promise<unknown>;
  const result: PictureAnswer = await work(input).then(
    (value) => ({ ok: true, value }),
    () => ({ ok: false, reason: "unreadable" }),
  );
  // A task may exceed its limit and end between two checks.
  if (hasSpentAll()) end();
  else process.send?.(result);
}
