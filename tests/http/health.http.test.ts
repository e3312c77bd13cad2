import { expect, test } from "vitest";
import { useHttpPortal } from "../setup/http-portal.ts";
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
