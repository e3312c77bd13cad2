import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import pg from "pg";
import { claimPort } from "#server/start/claim-port.ts";
import { timeoutFactor } from "../timeout-factor.ts";

const program = "/usr/sbin/pgbouncer";

/** Whether this machine has PgBouncer, as Debian's package installs it; tests that need it are skipped without. */
export const hasPooler = existsSync(program);

/** PgBouncer in transaction mode before a database. */
export async function startPooler(database: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { hostname, port, username, password, pathname } = new URL(database);
  const folder = await mkdtemp(join(tmpdir(), "bienvu-pooler-"));
  await chmod(folder, 0o755);
  const own = await claimPort({ PORT: 0, HOST: "127.0.0.1" });
  const name = pathname.slice(1);
  await writeFile(
    join(folder, "pgbouncer.ini"),
    `[databases]
${name} = host=${hostname} port=${port} dbname=${name} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
ignore_startup_parameters = extra_float_digits
default_pool_size = 10
`,
  );
  // It refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const child = spawn(program, [...(isRoot ? ["-u", "nobody"] : []), join(folder, "pgbouncer.ini")], {
    stdio: "ignore",
  });
  const url = Object.assign(new URL(database), { hostname: "127.0.0.1", port: String(own) }).href;
  await vi.waitFor(
    async () => {
      const client = new pg.Client(url);
      client.on("error", () => {});
      await client.connect();
      await client.end();
    },
    { timeout: 20_000 * timeoutFactor },
  );
  return {
    url,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
