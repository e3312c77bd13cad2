import { expect, onTestFinished, test } from "vitest";
import { openHttpPortal, useHttpPortal } from "../setup/http-portal.ts";
import { withoutDatabase } from "../setup/without-database.ts";

const portal = useHttpPortal({ template: "communes" });

test("a portal whose database is away is alive and not ready, until it is back", async () => {
  const states = async () => {
    const answers = await Promise.all(["/healthz", "/readyz"].map((path) => portal.fetch(path)));
    return Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`));
  };
  expect(await states()).toEqual(["200 ok\n", "200 ok\n"]);
  await withoutDatabase(portal.db, async () => expect(await states()).toEqual(["200 ok\n", "503 database\n"]));
  await expect.poll(states).toEqual(["200 ok\n", "200 ok\n"]);
});

test("a portal whose tables are being filled is ready, and says so", async () => {
  await portal.db.$client.query(
    "insert into runs (job, subject, data) values ('fill-rows', '20261129_fill.sql', '{}'), ('fill-rows', 'next.sql', '{}')",
  );
  onTestFinished(async () => void (await portal.db.$client.query("delete from runs")));
  const answer = await portal.fetch("/readyz");
  expect([answer.status, await answer.text()]).toEqual([200, "ok, work goes on: 20261129_fill.sql\n"]);
});

test("a portal with too little room for pictures is ready, and says so", async () => {
  const full = await openHttpPortal({ template: "communes", settings: { MIN_FREE_MB: "1000000" } });
  onTestFinished(full.close);
  const answer = await full.fetch("/readyz");
  expect([answer.status, await answer.text()]).toEqual([
    200,
    "ok, but no pictures are taken in: disk nearly full or failing\n",
  ]);
});
