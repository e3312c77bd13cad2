import { execFile } from "node:child_process";
import { appendFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startEmbeddedPostgres } from "#db/embedded/embedded-postgres.ts";

/** The addresses of a primary with an empty database, and of its replica. */
export type ReplicatedServers = { primary: string; replica: string; stop(): Promise<void> };

export async function startReplicatedServers(): Promise<ReplicatedServers> {
  const folder = await mkdtemp(join(tmpdir(), "bienvu-replica-"));
  const [one, copy] = [join(folder, "primary"), join(folder, "replica")];
  const settings = { fsync: "off", max_connections: "40", shared_buffers: "16MB" };
  await (await startEmbeddedPostgres(one, settings)).stop();
  // Owners are kept: PostgreSQL insists on its own.
  await promisify(execFile)("cp", ["-a", one, copy]);
  const primary = await startEmbeddedPostgres(one);
  await writeFile(join(copy, "postgres", "standby.signal"), "");
  await appendFile(join(copy, "postgres", "postgresql.auto.conf"), `primary_conninfo = '${primary.url}'\n`);
  const replica = await startEmbeddedPostgres(copy);
  return {
    primary: primary.url,
    replica: replica.url,
    async stop() {
      await Promise.all([replica.stop(), primary.stop()]);
      await rm(folder, { recursive: true });
    },
  };
}
