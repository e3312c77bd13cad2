import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../client.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

test("an interrupted first start leaves nothing in the way", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bienvu-embedded-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, "postgres"));
  await writeFile(join(folder, "postgres", "half"), "");
  await mkdir(join(folder, "postgres-making-abc", "cluster"), { recursive: true });
  const postgres = await startEmbeddedPostgres(folder);
  onTestFinished(postgres.stop);
  const db = openDatabase(postgres.url);
  onTestFinished(() => db.$client.end());
  await db.$client.query("select 1");
  expect(await readdir(folder)).not.toContain("postgres-making-abc");
});
