import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { withCleanup } from "../load/cleanup.ts";
import { isAnswered } from "../load/open-loop.ts";
import { createSite, openPortal } from "../load/site.ts";
import { visitsTo } from "../mixed/visits.ts";
import { numberOption } from "../options.ts";
import { table } from "../table.ts";
import { reportMisses } from "../targets.ts";

const WORKER_MB = 250;
const folder = resolve("data", "bench-memory");

type Process = { pid: number; name: "web" | "premier" };
/** Megabytes of each process after a minute, in the order of the processes. */
type Minute = { megabytes: number[]; refused: number };

/**
 * The memory of a portal's processes under load: ten minutes (`--minutes=`) of popular pages, new searches and publications,
 * 60 pages a second (`--debit=`), two web processes (`--processus=`), 1,000 listings. False when the target is missed.
 */
export async function benchMemory(options: string[]): Promise<boolean> {
  const minutes = numberOption(options, "--minutes", { otherwise: 10, least: 1 });
  const rate = numberOption(options, "--debit", { otherwise: 60, least: 1 });
  const count = numberOption(options, "--processus", { otherwise: 2, least: 2 });
  const seed = numberOption(options, "--graine", { otherwise: Date.now() % 1_000_000, least: 0 });
  return withCleanup(async (cleanup) => {
    const site = await createSite(cleanup, folder);
    const settings = { SAMPLE_LISTINGS: "1000", WEB_CONCURRENCY: String(count) };
    const portal = await openPortal(cleanup, site, { name: "portal", settings });
    const run = await visitsTo(cleanup, { site, portal, seconds: 60, seed, runs: minutes });
    const processes = processesOf(portal.pid);
    const told: Minute[] = [];
    for (let minute = 1; minute <= minutes; minute++) {
      const outcomes = await run(rate);
      const refused = outcomes.filter((outcome) => !isAnswered(outcome)).length;
      told.push({ megabytes: processes.map(({ pid }) => residentMegabytes(pid)), refused });
      process.stdout.write(`Minute ${minute} sur ${minutes}\n`);
    }
    report(processes, told, { rate, seed });
    const last = told.at(-1)!.megabytes;
    return reportMisses(
      processes.flatMap(({ name, pid }, index) =>
        name === "web" && last[index]! >= WORKER_MB
          ? [`processus web ${pid} : ${last[index]} Mo, au moins ${WORKER_MB}`]
          : [],
      ),
    );
  });
}

/** The first process, and those that serve pages. */
function processesOf(primary: number): Process[] {
  const pids = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const workers = pids.filter((pid) => parentOf(pid) === primary && commandOf(pid).includes("worker.ts"));
  return [{ pid: primary, name: "premier" }, ...workers.map((pid): Process => ({ pid, name: "web" }))];
}

const parentOf = (pid: number) => Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1]);
const commandOf = (pid: number) => read(`/proc/${pid}/cmdline`);

/** Memory that the process has in use, shared libraries included. */
function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1];
  if (!kilobytes) throw new Error(`Le processus ${pid} s’est terminé.`);
  return Math.round(Number(kilobytes) / 1_024);
}

/** Empty for a process that has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function report(processes: Process[], minutes: Minute[], { rate, seed }: { rate: number; seed: number }): void {
  process.stdout.write(
    `\nMémoire résidente, en Mo, après chaque minute ; ${rate} pages par seconde, 5 publications par seconde, graine ${seed}.\n\n`,
  );
  const head = ["minute", ...processes.map(({ name, pid }) => `${name} ${pid}`), "refusées"];
  const rows = minutes.map(({ megabytes, refused }, index) => [`${index + 1}`, ...megabytes.map(String), `${refused}`]);
  process.stdout.write(`${table([head, ...rows])}\n`);
}
