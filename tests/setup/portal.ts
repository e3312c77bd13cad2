import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { spawnPortal, stopPortal } from "./portal-process.ts";

declare module "vitest" {
  export interface ProvidedContext {
    portal: string;
  }
}

const SAMPLES = "300";

/** One portal for all journeys: the production build, its own database, the same sample listings each time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "bienvu-e2e-"));
  const portal = spawnPortal({ PORT: "0", DATA_DIR: folder, SAMPLE_LISTINGS: SAMPLES });
  project.provide("portal", await portal.opened);
  return async () => {
    await stopPortal(portal);
    await rm(folder, { recursive: true, force: true });
  };
}
