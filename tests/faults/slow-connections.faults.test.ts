import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copyTemplate } from "../setup/servers/database-server.ts";
import { spawnPortal, stopPortal } from "../setup/portals/portal-process.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

const CONNECTIONS = 1_000;
/** Each address may hold 200 connections in all. */
const OF_AN_ADDRESS = 50;
const PAUSE_MS = 500;
const VISITS = 10;

/** Sends the head of a request byte by byte, and neither ends it nor reads its answer. */
function openSlowly(port: number, number: number): Promise<Socket> {
  const localAddress = `127.0.1.${1 + Math.floor(number / OF_AN_ADDRESS)}`;
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nX-Slow: ");
  const timer = setInterval(() => socket.write("x"), PAUSE_MS);
  socket.once("close", () => clearInterval(timer));
  return new Promise((done, fail) => {
    socket.once("connect", () => done(socket));
    socket.once("error", fail);
  });
}

test.runIf(process.platform === "linux")(
  "a thousand connections that send their headers byte by byte do not stop another visitor",
  { timeout: 40_000 * timeoutFactor },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "bienvu-slow-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const database = await copyTemplate("samples");
    onTestFinished(() => database.drop());
    const portal = spawnPortal({ PORT: "0", DATA_DIR: folder, DATABASE_URL: database.url, WEB_CONCURRENCY: "2" });
    onTestFinished(async () => void (await stopPortal(portal)));
    const address = await portal.opened;
    const { port } = new URL(address);
    const sockets = await Promise.all(
      Array.from({ length: CONNECTIONS }, (_, number) => openSlowly(Number(port), number)),
    );
    const statuses = new Set<number>();
    for (let visit = 0; visit < VISITS; visit++)
      for (const path of ["/annonces", "/connexion", `/annonceurs?nom=${visit}`])
        statuses.add((await fetch(address + path)).status);
    expect(statuses).toEqual(new Set([200]));
    // Their head must be there within ten seconds; the server waits for no word of theirs to close.
    await Promise.all(sockets.map((socket) => socket.closed || new Promise((done) => socket.once("close", done))));
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  },
);
