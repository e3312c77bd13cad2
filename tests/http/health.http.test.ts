import { expect, onTestFinished, test } from "vitest";
import { createUser } from "../factories/accounts.ts";
import { openHttpPortal, useHttpPortal } from "../setup/portals/http-portal.ts";
import { withoutDatabase } from "../setup/servers/without-database.ts";

const portal = useHttpPortal({ template: "communes" });

test("a portal whose database is away is alive but not ready, until the database is back", async () => {
  const states = async () => {
    const answers = await Promise.all(["/healthz", "/readyz"].map((path) => portal.fetch(path)));
    return Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`));
  };
  expect(await states()).toEqual(["200 ok\n", "200 ok\n"]);
  await withoutDatabase(portal.db, async () => expect(await states()).toEqual(["200 ok\n", "503 database\n"]));
  await expect.poll(states).toEqual(["200 ok\n", "200 ok\n"]);
});

test.each([
  ["too little room for pictures", { MIN_FREE_MB: "1000000" }, "ok, check the start\n"],
  ["sample accounts and a public address", { SITE_URL: "https://portail.example" }, "ok, check the start\n"],
  ["sample accounts on its user's machine, while a table is filled", {}, "ok\n"],
])("a portal with %s is ready, and reveals no details to strangers", async (_name, settings, said) => {
  const other = await openHttpPortal({ template: "communes", settings });
  onTestFinished(other.close);
  await other.db.$client.query("insert into runs (job, subject, data) values ('fill-rows', '20261129_fill.sql', '{}')");
  await createUser(other.db, { isSample: true });
  const answer = await other.fetch("/readyz");
  expect([answer.status, await answer.text()]).toEqual([200, said]);
});
