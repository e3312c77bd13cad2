import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type CapturedPage, capturePage, headerOf } from "../load/captured-page.ts";
import type { Cleanup } from "../load/cleanup.ts";
import { cores, pin } from "../load/cores.ts";
import { openPortal, type Site } from "../load/site.ts";
import type { Target } from "../load/wrk.ts";
import { nginxVersion, startNginx } from "./nginx.ts";

export const names = ["nginx", "http de Node", "notre page", "304", "notre page, hors cache", "React seul"] as const;
export type ContestantName = (typeof names)[number];
export type Contestant = Target & { name: ContestantName };

/** `remarks`: who is not there, and why. */
export type Contest = { contestants: Contestant[]; page: CapturedPage; remarks: string[] };

/** Headers that a server writes by itself, or anew for each answer. */
const ofTheServer = ["date", "connection", "keep-alive", "transfer-encoding", "content-length"];
const WORKERS = { WEB_CONCURRENCY: "1" };

/** Starts all that are compared, each on the server's core, with the same page: the portal's own. */
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
  if (nginxVersion())
    contestants.push({
      name: "nginx",
      ...(await startNginx(cleanup, { folder: site.folder, bodyFile: "body", headers })),
    });
  else remarks.push("nginx n’est pas là : il n’est pas mesuré (apt-get install nginx-light).");

  const headersFile = join(site.folder, "headers.json");
  await writeFile(headersFile, JSON.stringify({ ...Object.fromEntries(headers), "Content-Length": page.body.length }));
  contestants.push({ name: "http de Node", ...(await forkServer(cleanup, "bare-server.ts", [bodyFile, headersFile])) });

  contestants.push({ name: "notre page", url, pid: cached.pid });
  if (headerOf(page, "x-cache") !== "hit") remarks.push("« notre page » ne vient pas du cache (pas de X-Cache: hit).");
  const etag = headerOf(page, "etag");
  if (etag) contestants.push({ name: "304", url, pid: cached.pid, headers: { "If-None-Match": etag } });
  else remarks.push("Nos pages n’ont pas d’ETag : pas de 304.");
  contestants.push({ name: "notre page, hors cache", url: `${uncached.address}${path}`, pid: uncached.pid });

  const htmlFile = join(site.folder, "page.html");
  await writeFile(htmlFile, decompressed(page));
  contestants.push({ name: "React seul", ...(await forkServer(cleanup, "react-server.ts", [htmlFile])) });
  for (const { pid } of contestants) pin(pid, cores.server);
  return { contestants, page, remarks };
}

async function forkServer(cleanup: Cleanup, file: string, args: string[]): Promise<{ url: string; pid: number }> {
  const child = fork(join(import.meta.dirname, file), args, { execArgv: [] });
  cleanup.add(() => child.kill());
  const [port] = (await once(child, "message")) as [number];
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid! };
}

function decompressed(page: CapturedPage): Buffer {
  const encoding = headerOf(page, "content-encoding");
  if (encoding === "br") return brotliDecompressSync(page.body);
  return encoding === "gzip" ? gunzipSync(page.body) : page.body;
}
