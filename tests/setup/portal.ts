import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { spawnPortal, stopPortal } from "./portal-process.ts";

declare module "vitest" {
  export interface ProvidedContext {
    portal: string;
    portalDatabase: string;
  }
}

const SAMPLES = "300";

/** One portal for all journeys: the production build, its own database, the same sample listings each time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "bienvu-e2e-"));
  const portal = spawnPortal({ PORT: "0", DATA_DIR: folder, SAMPLE_LISTINGS: SAMPLES });
  project.provide("portal", await portal.opened);
  // Where the portal's own PostgreSQL answers, for the rows that a journey starts from.
  const access = JSON.parse(await readFile(join(folder, "postgres-access.json"), "utf8")) as { port: number; password: string };
  project.provide("portalDatabase", `postgres://bienvu:${access.password}@127.0.0.1:${access.port}/bienvu`);
  return async () => {
    await stopPortal(portal);
    await rm(folder, { recursive: true, force: true });
  };
}
