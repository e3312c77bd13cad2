import type { Cleanup } from "../load/cleanup.ts";
import { cores, pin } from "../load/cores.ts";
import { openPortal, type Portal, type Site, siteOn } from "../load/site.ts";
import { startBenchServer } from "../search/databases.ts";

/** A portal with sample listings, on one core unless it `decodes` pictures. Reuses an earlier run's data: then `loadSeconds` is null. */
export async function openLargeSite(
  cleanup: Cleanup,
  count: number,
  { decodes = false } = {},
): Promise<{ site: Site; portal: Portal; loadSeconds: number | null }> {
  const starting = startBenchServer({ reuse: true });
  // Ctrl-C may come before the database has started.
  cleanup.add(async () => (await starting).stop());
  const { url, folder, loadSeconds } = await (await starting).open(count);
  const site = siteOn(cleanup, { databaseUrl: url, folder });
  // An earlier run has stored another secret.
  await site.db.$client.query("delete from shared_settings");
  const portal = await openPortal(cleanup, site, { name: "portal" });
  // With one core, the decoders would stay on the portal's core.
  if (!decodes) pin(portal.pid, cores.server);
  return { site, portal, loadSeconds };
}
