import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startGeocoder } from "./geocoder-server.ts";
import { openPortal } from "./portal-process.ts";
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
  const opened = await Promise.all(
    Array.from({ length: JOURNEYS_AT_ONCE }, () =>
      openPortal({ SAMPLE_LISTINGS: SAMPLES, GEOCODER_URL: geocoder.url }),
    ),
  );
  project.provide(
    "portals",
    await Promise.all(opened.map(async ({ address, folder }) => ({ address, database: await databaseIn(folder) }))),
  );
  return async () => {
    await Promise.all(opened.map(({ close }) => close()));
    await geocoder.stop();
  };
}

async function databaseIn(folder: string): Promise<string> {
  const { port, password } = JSON.parse(await readFile(join(folder, "postgres-access.json"), "utf8")) as {
    port: number;
    password: string;
  };
  return `postgres://bienvu:${password}@127.0.0.1:${port}/bienvu`;
}
