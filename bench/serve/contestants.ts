import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { get } from "node:http";
import { browserHeaders } from "../load/visitors.ts";
import type { Cleanup } from "../load/cleanup.ts";
import { cores, pin } from "../load/cores.ts";
import { openPortal, type Site } from "../load/site.ts";
import type { Target } from "../load/wrk.ts";

export const names = ["http de Node", "notre page", "304", "notre page, hors cache"] as const;
export type ContestantName = (typeof names)[number];
export type Contestant = Target & { name: ContestantName };

/** `remarks`: missing contestants, with the reasons. */
export type Contest = { contestants: Contestant[]; page: CapturedPage; remarks: string[] };

/** Headers that a server writes by itself, or anew for each answer. */
const ofTheServer = ["date", "connection", "keep-alive", "transfer-encoding", "content-length"];
const WORKERS = { WEB_CONCURRENCY: "1" };

/** Starts all contestants on the server's core, with the same page: the portal's own. */
export async function openContest(cleanup: Cleanup, site: Site, path: string): Promise<Contest> {
  const cached = await openPortal(cleanup, site, {
    name: "cached",
    settings: { ...WORKERS, SAMPLE_LISTINGS: "1000" },
  });
  const uncached = await openPortal(cleanup, site, {
    name: "uncached",
    settings: { ...WORKERS, JOBS: "none", PAGE_CACHE_MB: "0" },
  });
  const url = `${cached.address}${path}`;
  await capturePage(url);
  const page = await capturePage(url);
  if (page.status !== 200) throw new Error(`${path} répond ${page.status}.`);
  const remarks: string[] = [];
  const contestants: Contestant[] = [];

  const bodyFile = join(site.folder, "body");
  await writeFile(bodyFile, page.body);
  const headers = page.headers.filter(([name]) => !ofTheServer.includes(name.toLowerCase()));
  const headersFile = join(site.folder, "headers.json");
  await writeFile(headersFile, JSON.stringify({ ...Object.fromEntries(headers), "Content-Length": page.body.length }));
  contestants.push({ name: "http de Node", ...(await forkBareServer(cleanup, [bodyFile, headersFile])) });

  contestants.push({ name: "notre page", url, pid: cached.pid });
  if (headerOf(page, "x-cache") !== "hit") remarks.push("« notre page » ne vient pas du cache (pas de X-Cache: hit).");
  const etag = headerOf(page, "etag");
  if (etag) contestants.push({ name: "304", url, pid: cached.pid, headers: { "If-None-Match": etag } });
  else remarks.push("Nos pages n’ont pas d’ETag : pas de 304.");
  contestants.push({ name: "notre page, hors cache", url: `${uncached.address}${path}`, pid: uncached.pid });

  for (const { pid } of contestants) pin(pid, cores.server);
  return { contestants, page, remarks };
}

async function forkBareServer(cleanup: Cleanup, args: string[]): Promise<{ url: string; pid: number }> {
  const child = fork(join(import.meta.dirname, "bare-server.ts"), args, { execArgv: [] });
  cleanup.add(() => child.kill());
  const [port] = (await once(child, "message")) as [number];
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid! };
}

/** An answer with its raw bytes, compressed or not; headers keep their order and case. */
type CapturedPage = { status: number; headers: [name: string, value: string][]; body: Buffer };

/** Reads a page like a browser's first visit. */
function capturePage(url: string, headers: Record<string, string> = {}): Promise<CapturedPage> {
  return new Promise((done, fail) => {
    get(url, { headers: { ...browserHeaders, ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("error", fail);
      answer.once("end", () =>
        done({ status: answer.statusCode!, headers: pairsOf(answer.rawHeaders), body: Buffer.concat(chunks) }),
      );
    }).once("error", fail);
  });
}

const headerOf = ({ headers }: CapturedPage, name: string): string | undefined =>
  headers.find(([known]) => known.toLowerCase() === name)?.[1];

const pairsOf = (raw: string[]): [string, string][] =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1]!] as [string, string]] : []));
