import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import S3rver from "s3rver";

/**
 * How an object storage fails: it answers each request with 500; refuses to write; breaks connections; stores the first two
 * objects only; answers late; or never.
 */
export type StorageFault = "fails" | "refuses" | "breaks" | "stores half" | "is slow" | "hangs";

export type ObjectServer = {
  /** Settings of a portal that stores its pictures there. */
  settings: Record<string, string>;
  behave(fault: StorageFault | null): void;
  /** Requests since then. */
  asked(): number;
  /** The stored objects. */
  objects(): Promise<string[]>;
  stop(): Promise<void>;
};

const SLOW_MS = 400;

/** A real S3 server on this machine, behind a proxy that fails on request. */
export async function startObjectServer(): Promise<ObjectServer> {
  const folder = await mkdtemp(join(tmpdir(), "bienvu-s3-"));
  const configureBuckets = [{ name: "photos", configs: [] }];
  const server = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory: folder, configureBuckets });
  const { port } = await server.run();
  let fault: StorageFault | null = null;
  let stored = 0;
  let count = 0;
  const door = createServer((asked, answer) => {
    count += 1;
    if (fault === "hangs") return;
    if (fault === "breaks") return void asked.socket.destroy();
    if (fault === "stores half" && asked.method === "PUT") stored += 1;
    const isRefused = fault === "refuses" || (fault === "stores half" && stored > 2);
    if (fault === "fails" || (isRefused && asked.method === "PUT"))
      return void answer.writeHead(fault === "fails" ? 500 : 403).end("<Error/>");
    void pause(fault === "is slow" ? SLOW_MS : 0).then(() => passOn(asked, answer, port));
  });
  door.listen(0, "127.0.0.1");
  await once(door, "listening");
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
      S3_BUCKET: "photos",
      S3_REGION: "us-east-1",
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
      S3_PATH_STYLE: "true",
    },
    behave(next) {
      fault = next;
      stored = 0;
      count = 0;
      if (next === null) door.closeAllConnections();
    },
    asked: () => count,
    objects: async () =>
      (await readdir(join(folder, "photos"), { recursive: true })).filter((name) => name.endsWith("._S3rver_object")),
    async stop() {
      door.close();
      door.closeAllConnections();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The signature contains the proxy's address: headers stay unchanged. */
function passOn(asked: IncomingMessage, answer: ServerResponse, port: number): void {
  const { method, url, headers } = asked;
  const passed = request({ host: "127.0.0.1", port, method, path: url, headers }, (given) => {
    answer.writeHead(given.statusCode!, given.headers);
    given.pipe(answer);
  });
  passed.once("error", () => answer.destroy());
  asked.pipe(passed);
}
