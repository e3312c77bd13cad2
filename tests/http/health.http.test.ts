import { expect, test } from "vitest";
import { openDatabase } from "#db/client.ts";
import { useHttpPortal } from "../setup/http-portal.ts";

const portal = useHttpPortal({ template: "communes" });

test("a portal whose database is away is alive and not ready, until it is back", async () => {
  const url = new URL(portal.db.$client.options.connectionString!);
  const name = url.pathname.slice(1);
  url.pathname = "/postgres";
  const admin = openDatabase(url.href);
  const states = async () => {
    const answers = await Promise.all(["/healthz", "/readyz"].map((path) => portal.fetch(path)));
    return Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`));
  };
  try {
    expect(await states()).toEqual(["200 ok\n", "200 ok\n"]);
    await admin.$client.query(`alter database ${name} allow_connections false`);
    await admin.$client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    expect(await states()).toEqual(["200 ok\n", "503 database\n"]);
  } finally {
    await admin.$client.query(`alter database ${name} allow_connections true`);
    await admin.$client.end();
  }
  await expect.poll(states).toEqual(["200 ok\n", "200 ok\n"]);
});
