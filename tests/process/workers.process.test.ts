import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { claimPort } from "#server/start/claim-port.ts";
import { copyTemplate } from "../setup/servers/database-server.ts";
import { type PortalProcess, spawnPortal, stopPortal } from "../setup/portals/portal-process.ts";
import { connectionsOf, isWebProcess, webProcesses } from "../setup/portals/web-processes.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

let folder: string;
let portal: PortalProcess;
let address: string;
let database: Awaited<ReturnType<typeof copyTemplate>>;
let metricsPort: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-workers-"));
  database = await copyTemplate("samples");
  metricsPort = await claimPort({ PORT: 0, HOST: "127.0.0.1" });
  portal = spawnPortal({
    PORT: "0",
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    WEB_CONCURRENCY: "2",
    LOG_LEVEL: "info",
    METRICS_PORT: String(metricsPort),
  });
  address = await portal.opened;
}, 120_000);
afterAll(async () => {
  await stopPortal(portal);
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const workers = () => webProcesses(portal);

/** Requests like a browser: cached pages are compressed. */
const status = (path: string, agent: Agent) =>
  new Promise<number>((done, fail) => {
    get(`${address}${path}`, { agent, headers: { "accept-encoding": "br" } }, (answer) => {
      answer.resume().once("end", () => done(answer.statusCode!));
      answer.once("error", fail);
    }).once("error", fail);
  });

/** Asks for pages, several at a time on connections that stay open, until `isOver`; returns the answers. */
async function visit(isOver: () => boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const statuses: number[] = [];
  const visitor = async (path: string) => {
    while (!isOver()) statuses.push(await status(path, agent));
  };
  await Promise.all(["/", "/annonces", "/annonceurs", "/?a", "/?b", "/credits"].map(visitor));
  agent.destroy();
  return statuses;
}

test("metrics count the answers of all web processes by route, and contain no address", async () => {
  const agent = new Agent();
  const paths = [
    "/",
    "/annonces",
    "/annonces?commune=lyon",
    "/annonces/maison-BVSECRET",
    "/nulle-part",
    "/healthz",
    "/readyz",
  ];
  for (const path of paths) for (let time = 0; time < 6; time++) await status(path, agent);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const counted = metrics.split("\n").filter((line) => line.startsWith("http_requests_total"));
  expect(counted.toSorted()).toEqual(
    [
      ["/", 200, 6],
      ["/annonces", 200, 12],
      ["/annonces/:slugAndReference", 404, 6],
      ["/*", 404, 6],
      ["/healthz", 200, 6],
      ["/readyz", 200, 6],
    ]
      .map(([route, code, times]) => `http_requests_total{route="${route}",method="GET",status="${code}"} ${times}`)
      .toSorted(),
  );
  for (const name of [
    "page_cache_bytes",
    "db_pool_connections",
    "jobs",
    "mails",
    "picture_storage_has_room",
    "process_resident_memory_bytes",
  ])
    expect(metrics).toMatch(new RegExp(`^${name}(\\{.*\\})? \\d`, "m"));
  expect(metrics).not.toMatch(/SECRET|lyon|nulle/);
});

test(
  "all web processes are restarted, one by one, without a failed request",
  { timeout: 120_000 * timeoutFactor },
  async () => {
    const before = await workers();
    expect(before).toHaveLength(2);
    const done = () => portal.output().includes("all web processes were restarted");
    const visits = visit(done);
    portal.child.kill("SIGUSR2");
    const statuses = await visits;
    expect(new Set(statuses)).toEqual(new Set([200]));
    const after = await workers();
    expect(after).toHaveLength(2);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  },
);

test(
  "no visitor waits for a dead web process that had accepted their connection",
  { timeout: 60_000 * timeoutFactor },
  async () => {
    // Both processes serve requests since their restart.
    const [first, second] = await workers();
    // Stopped processes take no connection: one is on its way to the first when that dies.
    for (const pid of [first!, second!]) process.kill(pid, "SIGSTOP");
    const { port } = new URL(address);
    const sockets = Array.from({ length: 12 }, () => connect(Number(port), "127.0.0.1"));
    const ends = sockets.map((socket) => {
      socket.on("error", () => {});
      socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
      let text = "";
      socket.on("data", (chunk) => (text += chunk.toString()));
      return new Promise<string>((done) => socket.once("close", () => done(text.split("\r\n")[0]!)));
    });
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    await expect.poll(() => connectionsOf(Number(port), portal.child.pid!)).toHaveLength(12);
    process.kill(first!, "SIGKILL");
    process.kill(second!, "SIGCONT");
    const answers = await Promise.all(ends);
    expect(answers.toSorted()).toEqual(["", ...Array.from({ length: 11 }, () => "HTTP/1.1 200 OK")]);
    expect(await connectionsOf(Number(port), portal.child.pid!)).toEqual([]);
  },
);

test("a dead web process is replaced", { timeout: 60_000 * timeoutFactor }, async () => {
  const [first] = await workers();
  process.kill(first!, "SIGKILL");
  await expect
    .poll(async () => (await workers()).filter((pid) => pid !== first), { timeout: 30_000 * timeoutFactor })
    .toHaveLength(2);
  const agent = new Agent();
  await expect.poll(() => status("/readyz", agent)).toBe(200);
  agent.destroy();
});

test("web processes end when the primary is killed", { timeout: 60_000 * timeoutFactor }, async () => {
  const before = await workers();
  portal.child.kill("SIGKILL");
  for (const pid of before) await expect.poll(() => isWebProcess(pid)).toBe(false);
});
