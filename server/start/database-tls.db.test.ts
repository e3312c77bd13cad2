import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { readEnvironment } from "#app/platform/env.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#db/embedded/embedded-postgres.ts";
import { findPostgresBinaries } from "#db/embedded/binaries.ts";
import { chooseRunner } from "#db/embedded/unprivileged.ts";
import { openDatabase } from "#db/client.ts";
import { openPortalDatabase } from "./open-database.ts";

let folder: string;
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-tls-"));
  postgres = await startEmbeddedPostgres(folder, { fsync: "off", shared_buffers: "16MB" });
  const [key, certificate] = [join(folder, "postgres", "server.key"), join(folder, "postgres", "server.crt")];
  makeCertificate(key, certificate);
  const runner = chooseRunner(findPostgresBinaries().pgCtl, [folder]);
  runner.own(key);
  runner.own(certificate);
  makeCertificate(join(folder, "other.key"), join(folder, "other.crt"));
  const owner = openDatabase(postgres.url);
  await owner.$client.query("alter system set ssl = on");
  await owner.$client.query("select pg_reload_conf()");
  await owner.$client.end();
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

/** Makes a certificate for the loopback address that is its own authority. */
function makeCertificate(key: string, certificate: string): void {
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "2"];
  const files = ["-nodes", "-keyout", key, "-out", certificate];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", ...files, ...subject], { stdio: "ignore" });
}

function openWith(authority: string) {
  const url = `${postgres.url}?sslmode=verify-full&sslrootcert=${encodeURIComponent(authority)}`;
  const read = readEnvironment({ DATABASE_URL: url });
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return openPortalDatabase(read.env);
}

test("a portal connects by TLS, and checks the server's certificate", async () => {
  const { db, close } = await openWith(join(folder, "postgres", "server.crt"));
  onTestFinished(close);
  const { rows } = await db.$client.query<{ ssl: boolean }>("select ssl from pg_stat_ssl where pid = pg_backend_pid()");
  expect(rows).toEqual([{ ssl: true }]);
});

test("a server with a certificate of another authority is refused in a sentence", async () => {
  await expect(openWith(join(folder, "other.crt"))).rejects.toThrow(
    /^DATABASE_URL : le certificat du serveur 127\.0\.0\.1:\d+ n'est pas accepté/,
  );
});
