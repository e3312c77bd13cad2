import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startGeocoder } from "./geocoder-server.ts";
import { spawnPortal, stopPortal } from "./portal-process.ts";
import { JOURNEYS_AT_ONCE } from "./journeys-at-once.ts";
import type { OpenPortal } from "./portals.ts";

declare module "vitest" {
  export interface ProvidedContext {
    portals: OpenPortal[];
  }
}

const SAMPLES = "300";

/** Portals for the journeys: the production build, each with its own database, the same sample listings each time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const geocoder = await startGeocoder();
  const opened = await Promise.all(Array.from({ length: JOURNEYS_AT_ONCE }, () => openPortal({ GEOCODER_URL: geocoder.url })));
  project.provide("portals", opened.map(({ portal }) => portal));
  return async () => {
    await Promise.all(opened.map(({ close }) => close()));
    await geocoder.stop();
  };
}

async function openPortal(settings: Record<string, string>): Promise<{ portal: OpenPortal; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "bienvu-e2e-"));
  const running = spawnPortal({ PORT: "0", DATA_DIR: folder, SAMPLE_LISTINGS: SAMPLES, ...settings });
  const address = await running.opened;
  const access = JSON.parse(await readFile(join(folder, "postgres-access.json"), "utf8")) as { port: number; password: string };
  return {
    portal: { address, database: `postgres://bienvu:${access.password}@127.0.0.1:${access.port}/bienvu` },
    async close() {
      await stopPortal(running);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
