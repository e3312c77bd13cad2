import { randomBytes } from "node:crypto";
import { mkdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { type Database, openDatabase } from "#db/client.ts";
import { startEmbeddedPostgres } from "#db/embedded/embedded-postgres.ts";
import { spawnPortal, stopPortal } from "#tests/setup/portals/portal-process.ts";
import type { Cleanup } from "./cleanup.ts";

/** A database and a folder of pictures for portals. */
export type Site = {
  db: Database;
  databaseUrl: string;
  /** The secret that signs sessions. */
  secret: string;
  /** The folder of `media`, and of the portals' folders. */
  folder: string;
};

export type Portal = { address: string; pid: number };

/** An empty site, on its own PostgreSQL. */
export async function createSite(cleanup: Cleanup, folder: string): Promise<Site> {
  await rm(folder, { recursive: true, force: true });
  const starting = startEmbeddedPostgres(folder);
  // Ctrl-C may come before the database has started.
  cleanup.add(async () => (await starting).stop());
  return siteOn(cleanup, { databaseUrl: (await starting).url, folder });
}

export function siteOn(cleanup: Cleanup, { databaseUrl, folder }: Pick<Site, "databaseUrl" | "folder">): Site {
  const db = openDatabase(databaseUrl);
  cleanup.add(() => db.$client.end());
  return { db, databaseUrl, secret: randomBytes(24).toString("hex"), folder };
}

/** Starts a portal behind a proxy of this machine. Portals of one site share its pictures, as portals on one database must. */
export async function openPortal(
  cleanup: Cleanup,
  { databaseUrl, secret, folder }: Site,
  { name, settings = {} }: { name: string; settings?: Record<string, string> },
): Promise<Portal> {
  const own = join(folder, name);
  await mkdir(join(folder, "media"), { recursive: true });
  await rm(own, { recursive: true, force: true });
  await mkdir(own);
  await symlink(join(folder, "media"), join(own, "media"), "dir");
  const portal = spawnPortal({
    PORT: "0",
    DATA_DIR: own,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: secret,
    TRUST_PROXY: "loopback",
    ...settings,
  });
  cleanup.add(() => stopPortal(portal));
  const { port } = new URL(await portal.opened);
  return { address: `http://127.0.0.1:${port}`, pid: portal.child.pid! };
}
