import { AggregatorRegistry } from "prom-client";
import { readEnvironment } from "#app/platform/env.ts";
import { createLog } from "#app/platform/log.ts";
import { mediaStorageOn } from "#app/platform/pictures/media-storage.server.ts";
import { sharedQueues } from "#app/platform/pictures/picture-queues.server.ts";
import { openObjectStorage } from "#app/platform/storage/open-storage.server.ts";
import { openDatabase } from "#db/client.ts";
import { createPlatform } from "../start/create-platform.ts";
import { startHttpServer } from "../http/http-server.ts";
import { createMetrics } from "../metrics/metrics.ts";
import type { PrimaryMessage, WorkerMessage, WorkerSettings } from "./messages.ts";
import { turnsOfWorker } from "./shared-turns.ts";

const send = (message: WorkerMessage) => void (process.connected && process.send!(message, undefined, {}, () => {}));
const { turns, receive } = turnsOfWorker(send);
const queues = { ...sharedQueues, uploads: { ...sharedQueues.uploads, turn: turns.pictures } };
// In a worker, this registry also answers the primary's requests: it must exist from the beginning, or the primary waits.
const hearPrometheus = () => new AggregatorRegistry();
hearPrometheus();
let end: ((kind: "drain" | "close") => Promise<void>) | null = null;

process.on("message", (message: PrimaryMessage) => {
  if (message.kind === "turn-answer") receive(message);
  else if (message.kind === "begin") void serve(message.settings).catch(fail);
  else if (message.kind === "drain" || message.kind === "close") {
    if (end) void end(message.kind).then(() => process.exit(0), fail);
    else process.exit(0);
  }
});
// Ctrl-C reaches all processes of a terminal: only the primary reacts.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => void (end ? end("drain").then(() => process.exit(1), fail) : process.exit(1)));

async function serve({ databaseUrl, secret, port, processes }: WorkerSettings): Promise<void> {
  const read = readEnvironment(process.env);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  const env = { ...read.env, PORT: port, JOBS: "none" as const };
  const log = createLog(env);
  const db = openDatabase(databaseUrl);
  const media = mediaStorageOn(openObjectStorage(env), { log, queues });
  const { platform, close } = await createPlatform({ db, media, env, log, secret, processes, turns });
  const metrics = env.METRICS_PORT === undefined ? null : createMetrics(db);
  // The primary requests metrics by messages of prom-client.
  if (metrics) AggregatorRegistry.setRegistries(metrics.registry);
  const server = await startHttpServer(platform, { processes, metrics });
  let ending: Promise<void> | null = null;
  // The portal may be stopped while this process drains.
  end = (kind) => {
    const stopped = server[kind]();
    ending ??= stopped.then(close).then(() => db.$client.end());
    return ending;
  };
  send({ kind: "ready" });
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
