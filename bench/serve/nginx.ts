import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Cleanup } from "../load/cleanup.ts";
import { cores, pinned } from "../load/cores.ts";

const START_MS = 5_000;

/** nginx's version, as `1.22.1`; null where there is no nginx. */
export function nginxVersion(): string | null {
  const { status, stderr } = spawnSync("nginx", ["-v"], { encoding: "utf8" });
  return status === 0 ? (/nginx\/(\S+)/.exec(stderr)?.[1] ?? "?") : null;
}

type Served = { folder: string; bodyFile: string; headers: [string, string][] };

/** One worker that answers `/` by a file, as it is, with these headers; nothing is logged. */
export async function startNginx(
  cleanup: Cleanup,
  { folder, bodyFile, headers }: Served,
): Promise<{ url: string; pid: number }> {
  const port = await freePort();
  const config = join(folder, "nginx.conf");
  await writeFile(config, configOf({ folder, bodyFile, headers, port }));
  const [command, ...args] = pinned(cores.server, [
    "nginx",
    "-p",
    folder,
    "-c",
    config,
    "-e",
    join(folder, "nginx.log"),
  ]);
  const master = spawn(command!, args, { stdio: "ignore" });
  const ended = new Promise((done) => master.once("exit", done));
  cleanup.add(() => {
    master.kill("SIGTERM");
    return ended;
  });
  const url = `http://127.0.0.1:${port}/`;
  await untilAnswered(url);
  return { url, pid: workerOf(master.pid!) };
}

function configOf({ folder, bodyFile, headers, port }: Served & { port: number }): string {
  const type = headers.find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "text/html";
  const others = headers.filter(([name]) => name.toLowerCase() !== "content-type");
  const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
  return `daemon off;
worker_processes 1;
pid ${join(folder, "nginx.pid")};
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 1024; }
http {
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=16;
  types {}
  default_type ${quoted(type)};
  etag off;
  max_ranges 0;
  if_modified_since off;
  add_header Last-Modified "";
  server {
    listen 127.0.0.1:${port} backlog=1024;
    location / {
      root ${folder};
      try_files /${bodyFile} =404;
${others.map(([name, value]) => `      add_header ${name} ${quoted(value)};`).join("\n")}
    }
  }
}
`;
}

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((done) =>
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    }),
  );
}

async function untilAnswered(url: string): Promise<void> {
  const deadline = performance.now() + START_MS;
  for (;;) {
    try {
      await (await fetch(url)).arrayBuffer();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw new Error("nginx did not start", { cause: error });
      await pause(50);
    }
  }
}

/** The only child of the master process, which answers. */
function workerOf(master: number): number {
  const children = readFileSync(`/proc/${master}/task/${master}/children`, "utf8");
  return Number(children.trim().split(" ")[0]);
}
